public import Foundation
import HeadlessCore
public import UIKit

/// A transform of three by three numbers, in the rows that Core Graphics uses.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Without the perspective.
  var affine: AffineTransform { AffineTransform(m11: m11, m12: m12, m21: m21, m22: m22, tX: m31, tY: m32) }
}

/// A geometric change of a view that can be animated; it does not change the layout.
///
/// Of no actor, although modifiers belong to the main one: effects are worked out wherever an animation is.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor @preconcurrency public func body(content: Content) -> Never {
    // Reached only when somebody calls `body` by hand.
    fatalError("\(Self.self) has no body.")
  }

  @MainActor @preconcurrency public static func _modify(
    _ modifier: Self,
    _ content: _ViewModifier_Content<Self>,
    _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    let box = Confined(modifier)
    let moved = NodeModified(content: content) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.effect = box.value.projection
      wrapper.morph = box.value.morph { $0.effect = $1.projection }
      return wrapper
    }
    return inputs.make(moved)
  }

  nonisolated fileprivate var projection: Effect {
    let box = Confined(self)
    return .projection { box.value.effectValue(size: $0).affine }
  }
}

extension View {
  /// Without the perspective, as with every projection here.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    let transform = transform.affine
    return effect { _ in .projection { _ in transform } }
  }
}
