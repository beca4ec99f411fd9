/// A piece of Swift source that matters for finding expectations and for telling whether brackets close.
struct SwiftToken: Hashable {
  enum Kind: Hashable {
    case identifier
    /// `#expect`, `#if`
    case pound
    case open
    case close
    case comma
    case colon
    /// A whole literal, what is interpolated included.
    case literal
    case `operator`
    case other
  }

  let kind: Kind
  /// Offsets in the UTF-8 of the source.
  let range: Range<Int>
  /// Counts from 1 within the source.
  let line: Int
  /// The place of the bracket that belongs to this one.
  var partner: Int?
}

/// Why a block cannot stand in a file with others.
struct SourceProblem: Error, Hashable {
  /// Counts from 1 within the source.
  let line: Int
  let message: String
}

extension [SwiftToken] {
  /// What each of them says in the source that they are of.
  func words(of bytes: [UInt8]) -> [String] { map { String(decoding: bytes[$0.range], as: UTF8.self) } }

  /// The places of a range that stand outside its inner brackets; of these only the opening one is named.
  func topLevel(_ range: Range<Int>) -> [Int] {
    var places: [Int] = []
    var place = range.lowerBound
    while place < range.upperBound {
      places.append(place)
      place = self[place].kind == .open ? (self[place].partner ?? place) + 1 : place + 1
    }
    return places
  }

  /// Whether a blank stands before the token at a place: that of `a ? b : c` has one, and the signs of `as? Lamp` and `Lamp?` have none.
  func isApart(_ place: Int) -> Bool { place > 0 && self[place - 1].range.upperBound < self[place].range.lowerBound }

  /// - Returns: the first question mark of `a ? b : c` outside of the inner brackets of a range.
  func choiceSign(in range: Range<Int>, _ words: [String]) -> Int? {
    topLevel(range).dropFirst().first { words[$0] == "?" && isApart($0) }
  }

  /// The parts of a range that signs at these places part; none of them holds a sign.
  func parts(of range: Range<Int>, at signs: [Int]) -> [Range<Int>] {
    zip([range.lowerBound] + signs.map { $0 + 1 }, signs + [range.upperBound]).map { $0..<Swift.max($0, $1) }
  }

  /// What stands between the commas of a range: the elements of a list, what a call is handed.
  func listed(_ range: Range<Int>) -> [Range<Int>] {
    parts(of: range, at: topLevel(range).filter { self[$0].kind == .comma })
  }

  /// What one of these is behind its label: `lamp` of `of: lamp`.
  func unlabelled(_ part: Range<Int>) -> Range<Int> {
    part.count > 2 && self[part.lowerBound + 1].kind == .colon ? part.dropFirst(2) : part
  }

  /// - Parameters:
  ///   - asked: the number or the label of an element: `1`, `isOn`.
  ///   - parts: what stands between the commas of a tuple.
  /// - Returns: that element, without its label.
  func element(_ asked: String, of parts: [Range<Int>], _ words: [String]) -> Range<Int>? {
    guard parts.count > 1 else { return nil }
    let place = parts.indices.first { number in
      asked == String(number) || unlabelled(parts[number]) != parts[number] && words[parts[number].lowerBound] == asked
    }
    return place.flatMap { parts[$0].isEmpty ? nil : unlabelled(parts[$0]) }
  }

  /// Whether a range is one pair of parentheses and what they hold.
  func isParenthesised(_ range: Range<Int>, _ words: [String]) -> Bool {
    range.count > 2 && words[range.lowerBound] == "(" && self[range.lowerBound].partner == range.upperBound - 1
  }

  /// What stands in parentheses that hold one thing, and change nothing of it.
  ///
  /// - Parameter names: what may stand before them and changes nothing either: `Bool(a)`.
  func withoutParentheses(_ range: Range<Int>, _ words: [String], behind names: Set<String> = []) -> Range<Int> {
    var range = range
    while true {
      let inner = range.count > 2 && names.contains(words[range.lowerBound]) ? range.dropFirst() : range
      guard isParenthesised(inner, words), self[inner.lowerBound + 1].kind != .colon,
        !topLevel(inner.dropFirst().dropLast()).contains(where: { self[$0].kind == .comma })
      else { return range }
      range = inner.dropFirst().dropLast()
    }
  }

  /// Up to the comma behind the first of several arguments. A comma between the types of `Dictionary<String, Int>` is none of these.
  func firstArgument(of arguments: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var depth = 0
    for place in topLevel(arguments) {
      switch self[place].kind {
      case .comma where depth == 0: return arguments.lowerBound..<place
      case .operator: depth = Swift.max(0, depth + turn(at: place, bytes))
      default: break
      }
    }
    return arguments
  }

  /// How many lists of types open there, or close: `<` behind a type's name, with no blank around it.
  private func turn(at place: Int, _ bytes: [UInt8]) -> Int {
    let sign = bytes[self[place].range]
    if sign.elementsEqual([UInt8(ascii: "<")]) {
      guard place > 0, self[place - 1].kind == .identifier, place + 1 < count,
        self[place - 1].range.upperBound == self[place].range.lowerBound,
        self[place + 1].range.lowerBound == self[place].range.upperBound,
        let first = bytes[self[place - 1].range].first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
      else { return 0 }
      return 1
    }
    guard sign.allSatisfy({ [UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: ".")].contains($0) }) else { return 0 }
    return -sign.count { $0 == UInt8(ascii: ">") }
  }
}
