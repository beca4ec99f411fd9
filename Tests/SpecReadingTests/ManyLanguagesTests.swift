import SpecModel
import Testing

/// The words of the format as teams of many countries write them.
struct ManyLanguagesTests {
  /// What a language calls a requirement, its criteria, what a property validates, and a property.
  struct Words: Sendable, CustomStringConvertible {
    let testDescription: String
    let requirement: String
    let cited: String
    let criteria: String
    let validates: String
    let property: String

    var description: String { testDescription }

    init(
      _ language: String,
      _ requirement: String,
      _ cited: String,
      _ criteria: String,
      _ validates: String,
      _ property: String
    ) {
      testDescription = language
      (self.requirement, self.cited, self.criteria) = (requirement, cited, criteria)
      (self.validates, self.property) = (validates, property)
    }
  }

  static let languages = [
    Words("Swedish", "Krav", "Krav", "Acceptanskriterier", "Validerar: Krav", "Egenskap"),
    Words("Danish", "Krav", "Krav", "Acceptkriterier", "Validerer: Krav", "Egenskab"),
    Words("Czech", "Požadavek", "Požadavky", "Akceptační kritéria", "Ověřuje: Požadavky", "Vlastnost"),
    Words(
      "Hungarian",
      "Követelmény",
      "Követelmények",
      "Elfogadási kritériumok",
      "Igazolja: Követelmények",
      "Tulajdonság"
    ),
    Words("Romanian", "Cerința", "Cerințe", "Criterii de acceptare", "Validează: Cerințele", "Proprietatea"),
    Words("Finnish", "Vaatimus", "Vaatimukset", "Hyväksymiskriteerit", "Todentaa: Vaatimukset", "Ominaisuus"),
    Words("Dutch", "Vereiste", "Vereisten", "Acceptatiecriteria", "Valideert: Vereisten", "Eigenschap"),
    Words("Polish", "Wymaganie", "Wymagania", "Kryteria akceptacji", "Sprawdza: Wymagania", "Właściwość"),
    Words("Turkish", "Gereksinim", "Gereksinimler", "Kabul Kriterleri", "Doğrular: Gereksinimler", "Özellik"),
    Words("Vietnamese", "Yêu cầu", "Yêu cầu", "Tiêu chí chấp nhận", "Xác thực: Yêu cầu", "Thuộc tính"),
    Words("Indonesian", "Kebutuhan", "Kebutuhan", "Kriteria Penerimaan", "Memvalidasi: Kebutuhan", "Properti"),
    Words("Malay", "Keperluan", "Keperluan", "Kriteria Penerimaan", "Mengesahkan: Keperluan", "Sifat"),
    Words("Russian", "Требование", "Требования", "Критерии приёмки", "Валидирует: Требования", "Свойство"),
    Words("Ukrainian", "Вимога", "Вимоги", "Критерії прийнятності", "Валідує: Вимоги", "Властивість"),
    Words("Bulgarian", "Изискване", "Изисквания", "Критерии за приемане", "Валидира: Изисквания", "Свойство"),
    Words("Greek", "Απαίτηση", "Απαιτήσεις", "Κριτήρια Αποδοχής", "Επικυρώνει: Απαιτήσεις", "Ιδιότητα"),
    Words("Hebrew", "דרישה", "דרישות", "קריטריוני קבלה", "מאמת: דרישות", "תכונה"),
    Words("Arabic", "المتطلب", "المتطلبات", "معايير القبول", "يتحقق من: المتطلبات", "الخاصية"),
    Words("Persian", "نیازمندی", "نیازمندی‌ها", "معیارهای پذیرش", "اعتبارسنجی: نیازمندی‌های", "ویژگی"),
    Words("Hindi", "आवश्यकता", "आवश्यकताएँ", "स्वीकृति मानदंड", "सत्यापन: आवश्यकताएँ", "गुण"),
    Words("Thai", "ความต้องการ", "ความต้องการ", "เกณฑ์การยอมรับ", "ตรวจสอบ: ความต้องการ", "คุณสมบัติ"),
    Words("Japanese", "要求", "要求", "受け入れ基準", "検証: 要求", "性質"),
    Words("Korean", "요구사항", "요구사항", "인수 기준", "검증 대상: 요구사항", "속성"),
  ]

