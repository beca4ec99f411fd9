import SpecModel
import Testing

/// Sentences that follow EARS in other languages than English.
struct EARSLanguageTests {
  struct Sentence: Sendable, CustomTestStringConvertible {
    let text: String
    var trigger: String?
    var state: String?
    var condition: String?
    var feature: String?
    let system: String
    var modality = EARS.Modality.shall
    var isNegated = false
    let response: String

    var testDescription: String { text }

    var parts: EARS {
      EARS(
        trigger: trigger,
        state: state,
        condition: condition,
        feature: feature,
        system: system,
        modality: modality,
        isNegated: isNegated,
        response: response
      )
    }
  }

  static let japanese = [
    Sentence(
      text: "利用者がボタンを押したとき、システムは一覧を表示しなければならない。",
      trigger: "利用者がボタンを押したとき",
      system: "システム",
      response: "一覧を表示しなければならない。"
    ),
    Sentence(
      text: "もし保存に失敗した場合、システムはエラーを表示しなければならない。",
      condition: "保存に失敗した場合",
      system: "システム",
      response: "エラーを表示しなければならない。"
    ),
    Sentence(
      text: "通信している間、画面は待機の印を出すものとする。",
      state: "通信している間",
      system: "画面",
      response: "待機の印を出すものとする。"
    ),
    Sentence(
      text: "ログインしている限り、システムは履歴を残さなければならない",
      state: "ログインしている限り",
      system: "システム",
      response: "履歴を残さなければならない"
    ),
    Sentence(
      text: "オフライン機能において、アプリは送信を待たなければならない。",
      feature: "オフライン機能において",
      system: "アプリ",
      response: "送信を待たなければならない。"
    ),
    Sentence(
      text: "システムは、名前が空の場合、送信してはならない。",
      condition: "名前が空の場合",
      system: "システム",
      isNegated: true,
      response: "送信してはならない。"
    ),
    Sentence(text: "システムは一覧を作り、保存しなければならない。", system: "システム", response: "一覧を作り、保存しなければならない。"),
    Sentence(
      text: "通信中に、画面を閉じたとき、アプリは確認を求めるべきである。",
      trigger: "画面を閉じたとき",
      state: "通信中に",
      system: "アプリ",
      modality: .should,
      response: "確認を求めるべきである。"
    ),
    Sentence(
      text: "ボタンを押したときシステムは保存しなければならない",
      trigger: "ボタンを押したとき",
      system: "システム",
      response: "保存しなければならない"
    ),
    Sentence(
      text: "利用者が期間を選んだとき、システムは一覧を絞り込む（SHALL）。",
      trigger: "利用者が期間を選んだとき",
      system: "システム",
      response: "一覧を絞り込む（SHALL）。"
    ),
  ]

  /// The words of EARS in English around those of the document, as agents write them.
  static let mixed = [
    Sentence(
      text: "WHEN 管理者が提供する THEN システムは生成しなければならない",
      trigger: "管理者が提供する",
      system: "システム",
      response: "生成しなければならない"
    ),
    Sentence(
      text: "**WHEN** 一覧、詳細が開く、 **THEN** システムは生成しなければならない",
      trigger: "一覧、詳細が開く",
      system: "システム",
      response: "生成しなければならない"
    ),
    Sentence(
      text: "IF 保存に失敗する THEN システムは再試行してはならない",
      condition: "保存に失敗する",
      system: "システム",
      isNegated: true,
      response: "再試行してはならない"
    ),
    Sentence(
      text: "WHILE 通信中 THE システムは印を出さなければならない",
      state: "通信中",
      system: "システム",
      response: "印を出さなければならない"
    ),
    Sentence(
      text: "WHILE 通信中 WHEN 利用者が押す THEN システムは中断しなければならない",
      trigger: "利用者が押す",
      state: "通信中",
      system: "システム",
      response: "中断しなければならない"
    ),
    Sentence(
      text: "WHEN 사용자가 누른다 THEN 시스템은 목록을 표시해야 한다",
      trigger: "사용자가 누른다",
      system: "시스템",
      response: "목록을 표시해야 한다"
    ),
    Sentence(
      text: "WHEN 사용자가 누르면, THEN 시스템은 목록을 표시해야 한다",
      trigger: "사용자가 누르면",
      system: "시스템",
      response: "목록을 표시해야 한다"
    ),
    Sentence(
      text: "WHEN 用户需要帮助 THEN 系统必须显示列表",
      trigger: "用户需要帮助",
      system: "系统",
      modality: .must,
      response: "显示列表"
    ),
  ]

