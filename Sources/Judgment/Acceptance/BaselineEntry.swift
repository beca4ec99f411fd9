package import Evidence
package import Findings
import SpecModel

/// What a finding is, whatever line it stands on: the rule, the document, the heading above it, and what was said.
package struct BaselineEntry: Hashable, Comparable, Sendable {
  package let path: DocumentPath
  package let rule: RuleID
  /// The text of the nearest heading above; empty where there is none.
  package let heading: String
  /// What was said, or what of it stays.
  package let message: String

  package init(path: DocumentPath, rule: RuleID, heading: String, message: String) {
    self.path = path
    self.rule = rule
    self.heading = heading
    self.message = message
  }

  init(_ finding: Finding, places: FindingPlaces) {
    self.init(finding, places: places, words: finding.identity ?? finding.message)
  }

  /// As an older release, which knew findings by their messages alone, wrote it down.
  init(formerly finding: Finding, places: FindingPlaces) {
    self.init(finding, places: places, words: finding.message)
  }

  private init(_ finding: Finding, places: FindingPlaces, words: String) {
    path = finding.location?.path ?? DocumentPath("")
    rule = finding.rule
    heading = Self.shortened(finding.location.map { places.heading(above: $0) } ?? "")
    message = Self.shortened(words)
  }

  /// The same for every machine and every line that it moves to.
  package var fingerprint: Fingerprint {
    Fingerprint(of: [path.text, rule.name, heading, message].joined(separator: "\0"))
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.path.text, left.rule.name, left.heading, left.message) < (
      right.path.text, right.rule.name, right.heading, right.message
    )
  }

  var itself: BaselineEntry { self }

  var withoutHeading: BaselineEntry { BaselineEntry(path: path, rule: rule, heading: "", message: message) }

  /// The document by its name alone, and its spec by none: what a folder that was renamed has left of it.
  var withoutFolder: BaselineEntry {
    var words = message
    for part in path.folder.split(separator: "/") where part.first?.isNumber == true {
      words = words.replacing(part, with: "…").replacing("\(part.prefix { $0 != "-" })/", with: "…/")
    }
    return BaselineEntry(path: DocumentPath(path.name), rule: rule, heading: heading, message: words)
  }

  /// White space folded; what is long keeps its beginning, and a fingerprint of the whole.
  static func shortened(_ text: String) -> String {
    if text.isFolded, text.utf8.count <= 240 { return text }
    let folded = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard folded.count > 240 else { return folded }
    return "\(folded.prefix(200))… \(Fingerprint(of: folded).hexadecimal.prefix(12))"
  }
}

extension String {
  /// It has single blanks between its words, and no other white space; `false` where only a closer look could tell.
  fileprivate var isFolded: Bool {
    utf8.withContiguousStorageIfAvailable(Self.isFolded) ?? Array(utf8).withUnsafeBufferPointer(Self.isFolded)
  }

  private static func isFolded(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var before: UInt8 = 0x20
    for byte in text {
      // Beyond ASCII there is white space too.
      guard byte < 0x7F, byte > 0x20 || (byte == 0x20 && before != 0x20) else { return false }
      before = byte
    }
    return before != 0x20 || text.isEmpty
  }
}

/// The headings of the documents, to look up what stands above a finding.
struct FindingPlaces {
  private let headings: [DocumentPath: [(line: Int, text: String)]]

  init(corpus: Corpus) {
    // Thousands of findings may stand below one long heading: it is shortened once.
    let places = corpus.documents.map { document in
      let headings = document.headings.map {
        (line: $0.line, text: $0.text.utf8.count > 240 ? BaselineEntry.shortened($0.text) : $0.text)
      }
      return (document.path, headings)
    }
    headings = Dictionary(places) { first, _ in first }
  }

  func heading(above location: Location) -> String {
    guard let headings = headings[location.path] else { return "" }
    let above = headings.partitionPoint { $0.line <= location.line }
    return above == 0 ? "" : headings[above - 1].text
  }
}
