import SwiftSyntax

/// A frame in the label or the style of a button, written with tokens alone, so that it can be said outside of the button too.
/// There it is layout, and takes no touch.
struct MovableFrame: Hashable {
  let place: SyntaxPlace
  /// `.frame(minWidth: DesignTokens.tapAreaMinimum)`
  let text: String

  static func all(in source: SwiftSource) -> [MovableFrame] {
    let finder = FrameFinder(source: source)
    finder.walk(source.tree)
    return finder.frames
  }

  /// Whether a button gets its style here: behind that the frames of its style are outside of it.
  static func hasButton(_ source: SwiftSource) -> Bool {
    source.tree.tokens(viewMode: .sourceAccurate).contains { $0.text == styleModifier }
  }

  static let styleModifier = "buttonStyle"
}

struct NumberedFrame {
  let frame: MovableFrame
  let number: Int
}

private final class FrameFinder: SyntaxVisitor {
  private let source: SwiftSource
  private(set) var frames: [MovableFrame] = []

  init(source: SwiftSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let modifier = ModifierCall(node), modifier.name == "frame",
      node.arguments.allSatisfy({ $0.expression.trimmedDescription.hasPrefix("DesignTokens.") })
    else { return .visitChildren }
    frames.append(
      MovableFrame(
        place: source.place(of: modifier.member.period),
        text: ".frame(\(node.arguments.trimmedDescription))"
      )
    )
    return .visitChildren
  }
}
