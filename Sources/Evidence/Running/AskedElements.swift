/// Whom a check asks, expectation by expectation.
struct AskedElements {
  /// Of each question since the beginning: whether there was nobody. Those that a question asks while it goes on are part of it.
  private var none: [Bool] = []
  /// How many questions go on.
  var depth = 0
  /// It was said where the questions of the next expectation begin.
  private var isBegun = false
  /// Whether the expectation that is about to be counted counts depends on what it finds.
  var isOpen = false
  /// It can fail no more, since there was nobody.
  var areMissing = false
  /// The line of the expectation that waits for its questions.
  private var waiting: Int?
  /// Of the answers that names were given: whether there was nobody.
  private(set) var noted: [Int: Bool] = [:]
  /// The lists in which something was, by what they are called in the block.
  var seen: Set<String> = []

  mutating func begin() {
    none = []
    isBegun = true
  }

  mutating func end(none isNone: Bool) {
    depth = max(0, depth - 1)
    if depth == 0, none.count < Self.most { none.append(isNone) }
  }

  /// In a loop nobody has told where to begin, more need not be known.
  private static let most = 4096

  private var hasAskedNone: Bool { !none.isEmpty && none.allSatisfy(\.self) }

  mutating func note(_ binding: Int) {
    noted[binding] = hasAskedNone
    forget()
  }

  private mutating func forget() {
    none = []
    isBegun = false
  }

  /// - Returns: whether the expectation is counted only when it is over.
  mutating func wait(at line: Int) -> Bool {
    areMissing = false
    guard isOpen else {
      forget()
      return false
    }
    isOpen = false
    // Where nobody said where it began, what was asked last is its own.
    if !isBegun { none = none.suffix(1) }
    waiting = line
    return true
  }

  mutating func takeMissing() -> Bool {
    defer { (areMissing, isOpen) = (false, false) }
    return areMissing
  }

  /// - Returns: the line of the expectation that waited, if any, and whether there was nobody whom it asked.
  mutating func settle() -> (line: Int, hasAskedNone: Bool)? {
    guard let line = waiting else { return nil }
    defer {
      waiting = nil
      forget()
    }
    return (line, hasAskedNone)
  }
}
