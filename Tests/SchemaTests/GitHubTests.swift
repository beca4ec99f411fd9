import Findings
import Reporting
import Testing

struct GitHubTests {
  private func annotation(_ finding: Finding) -> String {
    GitHubAnnotations([finding], lines: SampleReport.lines, prefix: "a,b/").text
  }

  @Test("an annotation has its place, and what would end it early is escaped")
  func escapes() {
    let finding = Finding(
      rule: "broken-link",
      severity: .warning,
      location: Location(
        path: DocumentPath("specs/004 badge/x:y.md"),
        range: SourceRange(line: 3, columns: 5..<9)
      ),
      message: "100 % of `a,b::c`\r\nmissing",
      cure: "write it"
    )
    #expect(
      annotation(finding)
        == "::warning file=a%2Cb/specs/004 badge/x%3Ay.md,line=3,endLine=3,col=5,endColumn=9,title=broken-link"
        + "::100 %25 of `a,b::c`%0D%0Amissing%0Acure: write it\n"
    )
  }

  @Test("what goes over several lines has no columns, and what has no place has none at all")
  func places() {
    let range = SourceRange(start: SourcePosition(line: 1, column: 2), end: SourcePosition(line: 3, column: 4))
    let path = DocumentPath("specs/004 badge/design.md")
    let finding = Finding(rule: "x", severity: .info, location: Location(path: path, range: range), message: "m")
    #expect(annotation(finding) == "::notice file=a%2Cb/\(path),line=1,endLine=3,title=x::m\n")
    #expect(annotation(Finding(rule: "x", severity: .error, location: nil, message: "m")) == "::error title=x::m\n")
  }
}
