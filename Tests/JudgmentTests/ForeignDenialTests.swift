import Testing

@testable import Judgment

/// A mark says that all is well, and the words beside it, in whatever language, that nothing was done.
struct ForeignDenialTests {
  @Test(
    "at the end of a part of the sentence",
    arguments: [
      "nicht erfüllt", "Die Farbe: noch nicht umgesetzt", "auf iOS nicht implementiert", "未実装", "iOS は未実装", "未完了",
      "未対応です",
      "미구현", "iOS 미구현", "未实现", "导出功能未实现", "尚未实现", "não implementado", "no iOS, não implementado", "no implementado",
      "Hover: non implémenté", "не реализовано", "пока не реализовано", "non implementato", "(niet geïmplementeerd)",
      "schneller als zuvor: nicht implementiert",
    ]
  )
  func denied(_ words: String) { #expect(ForeignDenial.phrase(in: words) != nil) }

  @Test(
    "and not what a thing does when something else is not done",
    arguments: [
      "eine Meldung, wenn die Bedingung nicht erfüllt ist", "zeigt Felder an, die nicht implementiert",
      "タスクの状態が未完了", "未対応のブラウザでも動く", "未完了のタスクを隠す", "显示未完成的任务", "미완료 항목을 숨긴다", "sauf si non implémenté",
      "shows notes", "no errors", "non-empty", "Union of both", "12 tests, none skipped",
      "die nicht implementierten Teile", "erfüllt (vorher: nicht erfüllt)", "以前：未実装",
      "plus rapide (avant : non implémenté)",
    ]
  )
  func other(_ words: String) { #expect(ForeignDenial.phrase(in: words) == nil) }
}
