import SpecModel

/// The words that lead clauses, name the system and bind it, in one script.
struct EARSScriptLanguage {
  struct Modal {
    let place: Int
    let length: Int
    let modality: EARS.Modality
    let isNegated: Bool
  }

  /// The modal verb is an ending: the last one binds. Otherwise it stands before the verb, and the first one does.
  let modalEnds: Bool
  let modals: [(word: StaticString, modality: EARS.Modality, isNegated: Bool)]
  /// Words that end a clause, and those that begin one.
  let endings: [(StaticString, EARSLead)]
  let openings: [(StaticString, EARSLead)]
  /// What follows the name of the system: `システムは`.
  let topics: [StaticString]
  let thens: [StaticString]

  static let all = [japanese, korean, chinese]

  func modal(in text: TextSlice) -> Modal? {
    var best: Modal?
    for (word, modality, isNegated) in modals {
      guard let place = modalEnds ? text.findLast(word) : first(word, in: text), isLast(word, at: place, of: text)
      else { continue }
      let found = Modal(place: place, length: word.utf8CodeUnitCount, modality: modality, isNegated: isNegated)
      guard let known = best else {
        best = found
        continue
      }
      let (end, knownEnd) = (place + found.length, known.place + known.length)
      let isBetter =
        modalEnds ? end > knownEnd || (end == knownEnd && found.length > known.length) : place < known.place
      if isBetter { best = found }
    }
    return best
  }

  /// `こと` binds at the end of a sentence, and is a thing everywhere else.
  private func isLast(_ word: StaticString, at place: Int, of text: TextSlice) -> Bool {
    let end = place + word.utf8CodeUnitCount
    return !modalEnds || end >= text.end || !text.matches("こと", at: end - 6)
  }

  /// `应` alone binds, and in `应用` and `响应` it does not.
  private func first(_ word: StaticString, in text: TextSlice) -> Int? {
    var index = text.start
    while let place = text.find(word, from: index) {
      index = place + word.utf8CodeUnitCount
      let isAlone =
        !Self.before.contains { text.matches($0, at: place - 3) }
        && !Self.behind.contains { text.matches($0, at: index) }
      if word.utf8CodeUnitCount > 3 || isAlone { return place }
    }
    return nil
  }

  private static let before: [StaticString] = ["响", "響", "对", "對", "相", "适", "適", "反", "供", "效", "回", "感"]
  private static let behind: [StaticString] = ["用", "答", "急", "聘", "收"]

  /// - Returns: what kind of clause it is, and what it says.
  func lead(_ clause: TextSlice) -> (EARSLead, TextSlice)? {
    let clause = clause.trimmed
    if let led = englishLead(clause) { return led }
    if let (word, lead) = openings.first(where: { clause.hasPrefix($0.0) }) {
      return (lead, clause.dropping(word) ?? clause)
    }
    return endings.first { clause.hasSuffix($0.0) }.map { ($0.1, clause) }
  }

  /// `WHEN 管理者が登録する`
  func englishLead(_ clause: TextSlice) -> (EARSLead, TextSlice)? {
    for (word, lead) in Self.english {
      if let rest = clause.droppingIgnoringCase(word) { return (lead, rest) }
    }
    return nil
  }

  /// `システムは、...`: where the topic begins that ends the clause.
  func closingTopic(of clause: TextSlice) -> Int? {
    guard modalEnds else { return nil }
    let text = clause.trimmed
    return topics.first { text.hasSuffix($0) && !isParticle(text, text.end - $0.utf8CodeUnitCount) }
      .map { text.end - $0.utf8CodeUnitCount }
  }

  /// The first topic of a text.
  func topic(in text: TextSlice) -> Range<Int>? {
    for word in topics {
      var index = text.start
      while let place = text.find(word, from: index) {
        index = place + word.utf8CodeUnitCount
        if place > text.start, !isParticle(text, place), endsWord(text, index) { return place..<index }
      }
    }
    return nil
  }

  func inlineLead(in text: TextSlice) -> (EARSLead, Int)? {
    for (word, lead) in endings where word.utf8CodeUnitCount >= 6 {
      if let place = text.find(word), place > text.start, place + word.utf8CodeUnitCount < text.end {
        return (lead, place + word.utf8CodeUnitCount)
      }
    }
    return nil
  }

  /// `では`, `には`, `とは`, `または`: the second half of another word.
  private func isParticle(_ text: TextSlice, _ place: Int) -> Bool {
    ["で", "に", "と", "また", "へ", "こん"].contains { text.matches($0, at: place - $0.utf8CodeUnitCount) }
  }

  /// Korean parts its words: a particle ends one.
  private func endsWord(_ text: TextSlice, _ end: Int) -> Bool {
    topics.first?.utf8Start.pointee != 0xEC || end >= text.end || isBlank(text[end])
  }

  private static let english: [(StaticString, EARSLead)] = [
    ("when ", .trigger), ("while ", .state), ("if ", .condition), ("where ", .feature),
  ]

