import MarkdownSyntax

/// The numbers of tasks that a list counts: `1. [x] Title`.
///
/// Where every item is written `1.`, as markdown allows, a page counts on, and people cite what they see there. A list that counts by
/// itself keeps the numbers that are written, those that are written twice included.
struct ListNumbers {
  private let lines: DocumentLines
  /// What the last item was written with. Only where one is like it does anybody look at the whole list.
  private var last: Int?
  private lazy var shown = numbersOfLazyLists()

  init(_ lines: DocumentLines) {
    self.lines = lines
  }

  /// - Parameter ordinal: as it is written at the front of the line.
  mutating func number(of line: DocumentLine, written ordinal: Int) -> Int {
    defer { last = ordinal }
    guard ordinal == last else { return ordinal }
    return shown[line.number] ?? ordinal
  }

  /// By line, from 1.
  private func numbersOfLazyLists() -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for (index, node) in lines.tree.nodes.enumerated() {
      guard case .list(ordered: true, let start, _) = node.kind else { continue }
      let items = lines.tree.children(of: index).map { lines.lines[lines.tree.nodes[$0].lines.lowerBound] }
      guard items.allSatisfy({ $0.ordinal == start }) else { continue }
      for (place, item) in items.enumerated() { numbers[item.number] = start + place }
    }
    return numbers
  }
}
