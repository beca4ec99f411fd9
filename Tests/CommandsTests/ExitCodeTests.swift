import Foundation
import Testing

/// 0 fine, 1 the verdict is no, 2 the work could not be done.
struct ExitCodeTests {
  private static let fine: [(String, Int32)] = [
    ("lint", 0), ("lint --strict", 0), ("lint specs/004-badge", 0), ("lint --format json", 0),
    ("lint --format sarif", 0),
    ("lint --format github", 0), ("show 004/1.1", 0), ("gate", 1), ("report 004 1 --date 2026-01-01", 0),
    ("site --output site", 0), ("site --output build/site", 0), ("explain broken-link", 0), ("explain --list", 0),
    ("export", 0), ("baseline", 0),
    ("baseline --dry-run", 0), ("--help", 0), ("--version", 0),
  ]

  @Test("documents that are fine", arguments: fine)
  func good(call: String, code: Int32) throws {
    let workspace = try TemporaryWorkspace()
    let run = try workspace.run(call.split(separator: " ").map(String.init))
    #expect(run.code == code, "\(run.output)\(run.errors)")
    #expect(!run.output.isEmpty)
  }

  private static let faulty: [(String, Int32)] = [
    ("lint", 1), ("lint specs/004-badge/design.md", 0), ("lint --strict specs/004-badge/design.md", 1),
    ("lint --format json", 1), ("lint --format sarif", 1), ("lint --format github", 1), ("gate", 1),
    ("gate --minimum-coverage 0", 1), ("show 004/1.1", 0), ("site --output site", 0), ("export", 0), ("baseline", 0),
    ("report 004 1", 0),
  ]

  @Test("documents that are not", arguments: faulty)
  func bad(call: String, code: Int32) throws {
    let workspace = try TemporaryWorkspace(TemporaryWorkspace.bad)
    let run = try workspace.run(call.split(separator: " ").map(String.init))
    #expect(run.code == code, "\(run.output)\(run.errors)")
  }

  @Test(
    "what is asked for is not there",
    arguments: [
      ["lint", "nowhere"], ["lint", "--format", "xml"], ["lint", "--no-such-flag"], ["show", "004/9.9"],
      ["show", "999/1.1"],
      ["show", "nonsense"], ["show"], ["report", "999", "1"], ["report", "004", "9"],
      ["report", "004", "1", "--date", "2026-02-30"], ["report", "004", "1", "--date", "tomorrow"],
      ["explain", "no-such-rule"],
      ["explain"], ["explain", "broken-link", "--list"], ["gate", "--minimum-coverage", "101"], ["site", "nowhere"],
      ["site", "--output", ""],
      ["export", "nowhere"], ["baseline", "nowhere"], ["no-such-command"],
    ]
  )
  func missing(arguments: [String]) throws {
    let run = try TemporaryWorkspace().run(arguments)
    #expect(run.code == 2, "\(run.output)\(run.errors)")
    #expect(run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test("a command that is not there is told with its nearest match")
  func misspelt() throws {
    let workspace = try TemporaryWorkspace()
    #expect(try workspace.run("lnt").errors == "error: there is no command `lnt`; did you mean `lint`?\n")
    #expect(
      try workspace.run("no-such-command").errors
        == "error: there is no command `no-such-command`; `counterfoil --help` names them\n"
    )
    #expect(try workspace.run("help", "lint").code == 0)
  }

  private static let commands = [
    ["lint"], ["gate"], ["show", "004/1.1"], ["report", "004", "1"], ["site", "--output", "site"], ["export"],
    ["baseline"],
  ]

  @Test("no spec at all", arguments: commands)
  func empty(arguments: [String]) throws {
    let run = try TemporaryWorkspace(["counterfoil.yml": ""]).run(arguments)
    #expect(run.code == 2 && run.errors.contains("no spec was found"))
  }

  @Test("a folder that was deleted while the shell stood in it")
  func deletedFolder() throws {
    let workspace = try TemporaryWorkspace()
    let (status, words) = try shell("mkdir gone && cd gone && rmdir ../gone && exec \"$0\" lint", in: workspace)
    #expect(status == 2 && words.contains("is not there any more"), "\(words)")
  }

  /// - Returns: also what it said on both streams, in the order in which it did.
  private func shell(_ script: String, in workspace: TemporaryWorkspace) throws -> (status: Int32, words: String) {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "exec 2>&1; \(script)", try #require(CommandRun.path)]
    shell.currentDirectoryURL = workspace.root
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let words = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    shell.waitUntilExit()
    return (shell.terminationStatus, words)
  }

