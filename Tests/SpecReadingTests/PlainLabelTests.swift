import SpecModel
import Testing

/// Labels above criteria that nothing but a colon sets off.
struct PlainLabelTests {
  private func read(_ below: String) async -> [String] {
    let reading = await Reading([
      "requirements.md":
        "# Lid\n\n### Requirement 1: Lid\n\n\(below)\n\n### Requirement 2: Box\n\n**Acceptance Criteria:**\n\n1. It stands\n"
    ])
    return reading.criteria.map { "\($0.id.local) \($0.text)" }.dropLast()
  }

  @Test(
    "a line of its own, in many languages",
    arguments: [
      "Acceptance criteria:", "Acceptance criteria：", "验收标准：", "驗收標準：", "验收标准（EARS）：", "Criterios de aceptación:",
      "Critères d'acceptation :", "Critères d'acceptation (EARS) :", "Critérios de aceitação:", "受け入れ基準:", "受入条件：",
      "Akzeptanzkriterien:", "Критерии приёмки:", "Критерии приемлемости:", "인수 기준:", "Scénarios d'acceptation :",
    ]
  )
  func plain(_ label: String) async {
    #expect(await read("\(label)\n\n- shuts tight\n- opens") == ["1.b1 shuts tight", "1.b2 opens"])
  }

  @Test(
    "a bullet above the bullets below it",
    arguments: [
      "Acceptance criteria:", "验收标准：", "受入基準：", "Akzeptanzkriterien:", "Critères d'acceptation :",
      "*Acceptance criteria:*",
      "**Acceptance Criteria:**",
    ]
  )
  func bullet(_ label: String) async {
    let list = "- Priority: high\n- \(label)\n  - [ ] shuts tight\n  - opens\n- Dependencies: none\n"
    #expect(await read(list) == ["1.b1 shuts tight", "1.b2 opens"])
    let starred = "* \(label)\n  * [ ] shuts tight\n  * [x] opens\n"
    #expect(await read(starred) == ["1.b1 shuts tight", "1.b2 opens"])
    #expect(await read("- \(label)\n  1. shuts tight\n  2. opens\n") == ["1.1 shuts tight", "1.2 opens"])
  }

  @Test(
    "a sentence about such criteria heads none",
    arguments: [
      "Criterios de aceptación para todos los casos:", "Los criterios de aceptación:", "Die Akzeptanzkriterien fehlen:",
      "以下验收标准适用于所有需求：", "Critères d'acceptation de la phase :", "Criterios de aceptación",
    ]
  )
  func sentence(_ line: String) async {
    #expect(await read("\(line)\n\n- shuts tight\n- opens").isEmpty)
  }
}
