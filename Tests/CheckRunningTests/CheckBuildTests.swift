import Evidence
import Files
import Findings
import Foundation
import Synchronization
import Testing
import Workspace

@testable import CheckRunning

@Suite("The build of the checks")
struct CheckBuildTests {
  @Test("leaves out the blocks at which the compiler ends without naming a line", arguments: [[3], [1], [7], [2, 6]])
  func crashes(_ culprits: [Int]) async throws {
    let compiler = FakeCompiler(culprits: culprits)
    let result = try await build([1, 2, 3, 4, 5, 6, 7], compiler)
    guard case .built(let leftOut) = result else { return #expect(Bool(false), "refused") }
    #expect(leftOut.map(\.line).sorted() == culprits)
    #expect(leftOut.allSatisfy { $0.problem.contains("compiler crashed") })
    #expect(compiler.builds < CulpritSearch.mostBuilds)
  }

  @Test("leaves out the block whose macro expands to what does not compile, though no line of it is named")
  func expansion() async throws {
    let compiler = FakeCompiler(culprits: [3], words: "macro expansion #expect:1:6: error: ambiguous use of 'x'")
    guard case .built(let leftOut) = try await build([1, 2, 3, 4], compiler) else {
      return #expect(Bool(false), "refused")
    }
    #expect(leftOut.map(\.line) == [3])
  }

  @Test("leaves out the block at the line of the generated file that an expansion is said to stand at")
  func generated() async throws {
    let file = ".build/plugins/outputs/shop/Checks/destination/SpecChecks/design.swift"
    let words = """
      macro expansion #expect:1:6: error: ambiguous use of 'x'
      `- /package/\(file):9:126: note: expanded code originates here
      """
    let compiler = FakeCompiler(culprits: [7], words: words)
    // The block of line 7 and what follows it: `#expect` stands on line 8 of the document.
    let source =
      "import Testing\n#sourceLocation(file: \"\(design)\", line: 1)\n\n\n\n\n\n@Test func line7() {\n#expect(x)\n}\n"
    try compiler.files.write(Array(source.utf8), DocumentPath(file))
    guard case .built(let leftOut) = try await build([1, 4, 7, 10], compiler) else {
      return #expect(Bool(false), "refused")
    }
    #expect(leftOut.map(\.line) == [7])
    #expect(leftOut.map(\.problem) == ["ambiguous use of 'x'"])
    #expect(compiler.builds == 2)
  }

  @Test("finds two culprits among a thousand blocks")
  func thousand() async throws {
    let compiler = FakeCompiler(culprits: [499, 1000])
    guard case .built(let leftOut) = try await build(Array(1...1000), compiler) else {
      return #expect(Bool(false), "refused")
    }
    #expect(leftOut.map(\.line).sorted() == [499, 1000])
  }

  @Test("leaves nothing out when it fails once and then builds")
  func transient() async throws {
    let compiler = FakeCompiler(culprits: [], failing: [1])
    let result = try await build([1, 2, 3, 4, 5], compiler)
    #expect(result == .built([]))
    #expect(compiler.builds == 2)
  }

  @Test("blames no block that builds alone", arguments: [[1, 2], [1, 2, 4], [1, 2, 4, 5], [1, 2, 5]])
  func untested(_ failing: Set<Int>) async throws {
    let compiler = FakeCompiler(culprits: [], failing: failing)
    guard case .refused = try await build([1, 2, 3, 4], compiler) else { return #expect(Bool(false), "built") }
    #expect(compiler.builds == 6)
  }

  @Test("names the module that a test lacks which names criteria, beside what the compiler says")
  func withoutModule() {
    let place = SourcePlace(path: "/package/Tests/A.swift", line: 2)
    let errors = ["type 'any TestTrait' has no member 'verifies'", "type 'Lamp' has no member 'verify'"].map {
      CompilerMessage(place: place, text: $0)
    }
    let refusal = CheckBuild.Refusal(errors: errors, outcome: ProcessOutcome(status: .exited(1), output: []))
    let messages = refusal.messages(ResultWriter(ground: ground))
    #expect(messages[1].text.hasPrefix("\(errors[0].text): `.verifies` is of SpecTesting; say `import SpecTesting`"))
    #expect(messages[1].place == SourcePlace(path: "Tests/A.swift", line: 2))
    #expect(messages[2].text == errors[1].text)
  }

  @Test("is refused when it fails without any block, and searched no further")
  func components() async throws {
    let compiler = FakeCompiler(culprits: [], isBroken: true)
    guard case .refused = try await build([1, 2, 3], compiler) else { return #expect(Bool(false), "built") }
    #expect(compiler.builds == 3)
  }

  @Test("is refused at once when an error has a place that is in no block")
  func named() async throws {
    let words = "/package/Sources/Badge.swift:3:1: error: cannot find 'x' in scope"
    let compiler = FakeCompiler(culprits: [2], words: words)
    guard case .refused(let refusal) = try await build([1, 2, 3], compiler) else {
      return #expect(Bool(false), "built")
    }
    #expect(refusal.errors.map(\.text) == ["cannot find 'x' in scope"])
    #expect(compiler.builds == 1)
  }

  @Test("touches what all checks are generated from only when it says something else")
  func untouched() async throws {
    let compiler = FakeCompiler(culprits: [])
    _ = try await build([1, 2], compiler)
    _ = try await build([1, 2], compiler)
    #expect(compiler.writes == 1)
  }

  @Test("leaves a block out that another shard runs: they are compiled together", arguments: [1, 2])
  func otherShard(_ number: Int) async throws {
    for culprit in 1...4 {
      let compiler = FakeCompiler(culprits: [culprit])
      let shard = try #require(Shard("\(number)/2"))
      guard case .built(let leftOut) = try await build([1, 2, 3, 4], compiler, shard: shard) else {
        return #expect(Bool(false), "refused")
      }
      #expect(leftOut.map(\.line) == [culprit])
    }
  }

  @Test("leaves a block out of a document that nobody asked for: all documents are compiled together")
  func otherDocument() async throws {
    let compiler = FakeCompiler(culprits: [2])
    guard case .built(let leftOut) = try await build([1], compiler, others: [2, 3]) else {
      return #expect(Bool(false), "refused")
    }
    #expect(leftOut.map(\.line) == [2])
  }

  @Test("leaves nothing behind that git would ask about")
  func ignored() async throws {
    let compiler = FakeCompiler(culprits: [])
    _ = try await build([1], compiler)
    let mark = DocumentPath("\(CheckRunOptions(package: "/package").scratch)/.gitignore")
    #expect(try compiler.files.read(mark, 100) == Array("*\n".utf8))
  }

  @Test("tells the plugin all documents with checks that are read, while it goes on, and that these are all")
  func documents() async throws {
    let compiler = FakeCompiler(culprits: [])
    _ = try await build([1], compiler, others: [2])
    #expect(compiler.documents == "these only:\n\(design)\n")
    #expect(try compiler.files.read(DocumentPath(CheckBuild.documents), 100) == [], "nothing when it is over")
  }

  @Test("is given up when too many blocks are at fault")
  func bounded() async throws {
    let compiler = FakeCompiler(culprits: Array(1...40))
    guard case .refused = try await build(Array(1...40), compiler) else { return #expect(Bool(false), "built") }
    #expect(compiler.builds <= 2 * CulpritSearch.mostBuilds)
  }

  private func build(_ lines: [Int], _ compiler: FakeCompiler, others: [Int] = [], shard: Shard? = nil) async throws
    -> CheckBuild.Result
  {
    let manifest = #"""
      {"name": "shop", "targets": [{"name": "Checks", "type": "test", "pluginUsages": [{"plugin": ["SpecChecks", null]}]}]}
      """#
    let package = try PackageManifest(JSONParser.parse(Array(manifest.utf8))).flatMap {
      CheckPackage(root: "/package", manifests: ["/package": $0])
    }
    let build = CheckBuild(
      package: try #require(package),
      options: CheckRunOptions(package: "/package"),
      files: compiler.watched,
      launcher: ProcessLauncher { _, _ in compiler.run() },
      report: { _ in }
    )
    // Blocks that differ, so that each is left out for itself.
    func blocks(_ lines: [Int]) -> [PlannedCheck] { lines.map { planned($0, source: "block \($0)") } }
    let plan = CheckPlan(checks: blocks(lines), others: blocks(others), shard: shard)
    return try await build.build(plan)
  }
}

/// A compiler that crashes as long as a culprit takes part, and in some builds whatever takes part.
private final class FakeCompiler: Sendable {
  let files = FileAccess.inMemory([:])
  private let culprits: [Int]
  private let isBroken: Bool
  private let words: String
  /// The first build is number 1.
  private let failing: Set<Int>
  private let count = Atomic(0)

  init(
    culprits: [Int],
    isBroken: Bool = false,
    failing: Set<Int> = [],
    words: String = "error: compiler crashed"
  ) {
    self.failing = failing
    self.culprits = culprits
    self.isBroken = isBroken
    self.words = words
  }

  private let written = Atomic(0)

  /// How often the list of the blocks that are left out was written.
  var writes: Int { written.load(ordering: .relaxed) }

  var watched: FileAccess {
    FileAccess(
      read: files.read,
      list: files.list,
      write: { [self] (bytes, path) throws(FileFailure) in
        if path.text == LeftOutBlock.path { written.add(1, ordering: .relaxed) }
        try files.write(bytes, path)
      },
      kind: files.kind
    )
  }

  private let listed = Mutex("")

  /// What stood in the list of the documents at the last build.
  var documents: String { listed.withLock { $0 } }

  var builds: Int { count.load(ordering: .relaxed) }

  func run() -> ProcessOutcome {
    let number = count.add(1, ordering: .relaxed).newValue
    let bytes = (try? files.read(DocumentPath(LeftOutBlock.path), 1 << 20)) ?? []
    let leftOut = Set(LeftOutBlock.read(bytes).map(\.line))
    let list = (try? files.read(DocumentPath(CheckBuild.documents), 1 << 20)) ?? []
    listed.withLock { $0 = String(decoding: list, as: UTF8.self) }
    let fails = isBroken || failing.contains(number) || culprits.contains { !leftOut.contains($0) }
    return ProcessOutcome(status: .exited(fails ? 1 : 0), output: Array((fails ? words : "").utf8))
  }
}
