import Testing

/// Patterns of `counterfoil.yml` that do not do what somebody thinks that they do.
struct PatternTests {
  @Test("a pattern that leaves nothing to read is refused where it stands", arguments: ["**", "specs", "specs/**"])
  func everything(pattern: String) throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write("ignore: [\"\(pattern)\"]\n", to: "counterfoil.yml")
    for command in ["lint", "gate"] {
      let run = try workspace.run(command)
      #expect(run.code == 2 && run.output.isEmpty)
      #expect(run.errors.contains("counterfoil.yml:1:10: error: configuration"))
      #expect(run.errors.contains("nothing is left to read: all 2 documents are ignored"))
    }
  }

  @Test("a pattern that matches nothing is told, and one that matches is not")
  func unused() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write("# Design\n", to: "specs/004-badge/design.md")
    try workspace.write("// words\n", to: "src/badge.js")
    try workspace.write(
      """
      ignore: ["specs/004-badge/design.md", "specs/archive"]
      paths:
        - { match: "specs/0*", rules: { broken-link: info } }
        - { match: "src/*.js", rules: { dangling-source-reference: info } }
        - { match: "lib/**", rules: { broken-link: info } }

      """,
      to: "counterfoil.yml"
    )
    let run = try workspace.run("lint")
    #expect(run.code == 0)
    #expect(
      run.errors == """
        counterfoil.yml:1:39: warning: `specs/archive` under `ignore` matches no
        document
        counterfoil.yml:5:14: warning: `lib/**` under `paths` matches no file

        """
    )
    #expect(try workspace.run("lint", "specs/004-badge").errors.isEmpty)
  }

  @Test("a list where rules should stand has a message that reads")
  func list() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write("rules: [broken-link]\n", to: "counterfoil.yml")
    let run = try workspace.run("lint")
    #expect(run.code == 2 && run.errors.contains("a list stands where rules and what they weigh should\n"))
    #expect(run.errors.contains("cure: write rules and what they weigh: `broken-link: error`\n"))
  }
}
