public import Foundation
import HeadlessCore

extension PeriodicTimelineSchedule {
  public init(from startDate: Date, by interval: TimeInterval) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self { Self() }
}

/// Content that is made anew as time goes by. Here it shows the moment at which it was evaluated, and is evaluated when
/// something else changes.
public struct TimelineView<Schedule, Content> {
  /// The moment that is shown.
  public struct Context {
    public let date: Date
    public var cadence: Cadence { .live }

    /// How often content is shown anew.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }
  }

  let content: (TimelineViewDefaultContext) -> Content
}

/// The moment that content is shown for, whatever the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    let date = Date(timeIntervalSinceReferenceDate: inner.graph.clock.now)
    return inner.make(
      view.content(TimelineViewDefaultContext(date: date)).unsupported(
        "TimelineView shows one moment here, and does not go on by itself."
      )
    )
  }
}
