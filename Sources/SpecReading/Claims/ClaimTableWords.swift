import Findings

/// What the columns and the cells of tables of claims are called.
enum ClaimTableWords {
  /// A column of this name holds requirements or criteria.
  static func isAboutIDs(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    // Of these only `SC-001` is one, and no bare number.
    return exact.contains(name) || name == "sc" || name == "sc id" || RequirementWords.isColumn(name)
      || begins(name, with: leads)
  }

  /// The first letter of a name rules nearly all words out, where it is ASCII: that has one spelling.
  static func begins(_ name: String, with words: [String]) -> Bool {
    guard let first = name.utf8.first else { return false }
    return words.contains { (first >= 0x80 || $0.utf8.first == first) && name.hasPrefix($0) }
  }

  /// Of these a bare whole number is a requirement; `Requirements Count` counts something.
  static let exact: Set<String> = [
    "requirement", "requirements", "req", "req #", "reqs", "ac", "acs", "criteria", "criterion", "acceptance criterion",
    "acceptance criteria", "requirement id", "id", "要件",
  ]

  private static let leads =
    [
      "acceptance crit", "criterion ", "ac ", "ac#", "ac-", "criterio", "crit\u{E9}rio", "crit\u{E8}re", "критери",
      "tiêu chí",
    ] + SpecWords.acceptanceCriteria.map { TextSlice.name($0).lowercased() }

  /// A column of this name numbers something else: `Task`, `Implemented by task`, `Subtask ID`.
  static func isForeign(_ name: String) -> Bool {
    guard !isAboutIDs(name) else { return false }
    return begins(name, with: foreignLeads) || isOfTasks(name)
  }

  /// `Task`, `Implemented by task`
  static func isOfTasks(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      tasks.contains { ByteSearch.first($0, in: UnsafeRawBufferPointer(bytes), from: 0) != nil }
    }
  }

  private static let foreignLeads = [
    "property", "file", "test", "component", "platform", "token", "spec", "step", "phase", "metric", "decision",
    "category", "issue",
    "version",
  ]

  private static let tasks: [StaticString] = [
    "task", "タスク", "任务", "任務", "작업", "태스크", "tarea", "aufgabe", "t\u{E2}che", "tarefa", "attività",
  ]

  /// Where the names of specs stand.
  static func specColumn(_ names: [String]) -> Int? {
    names.firstIndex { ["spec", "specs", "specification", "feature spec", "仕様", "规格"].contains($0) }
  }

  static let number: Set<String> = [
    "id", "#", "no", "no.", "nr", "nr.", "ref", "ref.", "number", "num", "番号", "编号", "編號", "序号", "번호",
  ]

  /// A column of this name may hold numbers beside words of another one, and as well counts or words.
  static func mayBeNumber(_ name: String) -> Bool {
    number.contains(name) || ["criteria", "acs", "acceptance criteria", "criteria covered", "ids"].contains(name)
  }

  /// A column of this name holds the number of a criterion, and no count of them as `Criteria` may.
  static func isOfOneCriterion(_ name: String) -> Bool {
    ["criterion", "ac", "ac #", "ac#", "acceptance criterion", "基準", "受け入れ基準", "受入基準", "验收标准", "인수 기준"].contains(name)
  }

  /// Below a column of this name bare numbers are criteria of the requirement above the table.
  static func isOfCriteria(_ name: String) -> Bool {
    ["ac", "acs", "ac #", "criterion", "criteria"].contains(name)
  }

  /// Below a column of this name they are requirements.
  static func isOfRequirements(_ name: String) -> Bool {
    ["req", "reqs", "req #", "requirement id"].contains(name) || RequirementWords.names.contains(name)
  }

  /// A column that says how it was: `Before`.
  static func isOfThePast(_ name: String) -> Bool {
    ["before", "previous", "previously", "was", "old", "vorher", "以前", "変更前", "之前", "이전", "antes", "avant"].contains(
      name
    )
      || name.hasSuffix(" before") || name.hasPrefix("previous ")
  }

  /// What is named below it is not met: `Open`, `Missing criteria`.
  static func isOfOpen(_ name: String) -> Bool { begins(name, with: open) }

  private static let open = [
    "open", "missing", "gaps", "remaining", "not met", "unmet", "not done", "not covered", "uncovered", "pending",
    "deferred", "outstanding",
    "exception", "todo", "to do", "still", "failing", "failed", "offen", "未達", "未完了", "未完成", "미완료",
  ]

  /// What was found wrong, which another column says to be mended: `Problem`, `Finding`.
  static func tellsProblem(_ name: String) -> Bool {
    [
      "problem", "issue", "gap", "finding", "risk", "defect", "bug", "symptom", "observation", "問題", "课题", "問題点", "缺陷",
      "문제",
    ]
    .contains { name.hasPrefix($0) }
  }

  /// A column of this name says whether something is met; `Implemented in`, `Verified by` say where, and who did it.
  static func isStatus(_ name: String) -> Bool {
    guard begins(name, with: status), let lead = status.first(where: { name.hasPrefix($0) }) else { return false }
    let rest = name.dropFirst(lead.count).drop { $0.isLetter }
    return ![" by", " in", " at", " on", " with", " date", " file", " via", " where", " how", " method"].contains {
      rest.hasPrefix($0)
    }
  }

  /// What the name of a column begins with that says whether something is met.
  static let status = [
    "status", "met", "result", "verdict", "state", "outcome", "pass", "satisf", "complian", "fulfil", "implemented",
    "verified",
    "validated", "done", "状態", "結果", "判定", "対応状況", "充足", "達成状況", "適合", "状态", "结果", "상태", "결과", "estado", "resultado",
    "ergebnis", "erfüllt",
    "statut", "résultat", "статус", "результат", "stato", "trạng thái", "kết quả", "durum",
  ]
}
