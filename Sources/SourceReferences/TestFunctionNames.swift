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
    let name = String(decoding: bytes[range], as: UTF8.self)
    guard words.contains(TestNames.word(before: range.lowerBound, in: bytes).text),
      let match = name.firstMatch(of: #/(?i:req(?:uirement)?s?)_?(\d{1,3})_(\d{1,3})(?!\d)/#)
    else { return nil }
    return Array("Requirement \(match.1).\(match.2)".utf8)[...]
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}
