import SpecModel

/// What a label says of the requirements that are listed behind it: `Requirements Validated: 1.1`, `Satisfies Requirements: 1.1`,
/// `満たした要件：1.1`, `Requirements Not Met: 1.2`.
enum RequirementListLabel: Equatable {
  /// That they are met; nothing but their numbers may follow where another word than `Requirements` leads.
  case met(isAlone: Bool)
  /// That they are not.
  case standing(Mark)
  /// `Requirements`: what a part is about. It claims nothing, unless a mark does.
  case plain

  /// - Parameters:
  ///   - isMarked: a mark leads the line.
  ///   - isAbout: the line stands where requirements are gone through.
  init?(_ label: TextSlice, list: TextSlice, isMarked: Bool, isAbout: Bool) {
    let words = label.withoutLeadingEmphasis.withoutLoneClosing.withoutEmphasis
    guard words.count > 0, words.count < Self.longest else { return nil }
    guard words.find("requirement", ignoringCase: true) != nil else {
      let isNamed = list.withoutLeadingEmphasis.hasPrefixIgnoringCase("requirement")
      // `Validates: Requirements 1.1` may quote a property: only among requirements it is the report's own word.
      let isOwn = isNamed && (isMarked || isAbout) && Self.isVerb(words, among: Self.verbs)
      guard isOwn || Self.isForeign(words) else { return nil }
      self = .met(isAlone: true)
      return
    }
    if !isMarked, let mark = StandingTitle.mark(words, isAboutRequirements: true), !mark.isPositive {
      self = .standing(mark)
    } else if let own = Self.leading(words, isMarked: isMarked) {
      self = own
    } else if Self.isVerb(words, among: Self.verbs.union(Self.describing)) {
      self = .met(isAlone: true)
    } else {
      return nil
    }
  }

  /// Most lines hold neither the word nor a letter that one of other languages begins with.
  static func mayLead(_ text: TextSlice) -> Bool {
    text.first == UInt8(ascii: "*") || text.first >= 0xC3 || text.first | 0x20 == UInt8(ascii: "e")
      || text.find("requi", ignoringCase: true) != nil
  }

  /// `Requirements Validated`, `All requirements covered`.
  private static func leading(_ label: TextSlice, isMarked: Bool) -> RequirementListLabel? {
    var words = label
    if words.hasPrefixIgnoringCase("all ") { words = words.slice(from: words.start + 4) }
    guard words.hasPrefixIgnoringCase("requirement"), words.count < 40 else { return nil }
    guard words.find(" ") != nil else {
      // `✅ Requirements: 1.1`: the mark says it.
      return words.count > 12 ? nil : isMarked ? .met(isAlone: false) : .plain
    }
    // `Requirements Not Validated`, `Requirements To Be Verified`
    let behind = words.string.lowercased().split { !$0.isLetter }.dropFirst()
    return behind.contains { doubtful.contains(String($0)) } ? nil : .met(isAlone: false)
  }

  /// `Satisfies Requirements`, `Validated Requirements`, `Covers`: such words and no others.
  private static func isVerb(_ label: TextSlice, among verbs: Set<String>) -> Bool {
    let words = label.string.lowercased().split(separator: " ")
    return words.contains { verbs.contains(String($0)) }
      && words.allSatisfy { verbs.contains(String($0)) || ["all", "requirement", "requirements", "the"].contains($0) }
  }

  private static func isForeign(_ label: TextSlice) -> Bool {
    foreign.contains { label.count == $0.utf8CodeUnitCount && label.hasPrefixIgnoringCase($0) }
  }

  /// In bytes.
  private static let longest = 60

  private static let verbs: Set<String> = [
    "satisfies", "satisfied", "meets", "met", "fulfills", "fulfils", "fulfilled", "validates", "validated", "verifies",
    "verified", "implements", "implemented", "addresses", "addressed",
  ]
  /// Alone they may say what a test is for, or which task is done.
  private static let describing: Set<String> = ["covers", "covered", "completes", "completed", "tested"]

  private static let doubtful: Set<String> = [
    "not", "to", "be", "partially", "partly", "partial", "progress", "pending", "skipped", "dropped", "untested",
    "scope", "out", "changed", "except", "version", "versions", "remaining", "open", "deferred", "blocked", "missing",
    "failed", "failing", "unmet", "unverified", "unvalidated", "uncovered", "later", "next", "todo", "no", "never",
    "document", "documents", "review",
  ]

  /// Whole labels: with a word before or behind them they may say anything, `待实现需求`, `満たしていない要件`.
  private static let foreign: [StaticString] = [
    "满足需求", "满足的需求", "已满足需求", "已满足的需求", "验证需求", "已验证需求", "滿足需求", "滿足的需求", "満たした要件", "満たす要件",
    "検証済み要件", "充足要件", "충족 요구사항", "충족된 요구사항", "충족한 요구사항", "검증된 요구사항", "Requisitos atendidos",
    "Requisitos cumplidos", "Requisitos validados", "Requisitos satisfechos", "Exigences satisfaites",
    "Exigences couvertes", "Erfüllte Anforderungen", "Выполненные требования", "Requisiti soddisfatti",
  ]
}
