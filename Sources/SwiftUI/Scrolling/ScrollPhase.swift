import HeadlessCore

/// What scrolling is at. A finger stops before it leaves, so that nothing decelerates here.
public enum ScrollPhase: Hashable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// What else is known when the phase of a scroll view changes.
public struct ScrollPhaseChangeContext {
  /// The measures at that moment.
  public let geometry: ScrollGeometry
}

extension View {
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    let box = Confined(action)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      let known = inputs.identity.slot(0, as: LastValue<ScrollPhase>.self) { LastValue() }
      inputs.graph.afterLayout {
        guard let scrolled = ScrolledContent.first(in: wrapper) else { return }
        scrolled.position.isPhaseWatched = true
        let (old, new) = (known.value ?? .idle, ScrollPhase(scrolled.position.phase))
        known.value = new
        if old != new { box.value(old, new, ScrollPhaseChangeContext(geometry: scrolled.geometry)) }
      }
      return wrapper
    }
  }
}

extension ScrollPhase {
  fileprivate init(_ phase: ScrolledPosition.Phase) {
    switch phase {
    case .idle: self = .idle
    case .tracking: self = .tracking
    case .interacting: self = .interacting
    }
  }
}
