package import Findings
import SpecModel

/// A document that could not be read.
package struct DocumentIsReadable: Rule {
  package let id: RuleID = "unreadable-document"
  package let severity = Severity.error
  /// What is told in part weighs as much as the worst of what is not told.
  package let severities: [Severity] = [.error, .warning, .info]
  package let summary = "Every document can be read within the limits."
  package let canBeAccepted = false
  package let explanation = """
    A document that cannot be opened, or that is built so that a markdown parser would need minutes or gigabytes for it, is not
    read. Nothing in it counts, and whatever refers to it finds nothing.

    All documents of a workspace together are bounded, too: by how many requirements, criteria, tasks, claims, references and links
    they hold. They are read in the order of their paths, and each that there is no room for is told.

    Of the marks of one line of a report, `✅ 1.1, ❌ 1.2`, no more than sixty-five are read.

    Of what one rule finds in one document no more than a thousand findings are told; one more says how many there are besides, and
    is an error, a warning or an info as the worst of these.

    Mend the permissions, or split the document. The limits stand far above anything that people write.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["design.md": String(repeating: "> ", count: 100) + "↓deep\n"]),
    RuleExample([
      "completion/task-1-completion.md":
        "# Task 1 Completion\n\n## Requirements Compliance\n\n↓"
        + (1...70).map { "✅ 1.\($0): drawn" }.joined(separator: ", ") + "\n"
    ]),
  ]

  package let nonTriggering: [RuleExample] = [RuleExample(["design.md": "> > quoted twice\n"])]

  /// A link that leads nowhere, a folder, a pipe and a socket have no permissions that could be mended.
  private func cure(_ words: String) -> String {
    if words.hasSuffix("no such file") { return "put it there, or take away the link that leads to it" }
    if words.hasSuffix("is not UTF-8") { return "give it a name in UTF-8" }
    if words.hasSuffix("not a regular file") {
      return "put a file in its place: it is a folder, a pipe, a socket or a device"
    }
    if words.hasSuffix("levels of symbolic links") { return "let the link lead to a file: it leads back to itself" }
    return "mend its permissions"
  }

  /// What holds too much is split, where it can be.
  private func cure(_ excess: DocumentProblem.Excess) -> String {
    switch excess {
    case .document: "split it into several documents"
    case .folders: "move what lies there further up"
    case .links: "let no link lead out of the specs"
    case .line: "claim them on several lines"
    case .path: "write a path that a file can have"
    case .structure: "simplify what stands here"
    case .workspace: "lint the folders of the workspace by themselves"
    }
  }

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.compactMap { problem in
      switch problem.kind {
      case .unreadable(let words):
        finding(problem.location, "could not be read: \(words)", cure: cure(words))
      case .tooLarge(let bytes, let limit):
        finding(
          problem.location,
          "not read: \(bytes) bytes are more than the limit of \(limit)",
          cure: "split it into several documents"
        )
      case .refused(let reason, let excess):
        finding(problem.location, "not read: \(reason)", cure: cure(excess))
      case .cutOff(let words, let excess):
        finding(problem.location, "read in part: \(words)", cure: cure(excess))
      default: nil
      }
    }
  }
}