  private static let japanese = EARSScriptLanguage(
    modalEnds: true,
    modals: [
      ("なければならない", .shall, false), ("なければなりません", .shall, false), ("ねばならない", .shall, false),
      ("なくてはならない", .shall, false), ("てはならない", .shall, true), ("ではならない", .shall, true),
      ("てはなりません", .shall, true), ("てはいけない", .shall, true), ("ではいけない", .shall, true),
      ("ものとする", .shall, false), ("ものとします", .shall, false), ("ないものとする", .shall, true),
      ("こととする", .shall, false), ("ないこととする", .shall, true), ("必要がある", .must, false),
      ("必要があります", .must, false), ("べきである", .should, false), ("べきです", .should, false),
      ("ないこと。", .shall, true), ("こと。", .shall, false), ("ないこと", .shall, true), ("こと", .shall, false),
      ("べきではない", .should, true), ("てもよい", .may, false), ("することができる", .may, false),
      ("（SHALL", .shall, false), ("(SHALL", .shall, false), ("（SHALL NOT", .shall, true), ("（MUST", .must, false),
      ("(MUST", .must, false), ("（SHOULD", .should, false), ("(SHOULD", .should, false), ("（MAY", .may, false),
    ],
    endings: [
      ("場合に限り", .condition), ("場合には", .condition), ("場合は", .condition), ("場合に", .condition),
      ("場合のみ", .condition), ("場合", .condition), ("ときには", .trigger), ("ときは", .trigger), ("ときに", .trigger),
      ("とき", .trigger), ("時には", .trigger), ("時は", .trigger), ("時に", .trigger), ("時点で", .trigger), ("時", .trigger),
      ("際には", .trigger), ("際は", .trigger), ("際に", .trigger), ("際", .trigger), ("直後に", .trigger), ("後に", .trigger),
      ("後", .trigger), ("度に", .trigger), ("たびに", .trigger), ("ごとに", .trigger), ("たら", .trigger), ("すると", .trigger),
      ("限りは", .state), ("限り", .state), ("間は", .state), ("間に", .state), ("間", .state), ("あいだ", .state),
      ("中は", .state), ("中に", .state), ("中", .state), ("状態では", .state), ("状態で", .state), ("までは", .state),
      ("まで", .state), ("においては", .feature), ("において", .feature), ("では", .feature), ("ならば", .condition),
      ("なら", .condition), ("れば", .condition), ("ると", .trigger), ("すと", .trigger), ("くと", .trigger),
    ],
    openings: [("もし", .condition)],
    topics: ["は", "が"],
    thens: []
  )

  private static let korean = EARSScriptLanguage(
    modalEnds: true,
    modals: [
      ("야 한다", .shall, false), ("야 합니다", .shall, false), ("야 함", .shall, false), ("야만 한다", .shall, false),
      ("지 않아야 한다", .shall, true), ("지 않아야 합니다", .shall, true), ("지 말아야 한다", .shall, true),
      ("서는 안 된다", .shall, true), ("서는 안 됩니다", .shall, true), ("면 안 된다", .shall, true), ("수 있다", .may, false),
    ],
    endings: [
      ("경우에는", .condition), ("경우에", .condition), ("경우", .condition), ("때에는", .trigger), ("때는", .trigger),
      ("때에", .trigger), ("때마다", .trigger), ("때", .trigger), ("동안에는", .state), ("동안에", .state), ("동안", .state),
      ("중에", .state), ("중", .state), ("후에", .trigger), ("후", .trigger), ("시에", .trigger), (" 시", .trigger),
      ("면", .condition),
    ],
    openings: [("만약 ", .condition), ("만일 ", .condition)],
    topics: ["은", "는", "이", "가"],
    thens: []
  )

  private static let chinese = EARSScriptLanguage(
    modalEnds: false,
    modals: [
      ("应当", .shall, false), ("應當", .shall, false), ("应该", .shall, false), ("應該", .shall, false), ("必须", .must, false),
      ("必須", .must, false), ("不得", .shall, true), ("不应", .shall, true), ("不應", .shall, true), ("不能", .shall, true),
      ("禁止", .shall, true), ("需要", .must, false), ("应", .shall, false), ("應", .shall, false),
      ("可以", .may, false),
    ],
    endings: [
      ("时", .trigger), ("時", .trigger), ("之后", .trigger), ("后", .trigger), ("後", .trigger), ("期间", .state),
      ("期間", .state), ("过程中", .state), ("過程中", .state), ("状态下", .state), ("情况下", .condition), ("的话", .condition),
    ],
    openings: [
      ("每当", .trigger), ("每當", .trigger), ("当", .trigger), ("當", .trigger), ("一旦", .trigger), ("如果", .condition),
      ("若", .condition), ("假如", .condition), ("只要", .state), ("对于", .feature), ("對於", .feature), ("针对", .feature),
    ],
    topics: [],
    thens: ["则", "則", "那么", "那麼"]
  )
}

extension TextSlice {
  fileprivate func findLast(_ word: StaticString) -> Int? {
    var index = end - word.utf8CodeUnitCount
    while index >= start {
      if matches(word, at: index) { return index }
      index -= 1
    }
    return nil
  }

  fileprivate func droppingIgnoringCase(_ word: StaticString) -> TextSlice? {
    hasPrefixIgnoringCase(word) ? slice(from: start + word.utf8CodeUnitCount).trimmed : nil
  }
}
