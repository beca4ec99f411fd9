package import Files
import Findings
import MarkdownSyntax
import SpecModel
package import Traceability

/// A line is written anew as a whole or not at all: rewritten in part it would count as written today, and what is left in it would be
/// taken for what stands there now.
///
/// `lint` and `fix` ask the same, so that neither offers what the other refuses. Asked again, nothing more is left.
package struct WholeLines {
  private var references: [OlderReference]
  private let graph: TraceGraph
  private var texts: [DocumentPath: DocumentText] = [:]

  /// - Returns: the same, with what stands in a line that cannot be rewritten as a whole left to its author.
  package static func leave(_ older: OlderReferences, in graph: TraceGraph, _ files: FileAccess) -> OlderReferences {
    guard older.references.contains(where: Self.isRewritten) else { return older }
    var lines = WholeLines(older.references, graph)
    lines.leaveUnreadable(files)
    lines.leaveHalfRead()
    lines.leaveUnread(older.uncompared)
    lines.leaveMerged()
    lines.leaveUndecided()
    return older.holding(lines.references)
  }

  private init(_ references: [OlderReference], _ graph: TraceGraph) {
    self.references = references
    self.graph = graph
  }

  /// No more are spelled out beside one that its author has to decide.
  private static let shownCompanions = 8

  /// Nobody rewrites a source.
  private static func isRewritten(_ reference: OlderReference) -> Bool {
    reference.source == nil && reference.replacement != nil
  }

  /// What it says today is for its author to say.
  private static func isUndecided(_ reference: OlderReference) -> Bool {
    reference.source == nil && reference.replacement == nil
      && (reference.isMoved || reference.isRemoved || reference.isPerhapsReplaced
        || (reference.isChanged && reference.origin.isBound))
  }

  private func places(where isWanted: (OlderReference) -> Bool) -> [LinePlace: [Int]] {
    Dictionary(grouping: references.indices.filter { isWanted(references[$0]) }) {
      LinePlace(references[$0].location)
    }
  }

  private mutating func leaveUnreadable(_ files: FileAccess) {
    for place in references.indices where Self.isRewritten(references[place]) {
      let path = references[place].location.path
      if texts[path] == nil { texts[path] = DocumentText.read(path, files) }
      guard let text = texts[path] else {
        references[place] = references[place].left(because: "the document cannot be read")
        continue
      }
      if !text.isPlain { references[place] = references[place].left(because: "the document is not plain UTF-8") }
    }
  }

  private mutating func leaveHalfRead() {
    let all = ReferencePlaces(graph)
    let index = graph.index
    let rewritten = places(where: Self.isRewritten)
    let former = formerRequirements
    let documents = Set(rewritten.keys.map(\.path))
    let byLine = Dictionary(grouping: documents.flatMap { all.byDocument[$0] ?? [] }) { LinePlace($0.location) }
    for (line, places) in rewritten {
      guard let text = texts[line.path] else { continue }
      // `AC 2` stays as it is, whatever stands beside it.
      let written = places.filter { references[$0].replacement != references[$0].written }
      let beside = byLine[line] ?? []
      guard !written.isEmpty, let home = beside.first?.home else { continue }
      let numbers = UnreadNumbers(
        text.source,
        read: beside.compactMap { text.range($0.location.range) }
          + places.compactMap { RowCompanion(of: references[$0], in: text)?.range }
      ) { number in
        !index.requirements(RequirementNumber(number), in: home).isEmpty || former[home]?.contains(number) == true
      }
      guard let unread = numbers.first(in: text.source.line(line.line - 1)) else { continue }
      for place in written { leave(place, beside: unread) }
    }
  }

  /// `2.1, Anna 3.1`: what nobody reads goes on being told of only as long as its line counts as the older one.
  private mutating func leaveUnread(_ places: [UncomparedPlace]) {
    let unread = Dictionary(places.filter { $0.hidden == nil }.map { (LinePlace($0.location), $0.written) }) {
      first,
      _ in
      first
    }
    guard !unread.isEmpty else { return }
    for place in references.indices where Self.isRewritten(references[place]) {
      guard let written = unread[LinePlace(references[place].location)] else { continue }
      leave(place, beside: written)
    }
  }

  /// - Parameter unread: what stands on its line, as it is written.
  private mutating func leave(_ place: Int, beside unread: some StringProtocol) {
    let cure = references[place].replacement.map { ": write `\($0)`, and that one, yourself" } ?? ""
    references[place] = references[place].left(because: "`\(unread)` on its line is not read as a reference\(cure)")
  }

  /// Two criteria that became one: `1.2, 1.3` would name it twice, and so would `1.1, 1.2` where 1.1 has taken 1.2 in.
  private mutating func leaveMerged() {
    let rewritten = places(where: Self.isRewritten)
    let standing = standing(beside: rewritten)
    for (line, places) in rewritten {
      let targets = places.flatMap { place in references[place].targets.map { (place: place, then: $0, today: $1) } }
      let twice = Dictionary(grouping: targets, by: \.today).filter { today, named in
        Set(named.map(\.then)).count > 1
          || standing[line]?.contains(today) == true && named.contains { isEdited($0.place) }
      }
      for target in twice.values.joined() {
        references[target.place] = references[target.place].left(
          because: "it and another one on its line are both \(target.today.local) today: name it once"
        )
      }
    }
  }

  /// What has kept its words was taken in by none.
  private func isEdited(_ place: Int) -> Bool { references[place].members.contains { $0.fate.isEdited } }

  /// What the lines name beside that which is rewritten. A range names what it named, whatever has changed places in it.
  private func standing(beside rewritten: [LinePlace: [Int]]) -> [LinePlace: Set<Fate.Place>] {
    let moving = Set(rewritten.values.joined().map { references[$0].location })
    var standing: [LinePlace: Set<Fate.Place>] = [:]
    for link in graph.links where !link.reference.isFromRange && !moving.contains(link.reference.location) {
      let line = LinePlace(link.reference.location)
      guard rewritten[line] != nil, case .criterion(let id) = link.resolution else { continue }
      standing[line, default: []].insert(.criterion(id))
    }
    return standing
  }

  /// The requirements that older references name, by spec: today there may be fewer.
  private var formerRequirements: [SpecID: Set<String>] {
    var numbers: [SpecID: Set<String>] = [:]
    for member in references.flatMap(\.members) {
      guard let home = member.home else { continue }
      numbers[home, default: []].insert(String(member.number.prefix { $0 != "." }))
    }
    return numbers
  }

  private mutating func leaveUndecided() {
    let undecided = places(where: Self.isUndecided)
    let rewritten = places(where: Self.isRewritten)
    for (line, places) in rewritten {
      guard let open = undecided[line], let first = open.first else { continue }
      let other = references[first].written
      let cures = places.compactMap { place in
        references[place].replacement.map { "`\($0)` for `\(references[place].written)`" }
      }
      for place in places {
        let cure = references[place].replacement.map { ": write `\($0)` when `\(other)` is decided" } ?? ""
        references[place] = references[place].left(because: "`\(other)` on its line is yours to decide\(cure)")
      }
      // Whoever decides it alone writes the line, and with it the others, anew.
      let companions = cures.prefix(Self.shownCompanions).joined(separator: " and ")
      let more = cures.count > Self.shownCompanions ? " and \(cures.count - Self.shownCompanions) more" : ""
      for place in open { references[place].companions = companions + more }
    }
  }
}
