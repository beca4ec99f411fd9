import Configuration
import Testing

struct HostileYAMLTests {
  @Test(
    "what is no YAML, or too much of it, has a clear message",
    arguments: [
      ("specs:\n\t- a\n", "2:1 a tab indents this line"),
      ("specs: [a\nrules: {}\n", "2:6 this is no YAML"),
      ("specs: [a]\nspecs: [b]\n", "2:1 `specs` stands here twice"),
      ("rules:\n  broken-link: off\n  broken-link: error\n", "3:3 `broken-link` stands here twice"),
      ("specs: [a]\n---\nspecs: [b]\n", "2:1 a second document begins here"),
      ("a: &a [x]\nb: *a\n", "1:4 anchors and aliases are not read"),
      ("ignore: [**/x]\n", "1:10 a value that begins with `*` is an alias to YAML"),
      ("specs: !!binary aGk=\n", "1:8 tags are not read"),
      ("specs: \"a\n", "1:8 this is no YAML"),
      ("specs: \"a\u{1}\"\n", "1:10 here is a control character"),
      ("? [a]\n: b\n", "1:3 a key is one word"),
      ("<<: {}\n", "1:1 there is no key `<<`"),
    ]
  )
  func refused(text: String, beginning: String) throws {
    let fault = try #require(Reading.faults(text).first)
    #expect(fault.hasPrefix(beginning), "\(fault)")
  }

  @Test("bytes that are no UTF-8 are refused with their place")
  func bytes() {
    #expect(
      Reading.faults([0x61, 0x3A, 0x20, 0xFF, 0x0A]).first?.hasPrefix("1:4 here are bytes that are not UTF-8") == true
    )
    #expect(Reading.faults([0xFF, 0xFE, 0x61, 0x00]).count == 1)
    #expect(Reading.faults([0x61, 0x00]).first?.hasPrefix("1:2 here is a control character") == true)
  }

  private static let floods: [String] = {
    let nested = (0..<500).map { String(repeating: " ", count: $0 / 2) + "a\($0):\n" }.joined()
    let keys = (0..<9_000).map { "key\($0): 1\n" }.joined()
    let aliases = "a: &a [x,x]\n" + (0..<40).map { "b\($0): &b\($0) [*a,*a,*a]\n" }.joined()
    let list = "specs: [" + String(repeating: "a,", count: 60_000) + "{}]"
    let signs = ["[", "{a: ", "- ", "? ", "\"", "'", "x: ", "[{"].map {
      String(repeating: $0, count: 100_001 / $0.utf8.count)
    }
    return [nested, keys, aliases, list, String(repeating: "x", count: 1 << 18)] + signs
  }()

  @Test("floods end soon", .timeLimit(.minutes(4)), arguments: floods.indices)
  func flood(index: Int) {
    #expect(!Reading.faults(Self.floods[index]).isEmpty)
  }
}
