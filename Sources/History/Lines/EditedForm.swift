/// A line as an editor sees it, with its words as numbers, for comparing each with each.
struct EditedForm: EditableLine {
  let subject: String
  /// In order.
  let saying: [Int]
  private let telling: [Int]

  /// Lines of two versions. A word with a typing error is the one that it was mended to.
  static func all(_ old: [EditedWords], _ new: [EditedWords]) -> (old: [EditedForm], new: [EditedForm]) {
    let words = EditedVocabulary(Set(old.flatMap(\.words)), Set(new.flatMap(\.words)))
    return (old.map { EditedForm($0, words) }, new.map { EditedForm($0, words) })
  }

  private init(_ line: EditedWords, _ words: EditedVocabulary) {
    subject = line.subject
    saying = words.numbers(of: line.words)
    telling = words.numbers(of: line.telling)
  }

  func fit(beside gone: EditedForm) -> LineFit {
    if saying == gone.saying { return .same(likeness: telling.count) }
    let (fewer, more) = (min(telling.count, gone.telling.count), max(telling.count, gone.telling.count))
    guard fewer > 0 else { return .bare }
    let shared = shared(with: gone)
    return LineFit(shared: shared, fewer: fewer, more: more, likeness: shared)
  }

  private func shared(with other: EditedForm) -> Int {
    var (one, two, shared) = (0, 0, 0)
    while one < telling.count, two < other.telling.count {
      let (left, right) = (telling[one], other.telling[two])
      if left == right { shared += 1 }
      if left <= right { one += 1 }
      if right <= left { two += 1 }
    }
    return shared
  }
}
