package import Foundation

/// What a leaf paints into its frame.
package indirect enum Drawing {
  case fill(Outline, Paint, evenOdd: Bool)
  case stroke(Outline, Paint, StrokeSettings)
  case text(TextFlow)
  case image(ImageDrawing)

  /// An outline that depends on the rectangle it is drawn in.
  package typealias Outline = (CGRect) -> VectorPath
  package typealias SendableOutline = @Sendable (CGRect) -> VectorPath
}

extension Drawing {
  /// One colour for what is drawn; `nil` for an image in its own colours.
  package var color: RGBA? { mainPaint?.representative }

  /// What it is painted with, of a text its beginning; `nil` for an image in its own colours.
  package var mainPaint: Paint? {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint
    case .text(let flow): flow.runs.first?.paint
    case .image(let image): image.tint
    }
  }
}

/// The pen of a stroke; lengths in points.
package struct StrokeSettings: Hashable, Sendable {
  package enum Cap: String, Sendable { case butt, round, square }
  package enum Join: String, Sendable { case miter, round, bevel }

  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  package var miterLimit: CGFloat
  package var dash: [CGFloat]
  package var dashPhase: CGFloat

  package init(
    width: CGFloat,
    cap: Cap = .butt,
    join: Join = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A picture stretched over its frame, in its own colours or as a template in one.
package struct ImageDrawing {
  package var name: String
  package var picture: VectorPicture
  package var source: String
  package var tint: Paint?
  /// Whether nobody knows here what the image looks like.
  package var isPlaceholder: Bool

  package init(name: String, picture: VectorPicture, source: String, tint: Paint?, isPlaceholder: Bool = false) {
    self.name = name
    self.picture = picture
    self.source = source
    self.tint = tint
    self.isPlaceholder = isPlaceholder
  }
}
