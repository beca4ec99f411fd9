import HeadlessCore

/// A view or a modifier that is evaluated anew wherever its data is on its way.
extension View where Self: Animatable {
  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inputs = inputs.descending(into: Self.self)
    let bound = DynamicProperties.bound(view, inputs)
    let outputs = inputs.followed(bound) { shown in
      inputs.makeContent { shown.body }
    }
    for node in outputs.nodes { node.stand(for: Self.self) }
    return outputs
  }
}

extension ViewModifier where Self: Animatable {
  public static func _modify(
    _ modifier: Self,
    _ content: _ViewModifier_Content<Self>,
    _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    inputs.followed(modifier) { shown in
      inputs.makeContent { shown.body(content: content) }
    }
  }
}

/// A shape follows its data where it is drawn.
extension Shape {
  @MainActor @preconcurrency public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inputs = inputs.descending(into: Self._kind)
    let bound = DynamicProperties.bound(view, inputs)
    let outputs = inputs.makeContent { bound.body }
    for node in outputs.nodes { node.stand(for: Self._kind) }
    return outputs
  }
}

extension _ViewInputs {
  /// Makes what the animatable shows now, and lets it be made again when that is another.
  @MainActor fileprivate func followed<A: Animatable>(_ animatable: A, _ make: (A) -> _ViewOutputs) -> _ViewOutputs {
    let (target, kinds) = animatable.animated
    if target.isEmpty { return make(animatable) }
    let place = descending(.attached(-1)).identity
    let shown = graph.numbersUnderWay(at: place)
    var outputs = make(shown.map { animatable.showing($0) } ?? animatable)
    guard let first = outputs.nodes.first else { return outputs }
    let follower = Node(place, wrapping: first)
    follower.morph = Morph(numbers: target, kinds: kinds) { [weak graph] _, numbers in
      if numbers == shown ?? target { return }
      // Whoever watches the data hears of its end as well, after which nothing is on its way.
      _ = animatable.showing(numbers)
      graph?.invalidate(cause: place.path)
    }
    outputs.nodes[0] = follower
    return outputs
  }
}
