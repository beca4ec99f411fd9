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
    guard folded.contains(where: \.isFigureOfAnyScript) else {
      self.init(folded: "", links: [], series: [])
      return
    }
    let (text, links) = Self.withoutAddresses(line)
    let lasting = LineFigures.removed(from: text)
    self.init(
      folded: lasting == line ? folded : LineWords.folded(lasting),
      links: links,
      series: Self.series(in: lasting)
    )
  }

  /// `[horn](src/horn.ts)` says `horn`, wherever the file lies.
  private static func withoutAddresses(_ line: String) -> (text: String, links: [Substring]) {
    guard line.contains("](") else { return (line, []) }
    var text = ""
    var links: [Substring] = []
    var rest = line[...]
    while let open = rest.firstRange(of: "]("), let close = rest[open.upperBound...].firstIndex(of: ")") {
      text += rest[..<open.lowerBound] + "] "
      links.append(rest[open.upperBound..<close])
      rest = rest[rest.index(after: close)...]
    }
    return (text + rest, links)
  }

  private static func addresses(_ links: [Substring]) -> [String] {
    links.map { $0.prefix { $0 != "#" } }.filter { $0.hasSuffix(".md") }.map {
      $0.split(separator: "/").suffix(2).joined(separator: "/")
    }
  }

  /// `#requirement-2-colour`
  private static func anchors(_ links: [Substring]) -> [Substring] {
    links.map { $0.drop { $0 != "#" } }.filter { $0.contains(where: \.isFigureOfAnyScript) }
  }

  /// The letters before numbers such as `FR-002`, in small letters.
  private static func series(in line: String) -> Set<Substring> {
    guard line.contains("-") else { return [] }
    var series: Set<Substring> = []
    for (place, part) in zip(line.indices, line) where part == "-" {
      let behind = line.index(after: place)
      guard behind < line.endIndex, line[behind].isFigure else { continue }
      let lead = line[..<place].reversed().prefix { $0.isASCII && $0.isUppercase }
      if (1...5).contains(lead.count) { series.insert(String(lead.reversed()).lowercased()[...]) }
    }
    return series
  }

  private init(folded: String, links: [Substring], series: Set<Substring>) {
    var numbers: [Substring] = []
    var others: [Substring] = []
    var isList = false
    for word in folded.split(separator: " ") {
      isList = series.contains(word) || Self.isReference(word, isList: isList)
      if !isList { others.append(word) } else if word.contains(where: \.isFigureOfAnyScript) { numbers.append(word) }
    }
    // A cell may say `2`, and its column what that is.
    let bare = numbers.isEmpty ? others.filter { $0.allSatisfy(\.isFigureOfAnyScript) } : []
    // What a link leads to says what the line names where its words do not.
    let named = numbers.isEmpty && bare.isEmpty ? Self.anchors(links) : numbers + bare
    self.numbers = named.joined(separator: " ")
    self.words = Set(others.lazy.map(String.init)).subtracting(bare.lazy.map(String.init))
    addresses = Self.addresses(links)
  }

  /// What stands before a number of a requirement, in small letters.
  static let names: Set<String> = ["requirement", "requirements", "req", "reqs", "r", "ac", "criterion", "criteria"]

  /// `7.2`, `7.1-7.4`, `r7`, the words before a number, and a number behind one of them: `requirement 7`.
  private static func isReference(_ word: Substring, isList: Bool) -> Bool {
    if names.contains(String(word)) { return true }
    guard let first = word.first else { return false }
    let figures = word.drop { $0.isWordLetter }
    let lead = word.prefix { $0.isWordLetter }
    guard figures.first?.isFigureOfAnyScript == true, ["", "r", "ac", "req"].contains(lead) else { return false }
    return !first.isFigureOfAnyScript || isList || word.contains(".") || word.contains("-")
  }

  /// `is met` can be said of anything.
  var telling: Set<String> { words.filter { !CriterionWords.common.contains($0) && !LineStatus.isStatus($0) } }

  /// What an edit leaves.
  var subject: String { ([numbers] + addresses).joined(separator: " ") }
}
