/// What headings and labels are called, in the languages in which specs of this format are written.
///
/// Where one word begins with another, the longer one stands first.
enum SpecWords {
  /// `### 要件 1`, `_要件: 1.1_`, `### Requisito 2`
  static let requirement: [StaticString] = [
    "要件", "要求事項", "要求", "需求", "功能需求", "功能性需求", "요구사항", "요구 사항", "Requisitos", "Requisito", "Requerimientos",
    "Requerimiento", "Requisiti",
    "Anforderungen", "Anforderung", "Exigences", "Exigence", "Требования", "Требование", "機能要件", "Вимоги", "Вимога",
    "Изисквания", "Изискване", "Απαιτήσεις", "Απαίτηση", "Eisen", "ข้อกำหนด", "ความต้องการ", "المتطلبات", "المتطلب",
    "متطلبات", "متطلب", "نیازمندی‌های", "نیازمندی‌ها", "نیازمندی", "الزامات", "الزام", "דרישות", "דרישה", "आवश्यकताएँ",
    "आवश्यकताएं",
    "आवश्यकता",
  ]

  /// `### 非功能需求 3`, `### 用户故事 4`: the series that their numbers are of.
  static let series: [(word: StaticString, name: String)] = [
    ("非功能需求", "NFR"), ("非功能性需求", "NFR"), ("非機能要件", "NFR"), ("비기능 요구사항", "NFR"), ("用户故事", "US"), ("用戶故事", "US"),
    ("使用者故事", "US"), ("ユーザーストーリー", "US"), ("사용자 스토리", "US"),
  ]

  /// Those that begin with a letter of which no other word for it does, asked for by that letter alone.
  static let rarerRequirement: [StaticString] = [
    "Yêu cầu", "Gereksinimler", "Gereksinim", "Kebutuhan", "Persyaratan", "Wymagania", "Wymaganie", "Vereisten",
    "Vereiste", "Kravene", "Kraven", "Krav", "Keperluan", "Követelmények", "Követelmény", "Požadavky", "Požadavek",
    "Požiadavky", "Požiadavka", "Vaatimukset", "Vaatimus", "Cerințele", "Cerințe", "Cerința",
  ]

  /// What the word has in all its cases, where sentences hold it before a number. Spanish, Portuguese and Italian say `req`, and
  /// Chinese, Japanese and Korean need no blank before it: those are found by other signs.
  static let requirementStems: [StaticString] = [
    "anforderung", "exigence", "требовани", "Требовани", "вимог", "Вимог", "wymagani", "gereksinim", "persyaratan",
    "kebutuhan", "vereiste", "cầu", "kriterium", "kriterien", "crit\u{E8}re",
  ]

  /// `要件 1.1`, `Krav 1.2`: one of those words. The first byte tells nearly all texts off.
  static func leadsWithRequirement(_ text: TextSlice) -> Bool {
    let isCommon = text.first >= 0xCE || "EAR".utf8.contains(text.first)
    guard isCommon || "CGKPVWY".utf8.contains(text.first) else { return false }
    return (isCommon ? requirement : rarerRequirement).contains { text.hasPrefixIgnoringCase($0) }
  }

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
    if bare.count > 1, bare[bare.end - 1] == UInt8(ascii: ":") { bare = bare.slice(to: bare.end - 1).withoutEmphasis }
    if bare.hasPrefixIgnoringCase("EARS ") { bare = bare.slice(from: bare.start + 5).trimmed }
    if bare.hasPrefixIgnoringCase("acceptance criteria") || bare.hasPrefixIgnoringCase("acceptance scenarios") {
      return true
    }
    if bare.count < 20, wholes.contains(where: { bare.count == $0.utf8CodeUnitCount && bare.hasPrefixIgnoringCase($0) })
    {
      return true
    }
    return acceptanceCriteria.contains { text.contains($0, ignoringCase: true) }
  }

  /// Alone on its line each of them heads criteria.
  private static let wholes: [StaticString] = [
    "AC", "ACs", "Criteria", "Acceptance", "Acceptance Criterion", "Acceptance Tests",
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

  private static let acceptanceCriteria: [StaticString] = [
    "受け入れ基準", "受入基準", "受入れ基準", "受け入れ条件", "受入条件", "验收标准", "验收条件", "驗收標準", "驗收條件", "接受标准", "인수 조건", "인수 기준",
    "수락 기준", "수락 조건", "승인 기준", "수용 기준", "수용 조건", "Akzeptanzkriterien", "Abnahmekriterien", "Criterios de aceptaci",
    "Crit\u{E8}res d'acceptation", "Crit\u{E8}res d\u{2019}acceptation", "Crit\u{E9}rios de aceit",
    "Criteri di accettazione",
    "Критерии при", "Критерії при", "Tiêu chí chấp nhận", "Kabul Kriterleri", "Kriteria Penerimaan",
    "Kryteria akceptacji",
    "Acceptatiecriteria", "เกณฑ์การยอมรับ", "معايير القبول", "验收准则", "Acceptanskriteri", "Akseptansekriteri",
    "Acceptkriteri", "Akceptační kritéri", "Kritéria přijetí", "Akceptačné kritéri", "Elfogadási kritérium",
    "Criterii de acceptare", "Hyväksymiskriteeri", "Критерии за приемане", "Κριτήρια Αποδοχής", "Κριτήρια αποδοχής",
    "קריטריוני קבלה", "קריטריונים לקבלה", "معیارهای پذیرش", "स्वीकृति मानदंड",
  ]

  private static let userStory: [StaticString] = [
    "user story", "user-story", "objective", "ユーザーストーリー", "目的", "用户故事", "使用者故事", "用戶故事", "目标", "目標", "사용자 스토리", "목적",
    "목표", "historia", "hist\u{F3}ria", "objetivo", "ziel", "r\u{E9}cit utilisateur", "histoire utilisateur", "objectif",
    "storia utente", "obiettivo", "Пользовательская история", "Історія користувача", "kullanıcı hik",
    "câu chuyện người dùng", "cerita pengguna", "kisah pengguna", "gebruikersverhaal",
  ]
}
