import Findings
import SpecModel

/// A title that says of all that stands below it how it stands: `❌ Failed Requirements`, `Requirements Not Met`, `Deferred`.
enum StandingTitle {
  /// - Returns: a positive mark for a title that says that it is met; it says so of nothing below, and denies nothing either.
  static func mark(_ title: TextSlice, isAboutRequirements: Bool) -> Mark? {
    var text = title.withoutEmphasis
    if let sign = MarkReader.leading(text) ?? MarkReader.trailing(text) { return sign.mark }
    while text.count > 0, ByteSet(":*").contains(text[text.end - 1]) { text.end -= 1 }
    guard text.count <= longest, !isElsewhere(text) else { return nil }
    // `Not Implemented` and nothing else
    if let mark = StatusWords.mark(text) { return mark }
    guard isAboutRequirements else { return nil }
    let words = words(of: text.string.lowercased())
    let pairs = zip(words, words.dropFirst())
    // `Requirements Not Covered`: the second word says nothing by itself.
    let negated = Set(pairs.lazy.filter { $0 == "not" && notDone.contains($1) }.map(\.1))
    // `No Failed Requirements`, `Failed Requirements Fixed`
    if words.contains(where: { positive.contains($0) && !negated.contains($0) }) { return .passed }
    if !negated.isEmpty || !failed.isDisjoint(with: words) || words.last == "gaps" { return .failed }
    if !partial.isDisjoint(with: words) { return .warning }
    let isOpen =
      pairs.contains { $0 == "open" && asked.contains($1) || $0 == "to" && $1 == "do" } || words.last == "open"
    if isOpen || !pending.isDisjoint(with: words) { return .pending }
    return foreign.contains { text.contains($0) } ? .failed : nil
  }

  /// By bytes where the title is ASCII, as most are.
  private static func words(of title: String) -> [String] {
    guard title.utf8.allSatisfy({ $0 < 0x80 }) else {
      return title.split { !$0.isLetter && $0 != "-" }.map(String.init)
    }
    return title.utf8.split { !isLetter($0) && $0 != UInt8(ascii: "-") }.map { String(Substring($0)) }
  }

  /// `**Sub-tasks Completed:**`, `### Tasks`: these words and no others, for a section may be about the tasks of a planner.
  static func isOfTasks(_ title: TextSlice) -> Bool {
    var bare = title.withoutLeadingSymbol.withoutEmphasis
    if bare.count > 1, bare[bare.end - 1] == UInt8(ascii: ":") { bare = bare.slice(to: bare.end - 1).withoutEmphasis }
    guard bare.count >= 5, bare.count < 24 else { return false }
    return tasks.contains { bare.count == $0.utf8CodeUnitCount && bare.hasPrefixIgnoringCase($0) }
  }

  private static let tasks: [StaticString] = [
    "Tasks", "Subtasks", "Sub-tasks", "Completed Tasks", "Completed Subtasks", "Completed Sub-tasks", "Tasks Completed",
    "Subtasks Completed", "Sub-tasks Completed", "Subtask Completion", "Sub-task Completion", "Tasks Done", "タスク",
    "サブタスク",
    "子任务", "任务",
  ]

  /// What it says of every claim below it that says nothing itself.
  static func denial(_ title: TextSlice) -> Claim.Denial? {
    var text = title.withoutEmphasis
    while isDigit(text.first) || text.first == UInt8(ascii: ".") || isBlank(text.first) { text.start += 1 }
    return isOfLater(text) || isOfLack(text) ? .later : isOutside(text) ? .untouched : nil
  }

  /// `Next Steps`, `Next Steps (Task 6.2)`, `3. Future Work`, `后续`
  private static func isOfLater(_ text: TextSlice) -> Bool {
    // `Todo list`, `Next step button` are features.
    next.longest(in: text) { _, rest in
      rest.slice(to: rest.start + longest).string.first { $0 != " " }.map { !$0.isLetter } ?? true
    } != nil
  }

  /// `What is missing`, `Deferred to v2`, `Still open`, and not `Left out items fixed`.
  private static func isOfLack(_ text: TextSlice) -> Bool {
    guard text.count <= longest else { return false }
    return lacks.longest(in: text) { phrase, rest in
      phrase.hasSuffix(" to")
        ? WorkPlan.isNamed(by: "to \(rest.string.lowercased())".split(separator: " ")) : goesOn(rest)
    } != nil
  }

  /// What stands behind the words says where, when or why, and not that it is over.
  private static func goesOn(_ rest: TextSlice) -> Bool {
    let words = words(of: rest.string.lowercased())
    guard !words.contains(where: over.contains) else { return false }
    return !isWordByte(rest.first) && rest.first != UInt8(ascii: "-")
      && (!isLetter(rest.trimmed.first) || words.first.map(going.contains) ?? false)
  }

  private static let lacks = OpeningPhrases([
    "what is missing", "what's missing", "what is still missing", "still missing", "what is open", "what is still open",
    "still open",
    "what was not done", "what is not done", "what is not done yet", "what was left out", "what is left out",
    "what is left",
    "what remains", "left out", "left open", "deferred to", "postponed to", "moved to", "still to do",
    "still to be done", "not done yet",
    "was fehlt", "noch offen", "ce qui manque", "lo que falta",
  ])
  private static let going: Set<String> = [
    "in", "for", "with", "of", "on", "from", "after", "and", "until", "yet", "here", "at",
  ]
  private static let over: Set<String> = [
    "fixed", "fixes", "resolved", "closed", "addressed", "solved", "done", "none", "nothing", "no", "previously",
    "mended", "removed", "completed",
  ]

