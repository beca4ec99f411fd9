import Foundation
import HeadlessCore

/// What was set on a piece of text itself; `nil` leaves it to the environment.
struct TextPieceStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic: Bool?
  var isMonospaced = false
  var color: Color?
  var tracking: CGFloat = 0
  var isUnderlined = false
  var isStruckThrough = false

  func run(_ string: String, _ inputs: _ViewInputs) -> TextFlow.Run {
    let environment = inputs.environment
    var font = font ?? environment.font ?? .body
    if let weight = weight ?? environment.fontWeight { font.weight = weight }
    if let design = design ?? environment.fontDesign { font.design = design }
    font.isItalic = font.isItalic || isItalic ?? environment.isItalic
    font.isMonospaced = font.isMonospaced || isMonospaced
    let typeface = font.typeface(at: environment.dynamicTypeSize)
    if let name = typeface.customName {
      inputs.graph.record(.unknownFont, "The font \"\(name)\" is not here: Inter takes its place.", at: inputs.identity)
    }
    return TextFlow.Run(
      string: string,
      typeface: typeface,
      paint: color.map { .color($0.rgba(in: environment)) } ?? environment.foregroundPaint,
      tracking: tracking,
      isUnderlined: isUnderlined,
      isStruckThrough: isStruckThrough
    )
  }
}
