import SwiftUI

/// A strip with a notch at its end, in a module whose types are the main actor's where they say nothing else.
public struct Ribbon: InsettableShape {
  var notch: CGFloat
  var inset: CGFloat = 0

  public init(notch: CGFloat) {
    self.notch = notch
  }

  public var animatableData: CGFloat {
    get { notch }
    set { notch = newValue }
  }

  public func inset(by amount: CGFloat) -> Ribbon {
    var ribbon = self
    ribbon.inset += amount
    return ribbon
  }

  public func path(in rect: CGRect) -> Path {
    let strip = rect.insetBy(dx: inset, dy: inset)
    return Path { path in
      path.move(to: strip.origin)
      path.addLine(to: CGPoint(x: strip.maxX, y: strip.minY))
      path.addLine(to: CGPoint(x: strip.maxX - notch, y: strip.midY))
      path.addLine(to: CGPoint(x: strip.maxX, y: strip.maxY))
      path.addLine(to: CGPoint(x: strip.minX, y: strip.maxY))
      path.closeSubpath()
    }
  }
}
