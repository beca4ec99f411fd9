import Findings
import SpecModel

/// What surrounds a check block: from its fence up to the nearest heading. It moves down the document with the blocks.
struct SectionScan {
  /// The property under whose heading the scan is.
  private(set) var property: PropertyID?
  /// What the section validates. Citations behind a block start anew: they speak of the next one.
  private(set) var citations: [Citation] = []
  /// How many references they hold.
  private(set) var referenceCount = 0
  private(set) var successCriterion: Int?
  /// Check blocks since the last heading.
  var blocks = 0
  /// A check block stands between the last citation and here.
  var isAfterBlock = false

  /// Level of the heading above the properties, below which `P1: Title` is one.
  private var listLevel: Int?
  /// That heading says `Correctness`.
  private var isCertain = false
  /// The nearest heading, or a label below it, is of a property.
  private var isBelowProperty = false
  private var table: ValidatingTable?
  private let lines: DocumentLines
  private let spec: SpecID?
  private var next = 0

  init(lines: DocumentLines, spec: SpecID?) {
    self.lines = lines
    self.spec = spec
  }

  mutating func advance(to index: Int) {
    while next < index {
      read(lines.lines[next])
      next += 1
    }
  }

  /// What the next line below the only check block of a section validates, where nothing stands above it: Kiro writes that last.
  ///
  /// Anything between them may be the beginning of another property, and the line may speak of that.
  ///
  /// - Parameters:
  ///   - end: the first line behind the block.
  ///   - other: the line of the next check block. Between two of them a citation speaks of the second one.
  func citations(behind end: Int, before other: Int?) -> [Citation] {
    if let other, !lines.lines[min(end, other)..<other].contains(where: { $0.heading != nil }) { return [] }
    guard let next = lines.lines.dropFirst(end).first(where: { $0.block != .blank }), next.isText, next.ordinal == nil,
      next.content.contains("alidates"),
      let citation = CitationLine(next.content) ?? CitationLine.validating(next.content)
    else { return [] }
    return CitationReader(lines: lines).citations(citation, in: next.content)
  }

  private mutating func read(_ line: DocumentLine) {
    if let level = line.heading {
      endCitations()
      let label =
        PropertyLabel.label(heading: line.content, allowsLetter: listLevel != nil)
        ?? (isCertain && level > listLevel ?? 7 ? PropertyLabel.ownLabel(line.content) : nil)
      if label == nil, SpecWords.isCorrectnessProperties(line.content) {
        (listLevel, isCertain) = (level, true)
      } else if label == nil, SpecWords.isProperties(line.content), !isCertain || listLevel == nil {
        (listLevel, isCertain) = (level, false)
      } else if let current = listLevel, level <= current {
        (listLevel, isCertain) = (nil, false)
      }
      let named = spec.flatMap { spec in label.map { (spec, $0.number) } }
      isBelowProperty = label != nil
      property = named.map { PropertyID(spec: $0.0, number: $0.1) }
      successCriterion = SuccessCriterionReader.number(line.content)?.number
      blocks = 0
    } else if case .table(let isHeader) = line.block {
      if isHeader { table = isBelowProperty ? ValidatingTable(header: line.whole.cells) : nil }
      if !isHeader, let citation = table?.citation(of: line.whole.cells, lines) { append(citation) }
    } else if line.isText {
      if PropertyLabel.leads(line, isListed: listLevel != nil) { isBelowProperty = true }
      guard let citation = CitationLine(line.content) ?? CitationLine.validating(line.content) else { return }
      for list in citation.lists(in: line.content) { append(CitationReader(lines: lines).citation(list)) }
    }
  }

  private mutating func append(_ citation: Citation) {
    if isAfterBlock { endCitations() }
    citations.append(citation)
    referenceCount += citation.references.count
  }

  private mutating func endCitations() {
    citations = []
    referenceCount = 0
    isAfterBlock = false
  }
}
