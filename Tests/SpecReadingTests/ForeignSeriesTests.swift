import SpecModel
import Testing

/// Requirements that are called non-functional, in the languages in which specs are written.
struct ForeignSeriesTests {
  @Test(
    "headings, and what cites them",
    arguments: [
      ("Nichtfunktionale Anforderung 1: Tempo", "NFA-1"), ("Nicht-funktionale Anforderung 1: Tempo", "NFA-1"),
      ("NFA 1: Tempo", "NFA-1"), ("Requisito N\u{E3}o Funcional 1: Tempo", "RNF-1"),
      ("REQUISITO N\u{C3}O FUNCIONAL 1: Tempo", "RNF-1"), ("Requisito no funcional 1: Tempo", "RNF-1"),
      ("Requisito non funzionale 1: Tempo", "RNF-1"), ("Exigence non fonctionnelle 1: Tempo", "ENF-1"),
    ]
  )
  func headings(_ heading: String, _ number: String) async {
    let name = String(heading.split(separator: ":")[0])
    let reading = await Reading([
      "requirements.md":
        "### Anforderung 1: A\n\n1. Das System muss antworten.\n\n### \(heading)\n\n1. Das System muss schnell sein.\n",
      "tasks.md": "- [ ] 1. A\n  - _Requirements: \(number), \(name), \(number).1_\n",
    ])
    #expect(reading.criteria.map(\.id.local) == ["1.1", "\(number).1"])
    let citations = reading.tasks.flatMap(\.citations)
    #expect(citations.flatMap(\.references).map(\.local) == [number, number, "\(number).1"])
    #expect(citations.flatMap(\.unreadable).isEmpty)
  }
}
