import Findings
import SpecModel
import Testing
import Traceability

/// Which files of one name a broken link is held against.
struct LinkCandidateTests {
  private static let count = 1_000

  private static let documents = (1...count).map { number in
    (path: DocumentPath("specs/\(100 + number)-part/docs/design.md"), spec: SpecID("\(100 + number)-part"))
  }

  private static func candidates() -> LinkCandidates {
    let others = (1...count).map { DocumentPath("src/part\($0)/view.swift") } + [DocumentPath("old/design.md")]
    return LinkCandidates(
      paths: (documents.map(\.path) + others).sorted(),
      specs: Dictionary(uniqueKeysWithValues: documents.map { ($0.path, $0.spec) })
    )
  }

  @Test(
    "of documents that every spec has, only those of the own spec, of one that is named, and of none",
    arguments: [
      ("design.md", ["101"]), ("../102-part/design.md", ["101", "102"]), ("../103/design.md", ["101", "103"]),
      ("../104-other/design.md", ["101", "104"]), ("../9-part/design.md", ["101"]), ("docs/design.md", ["101"]),
    ]
  )
  func own(_ written: String, _ expected: [String]) {
    let wanted = written.split(separator: "/").filter { $0 != ".." }
    let found = Self.candidates().files(wanted, from: Self.documents[0].path)
    #expect(found?.map(\.text) == ["old/design.md"] + expected.map { "specs/\($0)-part/docs/design.md" })
  }

  @Test("what any folder may hold is looked for in all of them")
  func others() {
    #expect(Self.candidates().files(["view.swift"], from: Self.documents[0].path)?.count == Self.count)
    #expect(Self.candidates().files(["nothing.md"], from: Self.documents[0].path) == [])
    // Who looks for too many of them asks for none.
    #expect(Self.candidates().files(["view.swift"], from: Self.documents[0].path, where: { $0 < Self.count }) == nil)
  }
}