  @Test("a configuration that cannot be", arguments: commands)
  func configuration(arguments: [String]) throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write("rules:\n  broken-lnik: off\n", to: "counterfoil.yml")
    let run = try workspace.run(arguments)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(
      run.errors == """
        counterfoil.yml:2:3: error: configuration
          there is no rule `broken-lnik`
            2 |   broken-lnik: off
              |   ^^^^^^^^^^^
          cure: did you mean `broken-link`?

        """
    )
  }

  @Test("a yes of last time does not stand when the gate cannot tell")
  func gateUnable() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write(#"{"verdict": "yes"}"#, to: ".counterfoil/verdict.json")
    try workspace.write("gate: [", to: "counterfoil.yml")
    #expect(try workspace.run("gate").code == 2)
    #expect(try workspace.text(".counterfoil/verdict.json").contains("\"unable\""))
  }

  @Test("a damaged baseline", arguments: [["lint"], ["gate"], ["site", "--output", "site"], ["baseline"]])
  func baseline(arguments: [String]) throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write("# counterfoil baseline 1\n<<<<<<< HEAD\n", to: ".counterfoil/baseline")
    let run = try workspace.run(arguments)
    #expect(run.code == 2 && run.errors.hasPrefix("error: .counterfoil/baseline:2: a merge left its marks here"))
  }

  @Test(
    "lint judges the documents although a file beside them is damaged",
    arguments: [".counterfoil/baseline", ".counterfoil/evidence.json", ".counterfoil/attested.json"]
  )
  func lintBeside(file: String) throws {
    let workspace = try TemporaryWorkspace(TemporaryWorkspace.bad)
    let whole = try workspace.run("lint")
    try workspace.write("# counterfoil baseline 1\n<<<<<<< HEAD\n", to: file)
    for format in ["text", "json", "sarif", "github"] {
      let run = try workspace.run("lint", "--format", format)
      #expect(run.code == 2 && run.errors.hasPrefix("error: \(file):"), "\(run.errors)")
      #expect(run.output.contains("a.md") && (format != "text" || run.output == whole.output), "\(run.output)")
    }
  }

  @Test(
    "what could not be read comes before the findings, and no findings are no good news then",
    arguments: ["text", "github"]
  )
  func incomplete(format: String) throws {
    let workspace = try TemporaryWorkspace()
    #expect(try workspace.run("lint", "--format", format).output.hasPrefix("no findings in"))
    try workspace.write("# counterfoil baseline 1\ndamaged\n", to: ".counterfoil/baseline")
    let (status, words) = try shell("exec \"$0\" lint --format \(format)", in: workspace)
    #expect(status == 2)
    #expect(words.hasPrefix("error: .counterfoil/baseline:2: "), "\(words)")
    #expect(words.contains("\nincomplete, see the error: no other findings in"), "\(words)")
  }

  @Test("a spec that --spec names and nobody has: what loose documents claim could not be looked up")
  func unknownSpec() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write("# Report\n\n✅ Requirement 1.1: wide\n", to: "loose.md")
    for (name, words) in [
      ("999", "error: there is no spec `999`, which --spec names; name the folder of the specs as well"),
      ("004-bagde", "error: there is no spec `004-bagde`, which --spec names; did you mean `004-badge`?"),
    ] {
      let run = try workspace.run("lint", "--spec", name, "specs", "loose.md")
      #expect(run.code == 2 && run.output.isEmpty)
      #expect(run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ") == words)
    }
    for name in ["004-badge", "004", "4", "badge"] {
      let run = try workspace.run("lint", "--spec", name, "specs", "loose.md")
      #expect(run.code == 0 && run.output.contains(" in 3 documents of 1 spec"), "\(name): \(run.output)")
      #expect(!run.output.contains("document-without-spec"))
    }
  }

  @Test("a loose document that holds requirements is the spec that --spec names")
  func looseSpec() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write(
      "# Requirements Document\n\n### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. WHEN a is drawn, it SHALL be wide.\n",
      to: "lid-req.md"
    )
    try workspace.write("# Report\n\n✅ Requirement 1.1: wide\n✅ Requirement 9.1: far\n", to: "lid-report.md")
    let both = try workspace.run("lint", "--spec", "009", "lid-req.md", "lid-report.md")
    #expect(both.code == 1 && both.errors.isEmpty && both.output.contains("9.1"), "\(both.output)\(both.errors)")
    let alone = try workspace.run("lint", "--spec", "009", "lid-req.md")
    #expect(alone.code < 2 && alone.errors.isEmpty, "\(alone.output)\(alone.errors)")
  }

  @Test("a place that cannot be written to", arguments: [["site", "--output", "file"], ["baseline"], ["gate"]])
  func unwritable(arguments: [String]) throws {
    let workspace = try TemporaryWorkspace(TemporaryWorkspace.bad)
    // A file where a folder must be: not even root writes below it.
    try workspace.write("", to: "file")
    try workspace.write("", to: ".counterfoil")
    let run = try workspace.run(arguments)
    #expect(run.code == 2 && !run.errors.isEmpty, "\(run.output)\(run.errors)")
  }

  @Test("a site that cannot be written names the place")
  func unwritableSite() throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write("", to: "file")
    let run = try workspace.run("site", "--output", "file")
    let place = workspace.root.appending(path: "file").path()
    let words = run.errors.split { $0.isWhitespace }.joined(separator: " ")
    #expect(run.code == 2 && words.hasPrefix("error: \(place)/"), "\(run.errors)")
    #expect(words.hasSuffix("\(place) is no folder"), "\(run.errors)")
  }

  @Test(
    "hostile documents are findings, and take nobody down",
    arguments: [["lint"], ["gate"], ["export"], ["site", "--output", "site"]]
  )
  func hostile(arguments: [String]) throws {
    let workspace = try TemporaryWorkspace()
    try workspace.write(String(repeating: ">", count: 50_000), to: "specs/004-badge/design.md")
    try workspace.write(String(repeating: "![[](", count: 20_000), to: "specs/004-badge/completion/a-completion.md")
    let file = workspace.root.appending(path: "specs/004-badge/other.md")
    try Data([0xFF, 0xFE, 0x00, 0xC3]).write(to: file)
    let run = try workspace.run(arguments)
    #expect(run.code == (["lint", "gate"].contains(arguments[0]) ? 1 : 0), "\(run.errors)")
  }
}
