import Findings
import SpecModel
import SpecReading
import Testing

/// Where the links of a document stand.
struct LinkPlaceTests {
  @Test(
    "a link stands at its address, or at its label",
    arguments: [
      ("a [ref] b\nc [2](n2.md)\n\n[ref]: n3.md\n", ["n3.md 1:3", "n2.md 2:7"]),
      ("l1 [R] x\nl2 [s][t]\nl3 [u](v.md)\n\n[r]: n4.md\n[t]: n5.md\n", ["n4.md 1:4", "n5.md 2:7", "v.md 3:8"]),
      ("[![i](i.png)](n1.md)\n", ["n1.md 1:15", "i.png 1:7"]),
      ("![i](i.png) [![j](j.png)](n1.md) ![k](k.png)\n", ["i.png 1:6", "n1.md 1:27", "j.png 1:19", "k.png 1:39"]),
      ("[one][a] and\n[two][a]\n\n[a]: a.md\n", ["a.md 1:6", "a.md 2:6"]),
    ]
  )
  func places(_ text: String, _ links: [String]) async throws {
    let reading = await Reading(["design.md": text])
    let found = try #require(reading.corpus.documents.first { $0.path.name == "design.md" }).links
    #expect(
      found.map { "\($0.destination) \($0.location.line):\($0.location.range.start.column)" }.sorted() == links.sorted()
    )
  }
}
