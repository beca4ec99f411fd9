import Findings
import Testing

struct IdentifierHashTests {
  private func hash(_ texts: String...) -> UInt64 {
    var hash = IdentifierHash()
    for text in texts { hash.add(text) }
    return hash.value
  }

  @Test("what has the same bytes has one hash, wherever they lie")
  func equal() {
    let long = "see 035-button-icon-component/8.4".dropFirst(4).dropLast(4)
    #expect(hash(String(long), "8", "4") == hash("035-button-icon-component", "8", "4"))
  }

  @Test("where a part ends counts, and so does every byte of a long one")
  func different() {
    let long = String(repeating: "a", count: 40)
    let texts: [[String]] = [
      ["1", "12"], ["11", "2"], ["112", ""], ["", "112"], ["8", "4"], ["4", "8"], ["12345678", ""], ["1234567", "8"],
      [long, "1"], [long + "a", "1"], ["b" + long.dropFirst(), "1"], [long.dropLast() + "b", "1"],
    ]
    let hashes = texts.map { hash($0[0], $0[1]) }
    #expect(Set(hashes).count == texts.count)
  }
}
