import Configuration
import Findings

/// A configuration, read with a handful of rules.
enum Reading {
  static let rules = [
    ConfigurationFile.KnownRule(id: "broken-link", isFixed: false),
    ConfigurationFile.KnownRule(id: "untestable-words", isFixed: false),
    ConfigurationFile.KnownRule(id: "unreadable-document", isFixed: true),
  ]
  static let kinds = ["fact", "unit", "rendered", "attested"]

  static func read(_ text: String) throws -> Configuration {
    try ConfigurationFile.read(Array(text.utf8), rules: rules, kinds: kinds)
  }

  /// `line:column message; cure` for each fault.
  static func faults(_ bytes: [UInt8]) -> [String] {
    do throws(ConfigurationFailure) {
      _ = try ConfigurationFile.read(bytes, rules: rules, kinds: kinds)
      return []
    } catch {
      return error.findings.map { finding in
        let start = finding.location?.range.start
        return "\(start?.line ?? 0):\(start?.column ?? 0) \(finding.message); \(finding.cure ?? "")"
      }
    }
  }

  static func faults(_ text: String) -> [String] { faults(Array(text.utf8)) }
}
