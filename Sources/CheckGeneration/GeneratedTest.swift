import Evidence
import Findings
import SpecModel

/// The test that a block becomes, line by line where the block stands in its document: its head on the line of the opening fence.
struct GeneratedTest {
  let block: CheckBlock
  let document: DocumentPath
  /// Without a line break at its end.
  let text: String
  /// The imports of the block, each said to stand where it does.
  let imports: [String]

  /// - Parameter modules: those that every block of the target imports.
  init(block: CheckBlock, document: DocumentPath, spec: String, modules: [String], leftOut: [LeftOutBlock]) {
    self.block = block
    self.document = document
    let source = Fingerprint(of: block.source)
    let head = Self.head(block, document, spec: spec, source: source)
    let refused = leftOut.first { $0.document == document.text && $0.source == source }
    do throws(SourceProblem) {
      if let refused {
        let message = LeftOutBlock.notCompiled + refused.problem
        throw SourceProblem(line: refused.line - block.firstLine + 1, message: message)
      }
      let counted = try CountedExpectations(block.source, modules: modules)
      if let deaf = counted.imports.first(where: { $0.names("XCTest") }) {
        let message =
          "\(LeftOutBlock.notCompiled)nobody hears what XCTest asserts in a block; write #expect and #require"
        throw SourceProblem(line: deaf.line, message: message)
      }
      imports = counted.imports.map { Self.located($0, block, document) }
      var notes =
        counted.sleeps.isEmpty ? "" : " SpecTesting.sleeping(at: \(counted.sleeps.map { block.firstLine + $0 - 1 }))"
      if counted.changesSurroundings { notes += " SpecTesting.keepingSurroundings()" }
      text = Self.test(head + notes, counted.source, block)
    } catch {
      imports = []
      let above = String(repeating: "\n", count: max(0, error.line - 1))
      let body = "\(above)SpecTesting.leftOut(\(SwiftText.literal(error.message)), #_sourceLocation)\n"
      text = Self.test(head, body, block)
    }
  }

  private static func test(_ head: String, _ body: String, _ block: CheckBlock) -> String {
    let lead = String(repeating: "\n", count: max(1, block.firstLine - block.fence.line))
    return head + lead + body + (body.hasSuffix("\n") ? "}" : "\n}")
  }

  /// A module that is not there is an error at the line of the document, and of this block alone.
  private static func located(_ module: ImportedModule, _ block: CheckBlock, _ document: DocumentPath) -> String {
    """
    #sourceLocation(file: \(SwiftText.literal(document.text)), line: \(block.firstLine + module.line - 1))
    \(module.declaration)
    #sourceLocation()
    """
  }

  private static func head(_ block: CheckBlock, _ document: DocumentPath, spec: String, source: Fingerprint) -> String {
    let path = SwiftText.literal(document.text)
    let line = block.fence.line
    var traits = [
      SwiftText.literal(title(block, document)), ".check(\(path), line: \(line), source: \"\(source)\")",
      ".enabled(if: SpecTesting.takesPart(\(path), line: \(line)), \"not part of this run\")",
    ]
    let references = references(block, spec: spec)
    if !references.isEmpty {
      traits.append(".verifies(\(references.map(SwiftText.literal).joined(separator: ", ")))")
    }
    return "@Test(\(traits.joined(separator: ", "))) @MainActor func line\(line)() async throws {"
  }

  private static func title(_ block: CheckBlock, _ document: DocumentPath) -> String {
    let place = "\(document.name):\(block.fence.line)"
    return block.name.map { "\($0) (\(place))" } ?? place
  }

  private static func references(_ block: CheckBlock, spec: String) -> [String] {
    let citations = block.verifies.map { [$0] } ?? (block.kind == .check ? block.sectionCitations : [])
    return citations.flatMap(\.references).map { "\($0.spec ?? spec)/\($0.local)" }
  }
}

enum SwiftText {
  /// A string literal on one line.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: String(Character(scalar))
      }
    }
    return "\"\(escaped.joined())\""
  }
}
