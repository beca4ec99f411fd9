/// Tells of two expressions whether they read the same and say it as it is, in whatever words: `icon.name` and `"\\(icon.name)"`,
/// `icon.name + "!"` and `"\\(icon.name)!"`, `[String](icon.names)` and `Array(icon.names)`, `size` right behind `let size = icon.size`.
struct SameReadings {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let copied: CopiedValues
  private let functions: OwnFunctions

  init(_ tokens: [SwiftToken], _ words: [String], _ copied: CopiedValues, _ functions: OwnFunctions) {
    self.tokens = tokens
    self.words = words
    self.copied = copied
    self.functions = functions
  }

  /// What was asked twice before, `let a = icon.id` and `let b = icon.id`, may have been answered twice.
  func areOne(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    alike(one, other).contains { first, second in
      first.isCertain && second.isCertain && !first.isGroupedUnlike(second) || first.isText || second.isText
    }
  }

  /// Whether they read the same and join it in another order: `(a + b) + c` and `a + (b + c)`, which only numbers, texts and lists are
  /// known to take for one.
  func areRegrouped(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    alike(one, other).contains { $0.isCertain && $1.isCertain && $0.isGroupedUnlike($1) }
  }

  /// - Parameter question: what is asked of a text: `hasPrefix`, `hasSuffix`, `contains`.
  /// - Returns: whether it was joined with what it is asked for: `"\\(lamp.name)!".hasPrefix(lamp.name)`.
  func isJoinedWith(_ part: Range<Int>, _ text: Range<Int>, _ question: String) -> Bool {
    read(text, part).contains { whole, part in
      guard whole.isText, part.isCertain, !part.pieces.isEmpty else { return false }
      return switch question {
      case "hasPrefix": whole.pieces.starts(with: part.pieces)
      case "hasSuffix": whole.pieces.reversed().starts(with: part.pieces.reversed())
      default: whole.pieces.contains(part.pieces)
      }
    }
  }

