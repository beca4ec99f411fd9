public import Foundation
import HeadlessCore

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified = 0
  case h1 = 1
  case h2 = 2
  case h3 = 3
  case h4 = 4
  case h5 = 5
  case h6 = 6
}

/// What a text is, so that it is read well.
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

/// Whether a view answers touches itself while VoiceOver runs.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The part that a label plays in a pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

extension View {
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility(changing: { $0.addedTraits = .isHeader })
  }

  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility(changing: { if isEnabled { $0.label = label.string } })
  }

  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility(changing: { if isEnabled { $0.hint = hint.string } })
  }

  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibility(changing: { if isEnabled { $0.value = value.string } })
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibility { _ in isEnabled ? .hidden(hidden) : .change(AccessibilityChanges()) }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility(changing: { if isEnabled { $0.identifier = identifier } })
  }

  /// One element in place of the view, with what the view made here says.
  nonisolated public func accessibilityRepresentation<V>(
    @ViewBuilder representation: () -> V
  ) -> some View where V: View {
    let box = Confined(representation())
    return NodeModified(content: self) { node, inputs in
      let stand = inputs.makeOne(box.value, step: .index(0))
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.accessibility = .represented(stand)
      return wrapper
    }
  }

  /// The elements of the views made here, in place of those of this view.
  nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
    accessibilityRepresentation(representation: children)
  }

  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    notShown("accessibilityInputLabels(_:) changes nothing here: nobody speaks to the host.")
  }

  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    notShown("accessibilityInputLabels(_:) changes nothing here: nobody speaks to the host.")
  }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View where S: StringProtocol {
    notShown("accessibilityInputLabels(_:) changes nothing here: nobody speaks to the host.")
  }

  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    notShown("accessibilityTextContentType(_:) changes nothing here: the host does not speak.")
  }

  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    notShown("accessibilityIgnoresInvertColors(_:) changes nothing here: the host does not invert colours.")
  }

  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
  {
    notShown("accessibilityRespondsToUserInteraction(_:) changes nothing here.")
  }

  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    accessibility(changing: { if isDirectTouchArea { $0.addedTraits = .allowsDirectInteraction } })
  }

  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    notShown("accessibilityShowsLargeContentViewer() shows nothing here.")
  }

  nonisolated public func accessibilityShowsLargeContentViewer<V>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View where V: View {
    notShown("accessibilityShowsLargeContentViewer(_:) shows nothing here.")
  }

  nonisolated public func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    unsupported("accessibilityLabeledPair(role:id:in:) does not join the pair here.")
  }

  nonisolated public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View
  where ID: Hashable {
    unsupported("accessibilityLinkedGroup(id:in:) does not join the group here.")
  }

}

/// The older names.
extension View {
  @available(iOS, deprecated: 15.0, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  @available(iOS, deprecated: 15.0, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  @available(iOS, deprecated: 15.0, renamed: "accessibilityHint(_:)")
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  @available(iOS, deprecated: 15.0, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  @available(iOS, deprecated: 15.0, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  @available(iOS, deprecated: 15.0, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  @available(iOS, deprecated: 15.0, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  @available(iOS, deprecated: 15.0, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  @available(iOS, deprecated: 15.0, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  @available(iOS, deprecated: 15.0, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}

/// What is said to assistive technologies by code.
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: Sendable {
    private let text: String

    public init(_ announcement: String) { text = announcement }

    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    public func post() { AccessibilityNotification.note("announcement: \(text)") }
  }

  /// The screen is another.
  public struct ScreenChanged: Sendable {
    public init() {}

    public func post() { AccessibilityNotification.note("screenChanged: ") }
  }

  /// The screen is laid out anew.
  public struct LayoutChanged: Sendable {
    public init() {}

    public func post() { AccessibilityNotification.note("layoutChanged: ") }
  }

  fileprivate static func note(_ text: String) {
    guard let graph = Graph.current else { return }
    graph.log.append(.announcement(text, time: graph.clock.now))
  }
}

extension View {
  /// The label is what the texts of the content say; the view itself may be among them.
  nonisolated public func accessibilityLabel<V>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    let box = Confined(content(PlaceholderContentView(content: AnyView(self))))
    return NodeModified(content: self) { node, inputs in
      let hidden = inputs.makeOne(box.value, step: .index(0))
      let labels = AccessibilityTree().elements(of: hidden).compactMap(\.label)
      var changes = AccessibilityChanges()
      changes.label = labels.joined(separator: ", ")
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.accessibility = .change(changes)
      return wrapper
    }
  }
}
