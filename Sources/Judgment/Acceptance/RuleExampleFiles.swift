import Evidence

extension RuleExample {
  /// One file of an example, as people are shown it: on a terminal and on the site.
  package struct ShownFile: Hashable, Sendable {
    /// `design.md`, or `tasks.md, as it was`.
    package let name: String
    package let text: String
  }

  /// One that fires, each file with the words that lead to it: those in which it fires come first.
  package var firing: [(title: String, file: ShownFile)] {
    let files = shownFiles
    let marked = files.filter { $0.text.contains("↓") }
    return marked.map { ("Fires at ↓ in", $0) } + files.filter { !$0.text.contains("↓") }.map { ("together with", $0) }
  }

  /// One that is right, each file with the words that lead to it.
  package var silent: [(title: String, file: ShownFile)] {
    shownFiles.enumerated().map { ($0 == 0 ? "Is silent about" : "together with", $1) }
  }

  /// The documents and what lies around them, then what they were, then what version control knows; each sorted by name.
  package var shownFiles: [ShownFile] {
    let around = tree.mapValues { $0.isEmpty ? "(its text does not matter)" : $0 }
    let now = files.merging(around) { first, _ in first }.sorted { $0.key < $1.key }
    let past = before.sorted { $0.key < $1.key }
    let gone = (history ?? [:]).sorted { $0.key < $1.key }
    return now.map { ShownFile(name: $0.key, text: $0.value) }
      + past.map { ShownFile(name: "\($0.key), as it was", text: $0.value) }
      + gone.map { name, later in
        ShownFile(name: "\(name), as git knows it", text: later.map { "moved to \($0)" } ?? "deleted")
      }
      + evidence
  }

  private var evidence: [ShownFile] {
    guard !outcomes.isEmpty else { return [] }
    let lines = outcomes.enumerated().map { "check \($0 + 1) \($1.description)" }
    return [ShownFile(name: "the evidence of its checks", text: lines.joined(separator: "\n"))]
  }
}
