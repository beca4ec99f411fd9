import Files
import Findings
import Reporting
import Testing

struct FindingsTextTests {
  private static let path = DocumentPath("specs/004-badge/completion/task-1-completion.md")
  private static let tasks = DocumentPath("specs/004-badge/tasks.md")
  private static let files = FileAccess.inMemory([
    path.text: """
    # Task 1

    \t- **Tabbed**: see [the plan](../plan.md)
    ✅ 日本語の要件 1.9 は満たされています
    \(String(repeating: "A long line goes on. ", count: 20))Here is 9.9 in the middle of it. \(String(repeating: "And on. ", count: 30))

    é👩‍👩‍👧 e\u{301} 9.9 \u{1B}[31mred
    """,
    tasks.text: "- [ ] 1. Draw it\n",
  ])

  private static func place(_ line: Int, _ columns: Range<Int>, _ path: DocumentPath = path) -> Location {
    Location(path: path, range: SourceRange(line: line, columns: columns))
  }

  private static let findings = [
    Finding(
      rule: "dangling-reference",
      severity: .error,
      location: place(4, 24..<27),
      message: "Requirement 1 has no criterion 9",
      cure: "cite one of its criteria, 1.1 to 1.8",
      notes: [Finding.Note(location: place(1, 3..<17, tasks), message: "the task that it is about")]
    ),
    Finding(
      rule: "broken-link",
      severity: .warning,
      location: place(3, 31..<41),
      message: "nothing is at `../plan.md`"
    ),
    Finding(rule: "dangling-reference", severity: .error, location: place(5, 429..<432), message: "a long line is cut"),
    Finding(
      rule: "dangling-reference",
      severity: .info,
      location: place(7, 26..<29),
      message: "what combines has no width"
    ),
    Finding(
      rule: "duplicate-spec",
      severity: .warning,
      location: nil,
      message: "two folders bear the number 004, and nobody can tell which of them a reference such as `004/1.1` means",
      cure: "give one of them another number, and rewrite the references that mean it; `counterfoil fix` does that"
    ),
    Finding(
      rule: "broken-link",
      severity: .warning,
      location: Location(
        path: path,
        range: SourceRange(start: SourcePosition(line: 3, column: 4), end: SourcePosition(line: 5, column: 3))
      ),
      message: "what goes on over the line's end is marked to it"
    ),
  ]

  private func text(_ findings: [Finding], width: Int = 80, isColoured: Bool = false) -> String {
    let text = FindingsText(
      lines: SourceLines(files: Self.files),
      style: Style(isColoured: isColoured),
      width: width,
      prefix: ""
    )
    return FindingGroup.groups(findings).map { text.text($0) }.joined(separator: "\n")
  }

  @Test("findings look as they were agreed on", arguments: [60, 80])
  func snapshot(width: Int) throws {
    let text = text(Self.findings, width: width)
    try Snapshot.expect(text, is: "findings-\(width)")
    // A place is never broken: a click must find it.
    #expect(text.split(separator: "\n").filter { $0.hasPrefix(" ") }.allSatisfy { $0.count <= width })
  }

  @Test("what does not fit beside a long place stands below it")
  func longPlace() {
    let path = DocumentPath("specs/001-\(String(repeating: "long-", count: 10))name/requirements.md")
    let finding = Finding(
      rule: "uncited-criterion",
      severity: .warning,
      location: Self.place(7, 1..<2, path),
      message: "nothing cites 1.1"
    )
    #expect(text([finding]) == "\(path):7:1:\n  warning: uncited-criterion\n  nothing cites 1.1\n")
    #expect(text([finding], width: 120).hasPrefix("\(path):7:1: warning: uncited-criterion\n"))
  }

  @Test("colour adds nothing but colour")
  func colour() throws {
    let coloured = text(Self.findings, isColoured: true)
    try Snapshot.expect(coloured, is: "findings-coloured")
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(Self.findings))
  }

  @Test("repeats in a folder are shown once, with the places of the others")
  func groups() throws {
    let links = (1...9).map { number in
      Finding(
        rule: "broken-link",
        severity: .warning,
        location: Self.place(number, 1..<2, number < 6 ? Self.path : DocumentPath("\(Self.path.folder)/task-2.md")),
        message: "nothing is at `../plan-\(number).md`",
        cure: "write `../../plan-\(number).md`",
        group: "begin the path with `../../` instead of `../`"
      )
    }
    try Snapshot.expect(text(links), is: "group")
  }
}

struct FindingGroupTests {
  private func finding(_ message: String, in path: String = "a/b.md", rule: RuleID = "r", group: String? = nil)
    -> Finding
  {
    let location = Location(path: DocumentPath(path), range: SourceRange(line: 1, columns: 1..<2))
    return Finding(rule: rule, severity: .warning, location: location, message: message, group: group)
  }

  private func sizes(_ findings: [Finding]) -> [Int] { FindingGroup.groups(findings).map { $0.others.count + 1 } }

  @Test("three repeats stand for themselves, four are one")
  func limit() {
    let all = (1...4).map { finding("`a\($0)` is line \($0)") }
    #expect(sizes(Array(all.dropLast())) == [1, 1, 1])
    #expect(sizes(all) == [4])
  }

  @Test("what differs in words, rule or folder is no repeat")
  func differs() {
    let all =
      (1...3).map { finding("`a\($0)` is gone") } + [finding("`a` is here")]
      + [finding("`a` is gone", in: "a/c/d.md"), finding("`a` is gone", rule: "s")]
    #expect(sizes(all) == [1, 1, 1, 1, 1, 1])
  }

  @Test("documents of one folder are taken together, in the order of the first")
  func folder() {
    let all = (1...5).map { finding("`a` is gone", in: "a/\($0).md") }
    #expect(sizes([finding("other")] + all) == [1, 5])
  }

  @Test("a cause that the rule names goes before the words")
  func cause() {
    let all = (1...4).map { finding("word \(Array("abcd")[$0 - 1])", group: "../") }
    #expect(sizes(all) == [4])
    #expect(sizes((1...4).map { finding("same", group: "\($0)") }) == [1, 1, 1, 1])
  }
}
