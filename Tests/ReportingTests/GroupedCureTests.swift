import Files
import Findings
import Reporting
import Testing

struct GroupedCureTests {
  private func finding(_ line: Int, cure: String?, group: String? = nil) -> Finding {
    Finding(
      rule: "misdirected-claim",
      severity: .warning,
      location: Location(path: DocumentPath("specs/a/b.md"), range: SourceRange(line: line, columns: 1..<2)),
      message: "it is about 8.\(line) rather than 7.\(line)",
      cure: cure,
      group: group
    )
  }

  @Test("what has another cure is no repeat: the first one's would be false for it")
  func cures() {
    let different = (1...6).map { finding($0, cure: "write `8.\($0)` if that is meant") }
    #expect(FindingGroup.groups(different).count == 6)
    let same = (1...6).map { finding($0, cure: "write the criterion that is meant") }
    #expect(FindingGroup.groups(same).map(\.others.count) == [5])
    let mixed = (1...8).map { finding($0, cure: $0 < 5 ? "write `8.1`" : "write `9.1`") }
    #expect(FindingGroup.groups(mixed).map(\.others.count) == [3, 3])
  }

  @Test("where the rule names one cure for all of a cause, it is what the group shows")
  func cause() throws {
    let all = (1...6).map { finding($0, cure: "write `8.\($0)`", group: "put `../` before the path") }
    let groups = FindingGroup.groups(all)
    #expect(groups.map(\.others.count) == [5])
    let text = FindingsText(
      lines: SourceLines(files: .inMemory([:])),
      style: Style(isColoured: false),
      width: 80,
      prefix: ""
    )
    let shown = text.text(try #require(groups.first))
    #expect(shown.contains("cure: put `../` before the path\n") && !shown.contains("8.1`\n"))
    #expect(text.text(all[0]).contains("cure: write `8.1`\n"))
  }

  @Test("where findings of a group name different things, each place says which")
  func subjects() throws {
    func finding(_ line: Int, _ path: String) -> Finding {
      Finding(
        rule: "artifact-never-existed",
        severity: .warning,
        location: Location(path: DocumentPath("specs/a/b.md"), range: SourceRange(line: line, columns: 1..<2)),
        message: "`\(path)` is not there, and never was",
        cure: "write the path of the file that was made"
      )
    }
    let text = FindingsText(
      lines: SourceLines(files: .inMemory([:])),
      style: Style(isColoured: false),
      width: 120,
      prefix: ""
    )
    let different = FindingGroup.groups((1...4).map { finding($0, "src/\($0).swift") })
    #expect(text.text(try #require(different.first)).contains("b.md:2 `src/2.swift`, 3 `src/3.swift`, 4 `src/4.swift`"))
    let same = FindingGroup.groups((1...4).map { finding($0, "src/a.swift") })
    #expect(text.text(try #require(same.first)).contains("b.md:2, 3, 4"))
  }
}
