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

  fileprivate var path: WritableKeyPath<ScrollAnchors, CGPoint?> {
    switch role {
    case .initialOffset: \.initial
    case .sizeChanges: \.sizeChanges
    case .alignment: \.alignment
    }
  }
}

extension EnvironmentValues {
  @Entry var scrollAnchors = ScrollAnchors()
}

extension View {
  /// Apple's documentation: "By default, the system uses this point for" the initial offset, size changes and alignment.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(changing: { values in
      for role in [ScrollAnchorRole.initialOffset, .sizeChanges, .alignment] {
        values.scrollAnchors[keyPath: role.path] = anchor?.point
      }
    })
  }

  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    environment(changing: { $0.scrollAnchors[keyPath: role.path] = anchor?.point })
  }
}
