import Evidence
import Foundation
import MutantSwitch
import Synchronization
import Testing

/// Runs a check as it is, and then once for each mutant that it came across, until it has noticed enough of them.
///
/// What came of it stands in a file, a line each: the place of the check, the number of the mutant, and what the check noticed; at the
/// end, under `rendered`, what it noticed without any mutant. A pair that brought the process down has its beginning only, and is not
/// tried again.
enum MutantTrial {
  private static let journal = TrialJournal()

  static func run(of check: String, line: Int, _ function: @Sendable () async throws -> Void) async throws {
    guard let journal else { return try await function() }
    guard journal.isOurs(line) else {
      // It did assert something, elsewhere.
      CheckRecorder.current?.countExpectation()
      return
    }
    let place = "\(check):\(line)"
    Mutant.activate(nil)
    let before = await notice(of: function)
    let reached = Mutant.reached.sorted()
    guard CheckRecorder.current?.summary.rendered == true else { return }
    var noticed = 0
    for number in reached where noticed < journal.enough && !journal.knows(place, number) {
      journal.write(place, "\(number)", "begun")
      Mutant.activate(number)
      let notice = await notice(of: function)
      Mutant.activate(nil)
      journal.write(place, "\(number)", notice)
      if notice == "expectation" { noticed += 1 }
    }
    // No mutant may leave anything behind.
    let after = await notice(of: function)
    journal.write(place, "rendered", before == after ? before : "\(before), then \(after)")
  }

  /// The kind of the first issue: an expectation that did not hold tells more than an error that was thrown on the way to it.
  private static func notice(of function: @Sendable () async throws -> Void) async -> String {
    let kinds = Mutex<Set<String>>([])
    // Every issue matches, so that nothing is thrown on.
    try? await withKnownIssue(isIntermittent: true) {
      try await function()
    } matching: { issue in
      _ = kinds.withLock { $0.insert(Self.kind(of: issue)) }
      return true
    }
    let found = kinds.withLock { $0 }
    return found.contains("expectation") ? "expectation" : found.first ?? "nothing"
  }

  private static func kind(of issue: Issue) -> String {
    if case .expectationFailed = issue.kind { return "expectation" }
    if case .errorCaught(let error) = issue.kind, error is ExpectationFailedError { return "expectation" }
    return "error"
  }
}

/// The file that outlives a process which a mutant brought down.
private struct TrialJournal {
  private let path: String
  /// Of two processes side by side each takes the checks on lines of its own parity.
  private let parity: Int
  /// How many mutants a check has to notice before it is left alone.
  let enough: Int
  private let known: Set<String>

  init?() {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["COUNTERFOIL_MUTANT_JOURNAL"],
      let parity = environment["COUNTERFOIL_MUTANT_PARITY"].flatMap({ Int($0) })
    else { return nil }
    self.path = path
    self.parity = parity
    enough = environment["COUNTERFOIL_MUTANTS_ENOUGH"].flatMap { Int($0) } ?? .max
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    known = Set(text.split(separator: "\n").map { $0.split(separator: "\t").prefix(2).joined(separator: "\t") })
  }

  func isOurs(_ line: Int) -> Bool { line % 2 == parity }

  func knows(_ place: String, _ number: Int) -> Bool { known.contains("\(place)\t\(number)") }

  func write(_ place: String, _ number: String, _ outcome: String) {
    guard let file = fopen(path, "a") else { return }
    fputs("\(place)\t\(number)\t\(outcome)\n", file)
    fclose(file)
  }
}
