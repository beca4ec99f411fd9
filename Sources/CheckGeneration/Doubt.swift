/// Whether an expectation can fail.
enum Doubt: Hashable {
  case canFail
  case cannotFail
  /// The compiler, or a look at what is there, tells: an expression that is true where it can.
  case asked(String)

  /// Of what is joined by `&&`: it can fail where one of them can.
  static func all(_ doubts: [Doubt]) -> Doubt {
    if doubts.contains(.canFail) { return .canFail }
    return asked(doubts, joinedBy: " || ") ?? .cannotFail
  }

  /// Of what is joined by `||`: it can fail where all of them can.
  static func any(_ doubts: [Doubt]) -> Doubt {
    if doubts.contains(.cannotFail) { return .cannotFail }
    return asked(doubts, joinedBy: " && ") ?? .canFail
  }

  private static func asked(_ doubts: [Doubt], joinedBy sign: String) -> Doubt? {
    let questions = doubts.compactMap { doubt in if case .asked(let question) = doubt { question } else { nil } }
    guard questions.count > 1 else { return questions.first.map { .asked($0) } }
    return .asked(questions.map { "(\($0))" }.joined(separator: sign))
  }
}
