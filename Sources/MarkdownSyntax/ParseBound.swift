import Findings

/// What a document costs the parser at most, told from the lengths of its blocks and its pipes alone.
///
/// Each block is taken for the worst that its bytes could hold, and so nearly every document that people write is known to
/// be harmless without a look at its marks. Whatever is not goes through the guard's own count.
struct ParseBound {
  /// Marks and markers are bytes, so that a shorter document stays within the limits of both.
  private static let longest = min(ParseGuard.maximumMarks, ParseGuard.maximumMarkers)

  private var nesting = NestingCost()
  private var steps = 0
  private var lines = 0
  private var widest = 0
  private var blockBytes = 0
  private var blockLines = 0
  /// Lines of the block that may be delimiter rows, by their first byte.
  private var blockRows = 0
  /// Over all blocks: each such line may make the parser walk the cells of all lines above it again.
  private var reread = 0
  /// The first pipe behind those that were counted: most lines are known to hold none without a look at them.
  private var nextPipe: Int

  private init(_ text: SourceText) {
    nextPipe = Self.pipe(in: text.bytes, from: 0)
  }

  /// - Returns: whether the guard would surely let the document pass.
  static func isHarmless(_ text: SourceText) -> Bool {
    guard text.bytes.count <= longest else { return false }
    var bound = ParseBound(text)
    for index in 0..<text.lineCount {
      guard bound.add(text.bytes, text.line(index)) else { return false }
    }
    bound.closeBlock()
    return bound.isWithinLimits
  }

  /// - Returns: `false` for what only the guard can judge.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
    let lead = LineLead(bytes, line)
    guard lead.nesting <= ParseGuard.maximumNesting else { return false }
    lines += 1
    steps += nesting.steps(at: lead)
    if lead.isBlank || lead.startsItem || lead.isHeading { closeBlock() }
    guard !lead.isBlank else { return true }
    blockBytes += lead.text.count + 1
    blockLines += 1
    guard let first = lead.text.first else { return true }
    // A definition is copied wherever it is used.
    if bytes[first] == UInt8(ascii: "["), DefinitionCost.label(bytes, lead.text) != nil { return false }
    switch bytes[first] {
    case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"): blockRows += 1
    default: break
    }
    widest = max(widest, takePipes(bytes, lead.text))
    if lead.isHeading { closeBlock() }
    return true
  }

  private mutating func closeBlock() {
    // Openers and closers share the bytes: no pairing of them has more steps than the square of half of them.
    steps += blockBytes * blockBytes / 4 + blockRows * 4 * blockBytes
    reread += (blockRows + 1) * blockLines
    (blockBytes, blockLines, blockRows) = (0, 0, 0)
  }

  private var isWithinLimits: Bool {
    widest < ParseGuard.maximumColumns && lines * (widest + 1) <= ParseGuard.maximumCells
      && steps + reread * widest * widest / 2 <= ParseGuard.maximumSteps
  }

  /// - Parameter line: below those that were asked for before.
  private mutating func takePipes(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int {
    var pipes = 0
    while nextPipe < line.upperBound {
      if nextPipe >= line.lowerBound { pipes += 1 }
      nextPipe = Self.pipe(in: bytes, from: nextPipe + 1)
    }
    return pipes
  }

  private static func pipe(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    ByteSearch.first(UInt8(ascii: "|"), in: UnsafeRawBufferPointer(bytes), from: start) ?? .max
  }
}

/// The parser asks every open quote and list whether it goes on, on every line: blank lines cost it most.
struct NestingCost {
  /// How deep quotes and lists may be open on this line; they stay open over blank and lazy lines.
  private var openDepth = 0
  private var isAfterBlank = true

  mutating func steps(at lead: LineLead) -> Int {
    let depth = lead.nesting + lead.indent / 2
    if !lead.isBlank { openDepth = isAfterBlank ? depth : max(openDepth, depth) }
    isAfterBlank = lead.isBlank
    return openDepth * 4
  }
}
