package import Findings

/// Findings of one cause, or one of its own.
package struct FindingGroup: Hashable, Sendable {
  package let first: Finding
  /// Of the same kind, in their order.
  package let others: [Finding]

  /// As many are shown one by one before they become a group.
  package static let limit = 3

  /// Puts together what says the same of one folder: the same rule and weight, the same cure, because the first one's is shown for
  /// all, and the same words but for names and numbers, or the same cause where the rule names one. A group stands where its first
  /// finding stands.
  package static func groups(_ findings: [Finding]) -> [FindingGroup] {
    var numbers: [Kind: Int] = [:]
    var members: [[Int]] = []
    // Each is looked up once: a kind is long.
    let kinds = findings.indices.map { index in
      let kind = kept(&numbers[Kind(findings[index]), default: members.count])
      if kind == members.count { members.append([]) }
      members[kind].append(index)
      return kind
    }
    return findings.indices.compactMap { index in
      let all = members[kinds[index]]
      guard all.count > limit else { return FindingGroup(first: findings[index], others: []) }
      guard all.first == index else { return nil }
      return FindingGroup(first: findings[index], others: all.dropFirst().map { findings[$0] })
    }
  }

  /// What a dictionary gives away to be changed it keeps, be it new.
  private static func kept(_ number: inout Int) -> Int { number }

  private struct Kind: Hashable {
    let rule: RuleID
    let severity: Severity
    let folder: String?
    let cause: String
    let cure: String?

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      folder = finding.location?.path.folder
      cure = finding.group == nil ? finding.cure : nil
      cause = finding.group.map { "group \($0)" } ?? Self.shape(finding.message)
    }

    /// The words without what stands in backticks, and without numbers.
    private static func shape(_ message: String) -> String {
      var shape: [UInt8] = []
      var isCode = false
      for byte in message.utf8 {
        if byte == UInt8(ascii: "`") { isCode.toggle() }
        guard !isCode else { continue }
        let isDigit = (48...57).contains(byte)
        if !isDigit || shape.last != UInt8(ascii: "#") { shape.append(isDigit ? UInt8(ascii: "#") : byte) }
      }
      return String(decoding: shape, as: UTF8.self)
    }
  }
}
