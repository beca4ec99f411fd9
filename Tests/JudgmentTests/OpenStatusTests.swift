import Testing

@testable import Judgment

/// What a report says of itself at its head.
struct OpenStatusTests {
  @Test(
    "A status that is not the end of the work is one",
    arguments: [
      "90%", "~90 %", "90 % complete", "80% done", "**80%** done", "90\u{FF05}", "Progress: 70%", "Complete: 90%",
      "完了率 90%", "進捗 80%", "90%完成", "90 % terminé", "90% fertig", "Draft", "Draft \u{2013} to be reviewed",
      "Needs work", "Needs more work on iOS", "Rework needed", "In progress", "🔄 WIP", "In development", "Not ready",
      "Nearly finished", "Complete except for iOS", "Entwurf", "In Arbeit", "Unvollständig", "In Bearbeitung",
      "Brouillon", "En cours", "Incomplet", "À compléter", "Borrador", "En progreso", "Incompleto", "Sin terminar",
      "Rascunho", "Em andamento", "Inacabado", "Bozza", "下書き", "作業中", "対応中", "進行中", "要修正", "草稿", "进行中", "未完成", "开发中",
    ]
  )
  func isOpen(_ status: String) { #expect(OpenStatus.words(status) != nil) }

  @Test(
    "One that is, or is about something else, is none",
    arguments: [
      "Complete", "100%", "✅ 100% Complete", "Complete (90% coverage)", "Complete, draft of the guide follows",
      "Draft PR merged", "Draft → Final", "90% → 100%", "In progress → Abgeschlossen", "99% of tests pass",
      "95% coverage", "In review", "Ready for review", "Abgeschlossen", "Terminé", "Completado", "Concluído", "完了",
      "已完成", "Blocked, done since Monday", "Drafted and approved", "Workable",
    ]
  )
  func isEnded(_ status: String) { #expect(OpenStatus.words(status) == nil) }
}
