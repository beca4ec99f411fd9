import Findings
import Testing

struct PrintableTests {
  @Test(
    "what a terminal would obey is shown instead",
    arguments: [
      ("a\u{1B}[31mb", "a\\u{1b}[31mb"), ("a\u{7}\u{8}", "a\\u{7}\\u{8}"), ("a\u{7F}", "a\\u{7f}"),
      ("\u{9B}31m", "\\u{9b}31m"), ("user\u{202E}txt.exe", "user\\u{202e}txt.exe"),
      ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"), ("a\rb", "a\\u{d}b"), ("plain, é, 日本, ✅", "plain, é, 日本, ✅"),
    ]
  )
  func line(text: String, shown: String) {
    #expect(Printable.line(text) == shown)
    #expect(Printable.lines(text) == shown)
  }

  @Test("line ends and tabs are blanks where there is one line only")
  func ends() {
    #expect(Printable.line("a\n\tb") == "a  b")
    #expect(Printable.lines("a\n\tb\u{1B}") == "a\n\tb\\u{1b}")
  }

  @Test("JSON stays JSON")
  func json() {
    #expect(Printable.json("{\"a\":\"\u{9B}\u{202E}é\"}\n") == "{\"a\":\"\\u009b\\u202eé\"}\n")
  }
}
