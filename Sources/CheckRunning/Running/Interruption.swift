import Evidence
import Workspace

/// How the test process ended in the middle of a check, or right after it.
struct Interruption: Hashable, Sendable {
  let status: ProcessOutcome.Status
  /// The last that was written, by the check or by Swift's runtime about it.
  let lastWords: [String]
  /// The check had ended, the run had not: what the check left running is the likely cause, and nobody can be sure.
  let isAfterEnd: Bool
  /// The time for all checks was over, whatever this one had left of its own.
  let isOutOfTime: Bool
  /// Nobody else was in the process.
  let isCertain: Bool
  /// Nobody has waited for what the test left running.
  let isUnheard: Bool

  init(
    status: ProcessOutcome.Status,
    output: String,
    isAfterEnd: Bool = false,
    isOutOfTime: Bool = false,
    isCertain: Bool = false,
    isUnheard: Bool = false
  ) {
    self.status = status
    self.isAfterEnd = isAfterEnd
    self.isOutOfTime = isOutOfTime
    self.isCertain = isCertain
    self.isUnheard = isUnheard
    let own = output.split(whereSeparator: \.isNewline).filter { !Self.isNoise($0) }
    lastWords = own.suffix(12).map { String($0.prefix(200)) }
  }

  /// Swift Testing's own lines, which begin with a mark, and the frames of a stack.
  static func isNoise(_ line: Substring) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }) else { return true }
    return "◇✔✘↳➜⚠".contains(first) || line.hasPrefix(OutputMark.word) || line.hasPrefix("Current stack trace:")
      || line.contains(#/^[0-9]+ +[^ ]+ +0x[0-9a-f]{8,} /#)
  }

  var outcome: Outcome {
    if isAfterEnd, !isCertain { return .inconclusive(status == .stopped && !isUnheard ? .timedOut : .exited) }
    return switch status {
    case .signalled(let signal): Self.fromOutside.contains(signal) ? .inconclusive(.exited) : .failed(.crashed)
    case .exited: .inconclusive(.exited)
    case .stopped: .inconclusive(.timedOut)
    }
  }

  func words(limit: Duration) -> String {
    if isUnheard {
      return "what it left running could not be heard: each process that it ran in ended too soon after it"
    }
    let moment =
      !isAfterEnd
      ? "while this check ran" : isCertain ? "after this check ended" : "after this check ended, before the run did"
    return switch status {
    case .signalled(let signal): "the process died of signal \(Self.name(signal)) \(moment)"
    case .exited(let code): "the process exited with code \(code) \(moment)"
    case .stopped where isAfterEnd:
      "stopped: nothing went on any more after this check ended; it left something running"
    case .stopped where isOutOfTime: "stopped: the time for all checks was over while this one ran"
    case .stopped: "stopped: this check ran longer than \(limit.components.seconds) s"
    }
  }

  /// `specs/004/design.md:199 crashed with 5 (SIGTRAP)`
  func brief(of who: [String]) -> String { words(on: who.isEmpty ? "the process" : Self.list(who, "or")) }

  /// `the process crashed with 5 (SIGTRAP) while specs/004/design.md:199 ran`: whether that did it nobody knows.
  func brief(beside who: [String]) -> String {
    let moment = isAfterEnd ? "after \(Self.list(who, "and")) had ended" : "while \(Self.list(who, "and")) ran"
    return words(on: "the process") + (who.isEmpty ? "" : " \(moment)")
  }

  /// `the process crashed with 5 (SIGTRAP) and named specs/004/design.md:199`, be it with the words of another.
  func brief(naming who: String) -> String { words(on: "the process") + " and named \(who)" }

  private func words(on subject: String) -> String {
    switch status {
    case .signalled(let signal) where Self.fromOutside.contains(signal):
      "\(subject) was ended by \(Self.name(signal))"
    case .signalled(let signal): "\(subject) crashed with \(Self.name(signal))"
    case .exited(let code): "\(subject) exited with code \(code)"
    case .stopped: "\(subject) hung and was stopped"
    }
  }

  private static func list(_ names: [String], _ joint: String) -> String {
    names.prefix(3).joined(separator: " \(joint) ") + (names.count > 3 ? " \(joint) \(names.count - 3) more" : "")
  }

  /// SIGHUP, SIGINT, SIGKILL and SIGTERM come from somebody else: a person, or a system that ran out of memory.
  private static let fromOutside: Set<Int32> = [1, 2, 9, 15]

  private static func name(_ signal: Int32) -> String {
    let names: [Int32: String] = [
      1: "SIGHUP", 2: "SIGINT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE", 9: "SIGKILL",
      11: "SIGSEGV",
      13: "SIGPIPE", 15: "SIGTERM",
    ]
    return names[signal].map { "\(signal) (\($0))" } ?? "\(signal)"
  }
}

extension Interruption {
  /// How somebody ended a process in which nobody else was.
  init(_ ending: TestProcess.Ending, of suspect: ProcessDeath.Suspect) {
    let isAfterEnd =
      switch suspect {
      case .block(let place): ending.log.tests.values.contains { $0.block?.place == place && $0.summary != nil }
      case .test(let id): ending.log.tests[id]?.end != nil
      }
    self.init(status: ending.status, output: ending.output, isAfterEnd: isAfterEnd, isCertain: true)
  }
}
