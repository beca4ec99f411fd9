import HeadlessCore

/// A part of the user interface, described by its `body`.
///
/// Matches Apple's declaration; `_makeNodes` is this runtime's own requirement, with a default for every view that has
/// a body.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs

  /// Whether it may stand for several views, or none: lazy containers then look into it for those that they make.
  static var _spreads: Bool { get }
}

extension View {
  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inputs = inputs.descending(into: Self.self)
    let bound = DynamicProperties.bound(view, inputs)
    let outputs = inputs.makeContent { bound.body }
    for node in outputs.nodes { node.stand(for: Self.self) }
    return outputs
  }
}

extension View {
  public static var _spreads: Bool { Body._spreads }
}

extension View where Body == Never {
  public static var _spreads: Bool { false }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never {
    // Never has no values, so that nobody can come here.
    fatalError("Never has no body.")
  }
}

// Out of sight of components, so that a view whose body is missing or misspelt does not compile, as with Apple's.
@_spi(Primitive) extension View where Body == Never {
  public var body: Never {
    // Reached only when somebody calls `body` of a primitive view by hand, which traps on Apple's systems too.
    fatalError("\(Self.self) is a primitive view: it has no body.")
  }
}
