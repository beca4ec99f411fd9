import Configuration
import Files
import Findings
import Judgment
import Testing
import Workspace

/// Patterns of paths, and what git says of paths.
@Suite(.serialized) struct PatternFloodTests {
  @Test(
    "a pattern of many stars is one pass over the names",
    arguments: [
      String(repeating: "*a", count: 60) + "b", String(repeating: "**/", count: 40) + "*.xml",
      String(repeating: "**/*/", count: 12) + "x.xml",
    ]
  )
  func stars(_ pattern: String) {
    let name = String(repeating: "a", count: 200)
    let folder = (0..<14).map { "f\($0)/" }.joined()
    let files = FileAccess.inMemory(["\(name).xml": "", "\(folder)y.xml": "", "\(folder)x.xml": ""])
    var found: [DocumentPath] = []
    let time = processorTime { found = FilePattern(pattern).files(in: files) }
    #expect(found.isEmpty == pattern.hasSuffix("b"))
    #expect(time < allowance)
  }

  @Test("a configuration of more patterns than the limit is refused, and the limit is named")
  func configuration() throws {
    func read(_ count: Int) throws -> Configuration {
      let patterns = (0..<count).map { "  - specs/a\($0)*/**\n" }.joined()
      return try ConfigurationFile.read(Array(("ignore:\n" + patterns).utf8), rules: [], kinds: [])
    }
    #expect(try read(256).ignore.count == 256)
    let failure = #expect(throws: ConfigurationFailure.self) { try read(300) }
    #expect(failure?.findings.map(\.message) == ["these are more patterns than the limit of 256"])
    #expect(failure?.findings.first?.location?.line == 258)
  }

  @Test("thousands of paths are held against a long history by name, and a folder counts by what lay in it")
  func history() async throws {
    let touched = (0..<60_000).map { "src/\($0)/a.swift\0" }.joined()
    let tree = WorkingTree(
      git: GitQuery { arguments, _ in
        arguments.contains("--all") ? Array(touched.utf8) : arguments[0] == "rev-parse" ? Array("false\n".utf8) : []
      }
    )
    let missing =
      (59_000..<60_900).map { DocumentPath("src/\($0)") } + [DocumentPath("src/1/"), DocumentPath("src/1/b")]
    let start = ContinuousClock.now
    let history = try #require(await tree.history(of: missing))
    #expect(missing.count { history.gone[$0] == .deleted } == 1001)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
