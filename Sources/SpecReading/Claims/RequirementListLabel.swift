import SpecModel

/// What a label says of the requirements that are listed behind it: `Requirements Validated: 1.1`, `Satisfies Requirements: 1.1`,
/// `満たした要件：1.1`, `Requirements Not Met: 1.2`.
enum RequirementListLabel: Equatable {
  /// That they are met.
  case met
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
    let isEnglish = words.find("requirement", ignoringCase: true) != nil
    let isForeign = !isEnglish && SpecWords.requirement.contains { words.find($0, ignoringCase: true) != nil }
    guard isEnglish || isForeign || list.withoutLeadingEmphasis.hasPrefixIgnoringCase("requirement") else { return nil }
    if let mark = StandingTitle.mark(words, isAboutRequirements: true), !mark.isPositive {
      self = .standing(mark)
    } else if isForeign {
      if Self.foreignDenials.contains(where: { words.find($0, ignoringCase: true) != nil }) {
        self = .standing(.failed)
      } else if Self.foreignVerbs.contains(where: { words.find($0, ignoringCase: true) != nil }) {
        self = .met
      } else {
        return nil
      }
    } else if let own = Self.leading(words, isMarked: isMarked) {
      self = own
    } else {
      // `Validates: Requirements 1.1` may quote a property: only among requirements it is the report's own word.
      guard isEnglish || isMarked || isAbout, Self.isVerb(words) else { return nil }
      self = .met
    }
  }

  /// `Requirements Validated`, `All requirements covered`.
  private static func leading(_ label: TextSlice, isMarked: Bool) -> RequirementListLabel? {
    var words = label
    if words.hasPrefixIgnoringCase("all ") { words = words.slice(from: words.start + 4) }
    guard words.hasPrefixIgnoringCase("requirement"), words.count < 40 else { return nil }
    if words.find(" ") != nil { return .met }
    // `✅ Requirements: 1.1`: the mark says it.
    return words.count <= 12 && isMarked ? .met : words.count <= 12 ? .plain : nil
  }

  /// `Satisfies Requirements`, `Validated Requirements`, `Covers`: such words and no others.
  private static func isVerb(_ label: TextSlice) -> Bool {
    let words = label.string.lowercased().split(separator: " ")
    return words.contains { verbs.contains(String($0)) }
      && words.allSatisfy { verbs.contains(String($0)) || ["all", "requirement", "requirements", "the"].contains($0) }
  }

  /// In bytes.
  private static let longest = 60

  private static let verbs: Set<String> = [
    "satisfies", "satisfied", "meets", "met", "fulfills", "fulfils", "fulfilled", "covers", "covered", "validates",
    "validated", "verifies", "verified", "implements", "implemented", "addresses", "addressed", "completes",
    "completed", "tests", "tested",
  ]

  private static let foreignDenials: [StaticString] = [
    "不", "未", "没", "沒", "無", "미충족", "미구현", "미검증", "não ", "no ", "nicht ", "non ", "не ",
  ]

  private static let foreignVerbs: [StaticString] = [
    "满足", "滿足", "验证", "驗證", "覆盖", "覆蓋", "实现", "實現", "完成", "満たし", "充足", "検証", "対応", "実装", "達成", "충족",
    "검증", "구현", "atendid", "satisfeit", "cumplid", "validad", "erfüllt", "satisfait", "remplie", "выполнен",
    "проверен",
  ]
}
