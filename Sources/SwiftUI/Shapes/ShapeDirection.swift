import Foundation
import HeadlessCore
import UIKit

/// Where the outline of a shape is mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The outline is the same in both directions.
  case fixed
  /// The points of the outline are mirrored where the layout runs in this direction.
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// What a shape is painted for, when a style fits one kind or the other.
public enum ShapeRole: Sendable {
  case fill
  case stroke
  case separator
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

  /// As for who deploys to iOS 17 and later; before, shapes were fixed.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The outline that the shape is drawn with where the layout runs in this direction.
  nonisolated func outline(in direction: LayoutDirection) -> Drawing.SendableOutline {
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return { path(in: $0).vector } }
    return { rect in
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
      return path(in: rect).applying(mirror).vector
    }
  }
}