  private static let next = OpeningPhrases([
    "next steps", "next step", "next task", "next tasks", "next up", "what's next", "what comes next",
    "future work",
    "future tasks", "follow-up", "follow-ups", "follow up", "remaining work", "remaining tasks", "outlook", "to do",
    "todo",
    "nächste schritte", "nächste aufgaben", "nicht umgesetzt", "nicht implementiert", "noch nicht umgesetzt",
    "noch nicht implementiert", "ausblick", "noch zu tun", "prochaines étapes", "à faire", "próximos pasos",
    "próximos passos",
    "后续", "后续工作", "后续步骤", "后续任务", "后续计划", "下一步", "下一步计划", "後續", "後續工作", "次のステップ", "今後", "今後の予定",
    "今後の作業", "残作業", "残タスク", "다음 단계", "향후 작업", "향후 계획", "남은 작업",
  ])

  /// `Out of Scope`, `Not Part of This Task`, `Left for Task 3`, `Known Limitations`: what stands below is claimed by nobody, nor denied.
  private static func isOutside(_ text: TextSlice) -> Bool {
    guard text.count <= longest else { return false }
    return isElsewhere(text)
      || problems.longest(in: text, where: { _, rest in goesOn(rest) }) != nil
      || outside.longest(in: text) { phrase, rest in
        let behind = rest.string.drop { $0 == " " }
        return phrase.hasSuffix("task") || behind.first.map { !$0.isLetter } ?? true
      } != nil
  }

  /// `Requirements Not Verified in This Task`: somebody else may do so. What is not met in it is not met.
  private static func isElsewhere(_ text: TextSlice) -> Bool {
    // Every title is asked, and hardly any holds one.
    guard text.found(anyUnseen) != 0 else { return false }
    let behind = unseen.lazy.compactMap { text.find($0, ignoringCase: true) }.first.map { text.slice(from: $0) }
    return behind.map { rest in elsewhere.contains { rest.contains($0, ignoringCase: true) } } ?? false
  }

  private static let anyUnseen = PhraseTable(groups: [unseen])
  private static let unseen: [StaticString] = [
    "not verified", "not validated", "not covered", "not addressed", "not tested", "not checked", "not part",
  ]
  private static let elsewhere: [StaticString] = [" this task", " this subtask", " here"]

  /// `not met` of `Requirements Not Met`: by which words a title says no.
  static func negation(in title: TextSlice) -> String? {
    let words = words(of: title.withoutEmphasis.string.lowercased())
    guard
      let place = zip(words, words.dropFirst()).enumerated().first(where: { $1.0 == "not" && notDone.contains($1.1) })
    else { return nil }
    let said = words[place.offset...].prefix(3)
    return (said.dropFirst().first == "yet" ? said : said.prefix(2)).joined(separator: " ")
  }

  private static let outside = OpeningPhrases([
    "out of scope", "outside of scope", "outside the scope", "not in scope", "not part of this task",
    "not in this task",
    "not addressed here", "not addressed in this task", "not covered by this task", "not covered here",
    "requirements for later tasks", "requirements of later tasks", "requirements of other tasks",
    "later tasks", "for later tasks", "left for later", "left for later tasks", "left for task", "left to task",
    "deferred to task", "limitations", "known limitations",
    "nicht im umfang", "abgrenzung", "außerhalb des umfangs", "nicht teil dieser aufgabe", "spätere aufgaben",
    "einschränkungen",
    "bekannte einschränkungen", "hors périmètre", "limites connues", "fuera de alcance", "fuera del alcance",
    "limitaciones conocidas", "fora do escopo", "limitações conhecidas", "fuori ambito",
    "対象外", "範囲外", "スコープ外", "既知の制限", "制限事項", "范围外", "范围之外", "不在范围内", "超出范围", "已知限制", "範圍外", "범위 외", "제외 사항",
  ])

  /// What stands below has something the matter with it: `Known Issues`, `Gaps in coverage`, and not `Known issues fixed`.
  private static let problems = OpeningPhrases([
    "known issues", "known issue", "known gaps", "known gap", "known problems", "known bugs", "known defects",
    "known deviations",
    "gaps", "open issues", "open points", "open items", "open questions", "open topics", "open work", "open tasks",
    "remaining issues",
    "remaining gaps", "outstanding issues", "unresolved issues", "shortcomings", "missing pieces", "missing parts",
    "deviations",
    "bekannte probleme", "offene punkte", "lücken", "problèmes connus", "points ouverts", "problemas conocidos",
    "problemas conhecidos",
    "既知の問題", "已知问题",
  ])

  private static let longest = 80

  private static let positive: Set<String> = [
    "no", "fixed", "resolved", "validated", "verified", "covered", "passed", "previously", "completed", "all", "now",
    "closed",
  ]
  private static let notDone: Set<String> = [
    "met", "satisfied", "implemented", "covered", "done", "complete", "completed", "fulfilled", "validated", "verified",
    "addressed", "yet",
  ]
  private static let asked: Set<String> = ["requirement", "requirements", "criterion", "criteria"]
  private static let failed: Set<String> = [
    "uncovered", "unaddressed", "unverified", "unvalidated",
    "failed", "failing", "unmet", "unsatisfied", "unfulfilled", "missing", "violated", "unimplemented",
  ]
  private static let partial: Set<String> = ["partial", "partially", "incomplete"]
  private static let pending: Set<String> = [
    "outstanding", "deferred", "remaining", "pending", "blocked", "postponed", "unfinished", "todo",
  ]
  private static let foreign: [StaticString] = ["未達", "未対応", "未実装", "未完了", "未満足", "未完成", "未实现", "미충족", "미구현"]
}
