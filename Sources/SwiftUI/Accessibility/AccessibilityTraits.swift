package import HeadlessCore

/// What kind of thing an element is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  package var set: AccessibilityTraitSet

  package init(_ set: AccessibilityTraitSet) { self.set = set }

  public init() { set = [] }

  public static let isButton = Self(.isButton)
  public static let isHeader = Self(.isHeader)
  public static let isSelected = Self(.isSelected)
  public static let isLink = Self(.isLink)
  public static let isSearchField = Self(.isSearchField)
  public static let isImage = Self(.isImage)
  public static let playsSound = Self(.playsSound)
  public static let isKeyboardKey = Self(.isKeyboardKey)
  public static let isStaticText = Self(.isStaticText)
  public static let isSummaryElement = Self(.isSummaryElement)
  public static let updatesFrequently = Self(.updatesFrequently)
  public static let startsMediaSession = Self(.startsMediaSession)
  public static let allowsDirectInteraction = Self(.allowsDirectInteraction)
  public static let causesPageTurn = Self(.causesPageTurn)
  public static let isModal = Self(.isModal)
  public static let isToggle = Self(.isToggle)
  public static let isTabBar = Self(.isTabBar)

  public func union(_ other: Self) -> Self { Self(set.union(other.set)) }
  public mutating func formUnion(_ other: Self) { set.formUnion(other.set) }
  public func intersection(_ other: Self) -> Self { Self(set.intersection(other.set)) }
  public mutating func formIntersection(_ other: Self) { set.formIntersection(other.set) }
  public func symmetricDifference(_ other: Self) -> Self { Self(set.symmetricDifference(other.set)) }
  public mutating func formSymmetricDifference(_ other: Self) { set.formSymmetricDifference(other.set) }
  public func contains(_ member: Self) -> Bool { set.isSuperset(of: member.set) }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    set.formUnion(newMember.set)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { set.subtract(member.set) }
    return contains(member) ? member : nil
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    defer { set.formUnion(newMember.set) }
    return contains(newMember) ? newMember : nil
  }
}

/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: AccessibilityRole.Children

  public static let ignore = Self(behavior: .ignore)
  public static let contain = Self(behavior: .contain)
  public static let combine = Self(behavior: .combine)
}
