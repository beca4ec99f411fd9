import Files
import Findings
import Reporting
import Testing

/// What documents say must not steer the terminal, or the machine that reads a log.
struct HostileTextTests {
  private static let evil = "a\u{1B}]0;x\u{7}\u{202E}b\u{9B}2J"
  private static let path = DocumentPath("specs/004\u{1B}[2J/tasks.md")

  private var finding: Finding {
    let place = Location(path: Self.path, range: SourceRange(line: 1, columns: 1..<4))
    return Finding(
      rule: "broken-link",
      severity: .warning,
      location: place,
      message: "nothing is at `\(Self.evil)`, 50 %\r\n::error::x",
      cure: "write `\(Self.evil)`",
      notes: [.init(location: place, message: Self.evil)]
    )
  }

  private var lines: SourceLines { SourceLines(files: .inMemory([Self.path.text: "xyz \(Self.evil)\n"])) }

  private func isSafe(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0 != "\n" && Printable.isObeyed($0) }
  }

  @Test("nothing of it reaches the terminal, and all of it is shown")
  func terminal() {
    let text = FindingsText(lines: lines, style: Style(isColoured: false), width: 80, prefix: "").text(finding)
    #expect(isSafe(text), "\(text.debugDescription)")
    #expect(text.contains("\\u{1b}]0;x\\u{7}\\u{202e}b\\u{9b}2J"))
    #expect(text.contains("specs/004\\u{1b}[2J/tasks.md"))
  }

  @Test("a word of pages is shown by its ends")
  func long() {
    let place = Location(path: Self.path, range: SourceRange(line: 1, columns: 1..<2))
    let message = "nothing is at `\(String(repeating: "x", count: 5000))/end` today"
    let finding = Finding(rule: "broken-link", severity: .warning, location: place, message: message, cure: "")
    let text = FindingsText(lines: lines, style: Style(isColoured: false), width: 80, prefix: "").text(finding)
    #expect(text.count < 500)
    #expect(text.contains("xxx…") && text.contains("xxx/end`"))
  }

  @Test("an annotation is one line, with everything escaped that is a sign to the workflow")
  func gitHub() {
    let text = GitHubAnnotations([finding], lines: lines, prefix: "a,b:").text
    #expect(isSafe(text) && text.filter { $0 == "\n" }.count == 1)
    #expect(text.hasPrefix("::warning file=a%2Cb%3Aspecs/004\\u{1b}[2J/tasks.md,line=1,"))
    #expect(text.contains("50 %25%0D%0A::error::x%0Acure: write"))
  }

  @Test("what is no command is not taken for one")
  func log() {
    let log = GitHubAnnotations.log("fine :: here\n  ::error::a\n##[warning]b\n")
    #expect(log == "fine :: here\n  \\u{3a}:error::a\n\\u{23}#[warning]b\n")
  }
}
