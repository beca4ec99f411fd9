public import Foundation

/// How far sections stand apart.
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How the items of a list are tinted.
public struct ListItemTint: Sendable {
  public static let monochrome = ListItemTint()

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

/// How strong the badge of a row is.
public struct BadgeProminence: Hashable, Sendable {
  let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

extension View {
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    unsupported("listSectionSpacing(_:) changes nothing here.")
  }

  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    notShown("listSectionSeparatorTint(_:edges:) changes nothing here: sections have no separators.")
  }

  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    unsupported("listItemTint(_:) changes nothing here.")
  }

  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    unsupported("listItemTint(_:) changes nothing here.")
  }

  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    notShown("deleteDisabled(_:) changes nothing here: rows cannot be swiped.")
  }

  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    notShown("moveDisabled(_:) changes nothing here: rows cannot be moved.")
  }

  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    notShown("selectionDisabled(_:) changes nothing here: rows are not selected.")
  }

  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    notShown("badgeProminence(_:) changes nothing here: badges are not shown.")
  }
}
