import HeadlessCore
import UIKit

/// Text of several lines that a person edits.
public struct TextEditor {
  let text: Binding<String>
  var selection: Binding<TextSelection?>?

  nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  public typealias Body = Never

  /// As large as there is room, on a ground that hides what is behind it unless code says otherwise.
  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var content = FieldContent(text: view.text, prompt: nil, title: nil, isSecure: false, lines: 1...Int.max)
    content.selection = view.selection
    let field = content.node(inputs, type: Self.self)
    let frame = FlexibleFrameLayout(
      width: .init(minimum: nil, ideal: nil, maximum: .infinity),
      height: .init(minimum: nil, ideal: nil, maximum: .infinity),
      alignment: Alignment.topLeading.pair
    )
    let place = inputs.descending(.attachment)
    let padded = place.descending(.index(0)).node(
      layout: PaddingLayout(Insets(top: 8, leading: 5, bottom: 8, trailing: 5)),
      children: [field]
    )
    let editor = place.node(layout: frame, children: [padded])
    if inputs.environment.scrollContentGround == .hidden { return _ViewOutputs([editor]) }
    let ground = place.makeOne(Color(uiColor: .systemBackground), step: .index(1))
    let layout = AttachmentLayout(alignment: Alignment.center.pair, primary: 1)
    return _ViewOutputs([place.descending(.attachment).node(layout: layout, children: [ground, editor])])
  }
}
