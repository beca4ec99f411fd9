import SpecModel

/// `align with the requirements (2.1, 2.2-2.4)`: the word stands before the parenthesis, and nothing but criteria in it.
struct EnclosedNumbers {
  let items: [ReferenceCursor.Item]
  /// Where the word begins.
  let start: Int
  /// Behind the parenthesis.
  let end: Int

  init?(in text: TextSlice, at place: Int) {
    guard text.matches("requirement", at: place, ignoringCase: true), !Self.isOfProgram(before: place, in: text) else {
      return nil
    }
    var open = place + 11
    if text[open] | 0x20 == UInt8(ascii: "s") { open += 1 }
    open = text.behindBlanks(at: open) ?? open
    guard text[open] == UInt8(ascii: "("), isDigit(text[open + 1]),
      let close = text.slice(to: open + ReferenceCursor.longestGloss).find(")", from: open)
    else { return nil }
    var cursor = ReferenceCursor(TextSlice(text.source, open + 1..<close))
    let found = cursor.list()
    // `contrast requirements (4.5:1)`, `the requirements (3)`
    guard cursor.offset == close, found.allSatisfy({ $0.first.criterion ?? 0 > 0 }) else { return nil }
    items = found.map { item in
      var item = item
      item.isLabelled = true
      return item
    }
    start = place
    end = close + 1
  }

  /// `the system requirements (10.15, 11.2)`, `Node requirements (20.1)`: of versions.
  private static func isOfProgram(before place: Int, in text: TextSlice) -> Bool {
    var start = place - 1
    guard text[start] == 32 else { return false }
    while start > text.start, isWordByte(text[start - 1]) || text[start - 1] == UInt8(ascii: ".") { start -= 1 }
    let word = TextSlice(text.source, start..<place - 1)
    return programs.contains { word.count == $0.utf8CodeUnitCount && word.hasPrefixIgnoringCase($0) }
  }

  private static let programs: [StaticString] = [
    "system", "platform", "minimum", "version", "hardware", "software", "runtime", "browser", "OS", "macOS", "iOS",
    "Android",
    "Windows", "Linux", "Node", "Node.js", "Python", "Ruby", "PHP", "Java", "Kotlin", "Swift", "Go", "Rust", "Xcode",
    "SDK",
    "API", "database", "compiler",
  ]
}

/// `- [Requirements](../001-auth/requirements.md) - its login requirements (2.1)`: whose they are, the link before them says.
enum LinkBefore {
  static func spec(in head: TextSlice, _ known: KnownSpecs) -> String? {
    var rest = head
    var target: TextSlice?
    while let open = rest.find("]("), let close = rest.find(")", from: open) {
      target = TextSlice(head.source, open + 2..<close)
      rest = rest.slice(from: close)
    }
    return target.flatMap { known.owner(ofRequirements: $0) }
  }
}
