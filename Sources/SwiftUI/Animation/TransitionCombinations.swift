import HeadlessCore

extension Transition {
  /// Both at once.
  @MainActor @preconcurrency public func combined<T>(with other: T) -> some Transition where T: Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Goes its way by the animation, whichever changes the state; `nil` leaves that to the change.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// The view as the transition shows it in a phase.
  nonisolated public func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View {
    AppliedTransition(transition: self, content: content, phase: phase)
  }
}

/// One transition for coming and another one for going.
nonisolated public struct AsymmetricTransition<Insertion, Removal>: Transition
where Insertion: Transition, Removal: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public var _standard: AnyTransition? {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity
    )
  }
}

nonisolated private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  var _standard: AnyTransition? { AnyTransition(first).combined(with: AnyTransition(second)) }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

nonisolated private struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  init(base: Base, animation: Animation?) {
    self.base = base
    self.animation = animation
  }

  var _standard: AnyTransition? { AnyTransition(base).animation(animation) }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}

nonisolated private struct AppliedTransition<T: Transition, V: View>: View {
  let transition: T
  let content: V
  let phase: TransitionPhase

  init(transition: T, content: V, phase: TransitionPhase) {
    self.transition = transition
    self.content = content
    self.phase = phase
  }

  @MainActor var body: some View {
    transition.body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }
}