  @Test("requirements, criteria, citations and properties", arguments: languages)
  func reads(_ words: Words) async {
    let criteria = "#### \(words.criteria)\n\n1. WHEN shut THE lid SHALL hold\n2. It stands\n"
    let reading = await Reading([
      "requirements.md":
        "# Lid\n\n### \(words.requirement) 1: Lid\n\n\(criteria)\n### \(words.requirement) 2: Box\n\n\(criteria)",
      "tasks.md":
        "- [ ] 1. A\n  - _\(words.cited): 1.1, 2.2_\n- [ ]* 2. B\n  - **\(words.property) 1: Lid**\n  - **\(words.validates) 1.2, 2.1**\n",
      "design.md": "# D\n\n### \(words.property) 1: Lid\n\nIt holds.\n\n**\(words.validates) 1.1, 2.1**\n",
    ])
    #expect(reading.criteria.map(\.id.local) == ["1.1", "1.2", "2.1", "2.2"])
    #expect(reading.tasks.map { Self.cited($0.citations) } == ["1.1 2.2", "1.2 2.1"])
    let properties = reading.corpus.specs.flatMap(\.properties)
    #expect(properties.map { "\($0.id.number) \(Self.cited($0.validates))" } == ["1 1.1 2.1"])
  }

  private static func cited(_ citations: [Citation]) -> String {
    citations.flatMap(\.references).map(\.local).joined(separator: " ")
  }

  @Test(
    "a label that leaves requirements out, or names what a task waits for, cites none",
    arguments: [
      "**Verletzt: Anforderung 1.1**", "**Bryter mot: Krav 1.1**", "**Saknas: Krav 1.1**",
      "**Noch offen: Anforderung 1.1**",
      "**Не покрыто: Требования 1.1**", "_Abhängig von: Anforderung 1.1_", "**Заметка: Требование 1.1 важно**",
    ]
  )
  func others(_ line: String) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - \(line)\n"])
    #expect(reading.tasks.flatMap(\.citations).isEmpty)
  }

  @Test("all requirements, in other words", arguments: ["Tất cả", "все", "Semua kebutuhan", "Alla krav"])
  func all(_ words: String) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: \(words)_\n"])
    #expect(reading.tasks.flatMap(\.citations).map(\.citesAll) == [true])
  }

  @Test(
    "below titles that speak of criteria bare numbers are theirs",
    arguments: [
      "수용 기준 검증", "验收条件", "Критерии приёмки", "Akzeptanzkriterien", "Critérios de Aceitação", "Tiêu chí chấp nhận",
    ]
  )
  func claims(_ title: String) async {
    let report = "# Task 1 Completion\n\n**Status**: Complete\n\n## \(title)\n\n- ✅ 1.1: x\n"
    let reading = await Reading(["completion/task-1-completion.md": report])
    #expect(reading.claims.map(\.reference.local) == ["1.1"])
  }

  @Test(
    "a table of tasks has a column of requirements, and one of requirements a column of what they say",
    arguments: languages
  )
  func columns(_ words: Words) async {
    let tasks = "| ID | Task | \(words.cited) |\n|---|---|---|\n| 1 | Draw | 1.1, 1.2 |\n"
    let requirements = "## Functional Requirements\n\n| # | \(words.requirement) |\n|---|---|\n| 1 | It shall draw |\n"
    let reading = await Reading(["tasks.md": tasks, "requirements.md": requirements])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == ["1.1", "1.2"])
    #expect(reading.criteria.map(\.text) == ["It shall draw"])
  }

  @Test(
    "a section of a report that is called so holds claims with bare numbers, and so does a column",
    arguments: languages
  )
  func sections(_ words: Words) async {
    let head = "# Task 1 Completion\n\n## \(words.cited)\n\n- ✅ 1.1: drawn\n\n"
    let table = "## Rest\n\n| \(words.requirement) | Status |\n|---|---|\n| 1.2 | ✅ |\n"
    let reading = await Reading(["completion/task-1-completion.md": head + table])
    #expect(reading.claims.map(\.reference.local) == ["1.1", "1.2"])
  }
}
