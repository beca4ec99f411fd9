import Findings
import SpecModel
import SpecReading

/// Reads one source file: its comments, the names of its tests, and what they verify.
struct SourceFileReader {
  private let bytes: [UInt8]
  private let language: SourceLanguage
  private let path: DocumentPath
  private var lines: LineCounter
  private var specs: [SpecHint] = []
  private var mentions: [SourceMention] = []
  private var unreadable: [Citation.Unreadable] = []
  /// No file that people write names more.
  private let allowance = CommentReferences.allowance()
  /// The tables of tests do not overlap, so all of them together are no longer than the file may be.
  private var patience = SourceScanner.largestFile

  private init(_ bytes: [UInt8], _ language: SourceLanguage, _ path: DocumentPath) {
    self.bytes = bytes
    self.language = language
    self.path = path
    lines = LineCounter(bytes)
  }

  /// - Returns: `nil` for a file that names no requirement.
  static func read(_ bytes: [UInt8], _ language: SourceLanguage, _ path: DocumentPath) -> SourceFile? {
    var reader = SourceFileReader(bytes, language, path)
    let tokens = SourceLexer.tokens(in: bytes, language)
    reader.read(tokens)
    guard !reader.mentions.isEmpty || !reader.unreadable.isEmpty || reader.isFull else { return nil }
    return SourceFile(
      path: path,
      specs: reader.specs,
      mentions: reader.mentions,
      unreadable: reader.unreadable,
      limit: reader.isFull ? reader.allowance.limit : nil
    )
  }

  private mutating func read(_ tokens: [SourceToken]) {
    var isHead = true
    var index = 0
    while index < tokens.count, !isFull {
      let token = tokens[index]
      // Line comments right below each other are one comment.
      var end = index + 1
      if token.kind == .lineComment {
        while end < tokens.count, tokens[end].kind == .lineComment, isNext(tokens[end - 1], tokens[end]) { end += 1 }
      }
      if token.isComment {
        readComments(tokens[index..<end], isHead: isHead)
      } else {
        isHead = false
        readName(token)
      }
      // Only imports may stand between the comments at the head of a file.
      if isHead, token.whole.lowerBound > 4096 { isHead = false }
      index = end
    }
    for name in TestNames.functions(in: bytes, language) where !isFull && !isWithin(tokens, name.offset) {
      keepName(name.text, at: name.offset, kind: .testName)
    }
    mentions.sort { $0.reference.location < $1.reference.location }
  }

  /// A name that only stands in a comment or a text.
  private func isWithin(_ tokens: [SourceToken], _ offset: Int) -> Bool {
    let behind = tokens.partitionPoint { $0.whole.lowerBound <= offset }
    return behind > 0 && tokens[behind - 1].whole.contains(offset)
  }

  private var isFull: Bool { allowance.isSpent }

  /// Nothing stands between them but a line's end and blanks.
  private func isNext(_ first: SourceToken, _ second: SourceToken) -> Bool {
    let between = bytes[first.whole.upperBound..<second.whole.lowerBound]
    return between.allSatisfy { $0 == 10 || $0 == 13 || $0 == 32 || $0 == 9 } && between.count { $0 == 10 } <= 1
  }

  // MARK: Comments

  private mutating func readComments(_ tokens: ArraySlice<SourceToken>, isHead: Bool) {
    guard tokens.contains(where: { Self.mayMatter(bytes, $0.content) || (isHead && isFolderName($0.content)) }) else {
      return
    }
    let pieces = tokens.map { CommentReferences.Piece(bytes[$0.content], at: lines.position($0.content.lowerBound)) }
    let reading = CommentReferences(pieces, in: path, allowance: allowance)
    if isHead { specs += reading.specs }
    unreadable += reading.unreadable
    mentions += reading.mentions.map {
      SourceMention($0, kind: $0.saysVerifies ? .verifies : .comment, specs: reading.specs)
    }
  }

  /// `035-button`, and blanks around it.
  private func isFolderName(_ range: Range<Int>) -> Bool {
    let text = bytes[range].drop { $0 == 32 || $0 == UInt8(ascii: "*") }.prefix(4)
    return text.count == 4 && text.prefix(3).allSatisfy { $0 >= 48 && $0 <= 57 } && text.last == UInt8(ascii: "-")
  }

