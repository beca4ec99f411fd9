import Foundation
import HeadlessCore

/// A view that goes through keyframes on the host's clock, sixty pictures a second.
public struct KeyframeAnimator<Value, KeyframePath, Content>
where KeyframePath: Keyframes, Value == KeyframePath.Value, Content: View {
  let initial: Value
  let trigger: Confined<EquatableTrigger>?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View {
  public var body: some View {
    KeyframedBody(initial: initial, trigger: trigger, isRepeating: isRepeating, content: content, keyframes: keyframes)
  }

  nonisolated public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  nonisolated public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = Confined(EquatableTrigger(trigger))
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }
}

/// Which run of the keyframes is shown, and how far it is.
private struct KeyframeRun: Equatable {
  var number = 0
  var elapsed: Double?
}

private struct KeyframedBody<Value, Path: Keyframes, Content: View>: View where Path.Value == Value {
  @State private var run = KeyframeRun()
  let initial: Value
  let trigger: Confined<EquatableTrigger>?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> Path

  var body: some View {
    content(shown)
      .onAppear { if trigger == nil { begin() } }
      .onChange(of: trigger?.value) { begin() }
  }

  private var shown: Value {
    guard let elapsed = run.elapsed else { return initial }
    var value = initial
    keyframes(initial)._update(&value, at: elapsed)
    return value
  }

  private func begin() {
    run = KeyframeRun(number: run.number + 1, elapsed: 0)
    goOn(run.number, from: Graph.current?.clock.now ?? 0)
  }

  private func goOn(_ number: Int, from start: Double) {
    guard let graph = Graph.current else { return }
    graph.clock.schedule(after: 1.0 / 60) { [weak graph] in
      graph?.perform { MainActor.assumeIsolated { step(number, from: start, now: graph?.clock.now ?? start) } }
    }
  }

  private func step(_ number: Int, from start: Double, now: Double) {
    guard run.number == number else { return }
    let length = keyframes(initial)._duration
    let elapsed = now - start
    if elapsed >= length, isRepeating, length > 0 { return begin() }
    run.elapsed = min(elapsed, length)
    if elapsed < length { goOn(number, from: start) }
  }
}

extension View {
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let box = Confined(self)
    return KeyframeAnimator(
      initialValue: initialValue,
      repeating: repeating,
      content: { content(PlaceholderContentView(content: AnyView(box.value)), $0) },
      keyframes: keyframes
    )
  }

  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let box = Confined(self)
    return KeyframeAnimator(
      initialValue: initialValue,
      trigger: trigger,
      content: { content(PlaceholderContentView(content: AnyView(box.value)), $0) },
      keyframes: keyframes
    )
  }
}