  /// - Returns: what is joined with nothing, or made of each of its elements anew, `icon.name` of `icon.name + "" == icon.name`, of
  ///   `icon.name.map { $0 } == icon.name`: of texts and of lists it stays what it is.
  func joinedWithNothing(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int>? {
    let sides = alike(one, other).first { $0.isCertain != $1.isCertain }
    return sides.map { side, _ in side.isCertain ? one : other }
  }

  /// - Returns: how both read, where that is the same.
  private func alike(_ one: Range<Int>, _ other: Range<Int>) -> [(Reading, Reading)] {
    read(one, other).filter { first, second in
      first.pieces == second.pieces && (first.kind == second.kind || first.kind == nil || second.kind == nil)
    }
  }

  /// - Returns: how both read that are not read before: with what names stand for, and with the names themselves.
  private func read(_ one: Range<Int>, _ other: Range<Int>) -> [(Reading, Reading)] {
    [true, false].compactMap { looksBehind in
      let reader = Reader(of: self, looksBehind: looksBehind)
      guard let first = reader.reading(one), let second = reader.reading(other), first.isHere || second.isHere else {
        return nil
      }
      return (first, second)
    }
  }

  /// What an expression reads and says as it is.
  private struct Reading {
    enum Piece: Equatable {
      /// `icon`, `.`, `name`
      case path([String])
      /// What is written in a text.
      case written(String)
    }

    var pieces: [Piece] = []
    /// It is read where it stands, and not before.
    var isHere = true
    /// What is made of it: a text, a list. Who compares that with what it is made of says that it is one already.
    var kind: WrittenConversion.Kind?
    /// Nothing is joined to it, `""` or `[]`, or all of it is kept, by which only texts and lists stay what they are.
    var isCertain = true

    /// The pieces that are joined with each other before they are with those on their left: `b`, `c` of `a + (b + c)`.
    var groups: Set<Range<Int>> = []

    var isText: Bool { isCertain && kind == .text }

    /// Whether nothing tells that the order in which it is joined does not matter, and that is another.
    func isGroupedUnlike(_ other: Reading) -> Bool { groups != other.groups && kind == nil && other.kind == nil }

    /// What is written twice, one behind the other, is one text.
    mutating func append(_ piece: Piece) {
      if case .written(let more) = piece, case .written(let before)? = pieces.last {
        pieces[pieces.count - 1] = .written(before + more)
      } else {
        pieces.append(piece)
      }
    }
  }

  private struct Reader {
    let tokens: [SwiftToken]
    let words: [String]
    let copied: CopiedValues
    let functions: OwnFunctions
    private let repeated: RepeatedOperands
    /// Names and functions of the block stand for what they hold.
    let looksBehind: Bool

    init(of readings: SameReadings, looksBehind: Bool) {
      tokens = readings.tokens
      words = readings.words
      copied = readings.copied
      functions = readings.functions
      repeated = RepeatedOperands(tokens: tokens, words: words)
      self.looksBehind = looksBehind
    }

    func reading(_ range: Range<Int>, depth: Int = 0) -> Reading? {
      let range = tokens.withoutParentheses(range, words)
      guard let first = range.first, depth < Self.mostNames else { return nil }
      if let conversion = WrittenConversion(range, tokens, words) {
        guard var inner = reading(conversion.value, depth: depth + 1), conversion.kind.holds(inner.kind) else {
          return nil
        }
        inner.kind = conversion.kind
        return inner
      }
      if looksBehind, let function = functions.called(range), let answer = functions.onlyStatement(of: function) {
        let handed = functions.argument(of: range, to: words[answer.lowerBound])
        return copied.isPath(answer) ? path(answer, handed) : reading(answer, depth: depth + 1)
      }
      if looksBehind, range.count == 1, let held = copied.held(copied.name(first), at: first) {
        guard var inner = reading(held, depth: depth + 1) else { return nil }
        inner.isHere = false
        return inner
      }
      if copied.isPath(range) { return path(range, nil) }
      if range.count == 1 { return text(first) }
      return asked(range) ?? kept(range, depth) ?? sum(range, depth) ?? said(range)
    }

    private static let mostNames = 8

    /// - Parameter handed: what a function of the block was handed that says this path, by the name that it says.
    private func path(_ path: Range<Int>, _ handed: (name: String, value: Range<Int>)?) -> Reading? {
      if let handed, handed.name == words[path.lowerBound] {
        guard copied.isPath(handed.value), var start = self.path(handed.value, nil),
          case .path(let said)? = start.pieces.first
        else { return nil }
        start.pieces = [.path(said + words[path.dropFirst()])]
        return start
      }
      let asked = looksBehind ? copied.original(path, asksAgain: true) : Array(path)
      let isHere = !looksBehind || copied.original(path) == asked
      return Reading(pieces: [.path(asked.map { words[$0] })], isHere: isHere)
    }

    /// `icon.name` of `icon[keyPath: \.name]`
    private func asked(_ range: Range<Int>) -> Reading? {
      guard let close = range.last, words[close] == "]", let open = tokens[close].partner, open > range.lowerBound,
        words[open..<close].starts(with: ["[", "keyPath", ":", "\\", "."]), case let base = range.lowerBound..<open,
        case let members = (open + 4)..<close, copied.isPath(base), members.count.isMultiple(of: 2),
        members.allSatisfy({ tokens[$0].kind == .identifier || words[$0] == "." }),
        var reading = path(base, nil), case .path(let said)? = reading.pieces.first
      else { return nil }
      reading.pieces = [.path(said + words[members])]
      return reading
    }

    /// `icon.names` of `icon.names.map { $0 }`, of `icon.names.reversed().reversed()`
    private func kept(_ range: Range<Int>, _ depth: Int) -> Reading? {
      guard let tail = Self.keepingAll.first(where: { words[range].suffix($0.count).elementsEqual($0) }),
        tail.count < range.count, var inner = reading(range.dropLast(tail.count), depth: depth + 1)
      else { return nil }
      inner.isCertain = false
      return inner
    }

    private static let keepingAll: [[String]] = [
      [".", "map", "{", "$0", "}"], [".", "map", "(", "\\", ".", "self", ")"],
      [".", "filter", "{", "_", "in", "true", "}"], [".", "dropFirst", "(", "0", ")"],
      [".", "dropLast", "(", "0", ")"], [".", "reversed", "(", ")", ".", "reversed", "(", ")"],
      [".", "enumerated", "(", ")", ".", "map", "(", "\\", ".", "element", ")"],
    ]

    /// `icon.names[0].count`, `icon.parts.map(\\.name)`: the same words say the same.
    private func said(_ range: Range<Int>) -> Reading? {
      guard tokens[range.lowerBound].kind == .identifier, !ConstantWords.isConstant(words[range.lowerBound]),
        repeated.saysTheSame(range, madeAnew: false)
      else { return nil }
      return Reading(pieces: [.path(copied.original(range, asksAgain: looksBehind).map { words[$0] })])
    }

    // MARK: Texts

    /// `"\\(icon.name)!"`, `"!"`
    private func text(_ place: Int) -> Reading? {
      let word = words[place]
      guard tokens[place].kind == .literal, word.count > 1, word.first == "\"", !word.hasPrefix("\"\"\"") else {
        return nil
      }
      guard word.contains("\\") else {
        let said = String(word.dropFirst().dropLast())
        return Reading(pieces: said.isEmpty ? [] : [.written(said)], kind: .text, isCertain: !said.isEmpty)
      }
      guard let text = InterpolatedText(word, tokens[place]) else { return nil }
      var reading = Reading(kind: .text)
      for (number, written) in text.written.enumerated() {
        if !written.isEmpty { reading.pieces.append(.written(String(written))) }
        guard number < text.made.count else { continue }
        guard let path = Self.path(in: text.made[number]) else { return nil }
        reading.pieces.append(.path(path))
      }
      return reading
    }

    private static let signsOfPath = Set(".[]".utf8)

    /// `icon.names[0]` of `"\\(icon.names[0])"`
    private static func path(in said: Substring) -> [String]? {
      let said = String(said)
      guard let inner = try? SwiftLexer.tokens(of: said), inner.first?.kind == .identifier else { return nil }
      let bytes = Array(said.utf8)
      let isPath = inner.allSatisfy {
        $0.kind == .identifier || $0.range.count == 1 && signsOfPath.contains(bytes[$0.range.lowerBound])
      }
      return isPath ? inner.words(of: bytes) : nil
    }

    /// `icon.name + "!"`
    private func sum(_ range: Range<Int>, _ depth: Int) -> Reading? {
      let signs = tokens.topLevel(range).filter { tokens[$0].kind == .operator && words[$0] != "." }
      guard !signs.isEmpty, signs.count <= Self.mostNames, signs.allSatisfy({ words[$0] == "+" }) else { return nil }
      var sum = Reading()
      for (number, part) in tokens.parts(of: range, at: signs).enumerated() {
        let isNone = words[part].elementsEqual(["[", "]"])
        guard !part.isEmpty, let inner = isNone ? Reading(isCertain: false) : reading(part, depth: depth + 1) else {
          return nil
        }
        sum.kind = sum.kind ?? inner.kind
        sum.isHere = sum.isHere && inner.isHere
        sum.isCertain = sum.isCertain && inner.isCertain
        let start = sum.pieces.count
        sum.groups.formUnion(inner.groups.map { ($0.lowerBound + start)..<($0.upperBound + start) })
        if number > 0, inner.pieces.count > 1 { sum.groups.insert(start..<(start + inner.pieces.count)) }
        for piece in inner.pieces { sum.append(piece) }
      }
      return sum
    }
  }
}