  static let chineseAndKorean = [
    Sentence(text: "当用户点击按钮时，系统应当显示对话框", trigger: "用户点击按钮时", system: "系统", response: "显示对话框"),
    Sentence(
      text: "如果登录失败，则系统必须锁定账号",
      condition: "登录失败",
      system: "系统",
      modality: .must,
      response: "锁定账号"
    ),
    Sentence(text: "加载期间，应用程序应显示动画", state: "加载期间", system: "应用程序", response: "显示动画"),
    Sentence(
      text: "当用户需要帮助时，系统不得关闭",
      trigger: "用户需要帮助时",
      system: "系统",
      isNegated: true,
      response: "关闭"
    ),
    Sentence(
      text: "WHEN 用户访问页面，THE System SHALL 显示列表",
      trigger: "用户访问页面",
      system: "THE System",
      response: "显示列表"
    ),
    Sentence(
      text: "IF 响应码为 200，THEN THE System SHALL 显示消息",
      condition: "响应码为 200",
      system: "THE System",
      response: "显示消息"
    ),
    Sentence(
      text: "사용자가 버튼을 누를 때, 시스템은 목록을 보여야 한다.",
      trigger: "사용자가 버튼을 누를 때",
      system: "시스템",
      response: "목록을 보여야 한다."
    ),
  ]

  static let latin = [
    Sentence(
      text: "TANT QUE le mode est actif, LE système DOIT attendre",
      state: "le mode est actif",
      system: "LE système",
      modality: .must,
      response: "attendre"
    ),
    Sentence(
      text: "Là où le module existe, le système doit afficher",
      feature: "le module existe",
      system: "le système",
      modality: .must,
      response: "afficher"
    ),
    Sentence(
      text: "QUAND on clique, TANT QUE le mode est actif, LE système DOIT attendre",
      trigger: "on clique",
      state: "le mode est actif",
      system: "LE système",
      modality: .must,
      response: "attendre"
    ),
    Sentence(
      text: "[MUST] WHEN it is pressed, the lid SHALL shut",
      trigger: "it is pressed",
      system: "the lid",
      response: "shut"
    ),
    Sentence(text: "*(amended 2026-02-01)*: The lid SHALL shut", system: "The lid", response: "shut"),
    Sentence(text: "(Core) functions SHALL answer", system: "(Core) functions", response: "answer"),
    Sentence(
      text: "CUANDO el usuario entra ENTONCES el sistema DEBERÁ saludar",
      trigger: "el usuario entra",
      system: "el sistema",
      response: "saludar"
    ),
    Sentence(
      text: "Cuando el usuario entra, el sistema no debe saludar",
      trigger: "el usuario entra",
      system: "el sistema",
      modality: .must,
      isNegated: true,
      response: "saludar"
    ),
    Sentence(
      text: "QUANDO o usuário entra ENTÃO o sistema DEVE saudar",
      trigger: "o usuário entra",
      system: "o sistema",
      modality: .must,
      response: "saudar"
    ),
    Sentence(
      text: "TANDIS que rien ne presse, le système doit attendre",
      system: "TANDIS que rien ne presse, le système",
      modality: .must,
      response: "attendre"
    ),
    Sentence(
      text: "SI le nom est vide ALORS le système NE DOIT PAS envoyer",
      condition: "le nom est vide",
      system: "le système",
      modality: .must,
      isNegated: true,
      response: "envoyer"
    ),
    Sentence(
      text: "WENN der Nutzer klickt, DANN MUSS das System speichern",
      trigger: "der Nutzer klickt",
      system: "das System",
      modality: .must,
      response: "speichern"
    ),
    Sentence(
      text: "KHI người dùng nhấn THÌ hệ thống PHẢI lưu",
      trigger: "người dùng nhấn",
      system: "hệ thống",
      response: "lưu"
    ),
  ]

  @Test("are taken apart", arguments: japanese + mixed + chineseAndKorean + latin)
  func parts(_ sentence: Sentence) async throws {
    let reading = await Reading([
      "requirements.md": "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. \(sentence.text)\n"
    ])
    #expect(try #require(reading.criteria.first).ears == sentence.parts)
  }

  @Test(
    "what demands nothing has no parts",
    arguments: ["アイコンの幅は24ポイントとする", "アイコンは青い", "图标是蓝色的", "El icono es azul", "Das Symbol ist blau", "✅ ok"]
  )
  func plain(_ text: String) async throws {
    let reading = await Reading(["requirements.md": "### Requirement 1: A\n\n#### Acceptance Criteria\n\n1. \(text)\n"])
    #expect(try #require(reading.criteria.first).ears == nil)
  }
}
