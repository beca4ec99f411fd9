import Evidence
import Testing

@Suite("XML")
struct XMLReaderTests {
  @Test("is read piece by piece, with references resolved")
  func reads() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><!-- <a> -->
      <a b="1 &lt; 2 &#x41;&#66;" c='"'><d/>x &amp; y<![CDATA[<z> &amp;]]></a>
      """
    #expect(
      try events(text) == [
        .start(name: "a", attributes: ["b": "1 < 2 AB", "c": "\""]), .start(name: "d", attributes: [:]),
        .end(name: "d"),
        .text("x & y"), .text("<z> &amp;"), .end(name: "a"),
      ]
    )
  }

  @Test("is refused where it is dangerous or damaged, and the line is named", arguments: refused)
  func refuses(_ text: String, _ line: Int, _ words: String) {
    let failure = #expect(throws: XMLFailure.self) { try events(text) }
    #expect(failure?.line == line)
    #expect(failure?.problem.contains(words) == true, "\(failure?.problem ?? "read")")
  }

  @Test("is refused when it is cut short, wherever")
  func truncated() {
    let text = #"<?xml version="1.0"?><a b="c&amp;"><!-- d --><e f='g'/>h<![CDATA[i]]></a>"#
    for length in 0..<text.utf8.count {
      #expect(throws: XMLFailure.self) { try events(Array(text.utf8.prefix(length))) }
    }
  }

  @Test("is read in Latin 1, and refused in UTF-16")
  func encodings() throws {
    let latin = Array(#"<?xml version="1.0" encoding="ISO-8859-1"?><a b=""#.utf8) + [0xE9] + Array(#""/>"#.utf8)
    #expect(try events(latin).first == .start(name: "a", attributes: ["b": "é"]))
    let wide = "<a/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(throws: XMLFailure.self) { try events(wide) }
  }

  @Test("gives no more of a long text than a bound, and no half letter")
  func longText() throws {
    let long = "x" + String(repeating: "é", count: XMLReader.longestText)
    guard case .text(let text) = try events("<a>\(long)</a>")[1] else { return #expect(Bool(false), "no text") }
    #expect(long.hasPrefix(text))
    #expect(text.utf8.count > XMLReader.longestText - 4)
  }

  @Test(
    "is looked through to its end, also where a text is too long to be kept and where nothing is said",
    arguments: [("<a>", "</a>"), ("<a><![CDATA[", "]]></a>"), ("<a><!--", "--></a>"), ("<a/><?b", "?>")]
  )
  func damageFarBehind(_ head: String, _ tail: String) throws {
    let long = Array((head + String(repeating: "x", count: 3 * XMLReader.longestText)).utf8)
    #expect(throws: Never.self) { try events(long + Array(tail.utf8)) }
    for damage in [[0x00], [0x1B], [0xFF], [0xC3], [0x80, 0x80]] as [[UInt8]] {
      #expect(throws: XMLFailure.self, "\(damage)") { try events(long + damage + Array(tail.utf8)) }
    }
  }

  @Test("refuses references that XML does not define also where a text is too long to be kept")
  func referencesFarBehind() throws {
    let long = "<a>" + String(repeating: "x", count: 2 * XMLReader.longestText)
    #expect(throws: Never.self) { try events("\(long) &amp; &#65;</a>") }
    #expect(throws: XMLFailure.self) { try events("\(long) &xxe;</a>") }
    #expect(throws: XMLFailure.self) { try events("\(long) &</a>") }
  }

  private func events(_ text: String) throws -> [XMLEvent] { try events(Array(text.utf8)) }

  private func events(_ bytes: [UInt8]) throws -> [XMLEvent] {
    var reader = try XMLReader(bytes)
    var events: [XMLEvent] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }
}

private let refused: [(String, Int, String)] = [
  ("<!DOCTYPE a [<!ENTITY b \"cccc\"><!ENTITY d \"&b;&b;\">]>\n<a>&d;</a>", 1, "document type"),
  ("<a>\n<!DOCTYPE b SYSTEM \"file:///etc/passwd\"></a>", 2, "document type"),
  ("<a>\n&xxe;</a>", 2, "does not define"), ("<a b=\"&nbsp;\"/>", 1, "does not define"),
  ("<a>\n\u{1B}</a>", 2, "control character 27"), ("<a>&#27;</a>", 1, "control character 27"),
  ("<a b='\u{1}'/>", 1, "control character 1"), ("<a><![CDATA[\u{8}]]></a>", 1, "control character 8"),
  ("<a>&#0;</a>", 1, "does not define"), ("<a>&#xD800;</a>", 1, "does not define"),
  ("<a>& b</a>", 1, "does not define"),
  ("<a></b>", 1, "closes nothing"), ("<a/>\n<b/>", 2, "second element"), ("<a/>text", 1, "outside"),
  ("text", 1, "outside"), ("", 1, "no element"), ("<!-- only -->", 1, "no element"),
  ("<a b=1/>", 1, "without quotes"), ("<a b='1' b='2'/>", 1, "twice"), ("<a b='1'c='2'/>", 1, "without a blank"),
  ("<a b='<'/>", 1, "`<` stands"), ("<1/>", 1, "expected a name"), ("<a b/>", 1, "no value"),
  (String(repeating: "<a>", count: 100_000), 1, "nested deeper"),
  ("<a " + (0..<200).map { "b\($0)='' " }.joined() + "/>", 1, "more than"),
  (#"<?xml version="1.0" encoding="EBCDIC"?><a/>"#, 1, "EBCDIC"),
]
