public import Foundation
import HeadlessCore

extension GraphicsContext {
  /// Text as this canvas sets it.
  public struct ResolvedText {
    let text: Text
    let measured: (CGSize) -> CGSize

    public func measure(in size: CGSize) -> CGSize { measured(size) }
  }

  /// An image as this canvas draws it.
  public struct ResolvedImage {
    let image: Image
    public let size: CGSize
  }

  /// One of the views that the canvas got for drawing.
  public struct ResolvedSymbol {
    let index: Int
    public let size: CGSize
  }

  public func resolve(_ text: Text) -> ResolvedText {
    let node = measured(text)
    return ResolvedText(text: text) { node?.size(for: ProposedSize($0)) ?? .zero }
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, size: measured(image)?.size(for: .unspecified) ?? .zero)
  }

  /// The symbol with this tag; `nil` where there is none.
  public func resolveSymbol<ID>(id: ID) -> ResolvedSymbol? where ID: Hashable {
    let nodes = sheet.symbols(in: sheet.inputs.descending(.attachment))
    guard let index = nodes.firstIndex(where: { $0.traits.tag == AnyHashable(id) }) else { return nil }
    return ResolvedSymbol(index: index, size: nodes[index].size(for: .unspecified))
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(text.fixedSize(), at: point, anchor: anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) { add(text, in: rect) }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, at: point, anchor: anchor)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add(image, at: point, anchor: anchor)
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    if style != FillStyle() {
      sheet.inputs.graph.record(
        .notShown,
        "draw(_:in:style:) draws the whole of an image, however it is filled.",
        at: nil
      )
    }
    add(image.resizable(), in: rect)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point, anchor: anchor)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect, style: style)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(SymbolOfSheet(sheet: sheet, index: symbol.index).fixedSize(), at: point, anchor: anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(SymbolOfSheet(sheet: sheet, index: symbol.index), in: rect)
  }

  private func add<Content: View>(_ view: Content, at point: CGPoint, anchor: UnitPoint) {
    let shift = CGSize(width: 0.5 - anchor.x, height: 0.5 - anchor.y)
    add(view.effect { _ in .relativeOffset(shift) }.position(point))
  }

  private func add<Content: View>(_ view: Content, in rect: CGRect) {
    let place = CGPoint(x: rect.midX, y: rect.midY)
    add(view.frame(width: rect.width, height: rect.height, alignment: .topLeading).position(place))
  }

  /// A view evaluated to be measured and then forgotten.
  private func measured<Content: View>(_ view: Content) -> Node? {
    let box = Confined((view, sheet.inputs.descending(.attachment)))
    return MainActor.assumeIsolated { Confined(box.value.1.make(box.value.0).nodes.first) }.value
  }
}

/// A symbol in the place where it is drawn.
private struct SymbolOfSheet {
  let sheet: GraphicsSheet
  let index: Int
}

extension SymbolOfSheet: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let nodes = view.sheet.symbols(in: inputs)
    return _ViewOutputs(nodes.indices.contains(view.index) ? [nodes[view.index]] : [])
  }
}
