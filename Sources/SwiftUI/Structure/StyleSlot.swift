import HeadlessCore

/// A view that a style is given without its type: a label, a title, the content.
struct StyleSlot {
  let make: @MainActor (_ViewInputs) -> _ViewOutputs

  init<Content: View>(_ content: Content) {
    let box = Confined(content)
    make = { inputs in
      let nodes = inputs.make(box.value).nodes
      if nodes.count <= 1 { return _ViewOutputs(nodes) }
      let layout = StackLayout(axis: .horizontal, alignment: .centerY, spacing: nil)
      return _ViewOutputs([inputs.descending(.attachment).node(layout: layout, children: nodes)])
    }
  }
}

/// A style whose type is erased: it makes a view out of a configuration, with its own dynamic properties connected.
struct AnyStyle<Configuration>: @unchecked Sendable {
  // Unchecked, because styles are made and used on the main actor only.
  let make: @MainActor (Configuration) -> AnyView

  /// - Parameter leave: Puts the style back that was there before. A control of the same kind in the body has that
  ///   one: with its own it would make itself for ever.
  init<Style, Body: View>(
    _ style: Style,
    leaving leave: @escaping @MainActor (inout EnvironmentValues) -> Void = { _ in },
    _ body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    let (box, leave) = (Confined(style), Confined(leave))
    make = { AnyView(StyleBody(style: box.value, configuration: $0, leave: leave.value, content: body)) }
  }
}

/// The body of a style, in which its environment and state are those of the place.
private struct StyleBody<Style, Configuration, Content: View>: View {
  typealias Body = Never

  let style: Style
  let configuration: Configuration
  let leave: @MainActor (inout EnvironmentValues) -> Void
  let content: @MainActor (Style, Configuration) -> Content

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs.descending(into: Style.self)
    let style = DynamicProperties.bound(view.style, inner)
    view.leave(&inner.environment)
    return inner.make(view.content(style, view.configuration))
  }
}
