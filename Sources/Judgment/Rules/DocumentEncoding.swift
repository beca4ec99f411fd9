package import Findings
import SpecModel

/// A document that is not plain UTF-8.
package struct DocumentEncoding: Rule {
  package let id: RuleID = "document-encoding"
  package let severity = Severity.warning
  package let summary = "Documents are UTF-8 text."
  package let explanation = """
    UTF-16, stray bytes and NUL bytes are read as well as can be, but other tools, diffs and searches will not agree on what the
    document says.

    Save it as UTF-8; `iconv -f UTF-16 -t UTF-8 design.md` does.
    """

  package init() {}

  package let triggering: [RuleExample] = [RuleExample(["design.md": "# Design\n\n↓A nul \0 byte\n"])]
  package let nonTriggering: [RuleExample] = [RuleExample(["design.md": "# Entwurf für später\n"])]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.compactMap { problem in
      switch problem.kind {
      case .utf16: finding(problem.location, "this document is UTF-16", cure: "save it as UTF-8")
      case .invalidUTF8: finding(problem.location, "here are bytes that are not UTF-8", cure: "save it as UTF-8")
      case .nulByte: finding(problem.location, "here is a NUL byte", cure: "delete it")
      default: nil
      }
    }
  }
}
