import Findings
import MarkdownSyntax
import SpecModel

/// Where the references stand that bind something: those of claims, of citations, of properties and checks. Their own readers have
/// read them; what else their lines name, in a gloss or in a cell of evidence, is prose as any other.
struct BoundPlaces {
  /// By number.
  let lines: Set<Int>
  private let text: SourceText
  /// What was read, in bytes and in order, none of them over another.
  private let stretches: [Range<Int>]
  private let claims: [Claim]
  /// The requirements of which each line claims something, gathered where the first line names more than it claims.
  private lazy var claimed = Dictionary(grouping: claims, by: \.location.line)
    .mapValues { Set($0.map(\.reference.requirement)) }

  init(_ known: ProseReader.Known, in text: SourceText) {
    self.text = text
    claims = (known.report?.claims ?? []) + known.wideClaims.map(\.claim)
    var lines: Set<Int> = []
    var stretches: [Range<Int>] = []
    func add(_ location: Location) {
      let stretch = Self.offset(location.range.start, in: text)..<Self.offset(location.range.end, in: text)
      // The members of a range stand where it does.
      if stretches.last != stretch { stretches.append(stretch) }
    }
    func add(_ citation: Citation) {
      lines.insert(citation.location.line)
      for reference in citation.references { add(reference.location) }
      for piece in citation.unreadable { add(piece.location) }
    }
    for claim in known.report?.claims ?? [] {
      lines.insert(claim.location.line)
      add(claim.reference.location)
    }
    for wide in known.wideClaims {
      lines.insert(wide.claim.location.line)
      add(wide.piece.location)
    }
    for task in known.content.tasks { task.citations.forEach(add) }
    for property in known.content.properties { property.validates.forEach(add) }
    for check in known.checks { check.sectionCitations.forEach(add) }
    self.lines = lines
    self.stretches = Self.joined(stretches)
  }

  private static func joined(_ stretches: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, stretch.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, stretch.upperBound)
      } else {
        joined.append(stretch)
      }
    }
    return joined
  }

  private static func offset(_ position: SourcePosition, in text: SourceText) -> Int {
    text.lineStarts[position.line - 1] + position.column - 1
  }

  /// Whether nothing has to be read at an offset where a word or a number may begin a reference.
  func isRead(_ lead: Int) -> Bool {
    holds(lead) || isLabel(lead)
  }

  private func holds(_ offset: Int) -> Bool {
    let behind = stretches.partitionPoint { $0.lowerBound <= offset }
    return behind > 0 && stretches[behind - 1].contains(offset)
  }

  /// `Requirements:` before a list, which no mention begins with.
  private func isLabel(_ lead: Int) -> Bool {
    let bytes = text.bytes
    guard isLetter(bytes[lead]) else { return false }
    var end = lead
    // The rest of the word, and what closes its emphasis.
    let limit = min(bytes.count, lead + 24)
    while end < limit, isLetter(bytes[end]) || ByteSet("*_").contains(bytes[end]) { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: ":")
  }

  /// What a line names that was not read already: the same reference ends at the same place, whatever is said to lead it.
  mutating func unread(_ reading: MentionReader.Reading, of line: Int) -> MentionReader.Reading {
    func isNew(_ location: Location) -> Bool { !holds(Self.offset(location.range.end, in: text) - 1) }
    var references = reading.references.filter { isNew($0.location) }
    // `| Req 1 | 1.1 | ✅ |` says once more whose criterion it is.
    if !references.isEmpty, let own = claimed[line] {
      references.removeAll { $0.spec == nil && $0.isWhole && own.contains($0.requirement) }
    }
    return MentionReader.Reading(
      references: references,
      possible: reading.possible.filter { isNew($0.location) },
      listed: reading.listed.filter { isNew($0.location) },
      unreadable: reading.unreadable.filter { isNew($0.location) }
    )
  }
}

extension Reference {
  fileprivate var isWhole: Bool {
    if case .requirement = target { true } else { false }
  }
}
