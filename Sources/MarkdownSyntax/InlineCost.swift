/// What the inline markup of one block, or of one table row, costs the parser beyond reading it once.
struct InlineCost {
  /// For each open bracket whether it is an image's.
  private var brackets: [Bool] = []
  private var openImages = 0
  private var images = 0
  private var closers = 0
  private var linkSteps = 0
  private var hasCode = false
  /// Openers of instructions, `CDATA` and declarations that nothing has closed yet.
  private var instructions = 0
  private var sections = 0
  private var declarations = 0
  private var emphasisRuns = 0
  /// For each closing bracket the runs before it: a link makes the parser look back over all that are open still.
  private var runsBeforeLinks = 0
  /// Since the document began.
  private(set) var marks = 0

  mutating func reset() {
    brackets.removeAll(keepingCapacity: true)
    openImages = 0
    images = 0
    closers = 0
    linkSteps = 0
    hasCode = false
    instructions = 0
    sections = 0
    declarations = 0
    emphasisRuns = 0
    runsBeforeLinks = 0
  }

  func unclosedSteps(bytes: Int) -> Int {
    // An angle without its end makes the parser look for it as far as the block goes.
    let angles = (instructions + sections + declarations) * bytes / 8
    // A link walks all open images; a bracket inside code closes none, so that nothing counts as closed beside code.
    let links = hasCode ? images * closers : linkSteps
    // A closer may walk all runs before it in search of an opener.
    return angles + links + runsBeforeLinks + emphasisRuns * emphasisRuns / 128
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> LineShape {
    var shape = LineShape()
    let closersBefore = closers
    var found: UInt8 = 0
    ByteClass.table.withUnsafeBufferPointer { classes in
      var index = line.lowerBound
      while index < line.upperBound {
        let kind = classes[Int(bytes[index])]
        found |= kind
        if kind >= ByteClass.markup {
          if kind == ByteClass.pipe { shape.pipes += 1 } else { add(bytes[index], bytes, &index, line) }
        }
        index += 1
      }
    }
    shape.closers = closers - closersBefore
    if found & ByteClass.dash != 0, found & ByteClass.other == 0 {
      shape.isRule = found & ByteClass.colon == 0 && shape.pipes == 0
      shape.isDelimiterRow = !shape.isRule
    }
    shape.columns = columns(shape.pipes, bytes, line)
    return shape
  }

  private mutating func add(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ line: Range<Int>)
  {
    marks += 1
    switch byte {
    case UInt8(ascii: "\\"): index += 1
    case UInt8(ascii: "`"): hasCode = true
    case UInt8(ascii: "*"), UInt8(ascii: "_"): addEmphasis(byte, bytes, &index, line)
    case UInt8(ascii: "["): open(isImage: index > line.lowerBound && bytes[index - 1] == UInt8(ascii: "!"))
    case UInt8(ascii: "]"): close()
    case UInt8(ascii: "<"): addAngle(bytes, index, line)
    case UInt8(ascii: ">"): closeAngle(bytes, index, line)
    default: break
    }
  }

  private mutating func open(isImage: Bool) {
    brackets.append(isImage)
    if isImage {
      openImages += 1
      images += 1
    }
  }

  private mutating func close() {
    closers += 1
    runsBeforeLinks += emphasisRuns
    if brackets.popLast() == true { openImages -= 1 }
    linkSteps += openImages
  }

  private mutating func addAngle(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ line: Range<Int>) {
    guard index + 1 < line.upperBound else { return }
    if bytes[index + 1] == UInt8(ascii: "?") { instructions += 1 }
    guard bytes[index + 1] == UInt8(ascii: "!"), index + 2 < line.upperBound else { return }
    if bytes[index + 2] == UInt8(ascii: "[") { sections += 1 } else { declarations += 1 }
  }

  private mutating func closeAngle(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ line: Range<Int>) {
    declarations = 0
    guard index > line.lowerBound else { return }
    if bytes[index - 1] == UInt8(ascii: "?") { instructions = 0 }
    if index > line.lowerBound + 1, bytes[index - 1] == UInt8(ascii: "]"), bytes[index - 2] == UInt8(ascii: "]") {
      sections = 0
    }
  }

  /// One run of stars or underscores; an underscore within a word is none.
  private mutating func addEmphasis(
    _ mark: UInt8,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ index: inout Int,
    _ line: Range<Int>
  ) {
    let start = index
    while index + 1 < line.upperBound, bytes[index + 1] == mark { index += 1 }
    if mark == UInt8(ascii: "_"), start > line.lowerBound, index + 1 < line.upperBound,
      isAlphanumeric(bytes[start - 1]),
      isAlphanumeric(bytes[index + 1])
    {
      return
    }
    emphasisRuns += 1
  }

  private func isAlphanumeric(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...122).contains(byte | 32)
  }

  /// Pipes part the columns; those at the ends of the line part none.
  private func columns(_ pipes: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int {
    guard pipes > 0 else { return 1 }
    var last = line.upperBound
    while last > line.lowerBound, bytes[last - 1] == 32 || bytes[last - 1] == 9 { last -= 1 }
    let leads = bytes[line.lowerBound] == UInt8(ascii: "|")
    let trails = last - 1 > line.lowerBound && bytes[last - 1] == UInt8(ascii: "|")
    return pipes + 1 - (leads ? 1 : 0) - (trails ? 1 : 0)
  }
}

/// What a byte may mean to the parser's inline markup and its tables.
private enum ByteClass {
  static let dash: UInt8 = 1
  static let colon: UInt8 = 2
  /// Neither blank, nor what delimiter rows are made of.
  static let other: UInt8 = 4
  /// Of this and above, a byte is looked at; all others, nearly all there are, pass by.
  static let markup: UInt8 = 8
  static let pipe: UInt8 = 16

  static let table: [UInt8] = (0..<256).map { byte in
    switch UInt8(byte) {
    case 32, 9: 0
    case UInt8(ascii: "|"): pipe
    case UInt8(ascii: "-"): dash
    case UInt8(ascii: ":"): colon
    case UInt8(ascii: "\\"), 96, UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "!"):
      markup | other
    default: other
    }
  }
}
