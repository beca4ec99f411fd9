import Findings
import History
import Reporting
import SpecModel

/// What changes in a lock, one line a criterion.
struct LockDifferenceText {
  let style: Style
  let width: Int

  /// Of a change of hundreds the first ones of each kind say enough.
  private static let shown = 20

  func text(_ difference: LockDifference) -> String {
    var text = difference.renamed.map {
      TextWrapping.hanging("", "spec \($0.then) is \($0.today) today", indent: 0, width: width) + "\n"
    }.joined()
    let kinds: [(String, (LockDifference.Change) -> Bool)] = [
      ("moved", { if case .moved = $0.fate { true } else { false } }),
      ("moved, nobody can tell where", { if case .undecided = $0.fate { true } else { false } }),
      ("gone, or edited and moved", { if case .resembled = $0.fate { true } else { false } }),
      ("changed", { if case .changed = $0.fate { true } else { false } }),
      ("removed", { if case .removed = $0.fate { true } else { false } }),
      ("added", { $0.fate == nil }),
    ]
    for (title, isOfKind) in kinds {
      let changes = difference.changes.filter(isOfKind)
      guard !changes.isEmpty else { continue }
      text += style(.strong, "\(title): \(changes.count)") + "\n"
      text += changes.prefix(Self.shown).map { "  \(row($0))\n" }.joined()
      if changes.count > Self.shown { text += "  and \(changes.count - Self.shown) more\n" }
    }
    let (added, gone) = difference.lines
    if added + gone > 0 { text += "lines that cite criteria: \(added) new, \(gone) gone\n" }
    return text
  }

  private func row(_ change: LockDifference.Change) -> String {
    var head = Printable.line(change.id.description)
    switch change.fate {
    case .moved(let place, let grounds): head += " -> \(place.called(in: change.home)) (\(grounds))"
    case .resembled(let place, let grounds): head += " -> \(place.called(in: change.home))? (\(grounds))"
    case .undecided(let places): head += " -> \(places.map { $0.called(in: change.home) }.joined(separator: " or "))"
    case .kept, .changed, .removed, nil: break
    }
    let room = width - head.count - 4
    let words = Printable.line(change.text)
    // Beside a long name there is no room for more.
    guard room >= 20 else {
      return TextWrapping.hanging("", "\(head) \(words.prefix(60))", indent: 2, width: width).trimmedStart
    }
    return head + "  " + (words.count > room ? words.prefix(room - 1) + "…" : words)
  }
}

extension String {
  fileprivate var trimmedStart: String { String(drop { $0 == " " }) }
}
