import HeadlessCore

/// Views of which a root makes one or several, by the names that SwiftUI has for it inside.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = SubviewsCollection

  /// A root and what it is given.
  public struct Tree<Root, Content> where Root: _VariadicView_Root {
    public var root: Root
    public var content: Content
  }
}

extension _VariadicView.Tree {
  nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
    self.root = root
    self.content = content()
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let place = inputs.descending(into: Root.self)
    let root = DynamicProperties.bound(view.root, place)
    let children = SubviewsCollection(view.content, place.descending(.index(0)))
    let outputs = place.descending(.index(1)).make(root.body(children: children))
    guard Root._isUnary, outputs.nodes.count != 1 else { return outputs }
    return _ViewOutputs([place.makeOne(root.body(children: children), step: .index(2))])
  }
}

public protocol _VariadicView_Root {}

@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body

  nonisolated static var _isUnary: Bool { get }
}

/// One view is made of all.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// As many views are made as there are.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot { nonisolated public static var _isUnary: Bool { true } }
extension _VariadicView_MultiViewRoot { nonisolated public static var _isUnary: Bool { false } }
