public import Foundation
import HeadlessCore

/// The ends of open lines.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// The corners of lines.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// The pen of a stroke; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var settings: StrokeSettings {
    let caps: [CGLineCap: StrokeSettings.Cap] = [.round: .round, .square: .square]
    let joins: [CGLineJoin: StrokeSettings.Join] = [.round: .round, .bevel: .bevel]
    return StrokeSettings(
      width: lineWidth,
      cap: caps[lineCap] ?? .butt,
      join: joins[lineJoin] ?? .miter,
      miterLimit: miterLimit,
      dash: dash,
      dashPhase: dashPhase
    )
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// How the inside of an outline is found.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  /// What is said where an outline limits and does not paint.
  static let evenOddClip = "The even-odd rule counts where an outline is filled; what it clips has no holes here."
}
