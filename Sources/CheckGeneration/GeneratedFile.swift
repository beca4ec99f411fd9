package import Evidence
package import Findings
package import SpecModel

/// The Swift file that holds the checks of one document.
package struct GeneratedFile {
  let document: DocumentPath
  /// The spec before the slash of references that name none.
  let spec: String
  let blocks: [CheckBlock]
  /// The modules that the check target depends on.
  let modules: [String]
  let leftOut: [LeftOutBlock]

  package init(
    document: DocumentPath,
    spec: String,
    blocks: [CheckBlock],
    modules: [String],
    leftOut: [LeftOutBlock]
  ) {
    self.document = document
    self.spec = spec
    self.blocks = blocks
    self.modules = modules
    self.leftOut = leftOut
  }

  /// The suite around all documents. Its checks run one at a time: a crash is then the crash of one check.
  package static let root = """
    // Generated: the suite around the checks of all documents.
    import Testing

    @Suite("Checks of specs", .serialized) enum \(GeneratedSuite.name) {}

    """

  package var text: String {
    let tests = blocks.map {
      GeneratedTest(block: $0, document: document, spec: spec, modules: modules, leftOut: leftOut)
    }
    let imports = Set(modules + ["SpecTesting", "Testing"]).sorted().map { "import \($0)" } + tests.flatMap(\.imports)
    let suite = "Document_\(Fingerprint(of: document.text).hexadecimal.prefix(8))"
    return """
      // Generated from \(document): change that document, not this file.
      \(imports.joined(separator: "\n"))

      extension \(GeneratedSuite.name) {
        @Suite(\(SwiftText.literal(document.text))) @MainActor struct \(suite) {
      \(Self.located(tests, document))  }
      }

      """
  }

  /// `#sourceLocation` makes compilers and failures speak of the document's lines. Blank lines keep step with the document from one
  /// block to the next: the compiler warns of each place that names a file of the same name as another's, and every spec has a
  /// `design.md`.
  private static func located(_ tests: [GeneratedTest], _ document: DocumentPath) -> String {
    var text = ""
    // The line of the document at which the text stands; `nil` where that is not certain.
    var line: Int?
    for test in tests {
      let start = test.block.fence.line
      if let line, line <= start {
        text += String(repeating: "\n", count: start - line)
      } else {
        text += "#sourceLocation(file: \(SwiftText.literal(document.text)), line: \(start))\n"
      }
      text += test.text + "\n"
      let bytes = test.text.utf8
      line = bytes.contains(0x0D) ? nil : start + bytes.count { $0 == 0x0A } + 1
    }
    return tests.isEmpty ? "" : text + "#sourceLocation()\n"
  }
}
