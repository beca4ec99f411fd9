import Foundation
import Testing

/// What is wrong with the tokens of a package is said before its build says it.
struct TokenFileTests {
  private static let manifest =
    #"let package = Package(targets: [.target(name: "Design", plugins: ["TokenConstants"])])"#
  private static let tokens = """
    {
      "opacity": { "off": { "$type": "number", "$value": 1.4 } }
    }
    """

  @Test("lint finds the token files of the targets, at their line, and only where the plugin reads them")
  func lint() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write(Self.manifest, to: "Package.swift")
    try workspace.write(Self.tokens, to: "Sources/Design/tokens.json")
    let run = try CommandRun(["lint", "--color", "never"], in: workspace.root)
    #expect(run.code == 1)
    #expect(run.output.contains("Sources/Design/tokens.json:2:54: error: token-range"))
    #expect(run.output.contains("an opacity of 1.4 lies outside of 0 to 1"))
    #expect(run.output.contains("cure: write a share: 0.4 for 40 %"))
    // Who asks for a document is not told of others.
    #expect(try !CommandRun(["lint", "specs"], in: workspace.root).output.contains("token-range"))
    try workspace.write("let package = Package(targets: [.target(name: \"Design\")])", to: "Package.swift")
    #expect(try !CommandRun(["lint"], in: workspace.root).output.contains("token-range"))
  }

  @Test("a target that lies elsewhere has its tokens read too")
  func elsewhere() throws {
    let workspace = try TemporaryWorkspace()
    let manifest = #".target(name: "Design", path: "Code/Design", plugins: ["TokenConstants"])"#
    try workspace.write(manifest, to: "Package.swift")
    try workspace.write(Self.tokens, to: "Code/Design/tokens.json")
    for format in ["json", "sarif", "github"] {
      let run = try CommandRun(["lint", "--format", format], in: workspace.root)
      #expect(run.code == 1)
      #expect(run.output.contains("token-range"))
    }
  }
}
