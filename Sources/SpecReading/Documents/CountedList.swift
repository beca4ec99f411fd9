import Findings
import MarkdownSyntax
import SpecModel

/// The items of a list of criteria, by the numbers that people see before them.
///
/// Markdown counts on from the first item, whatever the others say. `1. 1. 1.` is a habit and misleads nobody; `1. 2. 2. 3.` says 3 in
/// its source where a page says 4, and who follows the one cites another criterion than who follows the other.
struct CountedList {
  struct Item {
    let line: Int
    let written: Int
    /// The number of the criterion that it is; `nil` where that is no plain number.
    let counted: Int?
    let criterion: String
    let location: Location
  }

  let items: [Item]

  /// Whether the numbers are the first and those that follow it: nearly every list is such a one.
  private var countsOn: Bool {
    items.enumerated().allSatisfy { $1.written == $1.counted && $1.written == items[0].written + $0 }
  }

  private var areAllSame: Bool { items.allSatisfy { $0.written == items[0].written } }

  /// - Parameter shown: the numbers on a page, by line.
  func problem(_ shown: () -> [Int: Int]) -> DocumentProblem? {
    guard items.count > 1, !countsOn else { return nil }
    if !areAllSame, let place = items.firstIndex(where: { $0.counted != nil && $0.counted != $0.written }) {
      let written = items[place].written
      return problem(
        at: place,
        shown: nil,
        first: items[..<place].first { $0.counted == written }?.line,
        following: items[(place + 1)...].count { $0.counted != $0.written }
      )
    }
    let shown = shown()
    let isOff = { (item: Item) in shown[item.line].map { $0 != item.counted } ?? false }
    guard let place = items.firstIndex(where: { $0.counted != nil && isOff($0) }) else { return nil }
    return problem(
      at: place,
      shown: shown[items[place].line],
      first: nil,
      following: items[(place + 1)...].count(where: isOff)
    )
  }

  private func problem(at place: Int, shown: Int?, first: Int?, following: Int) -> DocumentProblem {
    let item = items[place]
    let miscount = Miscount(
      criterion: item.criterion,
      written: item.written,
      shown: shown,
      first: first,
      following: following
    )
    return DocumentProblem(kind: .miscounted(miscount), location: item.location)
  }

  /// Those of a requirement, each by itself.
  static func all(of requirement: RequirementDraft) -> [CountedList] {
    var lists: [[Item]] = []
    var number: Int?
    for criterion in requirement.criteria {
      guard let place = criterion.place else { continue }
      let item = Item(
        line: criterion.line,
        written: place.written,
        counted: Int(criterion.label.text),
        criterion: "\(requirement.number).\(criterion.label)",
        location: criterion.location
      )
      if place.list == number { lists[lists.count - 1].append(item) } else { lists.append([item]) }
      number = place.list
    }
    return lists.map { CountedList(items: $0) }
  }
}

/// What a page shows before the items of ordered lists.
enum ShownNumbers {
  /// By line, from 1.
  static func all(in tree: MarkdownTree) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for (index, node) in tree.nodes.enumerated() {
      guard case .list(ordered: true, let start, _) = node.kind else { continue }
      for (place, item) in tree.children(of: index).enumerated() {
        numbers[tree.nodes[item].lines.lowerBound + 1] = start + place
      }
    }
    return numbers
  }
}

extension RequirementsReader {
  /// Lists of criteria whose numbers do not count on.
  func miscounted() -> [DocumentProblem] {
    var shown: [Int: Int]?
    return requirements.filter { !$0.isPlaceholder && !$0.isRemoved }.flatMap(CountedList.all).compactMap { list in
      list.problem {
        let numbers = shown ?? ShownNumbers.all(in: lines.tree)
        shown = numbers
        return numbers
      }
    }
  }
}
