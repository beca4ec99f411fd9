import Foundation
import HeadlessCore

/// What a default anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Role { case initialOffset, sizeChanges, alignment }

  private let role: Role

  /// Where the content stands at first.
  public static var initialOffset: ScrollAnchorRole { Self(role: .initialOffset) }
  /// Where it stands when it, or the room for it, becomes longer or shorter.
  public static var sizeChanges: ScrollAnchorRole { Self(role: .sizeChanges) }
  /// Where it stands while it is shorter than the room.
  public static var alignment: ScrollAnchorRole { Self(role: .alignment) }
}

/// What modifiers around a scroll view said of its anchors: one for everything, and others for single roles.
struct DefaultScrollAnchors {
  var general: UnitPoint?
  /// Those of roles; `nil` says that there is none, whatever the general one is.
  var special: [ScrollAnchorRole: UnitPoint?] = [:]

  /// An anchor of a role goes before the general one, wherever either was said.
  var anchors: ScrollAnchors {
    func point(_ role: ScrollAnchorRole) -> CGPoint? { (special[role] ?? general)?.point }
    return ScrollAnchors(
      initial: point(.initialOffset),
      sizeChanges: point(.sizeChanges),
      alignment: point(.alignment)
    )
  }
}

extension EnvironmentValues {
  @Entry var defaultScrollAnchors = DefaultScrollAnchors()
}

extension View {
  /// Apple's documentation: "By default, the system uses this point for" the initial offset, size changes and alignment.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(changing: { $0.defaultScrollAnchors.general = anchor })
  }

  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    environment(changing: { $0.defaultScrollAnchors.special[role] = .some(anchor) })
  }
}
