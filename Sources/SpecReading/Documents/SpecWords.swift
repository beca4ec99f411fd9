import Findings

/// What headings and labels are called, in the languages in which specs of this format are written.
///
/// Where one word begins with another, the longer one stands first.
enum SpecWords {
  /// `**Validates: ...**`
  static let validates: [StaticString] = [
    "Validates", "Validiert", "Valideert", "Validan", "Valida", "Valide", "验证", "驗證", "検証対象", "検証", "검증", "Проверяет",
  ]

  /// Those that begin with a letter of which no other word for it does.
  static let rarerValidates: [StaticString] = [
    "Doğrular", "Doğrulanan", "Xác thực", "Kiểm chứng", "Memvalidasi", "Weryfikuje", "Waliduje",
  ]

  /// What the verb of such a label begins with, in languages that put a word for requirements behind its colon.
  static let validating: [StaticString] = [
    "Valid", "Verif", "V\u{E9}rif", "Ověřuje", "Overuje", "Igazolja", "Ellenőrzi", "Todentaa", "Tarkistaa", "Sprawdza",
    "Weryfikuje", "Waliduje", "Doğrula", "Xác thực", "Xác minh", "Kiểm", "Memvalidasi", "Memverifikasi", "Mengesahkan",
    "Bekr\u{E6}ft", "Bekreft", "Bekr\u{E4}ft", "Валид", "Валід", "Вериф", "Провер", "Перевір", "Проверява", "Επικυρ",
    "Επαληθ",
    "מאמת", "يتحقق", "اعتبارسنجی", "सत्याप", "ตรวจสอบ", "検証", "검증", "验证", "驗證",
  ]

  /// `### Property 7: ...`
  static let property: [StaticString] = [
    "Correctness Property", "Property", "正确性属性", "正確性屬性", "属性", "屬性", "正確性プロパティ", "プロパティ", "특성", "속성",
    "Propiedad", "Propriedade", "Propriété", "Eigenschaft", "Свойство", "Proprietà", "特性", "性質", "Egenskap", "Egenskab",
    "Eigenschap", "Proprietatea", "Proprietate", "Properti", "Властивість", "Ιδιότητα", "คุณสมบัติ", "الخاصية", "خاصية",
    "ویژگی",
    "תכונה", "गुण",
  ]

  /// Those that begin with a letter of which no other word for it does, or with one that few words begin with.
  static let rarerProperty: [StaticString] = [
    "Thuộc tính", "Tính chất", "Tulajdonság", "Özellik", "Właściwość", "Vlastnost", "Vlastnosť", "Ominaisuus", "Sifat",
  ]

  /// `## Correctness Properties`
  static func isCorrectnessProperties(_ heading: TextSlice) -> Bool {
    if heading.contains("propert", ignoringCase: true), heading.contains("correctness", ignoringCase: true) {
      return true
    }
    return ["正确性属性", "正確性屬性", "正確性プロパティ", "정확성 속성"].contains { heading.contains($0) }
  }

  /// `### Property Reflection`, `### 属性反思`
  static func isReflection(_ heading: TextSlice) -> Bool {
    guard heading.count < 60 else { return false }
    return heading.contains("reflection", ignoringCase: true)
      || ["反思", "反映", "振り返り", "リフレクション", "の統合", "省察", "성찰", "회고", "反省"].contains { heading.contains($0) }
  }

  /// `### Verification Approach`, `### 验证方式`: how something is checked, and not what must hold.
  static func isVerificationMethod(_ heading: TextSlice) -> Bool {
    guard heading.count < 60 else { return false }
    let methods: [StaticString] = [
      "approach", "strategy", "method", "how to verify", "how we verify", "verification steps", "checklist",
    ]
    return methods.contains { heading.contains($0, ignoringCase: true) }
      || ["方式", "方法", "策略", "戦略", "방법", "전략", "清单"].contains { heading.contains($0) }
  }

  /// `## Properties`, `## Key Invariants`: among them only `P1` and `Property 1` are, for components have properties too.
  static func isProperties(_ heading: TextSlice) -> Bool {
    guard heading.count < 24 else { return false }
    return ["properties", "invariants"].contains { (word: StaticString) in
      heading.matches(word, at: heading.end - word.utf8CodeUnitCount, ignoringCase: true)
    }
  }

