import Foundation
import HeadlessCore

/// What was set on a piece of text itself; `nil` leaves it to the environment.
struct TextPieceStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic: Bool?
  var isMonospaced = false
  var hasMonospacedDigits = false
  var color: Color?
  /// A style that is no plain colour.
  var paint: AnyShapeStyle?
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  /// Links have the tint where no colour was set.
  var isLink = false
  /// What was asked for and is not carried out, in sentences.
  var shortcomings: [String] = []
  /// The same of what may change how large the text is.
  var lacks: [String] = []

  static func == (left: Self, right: Self) -> Bool {
    left.font == right.font && left.weight == right.weight && left.design == right.design
      && left.isItalic == right.isItalic && left.isMonospaced == right.isMonospaced && left.color == right.color
      && left.tracking == right.tracking && left.underline == right.underline
      && left.strikethrough == right.strikethrough && (left.paint == nil) == (right.paint == nil)
      && left.isLink == right.isLink && left.baselineOffset == right.baselineOffset
      && left.hasMonospacedDigits == right.hasMonospacedDigits
  }

  func run(_ string: String, _ inputs: _ViewInputs) -> TextFlow.Run {
    let environment = inputs.environment
    let underline = underline ?? environment.underline
    let strikethrough = strikethrough ?? environment.strikethrough
    report(inputs, [underline, strikethrough].compactMap { $0 })
    if isLink {
      inputs.graph.record(.unsupported, "A link inside a text cannot be tapped here.", at: inputs.identity)
    }
    let typeface = typeface(inputs)
    let missing = typeface.missingCharacters(in: string)
    if !missing.isEmpty {
      let message = "Inter has no \"\(String(missing))\": boxes stand in, each as wide as the text is high."
      inputs.graph.record(.unknownFont, message, at: inputs.identity)
    }
    return TextFlow.Run(
      string: cased(string, environment.textCase),
      typeface: typeface,
      paint: paint(environment),
      tracking: tracking == 0 ? environment.textTracking : tracking,
      isUnderlined: underline != nil,
      isStruckThrough: strikethrough != nil,
      underline: underline?.color.map { .color($0.rgba(in: environment)) },
      strikethrough: strikethrough?.color.map { .color($0.rgba(in: environment)) },
      rise: baselineOffset
    )
  }

  private func paint(_ environment: EnvironmentValues) -> Paint {
    if let color { return .color(color.rgba(in: environment)) }
    if isLink { return .color((environment.tintColor ?? .accentColor).rgba(in: environment)) }
    return paint?._paint(in: environment).paint ?? environment.foregroundPaint
  }

  private func cased(_ string: String, _ textCase: Text.Case?) -> String {
    switch textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }

  func typeface(_ inputs: _ViewInputs) -> Typeface {
    let environment = inputs.environment
    var font = font ?? environment.font ?? .body
    if let weight = weight ?? environment.fontWeight { font.weight = weight }
    if let design = design ?? environment.fontDesign { font.design = design }
    font.isItalic = font.isItalic || isItalic ?? environment.isItalic
    font.isMonospaced = font.isMonospaced || isMonospaced || environment.isMonospaced
    font.hasMonospacedDigits = font.hasMonospacedDigits || hasMonospacedDigits || environment.hasMonospacedDigits
    report(font, inputs)
    for message in font.shortcomings { inputs.graph.record(.unsupported, message, at: inputs.identity) }
    for message in shortcomings { inputs.graph.record(.notShown, message, at: inputs.identity) }
    for message in lacks { inputs.graph.record(.unsupported, message, at: inputs.identity) }
    let typeface = font.typeface(at: environment.dynamicTypeSize)
    if let name = typeface.customName {
      inputs.graph.record(.unknownFont, "The font \"\(name)\" is not here: Inter takes its place.", at: inputs.identity)
    }
    return typeface
  }

  /// There is one family of letters here.
  private func report(_ font: Font, _ inputs: _ViewInputs) {
    let design: String? =
      switch font.design {
      case .serif: "serif"
      case .rounded: "rounded"
      case .monospaced: "monospaced"
      default: font.isMonospaced ? "monospaced" : nil
      }
    guard let design else { return }
    let message = "Letters of the \(design) design are Inter's here."
    inputs.graph.record(.notShown, message, at: inputs.identity)
  }

  private func report(_ inputs: _ViewInputs, _ lines: [Text.LineStyle]) {
    for line in lines where line.pattern != .solid {
      let message = "Lines of text are solid here: the pattern \(line.pattern.name) is not drawn."
      inputs.graph.record(.notShown, message, at: inputs.identity)
    }
  }
}

extension Text.Piece {
  /// Inside of a piece with marks of its own: bold words that are put into italic ones are both.
  func over(_ outer: TextPieceStyle) -> Text.Piece {
    var piece = self
    piece.style.weight = style.weight ?? outer.weight
    piece.style.isItalic = style.isItalic ?? outer.isItalic
    piece.style.strikethrough = style.strikethrough ?? outer.strikethrough
    piece.style.isMonospaced = style.isMonospaced || outer.isMonospaced
    piece.style.isLink = style.isLink || outer.isLink
    return piece
  }
}
