import SpecModel

/// Lines of one kind, items or sentences of a paragraph, right below each other, of which some bear their marks in front and some at
/// the end: `✅ A`, `B ✅`. A blank line parts a criterion from its evidence, and so it ends the run.
struct MarkedRun {
  let lines: Range<Int>
  /// A line of it begins with a mark or a box.
  let isLed: Bool

  init(around index: Int, in all: [DocumentLine]) {
    let line = all[index]
    func isPart(_ other: DocumentLine) -> Bool {
      // What is indented goes on with an item.
      other.isText && (other.indent > line.indent || other.indent == line.indent && Self.isAlike(other, line))
    }
    let start = all[..<index].lastIndex { !isPart($0) }.map { $0 + 1 } ?? all.startIndex
    let end = all[index...].firstIndex { !isPart($0) } ?? all.endIndex
    lines = start..<end
    let own = all[lines].lazy.filter { $0.indent == line.indent }
    isLed = own.contains(where: Self.leads) && (line.marker != .none || own.allSatisfy(Self.isWhole))
  }

  private static func isAlike(_ one: DocumentLine, _ other: DocumentLine) -> Bool {
    switch (one.marker, other.marker) {
    case (.none, .none), (.bullet, .bullet), (.ordered, .ordered): true
    default: false
    }
  }

  private static func leads(_ line: DocumentLine) -> Bool {
    line.checkbox != nil || MarkReader.leading(line.content) != nil
  }

  /// Each line of a paragraph bears a mark of its own: none goes on with a sentence.
  private static func isWhole(_ line: DocumentLine) -> Bool {
    leads(line) || MarkReader.trailing(line.content) != nil
  }
}
