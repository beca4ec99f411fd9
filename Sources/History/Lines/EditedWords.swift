/// A line as an editor sees it: what it names, which an edit leaves, and the words, which it does not.
struct EditedWords {
  /// The numbers, in order, with a blank between them.
  let numbers: String
  /// The documents that it leads to, each by its name and its folder's: whoever leads it to another spec has written it anew.
  let addresses: [String]
  let words: Set<String>

  /// - Parameter folded: the same line, as `LineWords` folds it.
  init(_ line: String, folded: String) {
    // Most lines name nothing.
    guard folded.contains(where: \.isNumber) else {
      self.init(folded: "", addresses: [], series: [])
      return
    }
    let (text, addresses) = Self.withoutAddresses(line)
    let lasting = LineFigures.removed(from: text)
    self.init(
      folded: lasting == line ? folded : LineWords.folded(lasting),
      addresses: addresses,
      series: Self.series(in: lasting)
    )
  }

  /// `[horn](src/horn.ts)` says `horn`, wherever the file lies.
  private static func withoutAddresses(_ line: String) -> (text: String, addresses: [String]) {
    guard line.contains("](") else { return (line, []) }
    var text = ""
    var addresses: [String] = []
    var rest = line[...]
    while let open = rest.firstRange(of: "]("), let close = rest[open.upperBound...].firstIndex(of: ")") {
      text += rest[..<open.lowerBound] + "] "
      let path = rest[open.upperBound..<close].prefix { $0 != "#" }
      if path.hasSuffix(".md") { addresses.append(path.split(separator: "/").suffix(2).joined(separator: "/")) }
      rest = rest[rest.index(after: close)...]
    }
    return (text + rest, addresses)
  }

  /// The letters before numbers such as `FR-002`, in small letters.
  private static func series(in line: String) -> Set<Substring> {
    guard line.contains("-") else { return [] }
    var series: Set<Substring> = []
    for (place, part) in zip(line.indices, line) where part == "-" {
      let behind = line.index(after: place)
      guard behind < line.endIndex, line[behind].isASCII, line[behind].isNumber else { continue }
      let lead = line[..<place].reversed().prefix { $0.isASCII && $0.isUppercase }
      if (1...5).contains(lead.count) { series.insert(String(lead.reversed()).lowercased()[...]) }
    }
    return series
  }

  private init(folded: String, addresses: [String], series: Set<Substring>) {
    var numbers: [Substring] = []
    var words: Set<String> = []
    var isList = false
    for word in folded.split(separator: " ") {
      isList = series.contains(word) || Self.isReference(word, isList: isList)
      if isList, word.contains(where: \.isNumber) { numbers.append(word) }
      if !isList { words.insert(String(word)) }
    }
    self.numbers = numbers.joined(separator: " ")
    self.words = words
    self.addresses = addresses
  }

  /// `7.2`, `7.1-7.4`, `r7`, the words before a number, and a number behind one of them: `requirement 7`.
  private static func isReference(_ word: Substring, isList: Bool) -> Bool {
    if ["requirement", "requirements", "req", "reqs", "r", "ac", "criterion", "criteria"].contains(word) {
      return true
    }
    guard let first = word.first else { return false }
    let figures = word.drop { $0.isLetter }
    let lead = word.prefix { $0.isLetter }
    guard figures.first?.isNumber == true, ["", "r", "ac", "req"].contains(lead) else { return false }
    return !first.isNumber || isList || word.contains(".") || word.contains("-")
  }

  /// How much of two lines is the same.
  struct Fit: Comparable {
    /// How old the one is if the other is gone.
    let age: LineAlignment.Age
    /// Of the telling words of both, 0...1.
    let share: Double

    static func < (one: Fit, other: Fit) -> Bool {
      one.age == other.age ? one.share < other.share : one.rank < other.rank
    }

    private var rank: Int {
      switch age {
      case .new: 0
      case .unclear: 1
      case .old: 2
      }
    }
  }

  /// How this line reads beside one that is gone and named the same numbers under the same heading.
  func fit(beside gone: EditedWords) -> Fit {
    // A date was entered, or another percentage.
    if words == gone.words { return Fit(age: .old, share: 1) }
    let (own, other) = (telling, gone.telling)
    let (fewer, more) = own.count < other.count ? (own, other) : (other, own)
    // A number alone says nothing by which it could be known again: evidence beside it may be of something else.
    guard !fewer.isEmpty else { return Fit(age: .unclear, share: 0) }
    let shared = fewer.count { word in more.contains(word) || more.contains { Spelling.isOneSlip(word, $0) } }
    return Fit(age: Self.age(shared, fewer.count, more.count), share: Double(shared) / Double(more.count))
  }

  private static func age(_ shared: Int, _ fewer: Int, _ more: Int) -> LineAlignment.Age {
    // What was added to a line, or taken out of it, leaves it what it was.
    if shared == fewer { return shared > 1 || more <= 3 ? .old : .unclear }
    return shared * 8 >= more * 5 ? .old : shared * 8 >= more * 3 ? .unclear : .new
  }

  /// `is met` can be said of anything.
  private var telling: Set<String> { words.filter { !CriterionWords.common.contains($0) && !LineStatus.isStatus($0) } }
}
