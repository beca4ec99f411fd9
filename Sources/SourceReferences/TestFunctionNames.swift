/// Finds references in the names of test functions, where neither a dot nor a slash can stand: `testRequirement8_4`,
/// `test_req_8_4_is_large`, `fn requirement_8_4()`.
struct TestFunctionNames {
  let bytes: [UInt8]
  /// What stands before a function's name.
  let words: [String]

  func names() -> [(text: ArraySlice<UInt8>, offset: Int)] {
    guard !words.isEmpty else { return [] }
    var found: [(text: ArraySlice<UInt8>, offset: Int)] = []
    var index = 0
    while let place = nextWord(from: index) {
      index = place.end
      if place.end - place.start <= 200, let text = reference(place.start..<place.end) {
        found.append((text, place.start))
      }
    }
    return found
  }

  /// The next name that holds `req` and an underscore between digits.
  private func nextWord(from start: Int) -> (start: Int, end: Int)? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = max(1, start)
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "_"), isDigit(bytes[index - 1]), isDigit(bytes[index + 1]) {
          var first = index
          while first > 0, isNameByte(bytes[first - 1]) { first -= 1 }
          var end = index
          while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
          return (first, end)
        }
        index += 1
      }
      return nil
    }
  }

  /// `Requirement 8.4` of `testRequirement8_4IsLarge`.
  private func reference(_ range: Range<Int>) -> ArraySlice<UInt8>? {
    guard let number = number(range), words.contains(TestNames.word(before: range.lowerBound, in: bytes).text) else {
      return nil
    }
    return Array("Requirement \(number)".utf8)[...]
  }

  /// The first number behind `req`, `reqs`, `requirement` or `requirements`, in any letters: one to three digits, an underscore, one
  /// to three digits.
  private func number(_ range: Range<Int>) -> String? {
    let name = bytes[range]
    for start in range where name[start] | 0x20 == UInt8(ascii: "r") {
      for word in Self.requirementWords where name[start...].lazy.map({ $0 | 0x20 }).starts(with: word) {
        if let number = Self.number(name[(start + word.count)...]) { return number }
      }
    }
    return nil
  }

  /// The longest first, as one is the beginning of the other.
  private static let requirementWords = ["requirements", "requirement", "reqs", "req"].map { Array($0.utf8) }

  private static func number(_ text: ArraySlice<UInt8>) -> String? {
    let rest = text.first == UInt8(ascii: "_") ? text.dropFirst() : text
    let requirement = rest.prefix { $0 >= 48 && $0 <= 57 }
    let behind = rest.dropFirst(requirement.count)
    let criterion = behind.dropFirst().prefix { $0 >= 48 && $0 <= 57 }
    guard (1...3).contains(requirement.count), behind.first == UInt8(ascii: "_"), (1...3).contains(criterion.count)
    else {
      return nil
    }
    return "\(String(decoding: requirement, as: UTF8.self)).\(String(decoding: criterion, as: UTF8.self))"
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}
