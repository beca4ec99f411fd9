/// Labels of lists of numbers that say that these are met: `Satisfies Requirements: 1.1, 1.2`, `满足需求：1.1`.
enum ClaimLabels {
  /// Most lines begin with another letter, and most others with another word.
  static func mayLead(_ text: TextSlice) -> Bool {
    switch text.first | 0x20 {
    case UInt8(ascii: "r"), UInt8(ascii: "a"): true
    case UInt8(ascii: "c"), UInt8(ascii: "f"), UInt8(ascii: "i"), UInt8(ascii: "m"), UInt8(ascii: "s"),
      UInt8(ascii: "t"),
      UInt8(ascii: "v"):
      verbs.contains { text.hasPrefixIgnoringCase($0) }
    default:
      (text.first >= 0xD0 || text.first | 0x20 == UInt8(ascii: "e"))
        && foreign.contains { text.hasPrefixIgnoringCase($0) }
    }
  }

  /// - Parameter label: without its emphasis.
  static func sayMet(_ label: TextSlice) -> Bool {
    guard label.count < 48 else { return false }
    if let verb = verbs.first(where: { label.hasPrefixIgnoringCase($0) }) {
      let rest = label.slice(from: label.start + verb.utf8CodeUnitCount)
      return rest.count <= 13 && rest.hasPrefixIgnoringCase(" requirement")
    }
    return foreign.contains { label.count == $0.utf8CodeUnitCount && label.hasPrefixIgnoringCase($0) }
  }

  private static let verbs: [StaticString] = [
    "Satisfies", "Satisfied", "Validates", "Validated", "Covers", "Covered", "Fulfills", "Fulfilled", "Implements",
    "Implemented", "Meets", "Met", "Tested", "Verified", "Verifies", "Completed",
  ]

  private static let foreign: [StaticString] = [
    "满足需求", "满足的需求", "已满足需求", "已满足的需求", "验证需求", "已验证需求", "滿足需求", "滿足的需求", "満たした要件", "満たす要件", "検証済み要件",
    "充足要件", "충족 요구사항", "충족된 요구사항", "충족한 요구사항", "검증된 요구사항", "Requisitos atendidos", "Requisitos cumplidos",
    "Requisitos validados", "Requisitos satisfechos", "Exigences satisfaites", "Exigences couvertes",
    "Erfüllte Anforderungen", "Выполненные требования", "Requisiti soddisfatti",
  ]
}
