public import Foundation
import HeadlessCore

/// A drawing that is made by code.
public struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  nonisolated public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    self.isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let node = inner.node(
      layout: GeometryLayout { node in
        let sheet = GraphicsSheet(inputs: inner, size: node.frame.size, symbols: view.symbols)
        var context = GraphicsContext(sheet: sheet)
        view.renderer(&context, node.frame.size)
        return sheet.nodes
      }
    )
    node.stand(for: Self.self)
    // The elements of a drawing are not read one by one.
    node.accessibility = .hidden(true)
    return _ViewOutputs([node])
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer,
      symbols: { EmptyView() }
    )
  }
}

/// What the contexts of one canvas draw on, in the order in which they do.
final class GraphicsSheet {
  let inputs: _ViewInputs
  let size: CGSize
  private(set) var nodes: [Node] = []
  private let makeSymbols: (_ViewInputs) -> [Node]

  init<Symbols: View>(inputs: _ViewInputs, size: CGSize, symbols: Symbols) {
    self.inputs = inputs
    self.size = size
    let box = Confined(symbols)
    makeSymbols = { place in
      let inputs = Confined(place)
      return MainActor.assumeIsolated { Confined(inputs.value.make(box.value).nodes) }.value
    }
  }

  /// Where what is drawn next stands in the tree.
  var place: _ViewInputs { inputs.descending(.index(nodes.count)) }

  func add(_ added: [Node]) { nodes += added }

  /// The symbols, evaluated anew in the place that one of them is drawn in: a node stands in one place.
  func symbols(in place: _ViewInputs) -> [Node] { makeSymbols(place) }
}
