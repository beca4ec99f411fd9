import Findings
import MarkdownSyntax
import SpecModel

/// Finds `swift check` and `swift example` blocks, and what each is bound to: the `verifies=` on its fence, or else what the
/// section around it validates.
struct CheckBlockReader {
  private let lines: DocumentLines
  private let spec: SpecID?
  /// The fences of the document, with what stands behind their ticks.
  private let fences: [(node: MarkdownTree.Node, info: String)]

  init(lines: DocumentLines, spec: SpecID?) {
    self.lines = lines
    self.spec = spec
    fences = lines.tree.nodes.compactMap { node in
      if case .code(let info, _, fenced: true) = node.kind { (node, info) } else { nil }
    }
  }

  func read() -> [CheckBlock] {
    var section = SectionScan(lines: lines, spec: spec)
    let checks = fences.compactMap { node, info in Self.kind(info).map { (node: node, kind: $0) } }
    return checks.indices.compactMap { place in
      let (node, kind) = checks[place]
      guard lines.entryAllowance.take(1, line: node.lines.lowerBound + 1) else { return nil }
      section.advance(to: node.lines.lowerBound)
      defer {
        section.isAfterBlock = true
        section.blocks += 1
      }
      let other = place + 1 < checks.count ? checks[place + 1].node.lines.lowerBound : nil
      return block(kind, node, section, before: other)
    }
  }

  /// Fences that somebody meant for checks, and that nothing will ever run.
  func misspelt() -> [DocumentProblem] {
    fences.filter { Self.isMisspelt($0.info) }.map { node, _ in
      DocumentProblem(kind: .misspeltCheck, location: lines.location(lines.lines[node.lines.lowerBound].whole))
    }
  }

  /// `swift chek`, `swift-check`, `swift, check`, `check swift`; `swift` alone, and `swift notest`, are code to be read.
  private static func isMisspelt(_ info: String) -> Bool {
    // Most fences bear one word, and most of those that are longer name another language.
    guard info.utf8.count > 5, info.utf8.count < longestInfo,
      info.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "w") }),
      info.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "f") }), kind(info) == nil
    else { return false }
    let words = info.lowercased().split { !$0.isLetter }.map(String.init)
    guard let first = words.first, let second = words.dropFirst().first ?? words.first else { return false }
    if first == "swiftcheck" || first == "swiftexample" { return true }
    // Whoever says what it verifies has meant a check.
    if first == "swift", info.lowercased().split(separator: " ").contains(where: { $0.hasPrefix("verifies=") }) {
      return true
    }
    let other = first == "swift" ? second : second == "swift" ? first : ""
    return nearestMatch(to: other, among: ["check", "example"], most: 1) != nil
  }

  /// In bytes; nobody writes more behind the ticks of a check.
  private static let longestInfo = 200

  /// - Parameter info: what stands behind the ticks of a fence.
  static func kind(_ info: String) -> CheckBlock.Kind? {
    let words = info.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, words[0].lowercased() == "swift" else { return nil }
    return CheckBlock.Kind(rawValue: words[1].lowercased())
  }

  /// - Parameter other: the line of the next check block.
  private func block(
    _ kind: CheckBlock.Kind,
    _ node: MarkdownTree.Node,
    _ section: SectionScan,
    before other: Int?
  ) -> CheckBlock {
    let fence = lines.lines[node.lines.lowerBound]
    let arguments = arguments(fence.whole)
    let hasRoom = lines.allowance.take(section.referenceCount, line: fence.number)
    let isAlone = section.citations.isEmpty && section.blocks == 0 && arguments.verifies == nil
    let below = isAlone ? section.citations(behind: node.lines.upperBound + 1, before: other) : []
    return CheckBlock(
      kind: kind,
      name: arguments.name,
      verifies: arguments.verifies,
      of: arguments.of,
      unknownArguments: arguments.unknown,
      property: section.property,
      sectionCitations: hasRoom ? section.citations + below : [],
      successCriterion: section.successCriterion,
      fence: lines.location(fence.whole),
      firstLine: node.lines.lowerBound + 2,
      source: source(node, fence)
    )
  }

  /// The lines between the fences, at most the fence's own indentation and the `>` before it taken off each.
  private func source(_ node: MarkdownTree.Node, _ fence: DocumentLine) -> String {
    let isClosed = !lines.tree.notes.contains { $0.isUnclosedFence && $0.line == fence.number }
    let body = (node.lines.lowerBound + 1)..<(node.lines.upperBound + (isClosed ? 0 : 1))
    let before = lines.tree.text.line(node.lines.lowerBound).lowerBound..<fence.whole.start
    let marks = before.count { fence.whole.source.bytes[$0] == UInt8(ascii: ">") }
    return body.map { index in
      var line = TextSlice(lines.tree.text, lines.tree.text.line(index))
      var column = 0
      var marks = marks
      while true {
        if marks > 0, line.first == UInt8(ascii: ">") {
          marks -= 1
        } else if column < fence.indent, line.first == 32 || line.first == 9 {
          column = line.first == 9 ? (column / 4 + 1) * 4 : column + 1
        } else {
          break
        }
        line.start += 1
      }
      return line.string + "\n"
    }.joined()
  }

  private struct Arguments {
    var name: String?
    var verifies: Citation?
    var of: [String] = []
    var unknown: [CheckBlock.UnknownArgument] = []
  }

  /// `name=touch-target verifies=5.3,5.4 of=ButtonIcon`, values with blanks in quotes.
  private func arguments(_ fence: TextSlice) -> Arguments {
    var arguments = Arguments()
    for word in words(of: fence).dropFirst(2) {
      let value = word.find("=").map { word.slice(from: $0 + 1).unquoted }
      if let value, word.hasPrefix("name=") {
        arguments.name = value.string
      } else if let value, word.hasPrefix("verifies=") {
        arguments.verifies = CitationReader(lines: lines).citation(value)
      } else if let value, word.hasPrefix("of="), !value.isEmpty {
        arguments.of = value.string.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
      } else {
        arguments.unknown.append(.init(text: word.excerpt, location: lines.location(word)))
      }
    }
    return arguments
  }

  private func words(of fence: TextSlice) -> [TextSlice] {
    var words: [TextSlice] = []
    var index = fence.start
    while fence[index] == 96 || fence[index] == UInt8(ascii: "~") { index += 1 }
    while index < fence.end {
      while index < fence.end, isBlank(fence[index]) { index += 1 }
      // Nobody writes so many: the rest of the line counts as one.
      if words.count == 32, index < fence.end { return words + [fence.slice(from: index)] }
      let start = index
      var isQuoted = false
      while index < fence.end, isQuoted || !isBlank(fence[index]) {
        if fence[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
        index += 1
      }
      if index > start { words.append(TextSlice(fence.source, start..<index)) }
    }
    return words
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

extension TextSlice {
  fileprivate var unquoted: TextSlice {
    guard count >= 2, first == UInt8(ascii: "\""), self[end - 1] == UInt8(ascii: "\"") else { return self }
    return slice(from: start + 1).slice(to: end - 1)
  }
}
