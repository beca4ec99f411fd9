import CheckRunning
import Synchronization

/// How a run goes: one line that is written again and again on a terminal, plain lines elsewhere, nothing when quiet.
final class CheckProgress: Sendable {
  private let isQuiet: Bool
  private let isLive: Bool
  private let state = Mutex(State())

  private struct State {
    var planned = 0
    var finished = 0
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
      case .unknownPart(let name, let place):
        Console.standard.progress(
          "warning: \(place): `of=\(name)` names no part of the components: held against all of them"
        )
      case .building: say("building the checks", &state)
      case .rebuilding(let without):
        say(
          "building again without \(without.joined(separator: ", ")), which \(without.count == 1 ? "does" : "do") not compile",
          &state
        )
      case .searching(let count):
        say("the build names no line that is at fault: looking for the block among \(count)", &state)
      case .running(0): say("running the tests that name criteria", &state)
      case .running(let count): say("running \(count) check\(count == 1 ? "" : "s")", &state)
      case .started: break
      case .finished(let name):
        state.finished += 1
        if isLive { say("\(state.finished) of \(state.planned): \(name)", &state) }
      case .again(let count):
        say("running \(count) that passed just before the process ended once more", &state)
      case .alone(let who): say("running \(who) again alone, to see who ended the process", &state)
      case .restarting(let remaining, let after):
        say("the process ended in \(after.joined(separator: ", ")); running \(remaining) more", &state)
      }
    }
  }

  /// Leaves the terminal as it was.
  func end() {
    state.withLock { state in
      guard state.lineIsOpen else { return }
      Console.standard.progressInPlace("")
      state.lineIsOpen = false
    }
  }

  private func say(_ text: String, _ state: inout State) {
    guard isLive else { return Console.standard.progress(text) }
    Console.standard.progressInPlace(text)
    state.lineIsOpen = true
  }
}
