/// A block that the compiler refused: the generator puts a failing test in its place, so that the others can be compiled.
///
/// It is left out only as long as its source is the same.
package struct LeftOutBlock: Hashable, Sendable {
  /// Relative to the root of the package: where the runner tells the generator which blocks these are, a line of JSON each.
  package static let path = ".counterfoil/cache/left-out-blocks.jsonl"

  /// How the failing test in its place begins to say why.
  package static let notCompiled = "does not compile: "
  package static let notParsed = "does not parse: "

  package let document: String
  package let source: Fingerprint
  /// What the compiler said, and at which line of the document.
  package let problem: String
  package let line: Int

  package init(document: String, source: Fingerprint, problem: String, line: Int) {
    self.document = document
    self.source = source
    self.problem = problem
    self.line = line
  }

  package init?(json line: some Sequence<UInt8>) {
    guard let value = try? JSONParser.parse(Array(line)), let document = value["document"]?.string,
      let source = value["source"]?.string.flatMap(Fingerprint.init(hexadecimal:)),
      let problem = value["problem"]?.string, let number = value["line"]?.integer
    else { return nil }
    self.init(document: document, source: source, problem: problem, line: number)
  }

  package var json: [UInt8] {
    JSONWriter.compact([
      "document": .string(document), "source": .string(source.hexadecimal), "problem": .string(problem),
      "line": .integer(line),
    ]) + [UInt8(ascii: "\n")]
  }

  package static func read(_ bytes: [UInt8]) -> [LeftOutBlock] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { LeftOutBlock(json: $0) }
  }
}
