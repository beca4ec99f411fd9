import CheckRunning
import Findings
import Synchronization

/// How a run goes: one line that is written again and again on a terminal, plain lines elsewhere, nothing when quiet.
final class CheckProgress: Sendable {
  private let isQuiet: Bool
  private let isLive: Bool
  private let state = Mutex(State())

  private struct State {
    var planned = 0
    var finished = 0
    /// How often something ran again.
    var repeats = 0
    var lineIsOpen = false
  }

  init(isQuiet: Bool, isLive: Bool) {
    self.isQuiet = isQuiet
    self.isLive = isLive
  }

  func see(_ event: CheckEvent) {
    guard !isQuiet else { return }
    state.withLock { state in
      switch event {
      case .planned(let plan):
        state.planned = plan.checks.count
        for line in CheckPlanText(plan).summary { Console.standard.progress(line) }
      case .unknownPart(let name, let place, let nearest):
        let cure = nearest.map { "; write `of=\($0)`" } ?? ""
        Console.standard.progress(
          "warning: \(place): `of=\(name)` names no target, folder or file of the components: "
            + "held against all of them\(cure)"
        )
      case .withoutPlugin(let failure): Console.standard.progress("warning: \(failure)")
      case .withXCTest(let count):
        let files = "\(Counted.words(count, "file")) of the test targets hold\(count == 1 ? "s" : "")"
        Console.standard.progress(
          "\(files) XCTest cases, which are not run here and prove nothing: hand their report on with --junit"
        )
      case .building: say("building the checks", &state)
      case .stillBuilding(let minutes):
        let first = minutes == 1 ? "; the first build compiles all that the package depends on" : ""
        say("still building, \(Counted.words(minutes, "minute")) so far\(first)", &state)
      case .rebuilding(let without):
        say(
          "building again without \(without.joined(separator: ", ")), which \(without.count == 1 ? "does" : "do") not compile",
          &state
        )
      case .searching(let count):
        say("the build names no line that is at fault: looking for the block among \(count)", &state)
      case .running(0): say("running the tests that name criteria", &state)
      case .running(let count): say("running \(Counted.words(count, "check"))", &state)
      case .started: break
      case .finished(let name):
        state.finished += 1
        if isLive || isWorthLine(state) { say("\(state.finished) of \(state.planned): \(name)", &state) }
      case .again(let count, let why):
        sayAgain("running \(Counted.words(count, "check")) once more: \(why)", &state)
      case .alone(let who): sayAgain("running \(who) again alone, to see who ended the process", &state)
      case .apart(let count):
        let tests = Counted.words(count, "test")
        sayAgain("running \(tests) again, to see whose a failure is that no test claims", &state)
      case .restarting(let remaining, let cause):
        say("\(cause); running \(remaining == 0 ? "the tests again" : "\(remaining) more")", &state)
      }
    }
  }

  /// Leaves the terminal as it was.
  func end() {
    state.withLock { state in
      let more = state.repeats - Self.mostRepeats
      if !isQuiet, !isLive, more > 0 { Console.standard.progress("and \(Counted.words(more, "more such run"))") }
      guard state.lineIsOpen else { return }
      Console.standard.progressInPlace("")
      state.lineIsOpen = false
    }
  }

  /// Elsewhere than on a terminal: a long run does not look as if it hung, and a log is not filled with it.
  private func isWorthLine(_ state: State) -> Bool {
    state.finished % max(1, state.planned / Self.mostLines) == 0
  }

  private static let mostLines = 20

  /// Elsewhere than on a terminal nobody wants to read the hundredth such line.
  private func sayAgain(_ text: String, _ state: inout State) {
    state.repeats += 1
    if isLive || state.repeats <= Self.mostRepeats { say(text, &state) }
  }

  private static let mostRepeats = 8

  private func say(_ text: String, _ state: inout State) {
    guard isLive else { return Console.standard.progress(text) }
    Console.standard.progressInPlace(text)
    state.lineIsOpen = true
  }
}
