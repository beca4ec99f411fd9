import Findings
import SpecModel

extension Severity {
  /// How much a reference in a source weighs that is wrong: what a test says that it verifies must hold, a comment should; of which
  /// spec a file is that nothing but a list of artifacts names, nobody can be sure.
  static func ofSource(_ kind: SourceMention.Kind, isOfListedFile: Bool) -> Severity {
    if isOfListedFile { return .info }
    return kind == .comment ? .warning : .error
  }
}
