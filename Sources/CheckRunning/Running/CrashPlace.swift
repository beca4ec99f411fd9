import Evidence

/// Where Swift's runtime said that a process ended: `Checks/design.md:199: Fatal error: ...` is a line of a check, whichever ran then.
struct CrashPlace: Hashable, Sendable {
  /// The last part of the document's path.
  let document: Substring
  let line: Int

  /// - Parameter output: what a process wrote; `nil` where its last such words are about another file, or there are none.
  init?(_ output: String) {
    let words = #/(?:^|/)([^/:\s]+):([0-9]+): (?:Fatal error|Precondition failed|Assertion failed)/#
    guard let said = output.split(whereSeparator: \.isNewline).lazy.compactMap({ $0.firstMatch(of: words) }).last,
      let line = Int(said.2)
    else { return nil }
    document = said.1
    self.line = line
  }

  func isIn(_ check: PlannedCheck) -> Bool {
    check.place.path.split(separator: "/").last == document && check.lines.contains(line)
  }
}

extension TestProcess.Ending {
  /// The block whose line its last words name, where it is the only one of these that ran in this process.
  func named(among checks: [PlannedCheck]) -> SourcePlace? {
    guard hasDied, let place = CrashPlace(output) else { return nil }
    let ran = Set(log.tests.values.compactMap { $0.block?.place })
    let named = checks.filter { place.isIn($0) && ran.contains($0.place) }
    return named.count == 1 ? named.first?.place : nil
  }
}
