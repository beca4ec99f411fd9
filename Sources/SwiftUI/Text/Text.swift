public import Foundation
import HeadlessCore

/// One or more lines of text.
public struct Text: Equatable, Sendable {
  /// A stretch of characters with the styles that were set on it.
  struct Piece: Equatable, Sendable {
    var string: String
    var style = TextPieceStyle()
  }

  var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  public init(verbatim content: String) { pieces = [Piece(string: content)] }

  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { self.init(verbatim: String(content)) }

  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let text = Text(markdown: key.markdown).inserting(key.texts)
    let isLookedUp = tableName != nil || bundle != nil
    self =
      isLookedUp ? text.lacking("Text(_:tableName:bundle:comment:) reads no table of strings: keys are shown.") : text
  }

  /// Where text is cut that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(pieces: lhs.pieces + rhs.pieces) }

  package var string: String { pieces.map(\.string).joined() }
}

extension Text: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let flow = view.flow(inputs)
    let node = inputs.leaf(
      Text.self,
      layout: flow.layout(),
      drawing: inputs.redacted { flow.bars(in: $0) } ?? .text(flow)
    )
    var properties = AccessibilityChanges()
    properties.label = view.string
    properties.addedTraits = .isStaticText
    node.accessibility = .element(properties)
    return _ViewOutputs([node])
  }

  func flow(_ inputs: _ViewInputs) -> TextFlow {
    let environment = inputs.environment
    var flow = TextFlow(runs: pieces.map { $0.style.run($0.string, inputs) })
    flow.lineLimit = environment.lineLimit
    flow.lineMinimum = environment.lineMinimum
    flow.lineSpacing = environment.lineSpacing
    flow.minimumScale = environment.minimumScaleFactor
    flow.isRightToLeft = environment.layoutDirection == .rightToLeft
    switch environment.multilineTextAlignment {
    case .leading: flow.alignment = .leading
    case .center: flow.alignment = .center
    case .trailing: flow.alignment = .trailing
    }
    switch environment.truncationMode {
    case .head: flow.truncation = .head
    case .middle: flow.truncation = .middle
    case .tail: flow.truncation = .tail
    }
    return flow
  }
}
