import Findings
import SpecModel
import SpecReading
import Testing

struct DecisionDialectTests {
  private func decisions(_ design: String) async -> [DesignDecision] {
    await Reading(["design.md": design]).corpus.specs.flatMap(\.decisions)
  }

  @Test("parts as bullets")
  func bullets() async throws {
    let text =
      "## Decision 5: Store\n\n- **Option A**: a file\n- **Option B**: a database\n- **Decision:** A\n- **Rationale:** small\n"
      + "- **Trade-offs**: slow\n"
    let decision = try #require(await decisions(text).first)
    #expect(decision.title == "Store")
    #expect(decision.options == ["**Option A**: a file", "**Option B**: a database"])
    #expect(decision.decision == "A")
    #expect(decision.rationale == "small")
    #expect(decision.tradeOffs == ["slow"])
  }

  @Test("a list below one of the bullets")
  func nestedList() async throws {
    let text =
      "### Decision: `Store`\n- **Context**: it grows\n- **Alternatives Considered**:\n  1. a file\n     - Pro: small\n     - Con: slow\n"
      + "  2. a database\n- **Selected Approach**: a database\n- **Rationale**: quick\n- **Trade-offs**: big\n"
      + "- **Follow-up**: measure it\n"
    for name in ["design.md", "research.md"] {
      let specs = await Reading([name: text]).corpus.specs
      let decision = try #require(specs.flatMap(\.decisions).first)
      #expect(decision.options == ["a file", "a database"])
      #expect(decision.decision == "a database")
      #expect(decision.rationale == "quick")
      #expect(decision.tradeOffs == ["big"])
    }
  }

  @Test("records with headings for their parts")
  func records() async {
    let text =
      "## Design Decisions\n\n### D2: Table\n\n#### Context\nRows.\n\n#### Decision\nA table.\n\n#### Consequences\nMore code.\n\n"
      + "### ADR-3: Net\n\n**Decision**: Two.\n\n## D4: Elsewhere\n"
    let read = await decisions(text)
    #expect(read.map(\.title) == ["Table", "Net"])
    #expect(read.map(\.decision) == ["A table.", "Two."])
    #expect(read.first?.tradeOffs == ["More code."])
  }

  @Test("rows of a table")
  func table() async {
    let text =
      "## Design Decisions\n\n| Decision | Options | Choice | Rationale |\n|---|---|---|---|\n| Store | file, db | file | small |\n\n"
      + "## Other\n\n| Decision | Choice |\n|---|---|\n| x | y |\n"
    let read = await decisions(text)
    #expect(read.map(\.title) == ["Store"])
    #expect(read.first?.options == ["file, db"])
    #expect(read.first?.decision == "file")
    #expect(read.first?.rationale == "small")
  }
}
