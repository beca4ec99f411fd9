public import Foundation
import HeadlessCore

/// What takes a type out of the global actor that a protocol or the default isolation of a module would put it on.
@_marker @_NoGlobalActor
public protocol _RemoveGlobalActorIsolation {}

/// Belongs to none: two global actors on one type cancel each other out.
@globalActor
public actor _NoGlobalActor {
  public static let shared = _NoGlobalActor()
}

/// An outline for every rectangle. Shapes are measured from any isolation, although views belong to the main actor.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  nonisolated func path(in rect: CGRect) -> Path

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  nonisolated static var role: ShapeRole { get }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The type that it goes by in the tree. A requirement, because to ask a type by a cast costs each shape.
  nonisolated static var _kind: any Any.Type { get }
}

extension Shape {
  nonisolated public static var _kind: any Any.Type { Self.self }
}

/// A value that can be shown on its way from one state to another.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  var animatableData: Self.AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be drawn smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// The size that a parent offers; `nil` asks for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(environment.foregroundPaint) }
}

/// A filled or stroked shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  nonisolated public let shape: Content
  let style: Style
  var isEvenOdd = false
  var pen: StrokeStyle?
  var isAntialiased = true
}

extension _ShapeView: ShapeView {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let shape = view.shape
    if !view.isAntialiased {
      let message = "Edges are smoothed here: a shape that is not antialiased looks like one that is."
      inputs.graph.record(.notShown, message, at: inputs.identity)
    }
    if let short = shape as? any ShapeWithShortcoming {
      inputs.graph.record(.unsupported, short.shortcoming, at: inputs.identity)
    }
    let paint = view.style._paint(in: inputs.environment).paint
    let layout = MeasuredLayout { shape.sizeThatFits(ProposedViewSize(width: $0.width, height: $0.height)) }
    let leaf = inputs.leaf(Content._kind, layout: layout)
    let outline = shape.outline(for: leaf, in: inputs)
    leaf.drawing =
      if let pen = view.pen { .stroke(outline, paint, pen.settings) } else {
        .fill(outline, paint, evenOdd: view.isEvenOdd)
      }
    leaf.morph = shape.morph { node, shown in
      node.drawing = node.drawing?.replacing(shown.outline(for: node, in: inputs))
    }
    return _ViewOutputs([leaf])
  }
}