  /// `#### 受け入れ基準`, `**Acceptance Scenarios**:`
  static func isAcceptanceCriteria(_ text: TextSlice) -> Bool {
    var bare = text.withoutLeadingSymbol.withoutEmphasis
    if let name = bare.withoutColonAtEnd { bare = name.withoutEmphasis }
    if bare.hasPrefixIgnoringCase("EARS ") { bare = bare.slice(from: bare.start + 5).trimmed }
    if bare.hasPrefixIgnoringCase("acceptance criteria") || bare.hasPrefixIgnoringCase("acceptance scenarios") {
      return true
    }
    if bare.count < 20, wholes.contains(where: { bare.count == $0.utf8CodeUnitCount && bare.hasPrefixIgnoringCase($0) })
    {
      return true
    }
    return text.found(acceptanceCriteriaPhrases) != 0
  }

  private static let acceptanceCriteriaPhrases = PhraseTable(groups: [acceptanceCriteria])

  /// `Critères d'acceptation`, `验收标准（EARS）`: it is nothing but such a label. Unlike a heading, a line of text may hold the words in
  /// any sentence.
  static func leadsWithAcceptanceCriteria(_ text: TextSlice) -> Bool {
    guard let word = acceptanceCriteria.first(where: { text.hasPrefixIgnoringCase($0) }) else { return false }
    // Some of the words are stems.
    var end = text.start + word.utf8CodeUnitCount
    let stem = end
    while end < text.end, isLetter(text[end]) || text[end] >= 0x80, !text.matches("\u{FF08}", at: end) { end += 1 }
    let rest = text.slice(from: end).trimmed
    let isAlone = rest.isEmpty || rest.first == UInt8(ascii: "(") || rest.hasPrefix("\u{FF08}")
    return isAlone && end - stem <= longestEnding
  }

  /// In bytes: of `приемлемости` what `при` leaves.
  private static let longestEnding = 20

  /// Alone on its line each of them heads criteria.
  private static let wholes: [StaticString] = [
    "AC", "ACs", "Criteria", "Acceptance", "Acceptance Criterion", "Acceptance Tests", "EARS", "EARS Criteria",
  ]

  /// `## 6. Implementation Checklist`, `## 7. Definition of Done`: chapters of a plan, in which boxes are ticked too.
  static func isChapterBesideTasks(_ title: TextSlice) -> Bool {
    let name = title.withoutLeadingSymbol.withoutEmphasis
    guard name.count < 60 else { return false }
    return isAcceptanceCriteria(name) || name.matches("checklist", at: name.end - 9, ignoringCase: true)
      || besideTasks.contains { name.count == $0.utf8CodeUnitCount && name.hasPrefixIgnoringCase($0) }
      || checklists.contains { name.matches($0, at: name.end - $0.utf8CodeUnitCount) }
  }

  private static let besideTasks: [StaticString] = [
    "Overview", "Introduction", "Background", "Scope", "Out of Scope", "Goals", "Risks", "Notes", "Summary", "Tasks",
    "Timeline", "Definition of Done",
    "Success Criteria",
    "Exit Criteria", "Completion Criteria", "Open Questions", "概述", "概要", "背景", "完成定义", "完成标准",
    "完了条件", "完了の定義", "完了基準", "성공 기준", "완료 기준", "완료 조건", "Criterios de \u{E9}xito",
    "Definici\u{F3}n de hecho",
    "Crit\u{E9}rios de sucesso", "Erfolgskriterien", "Критерии готовности",
  ]

  private static let checklists: [StaticString] = [
    "チェックリスト", "检查清单", "檢查清單", "检查表", "체크리스트", "Checkliste", "Lista de verificaci\u{F3}n",
    "Lista de verifica\u{E7}\u{E3}o", "Liste de v\u{E9}rification", "Чек-лист", "Чеклист",
  ]

  /// `**User Story:**`, `**Objective:**`
  static func isUserStory(_ label: TextSlice) -> Bool { userStory.contains { label.hasPrefixIgnoringCase($0) } }

