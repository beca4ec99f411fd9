import SpecModel

/// The words of EARS in the languages that part words with blanks, as specs of this format are written in them.
///
///     CUANDO el usuario entra, ENTONCES el sistema DEBERÁ saludar       WENN der Nutzer klickt, DANN MUSS das System speichern
enum EARSWords {
  static func modality(_ word: Substring) -> EARS.Modality? {
    guard (3...16).contains(word.utf8.count) else { return nil }
    return modals[word.trimmingPunctuation.lowercased()]
  }

  /// A lead counts at the start and behind a comma, and in capitals anywhere.
  static func lead(_ word: Substring, isFirst: Bool) -> EARSLead? {
    guard (2...16).contains(word.utf8.count), let lead = leads[word.lowercased()] else { return nil }
    return isFirst || (word.utf8.count > 2 && word == word.uppercased()[...]) ? lead : nil
  }

  /// `TANT QUE`, `LÀ OÙ`: two words that lead a clause together.
  static func lead(_ first: Substring, _ second: Substring) -> EARSLead? {
    guard (2...8).contains(second.utf8.count) else { return nil }
    return pairs[first.lowercased()].flatMap { $0.second == second.lowercased() ? $0.lead : nil }
  }

  private static let pairs: [String: (second: String, lead: EARSLead)] = [
    "tant": ("que", .state), "là": ("où", .feature), "dès": ("que", .trigger), "siempre": ("que", .trigger),
    "sempre": ("que", .trigger), "assim": ("que", .trigger), "trong": ("khi", .state), "podczas": ("gdy", .state),
    "di": ("mana", .feature),
  ]

  static func isThen(_ word: Substring) -> Bool { thens.contains(word.lowercased()) }

  static func isArticle(_ word: Substring) -> Bool { articles.contains(word.lowercased()) }

  /// `no debe`, `NÃO DEVE`: the word before the verb.
  static func denies(_ word: Substring) -> Bool {
    ["no", "não", "non", "ne", "không", "не", "nie", "tidak"].contains(word.lowercased())
  }

  /// `ne doit pas`, `soll nicht`, `darf das Passwort nicht anzeigen`
  static func takeNegation(
    _ response: inout ArraySlice<Substring>,
    _ system: inout [Substring],
    behind modal: Substring
  ) -> Bool {
    var isNegated = false
    if let last = system.last, denies(last) {
      system.removeLast()
      isNegated = true
    }
    if ["darf", "dürfen"].contains(modal.lowercased()), let place = prohibition(in: response) {
      response = ArraySlice(response[..<place] + response[(place + 1)...])
      return true
    }
    if let first = response.first, ["nicht", "pas", "niet", "не"].contains(first.lowercased()) {
      response = response.dropFirst()
      isNegated = true
    }
    return isNegated
  }

  /// The word that makes a permission a prohibition, wherever it stands in the clause: a comma begins another one.
  private static func prohibition(in response: ArraySlice<Substring>) -> Int? {
    for index in response.indices {
      if ["nicht", "nie", "niemals", "kein", "keine", "keinen", "keinerlei"].contains(response[index].lowercased()) {
        return index
      }
      if response[index].last == "," { return nil }
    }
    return nil
  }

  private static let modals: [String: EARS.Modality] = [
    "debe": .must, "deben": .must, "deberá": .shall, "deberán": .shall, "debería": .should, "deve": .must,
    "devem": .must,
    "deverá": .shall, "deverão": .shall, "deveria": .should, "doit": .must, "doivent": .must, "devra": .shall,
    "devront": .shall, "devrait": .should, "devono": .must, "dovrà": .shall, "dovranno": .shall, "dovrebbe": .should,
    "muss": .must, "müssen": .must, "soll": .shall, "sollen": .shall, "sollte": .should, "darf": .may, "dürfen": .may,
    "moet": .must, "moeten": .must, "zal": .shall, "zullen": .shall, "musi": .must, "muszą": .must, "powinien": .should,
    "powinna": .should, "powinno": .should, "должен": .shall, "должна": .shall, "должно": .shall, "должны": .shall,
    "phải": .shall, "sẽ": .shall, "harus": .must, "wajib": .must, "повинен": .shall, "повинна": .shall,
    "повинно": .shall,
  ]

  private static let leads: [String: EARSLead] = [
    "cuando": .trigger, "quando": .trigger, "quand": .trigger, "lorsque": .trigger, "lorsqu'un": .trigger,
    "wenn": .trigger, "sobald": .trigger, "khi": .trigger, "ketika": .trigger, "saat": .trigger, "gdy": .trigger,
    "kiedy": .trigger, "wanneer": .trigger, "когда": .trigger, "коли": .trigger, "mientras": .state,
    "enquanto": .state, "pendant": .state, "während": .state, "solange": .state, "mentre": .state, "selama": .state,
    "terwijl": .state, "пока": .state, "si": .condition, "se": .condition, "falls": .condition, "nếu": .condition,
    "jika": .condition, "apabila": .condition, "jeśli": .condition, "jeżeli": .condition, "indien": .condition,
    "если": .condition, "якщо": .condition, "donde": .feature, "onde": .feature, "où": .feature, "dove": .feature,
    "sofern": .feature, "где": .feature, "when": .trigger, "while": .state, "if": .condition,
    "where": .feature,
  ]

  private static let thens: Set<String> = [
    "then", "entonces", "então", "alors", "dann", "allora", "thì", "maka", "wtedy", "dan", "то", "тогда", "тоді",
  ]

  private static let articles: Set<String> = [
    "das", "der", "die", "el", "la", "los", "las", "le", "les", "il", "lo", "o", "a", "os", "as", "het", "de",
  ]
}
