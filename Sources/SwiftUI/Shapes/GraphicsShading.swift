public import Foundation
import HeadlessCore
import UIKit

extension GraphicsContext {
  /// What an outline is painted with. Points of gradients are points of the canvas.
  public struct Shading: Sendable {
    let paint: @Sendable (CGSize, CGAffineTransform, EnvironmentValues) -> Paint
    /// Whether it is painted in circles, which only a transform of one scale leaves circles.
    var isRound = false

    public static func color(_ color: Color) -> Shading { style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      Shading { _, _, environment in style._paint(in: environment).paint }
    }

    public static var foreground: Shading { style(ForegroundStyle()) }
    public static var backdrop: Shading { style(BackgroundStyle()) }

    /// The first; the others are for layers of symbols.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? foreground }

    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.report()
      return Shading { size, transform, environment in
        let stops = gradient.resolved(in: environment)
        let (start, end) = (startPoint.applying(transform), endPoint.applying(transform))
        return .linear(stops: stops, start: start.unit(in: size), end: end.unit(in: size))
      }
    }

    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.report()
      return Shading(
        paint: { size, transform, environment in
          .radial(
            stops: gradient.resolved(in: environment),
            center: center.applying(transform).unit(in: size),
            startRadius: startRadius * transform.meanScale,
            endRadius: endRadius * transform.meanScale
          )
        },
        isRound: true
      )
    }

    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      options.report()
      return Shading(
        paint: { size, transform, environment in
          let start = angle.radians + transform.turn
          return .angular(
            stops: gradient.resolved(in: environment),
            center: center.applying(transform).unit(in: size),
            start: start,
            end: start + 2 * .pi
          )
        },
        isRound: true
      )
    }
  }

  /// How a gradient goes on beyond its ends: here as its last colour.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let linearColor = GradientOptions(rawValue: 1 << 2)

    fileprivate func report() {
      if isEmpty { return }
      Graph.note(.notShown, "The options of a gradient change nothing in a Canvas here.")
    }
  }
}

extension CGAffineTransform {
  /// By how much lengths grow, in the mean of both directions.
  fileprivate var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// By how much the first axis is turned, in radians.
  fileprivate var turn: Double { atan2(b, a) }

  /// Whether it only moves, turns and scales alike in both directions.
  var keepsCircles: Bool {
    let scale = max(hypot(a, b), hypot(c, d), .leastNonzeroMagnitude)
    return abs(a - d) / scale < 1e-6 && abs(b + c) / scale < 1e-6
  }
}

extension CGPoint {
  /// As a part of a size; nothing of a size without extent.
  fileprivate func unit(in size: CGSize) -> CGPoint {
    CGPoint(x: size.width > 0 ? x / size.width : 0, y: size.height > 0 ? y / size.height : 0)
  }
}