  /// `All`, `全部`, `Todos`: the whole of the requirements.
  static let all: [StaticString] = [
    "All requirements", "All acceptance criteria", "All", "Alle vereisten", "Alle krav", "全要件", "全ての要件", "すべての要件",
    "すべて", "全て", "所有需求", "全部需求", "全部",
    "所有", "全体", "全般", "전체", "모든 요구사항",
    "모두", "Todos los requisitos", "Todos os requisitos", "Todos", "Todas", "Alle Anforderungen", "Alle",
    "Toutes les exigences", "Toutes", "Tous", "Tutti i requisiti", "Tutti", "Tutte", "Все требования", "Все",
    "все требования", "все", "Усі вимоги", "Усі", "Tất cả các yêu cầu", "Tất cả yêu cầu", "Tất cả", "Semua persyaratan",
    "Semua kebutuhan", "Semua", "Tüm gereksinimler", "Tümü", "Hepsi", "Wszystkie wymagania", "Wszystkie", "Alla krav",
    "Alla", "Všechny požadavky", "Všechny", "전체 요구사항", "全需求",
  ]

  /// `### Current Behavior (Defect)`: the number that Kiro's chapters of a `bugfix.md` give their criteria.
  static func chapterOfBugfix(_ title: String) -> String? {
    let chapters = [("Current Behavior", "1"), ("Expected Behavior", "2"), ("Unchanged Behavior", "3")]
    let british = [("Current Behaviour", "1"), ("Expected Behaviour", "2"), ("Unchanged Behaviour", "3")]
    return (chapters + british).first { title.lowercased().hasPrefix($0.0.lowercased()) }?.1
  }

  /// `受け入れ基準`, `Akzeptanzkriterien`: what the label is called in other languages.
  static let acceptanceCriteria: [StaticString] = [
    "受け入れ基準", "受入基準", "受入れ基準", "受け入れ条件", "受入条件", "验收标准", "验收条件", "驗收標準", "驗收條件", "接受标准", "인수 조건", "인수 기준",
    "수락 기준", "수락 조건", "승인 기준", "수용 기준", "수용 조건", "Akzeptanzkriterien", "Abnahmekriterien", "Criterios de aceptaci",
    "Crit\u{E8}res d'acceptation", "Crit\u{E8}res d\u{2019}acceptation", "Crit\u{E9}rios de aceit",
    "Criteri di accettazione",
    "Критерии при", "Критерии При", "Критерії при", "Критерії При", "Tiêu chí chấp nhận", "Kabul Kriterleri",
    "Kriteria Penerimaan",
    "Kryteria akceptacji",
    "Acceptatiecriteria", "เกณฑ์การยอมรับ", "معايير القبول", "验收准则", "Acceptanskriteri", "Akseptansekriteri",
    "Acceptkriteri", "Akceptační kritéri", "Kritéria přijetí", "Akceptačné kritéri", "Elfogadási kritérium",
    "Criterii de acceptare", "Hyväksymiskriteeri", "Критерии за приемане", "Κριτήρια Αποδοχής", "Κριτήρια αποδοχής",
    "קריטריוני קבלה", "קריטריונים לקבלה", "معیارهای پذیرش", "स्वीकृति मानदंड",
    "Sc\u{E9}narios d'acceptation", "Sc\u{E9}narios d\u{2019}acceptation", "Escenarios de aceptaci",
    "Cen\u{E1}rios de aceita", "Scenari di accettazione", "Akzeptanzszenarien", "Сценарии при", "Сценарії при",
    "验收场景", "驗收場景", "验收情景", "受け入れシナリオ", "受入シナリオ", "인수 시나리오",
  ]

  private static let userStory: [StaticString] = [
    "user story", "user-story", "objective", "ユーザーストーリー", "目的", "用户故事", "使用者故事", "用戶故事", "目标", "目標", "사용자 스토리", "목적",
    "목표", "historia", "hist\u{F3}ria", "objetivo", "ziel", "r\u{E9}cit utilisateur", "histoire utilisateur", "objectif",
    "storia utente", "obiettivo", "Пользовательская история", "Історія користувача", "kullanıcı hik",
    "câu chuyện người dùng", "cerita pengguna", "kisah pengguna", "gebruikersverhaal",
  ]
}
