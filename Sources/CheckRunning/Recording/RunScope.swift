/// How much a run does: which of the checks, and which reports of other runners.
package struct RunScope: Hashable, Sendable {
  /// The checks, in the words of the command line; empty for all.
  package let parts: [String]
  /// The patterns of the reports, sorted, from the root of the workspace on, or absolute.
  package let reports: [String]

  package init(_ parts: [String] = [], reports: [String] = []) {
    self.parts = parts
    self.reports = Set(reports).sorted()
  }

  /// Whether a run of this does all that a run of another does. Patterns are held against each other as they are written: which files
  /// one names may change, and who names it once more is sure.
  func includes(_ other: RunScope) -> Bool {
    (parts.isEmpty || parts == other.parts) && Set(reports).isSuperset(of: other.reports)
  }

  /// ``specs/004`, `specs/005`, `specs/006` and 37 more`
  var words: String {
    let more = parts.count - Self.most
    return parts.prefix(Self.most).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The command line of a run that does as much, in backticks: of all checks, with these reports.
  ///
  /// - Parameter prefix: how paths of the workspace begin, as seen from where it is typed.
  func cure(prefix: String) -> String {
    // A folder inside the workspace is not all of it.
    let command = "counterfoil check" + (prefix.isEmpty ? "" : " \(Self.quoted(String(prefix.dropLast())))")
    guard reports.count <= Self.mostReports else {
      return
        "`\(command)` with a `--junit` for each of the \(reports.count) patterns that `\(prefix)\(RunMark.path)` names"
    }
    let options = reports.map { " --junit \(Self.quoted($0.hasPrefix("/") ? $0 : prefix + $0))" }
    return "`\(command)\(options.joined())`"
  }

  /// As one word for the shell, which a dash at its beginning makes no option.
  private static func quoted(_ pattern: String) -> String {
    let path = pattern.hasPrefix("-") ? "./\(pattern)" : pattern
    return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static let most = 3
  private static let mostReports = 8
}
