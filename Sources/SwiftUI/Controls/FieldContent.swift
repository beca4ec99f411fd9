import Foundation
import HeadlessCore
import UIKit

/// What plain and secure fields have in common.
struct FieldContent {
  let text: Binding<String>
  let prompt: Text?
  let title: String?
  let isSecure: Bool
  /// How many lines are shown; one line where the field does not grow.
  var lines = 1...1
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  /// Where code asks what is selected.
  var selection: Binding<TextSelection?>?

  @MainActor func node(_ inputs: _ViewInputs, type: any Any.Type) -> Node {
    let inner = inputs.descending(into: type)
    if selection != nil {
      let message = "The selection of a field is neither told nor heeded here: text is typed at its end."
      inner.graph.record(.unsupported, message, at: inner.identity)
    }
    let value = text.wrappedValue
    let flow = shown(value, inner)
    let node = Node(inner.identity, layout: layout(flow)).directed(by: inner)
    node.drawing = .text(flow)
    node.stand(for: type)
    node.interaction = .field(behavior(inner))
    node.accessibility = .element(properties(value, inner))
    if let onEditingChanged {
      node.focusClaim = FocusClaim(isWished: { false }, report: { onEditingChanged($0) })
    }
    return node
  }

  private func shown(_ value: String, _ inputs: _ViewInputs) -> TextFlow {
    var inputs = inputs
    // A field that grows takes the line limit of its surroundings.
    inputs.environment.lineLimit = lines == 1...1 ? 1 : inputs.environment.lineLimit ?? lines.upperBound
    if lines == 1...1 { inputs.environment.lineMinimum = 1 }
    if !value.isEmpty {
      return Text(verbatim: isSecure ? String(repeating: "\u{2022}", count: value.count) : value).flow(inputs)
    }
    // A prompt that has its own colour keeps it.
    inputs.environment.foreground = AnyShapeStyle(Color(uiColor: .placeholderText))
    return (prompt ?? Text(verbatim: title ?? "")).flow(inputs)
  }

  /// As wide as it may be, and as high as its lines.
  private func layout(_ flow: TextFlow) -> GuidedLayout {
    let measured = flow.layout()
    let ideal = flow.block(for: .unspecified).size
    if lines == 1...1 {
      return GuidedLayout(guide: measured.baseline) { CGSize(width: $0.width ?? ideal.width, height: ideal.height) }
    }
    return GuidedLayout(guide: measured.baseline) { proposal in
      let block = flow.block(for: ProposedSize(width: proposal.width, height: nil))
      return CGSize(width: proposal.width ?? ideal.width, height: max(block.size.height, ideal.height))
    }
  }

  @MainActor private func behavior(_ inputs: _ViewInputs) -> FieldBehavior {
    let text = text
    let submit = inputs.environment.submitAction
    var behavior = FieldBehavior(
      isEnabled: inputs.environment.isEnabled,
      isSecure: isSecure,
      read: { text.wrappedValue },
      write: { text.wrappedValue = $0 },
      submit: { [onCommit] in
        onCommit?()
        submit?()
      }
    )
    if lines != 1...1 { behavior.returnKey = .breaksLine }
    behavior.keyboard = inputs.environment.keyboard
    return behavior
  }

  private func properties(_ value: String, _ inputs: _ViewInputs) -> AccessibilityChanges {
    var properties = AccessibilityChanges()
    properties.label = title
    let placeholder = prompt?.string ?? title
    properties.value =
      value.isEmpty ? placeholder : isSecure ? String(repeating: "\u{2022}", count: value.count) : value
    properties.addedTraits = isSecure ? [.isTextField, .isSecureField] : .isTextField
    if !inputs.environment.isEnabled { properties.addedTraits.insert(.isDisabled) }
    return properties
  }
}

extension EnvironmentValues {
  private enum SubmitKey: EnvironmentKey { static let defaultValue: Confined<() -> Void>? = nil }

  var submitAction: (() -> Void)? {
    get { self[SubmitKey.self]?.value }
    set { self[SubmitKey.self] = newValue.map { Confined($0) } }
  }

  private enum SearchKey: EnvironmentKey { static let defaultValue: Confined<() -> Void>? = nil }

  /// What is done when the words of a search are entered.
  var searchAction: (() -> Void)? {
    get { self[SearchKey.self]?.value }
    set { self[SearchKey.self] = newValue.map { Confined($0) } }
  }
}
