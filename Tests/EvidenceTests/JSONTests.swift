import Evidence
import Testing

@Suite("JSON")
struct JSONTests {
  @Test(
    "is read and written again",
    arguments: [
      "null", "true", "[]", "{}", "-12", "0.5", #""""#, #""ö \"\\ \n""#, #"{"a":[1,{"b":null}],"c":"d"}"#, "1e-05",
    ]
  )
  func roundTrip(_ text: String) throws {
    #expect(String(decoding: JSONWriter.compact(try JSONParser.parse(Array(text.utf8))), as: UTF8.self) == text)
  }

  @Test(
    "reads every number as the nearest that there is",
    arguments: ["0.001234", "123456.789012", "0.1", "1.10", "99999999999999", "0.00000000000001", "9007199254740993.0"]
  )
  func numbers(_ text: String) throws {
    #expect(try JSONParser.parse(Array(text.utf8)).number == Double(text))
  }

  @Test("reads every number that was written", arguments: [UInt64(3), 7])
  func writtenNumbers(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5000 {
      let value = Double(Int.random(in: 0...9_999_999_999, using: &random)) / 1_000_000
      #expect(try JSONParser.parse(JSONWriter.compact(.number(value))) == .number(value))
    }
  }

  @Test("reads escapes", arguments: [(#""\u00e9""#, "é"), (#""\ud83d\ude00""#, "😀"), (#""\/\b\f""#, "/\u{8}\u{c}")])
  func escapes(_ text: String, _ expected: String) throws {
    #expect(try JSONParser.parse(Array(text.utf8)) == .string(expected))
  }

  @Test(
    "refuses what is none",
    arguments: [
      "", " ", "{", "[1,]", "{,}", "{\"a\":1,}", "{\"a\" 1}", "01", "+1", "1.", ".5", "-", "nul", "\"a", "\"\\x\"",
      "\"\\u12\"", "1 2",
      "{\"a\":1,\"a\":2}", "\"\u{1}\"", "NaN", "'a'", "00", "00.5", "0.5.5", "1..5", "12a", "1.e5", "1e999",
    ]
  )
  func refuses(_ text: String) {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test("refuses bytes that are not UTF-8")
  func refusesBadBytes() {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
  }

  @Test("refuses depth that would overflow the stack")
  func refusesDepth() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test("refuses more values than the limit, arrays and objects counting for three, and names it")
  func refusesMany() throws {
    #expect(try JSONParser.parse(Array("[0,0,[],{\"a\":0}]".utf8), atMost: 12) != .null)
    let failure = #expect(throws: JSONParser.Failure.self) {
      try JSONParser.parse(Array("[0,0,[],\n{\"a\":0}]".utf8), atMost: 11)
    }
    #expect(failure?.line == 2)
    #expect(failure?.problem == "more values than the limit of 11")
  }

  @Test("tells the line at which a text is damaged")
  func namesTheLine() {
    let failure = #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array("[1,\n2,\n?]".utf8)) }
    #expect(failure?.line == 3)
  }

  @Test("a file that is handed on piece by piece is the same file, and no piece holds two elements")
  func pieces() {
    let elements: [JSON] = [.string("é\n"), .object(["b": .null, "a": .array([])]), .integer(1)]
    var pieces: [[UInt8]] = []
    JSONWriter.lines(
      [
        "empty": .elements([]), "list": .elements(elements.map { JSONWriter.compact($0) }),
        "value": .value(.object(["a": .integer(1)])),
      ],
      to: { pieces.append($0) }
    )
    #expect(pieces.count == elements.count + 1)
    #expect(
      Array(pieces.joined())
        == JSONWriter.lines(["empty": .array([]), "list": .array(elements), "value": .object(["a": .integer(1)])])
    )
  }
}
