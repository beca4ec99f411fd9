public import Foundation
import HeadlessCore

extension Shape {
  nonisolated public func fill<S>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased)
  }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(
      shape: self,
      style: ForegroundStyle(),
      isEvenOdd: style.isEOFilled,
      isAntialiased: style.isAntialiased
    )
  }

  nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, pen: style)
  }

  nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, pen: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke<S>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, pen: style, isAntialiased: antialiased)
  }

  nonisolated public func stroke<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  nonisolated public func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), pen: style)
  }

  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), pen: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some ShapeView<Self> where S: ShapeStyle {
    let inner = inset(by: style.lineWidth / 2)
    let border = _ShapeView(shape: inner, style: content, pen: style, isAntialiased: antialiased)
    return _BorderedShapeView(shape: self, border: border)
  }

  nonisolated public func strokeBorder<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some ShapeView<Self> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension View {
  /// An effect that goes by the outline of a shape. What is seen of it is shown on its way; what is only touched is
  /// there at once.
  nonisolated private func outlined<S: Shape>(
    by shape: S,
    evenOdd: Bool = false,
    isSeen: Bool = false,
    _ effect: @escaping @Sendable (@escaping Drawing.SendableOutline) -> Effect
  ) -> NodeModified<Self> {
    NodeModified(content: self) { node, inputs in
      if evenOdd { inputs.graph.record(.unsupported, FillStyle.evenOddClip, at: inputs.identity) }
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.effect = effect(shape.outline(for: wrapper, in: inputs))
      if isSeen {
        wrapper.morph = shape.morph { node, shown in node.effect = effect(shown.outline(for: node, in: inputs)) }
      }
      return wrapper
    }
  }

  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
    outlined(by: shape, evenOdd: style.isEOFilled, isSeen: true) { .clip($0) }
  }

  nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    outlined(by: shape, evenOdd: eoFill) { .contentShape($0) }
  }

  nonisolated public func contentShape<S>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View where S: Shape {
    let others = kind.subtracting([.interaction, .accessibility])
    let message = "contentShape(_:_:eoFill:) is for touches only here: "
    return outlined(by: shape, evenOdd: eoFill) { kind.contains(.interaction) ? .contentShape($0) : .hitTesting(true) }
      .unsupported(kind.contains(.accessibility) ? message + "the frame for VoiceOver stays that of the view." : nil)
      .notShown(others.isEmpty ? nil : message + "nothing is lifted, and nothing hovers.")
  }

  nonisolated public func background<S>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    ground(style) { Rectangle().fill(style) }
  }

  nonisolated public func background<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    ground(style) { shape.fill(style, style: fillStyle) }
  }

  nonisolated public func background<T>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where T: Shape {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  nonisolated public func overlay<S>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    overlay(alignment: .center) { Rectangle().fill(style) }
  }

  nonisolated public func overlay<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
  }

  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
    overlay(alignment: .center) { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = Self(rawValue: 1 << 0)
  public static let dragPreview = Self(rawValue: 1 << 1)
  public static let contextMenuPreview = Self(rawValue: 1 << 2)
  public static let hoverEffect = Self(rawValue: 1 << 3)
  public static let accessibility = Self(rawValue: 1 << 4)
}
