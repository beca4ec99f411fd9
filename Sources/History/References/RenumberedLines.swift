import Findings
import SpecModel
import Traceability

/// Lines that may be others of the same words, renumbered by hand: requirement 1 was taken out, and with it `- ✅ 1.1`, and what was
/// `- ✅ 2.1` says `- ✅ 1.1` now.
///
/// Line by line `- ✅ 1.1` and `- ✅ 2.1` seem to have stayed, and only `- ✅ 3.1` to be gone. But what they name today had other numbers
/// when they were written, and the line that would have named it then is gone: nobody can tell, and to rewrite them would move them twice.
struct RenumberedLines {
  /// The numbers of the lines.
  private(set) var lines: Set<Int> = []

  private struct Candidate {
    let line: Int
    /// As it stands there, and as it would have been written then, in each place in which it may have stood.
    let own: Set<LineKey>
    let former: Set<LineKey>
  }

  /// - Parameters:
  ///   - former: what a place that names what it should name today would have been written as then; `nil` for what is new.
  ///   - past: what lines stood there then that stand there no more.
  init(
    _ looks: [OlderReferenceFinder.Look],
    in path: DocumentPath,
    _ text: DocumentText,
    _ contexts: LineContexts,
    past: any PastNumberings,
    former: (OlderReferenceFinder.Look) -> String?
  ) {
    let numbers = Set(looks.filter { $0.isElsewhere && !$0.isUnclear }.map(\.place.location.line))
    let elsewhere = numbers.filter { !past.isInCompany(path, line: $0) }.sorted()
    let loose = past.looseLines(of: path, behind: elsewhere, in: text, contexts)
    guard loose.values.contains(where: { !$0.isEmpty }) else { return }
    let candidates = Self.candidates(elsewhere, looks, text, contexts, former)
    var open = candidates.filter { !$0.former.isDisjoint(with: loose[$0.line] ?? []) }
    var behind: [LineKey: [Candidate]] = [:]
    for candidate in candidates {
      for key in candidate.former { behind[key, default: []].append(candidate) }
    }
    // Each that was renumbered has left its own place to the one before it.
    while let found = open.popLast() {
      guard lines.insert(found.line).inserted else { continue }
      for key in found.own { open += behind.removeValue(forKey: key) ?? [] }
    }
  }

  private static func candidates(
    _ open: [Int],
    _ looks: [OlderReferenceFinder.Look],
    _ text: DocumentText,
    _ contexts: LineContexts,
    _ former: (OlderReferenceFinder.Look) -> String?
  ) -> [Candidate] {
    let places = Dictionary(grouping: looks, by: \.place.location.line)
    var edits: [(range: Range<Int>, text: String)] = []
    var written: Set<Int> = []
    for (line, looks) in places {
      let then = looks.map { look in
        text.range(look.place.location.range).flatMap { range in former(look).map { (range, $0) } }
      }
      guard !then.contains(where: { $0 == nil }) else { continue }
      edits += then.compactMap(\.self)
      written.insert(line)
    }
    let older = text.replacing(edits)
    let renumbered = open.filter { written.contains($0) && older.line($0) != text.line($0) }
    guard !renumbered.isEmpty else { return [] }
    let own = Lock.Line.all(renumbered, of: text, contexts)
    let below = Lock.Line.all(renumbered, of: older, contexts)
    // What stands above it may have been renumbered with it.
    let belowOlder = contexts.isOfDocument ? Lock.Line.all(renumbered, of: older, LineContexts(older)) : below
    return renumbered.indices.map { place in
      Candidate(
        line: renumbered[place],
        own: own[place].keys,
        former: below[place].keys.union(belowOlder[place].keys)
      )
    }
  }
}

/// What a line says below what it stands below, whatever marks it bears; of one that an older release took down, what stands on it.
package struct LineKey: Hashable, Sendable {
  private let words: UInt32?
  private let code: UInt32?

  init(words: UInt32? = nil, code: UInt32? = nil) {
    (self.words, self.code) = (words, code)
  }
}

extension Lock.Line {
  /// By which a line that is gone is known.
  package var key: LineKey { words.map { LineKey(words: $0) } ?? LineKey(code: code) }

  /// By which it would be known, by this release and by an older one.
  fileprivate var keys: Set<LineKey> { [key, LineKey(code: code)] }
}

extension OlderReferenceFinder.Look {
  /// Some number that it names stands for something else today.
  fileprivate var isElsewhere: Bool { outcomes.contains { $0?.member.fate.isElsewhere == true } }
}

extension OlderReferenceFinder {
  /// Where lines say the same but for their numbers, each may be another one, renumbered by hand.
  func leaveRenumbered(
    _ looks: inout [Look],
    in path: DocumentPath,
    _ read: () -> DocumentText?,
    _ places: ReferencePlaces
  ) {
    guard looks.contains(where: \.isElsewhere), let text = read()
    else {
      return
    }
    let former = FormerNames(finder: self)
    let renumbered = RenumberedLines(looks, in: path, text, places.contexts(of: path, text), past: past) {
      former.written($0, in: text)
    }
    for index in looks.indices where renumbered.lines.contains(looks[index].place.location.line) {
      looks[index].isUnclear = true
    }
  }
}