  /// Most comments hold none of the words, and need no further look.
  private static func mayMatter(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      var isWide = false
      while index + 2 < range.upperBound {
        switch bytes[index] | 32 {
        case UInt8(ascii: "r"): if bytes[index + 1] | 32 == 101, bytes[index + 2] | 32 == 113 { return true }
        case UInt8(ascii: "v"):
          if bytes[index + 1] | 32 == 101 || bytes[index + 1] | 32 == 97,
            bytes[index + 2] | 32 == 114 || bytes[index + 2] | 32 == 108
          {
            return true
          }
        case UInt8(ascii: "s"): if bytes[index + 1] | 32 == 112, bytes[index + 2] | 32 == 101 { return true }
        case UInt8(ascii: "f"): if bytes[index + 1] | 32 == 101, bytes[index + 2] | 32 == 97 { return true }
        case UInt8(ascii: "/"): if bytes[index + 1] >= 48, bytes[index + 1] <= 57 { return true }
        case UInt8(ascii: "."): if isCriterion(bytes, range, dot: index) { return true }
        // `FR-001`
        case UInt8(ascii: "-"):
          if (48...57).contains(bytes[index + 1]), index > range.lowerBound, bytes[index - 1] == 82 { return true }
        // A word of another script before a number, which such a comment may hold.
        default:
          if !isWide, bytes[index] >= 0xD0 {
            isWide = true
            if range.contains(where: { bytes[$0] >= 48 && bytes[$0] <= 57 }) { return true }
          }
        }
        index += 1
      }
      return isCriterion(bytes, range, dot: range.upperBound - 2)
    }
  }

  /// `AC 1.1`, `Anforderung 1.1`, `001-auth#1.1`: whatever the word before it is, a dot stands between two digits.
  private static func isCriterion(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, dot: Int) -> Bool {
    dot > range.lowerBound && bytes[dot] == UInt8(ascii: ".") && isDigit(bytes[dot - 1]) && isDigit(bytes[dot + 1])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  // MARK: Names

  private mutating func readName(_ token: SourceToken) {
    guard bytes[token.content].contains(where: { $0 >= 48 && $0 <= 57 }) else { return }
    switch TestNames.role(of: token, in: bytes, language, patience: &patience) {
    case .verifies: keepVerified(token)
    case .testName:
      keepName(bytes[token.content], at: token.content.lowerBound, kind: .testName)
    case nil: break
    }
  }

  private mutating func keepVerified(_ token: SourceToken) {
    let text = String(decoding: bytes[token.content], as: UTF8.self)
    let location = location(token.content)
    let all = ReferenceText.readAll(text)
    guard allowance.take(all?.count ?? 1, line: location.line) else { return }
    guard let all else {
      unreadable.append(Citation.Unreadable(text: text, location: location))
      return
    }
    mentions += all.map { reference in
      SourceMention(kind: .verifies, reference: reference.placed(at: location), text: text, specs: [])
    }
  }

  /// In a name only what is marked as a reference is one: `[035/8.4]`, `Requirement 8.4`.
  private mutating func keepName(_ name: ArraySlice<UInt8>, at offset: Int, kind: SourceMention.Kind) {
    let piece = CommentReferences.Piece(name, at: lines.position(offset))
    let isTestOfSpec = specs.contains(where: \.isCertain)
    let reading = CommentReferences([piece], in: path, isTestOfSpec: isTestOfSpec, allowance: allowance)
    unreadable += reading.unreadable
    mentions += reading.mentions.map { SourceMention($0, kind: kind, specs: reading.specs) }
  }

  private mutating func location(_ range: Range<Int>) -> Location {
    Location(
      path: path,
      range: SourceRange(start: lines.position(range.lowerBound), end: lines.position(range.upperBound))
    )
  }
}

extension Reference {
  fileprivate func placed(at location: Location) -> Reference {
    Reference(target: target, spec: spec, location: location, isFromRange: isFromRange)
  }
}

extension SourceMention {
  fileprivate init(_ mention: CommentReferences.Mention, kind: Kind, specs: [SpecHint]) {
    self.init(
      kind: kind,
      reference: mention.reference,
      text: mention.text,
      specs: specs,
      isSaidOfAnother: mention.isSaidOfAnother,
      isPossible: mention.isPossible
    )
  }
}
