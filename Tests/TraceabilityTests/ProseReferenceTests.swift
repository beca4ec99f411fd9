import Files
import Findings
import SpecModel
import SpecReading
import Testing
import Traceability

/// References in the prose of designs, decisions and reports.
struct ProseReferenceTests {
  private let requirements = """
    ### Requirement 1: Size

    1. WHEN it is drawn THEN it SHALL be 24 points wide
    2. WHEN it is drawn THEN it SHALL be 24 points high
    """

  private func graph(_ prose: String) async -> TraceGraph {
    let access = FileAccess.inMemory([
      "specs/004-icon-system/requirements.md": requirements, "specs/013-text-input/requirements.md": requirements,
      "specs/004-icon-system/design.md": "# Design\n\n\(prose)\n",
    ])
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    return Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout))
  }

  @Test(
    "prose names criteria of its own spec and of others",
    arguments: [
      ("as Requirement 1.1 says", ["004/1.1"]), ("(Req 1.2)", ["004/1.2"]),
      ("Requirements 1.1-1.2", ["004/1.1", "004/1.2"]),
      ("per R1 AC2", ["004/1.2"]), ("R1 AC1-2", ["004/1.1", "004/1.2"]), ("Requirement 1.1 (Spec 013)", ["013/1.1"]),
      ("Spec 013's Requirement 1.1", ["013/1.1"]), ("Spec 013, Requirements 1.1 and 1.2", ["013/1.1", "013/1.2"]),
      ("Requirement 1.1 of 013-text-input", ["013/1.1"]), ("Requirement 1.1 in the Spec 13", ["013/1.1"]),
      ("013/1.1", ["013/1.1"]), ("013-text-input/1.1, 1.2", ["013/1.1", "013/1.2"]), ("text-input 1.1", ["013/1.1"]),
      ("text-input/1.1; Requirement 1.2", ["013/1.1", "004/1.2"]),
      ("Requirements 1.1 (Spec 013), 1.2 (Spec 004)", ["013/1.1", "004/1.2"]),
      ("swift-nio 2.6 and HTTP/1.1 and WCAG 2.4.7 and v1-2/1.1", []), ("`Requirement 1.1` in code", []),
      ("Per Requirement 1.1 (Req 1.2) and Requirement 1.1.", ["004/1.1", "004/1.2", "004/1.1"]),
      ("Req 1.1 (Req 1.2), Req 1.1", ["004/1.1", "004/1.2", "004/1.1"]),
      ("Requirement 1.1 (Req 1.2 of Spec 013) and Requirement 1.2", ["004/1.1", "013/1.2", "004/1.2"]),
      ("Requirements 1.1-1.2 (except Req 1.2), 1.1", ["004/1.1", "004/1.1"]),
      ("R4 F19 and R1: three issues", []), ("As a check says:\n\n    per Requirement 1.1\n", []),
      ("- As a list says,\n\n    per Requirement 1.1\n", ["004/1.1"]),
    ]
  )
  func mentions(prose: String, criteria: [String]) async {
    let graph = await graph(prose)
    #expect(graph.links.flatMap(\.resolution.criteria).map(\.description).sorted() == criteria.sorted())
    #expect(graph.links.allSatisfy { if case .dangling = $0.resolution { false } else { true } })
  }

  @Test(
    "a number that nothing bears dangles, in whatever spec",
    arguments: ["099/1.1", "013/9.9", "text-input 9.9", "Requirement 7", "Requirement 7 (wide)"]
  )
  func dangling(prose: String) async {
    let graph = await graph(prose)
    #expect(graph.links.count == 1)
    let isDangling = if case .dangling = graph.links.first?.resolution { true } else { false }
    #expect(isDangling)
  }

  @Test("so does one in parentheses within a list")
  func danglingGloss() async {
    let graph = await graph("Requirements 1.1 (Requirement 9.9) and 1.2")
    let dangling = graph.links.filter { if case .dangling = $0.resolution { true } else { false } }
    #expect(dangling.map(\.reference.local) == ["9.9"])
  }

  @Test(
    "what cannot be read is kept as such",
    arguments: [("Requirements 1.9-1.2", "Requirements 1.9-1.2"), ("Requirement 1.x", "1.x")]
  )
  func unreadable(prose: String, piece: String) async {
    #expect(await graph(prose).corpus.documents.flatMap(\.unreadableMentions).map(\.text) == [piece])
  }
}
