import History
import Testing

/// Documents of which thousands of lines were edited: what was compared is told, and what was not is doubted, never passed over.
@Suite(.serialized) struct EditFloodTests {
  private static func text(_ count: Int, _ number: (Int) -> String, _ words: String) -> DocumentText {
    let lines = (0..<count).map {
      "| \(number($0)) | the unit\($0) is handled by rule\($0 * 7) in case\($0 % 90)\(words) | ✅ |"
    }
    return DocumentText(Array((["# Report", ""] + lines + [""]).joined(separator: "\n").utf8))
  }

  private static func places(_ count: Int, _ number: (Int) -> String) -> [Int: LineForms.Place] {
    let (then, today) = (text(count, number, ""), text(count, number, " as tested"))
    let now = LineForms(today, LineContexts(today))
    return now.places(of: Array(3..<(count + 3)), in: LineForms(then, LineContexts(then)))
  }

  @Test("hundreds of rows with numbers of their own are each what they were")
  func rows() {
    var places: [Int: LineForms.Place] = [:]
    let time = processorTime { places = Self.places(400) { "\($0 / 10 + 1).\($0 % 10 + 1)" } }
    #expect(places.count == 400 && places.allSatisfy { $0.key == $0.value.line && !$0.value.isDoubtful })
    #expect(time < allowance)
  }

  @Test("thousands of rows about one number are each doubted")
  func sameNumber() {
    var places: [Int: LineForms.Place] = [:]
    let time = processorTime { places = Self.places(3000) { _ in "1.1" } }
    #expect(places.count == 3000 && places.allSatisfy { $0.value.isDoubtful })
    #expect(time < allowance)
  }

  @Test("a long run of figures is read once", arguments: ["1-", "1/", "1.", "1:", "1", "1/1, ", "R1/"])
  func figures(_ part: String) {
    let line = "- Requirement 1.1: " + String(repeating: part, count: 20_000)
    let text = DocumentText(Array((line + "\n" + line + " more\n").utf8))
    var lines: [Lock.Line] = []
    let time = processorTime { lines = Lock.Line.all(1...2, of: text, LineContexts(text)) }
    #expect(lines.count == 2)
    #expect(time < allowance)
  }
}
