import HeadlessCore

/// A view that goes through phases, one after the other, each with an animation.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  let trigger: Confined<EquatableTrigger>?
}

extension PhaseAnimator: View {
  public var body: some View {
    PhasedBody(phases: phases, content: content, animation: animation, trigger: trigger)
  }

  nonisolated public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    trigger = nil
  }

  nonisolated public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    self.trigger = Confined(EquatableTrigger(trigger))
  }
}

/// Moves on when the animation of a phase is over, on the host's clock: for ever without a trigger, once around with one.
private struct PhasedBody<Phase: Equatable, Content: View>: View {
  @State private var index = 0
  let phases: [Phase]
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  let trigger: Confined<EquatableTrigger>?

  var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onAppear { if trigger == nil { advance() } }
        .onChange(of: trigger?.value) { advance() }
    }
  }

  private func advance() {
    guard phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    let chosen = animation(phases[next])
    withAnimation(chosen) { index = next }
    guard trigger == nil || next != 0, let graph = Graph.current else { return }
    // A phase without an animation is left at the next tick, so that time passes on every round.
    graph.clock.schedule(after: max(chosen?.curve.duration ?? 0, 1.0 / 60)) { [weak graph] in
      graph?.perform { MainActor.assumeIsolated { advance() } }
    }
  }
}

extension View {
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let box = Confined(self)
    return PhaseAnimator(
      phases,
      content: { content(PlaceholderContentView(content: AnyView(box.value)), $0) },
      animation: animation
    )
  }

  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let box = Confined(self)
    return PhaseAnimator(
      phases,
      trigger: trigger,
      content: { content(PlaceholderContentView(content: AnyView(box.value)), $0) },
      animation: animation
    )
  }
}

/// When a timeline shows its content anew.
public protocol TimelineSchedule {}
/// The schedules by their names.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable { public init() {} }
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: Self { Self() } }
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
}
