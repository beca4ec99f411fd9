import Testing

@testable import Evidence

@Suite("What a report holds and no criterion hears of")
struct JUnitSilenceTests {
  @Test(
    "is told by the end of its class and of its file, and by the beginning of its test",
    arguments: [
      (test(long + "BadgeTests", "turns red"), "…\(end)BadgeTests/turns red"),
      (test("Badge", "turns \(long)"), "Badge/turns \(end)Gene…"),
      (test("Badge", "turns red", file: "\(long)/b.js"), "Badge/turns red (…ated.\(end)/b.js:7)"),
      (test("Badge", "turns red", file: "b.js"), "Badge/turns red (b.js:7)"),
    ]
  )
  func longNames(_ test: JUnitCase, _ words: String) {
    var silence = JUnitSilence()
    silence.see(test, in: "", hasEmptyReference: true)
    #expect(silence.notes == ["1 case has an empty reference: \(words)"])
  }

  @Test("is told of a suite by the end of its name, between both of its ticks")
  func longSuite() {
    var silence = JUnitSilence()
    silence.see(emptySuite: Self.long + "BadgeTests")
    #expect(silence.notes == ["1 suite holds no test case: `…\(Self.end)BadgeTests`"])
  }

  @Test("is looked for once in a suite, however many cases it holds", .timeLimit(.minutes(4)))
  func manyCases() {
    let properties = String(repeating: "<property name='verifies' value=''/>", count: 70_000)
    let cases = (1...15_000).map { "<testcase name='a\($0)'/>" }.joined()
    let text = "<testsuite><properties>\(properties)</properties>\(cases)</testsuite>"
    let importer = JUnitImporter(platform: .ios) { _ in [] }
    let found = importer.results(of: JUnitImporter.read(Array(text.utf8)), at: "a.xml", revision: nil)
    #expect(found.silence.notes == ["15000 cases have an empty reference: a1, a2, a3, and 14997 more"])
  }

  private static let long = String(repeating: "Generated.", count: 60)
  private static let end = String(repeating: "Generated.", count: 5)

  private static func test(_ className: String, _ name: String, file: String? = nil) -> JUnitCase {
    var test = JUnitCase()
    (test.className, test.name, test.file, test.line) = (className, name, file, 7)
    return test
  }
}
