import Findings

/// What a requirement is called, in the languages in which specs of this format are written: in headings and labels, as the name of a
/// column, and within titles and sentences.
///
/// Where one word begins with another, the longer one stands first.
enum RequirementWords {
  /// `### 要件 1`, `_要件: 1.1_`, `### Requisito 2`
  static let common: [StaticString] = [
    "要件", "要求事項", "要求", "需求", "功能需求", "功能性需求", "요구사항", "요구 사항", "Requisitos", "Requisito", "Requerimientos",
    "Requerimiento", "Requisiti",
    "Anforderungen", "Anforderung", "Anf.", "Exigences", "Exigence", "Требования", "Требование", "機能要件", "Вимоги",
    "Вимога",
    "Изисквания", "Изискване", "Απαιτήσεις", "Απαίτηση", "Eisen", "ข้อกำหนด", "ความต้องการ", "المتطلبات", "المتطلب",
    "متطلبات", "متطلب", "نیازمندی‌های", "نیازمندی‌ها", "نیازمندی", "الزامات", "الزام", "דרישות", "דרישה", "आवश्यकताएँ",
    "आवश्यकताएं",
    "आवश्यकता",
  ]

  /// Those that begin with a letter of which no other word for it does, asked for by that letter alone.
  static let rarer: [StaticString] = [
    "Yêu cầu", "Gereksinimler", "Gereksinim", "Kebutuhan", "Persyaratan", "Wymagania", "Wymaganie", "Vereisten",
    "Vereiste", "Kravene", "Kraven", "Krav", "Keperluan", "Követelmények", "Követelmény", "Požadavky", "Požadavek",
    "Požiadavky", "Požiadavka", "Vaatimukset", "Vaatimus", "Cerințele", "Cerințe", "Cerința",
  ]

  static let commonByFirst = WordIndex(common)
  static let rarerByFirst = WordIndex(rarer)

  /// `### 非功能需求 3`, `### 用户故事 4`: the series that their numbers are of. Where blanks part words, it is called as people there shorten it.
  static let series: [(word: StaticString, name: String)] = [
    ("非功能需求", "NFR"), ("非功能性需求", "NFR"), ("非機能要件", "NFR"), ("비기능 요구사항", "NFR"), ("用户故事", "US"), ("用戶故事", "US"),
    ("使用者故事", "US"), ("ユーザーストーリー", "US"), ("사용자 스토리", "US"), ("Nichtfunktionale Anforderung", "NFA"),
    ("Nicht-funktionale Anforderung", "NFA"), ("Nicht funktionale Anforderung", "NFA"),
    ("Requisito no funcional", "RNF"),
    ("Requerimiento no funcional", "RNF"), ("Requisito não funcional", "RNF"), ("Requisito nÃo funcional", "RNF"),
    ("Requisito n\u{E3}o-funcional", "RNF"), ("Requisito non funzionale", "RNF"), ("Exigence non fonctionnelle", "ENF"),
    ("Exigence non-fonctionnelle", "ENF"),
  ]

  /// `### Historia de Usuario 1 - Inicio`: what a user story is called where its number follows. Tasks tag it with `[US1]`.
  static let stories: [StaticString] = [
    "Histoire utilisateur", "Histoires utilisateur", "Histoire d'utilisateur", "Histoire d\u{2019}utilisateur",
    "Historia de usuario", "Historias de usuario", "Hist\u{F3}ria de usu\u{E1}rio", "Hist\u{F3}rias de usu\u{E1}rio",
    "Hist\u{F3}ria do usu\u{E1}rio", "Hist\u{F3}rias do usu\u{E1}rio", "Hist\u{F3}ria de utilizador",
    "Hist\u{F3}ria do utilizador", "Historyjka użytkownika", "Historia użytkownika", "R\u{E9}cit utilisateur",
    "R\u{E9}cits utilisateur", "Storia utente", "Storie utente", "Benutzergeschichte", "Nutzergeschichte",
    "Anwendergeschichte", "Gebruikersverhaal", "Пользовательская история", "Історія користувача",
    "Kullanıcı Hik\u{E2}yesi", "Kullanıcı Hikayesi", "Câu chuyện người dùng", "Cerita pengguna", "Kisah pengguna",
  ]

  /// No blank parts them from the words before them, and they are no words of every day.
  static let unspaced: [StaticString] = ["要件", "需求", "요구사항"]

  /// What the word has in all its cases and in compounds. Of other letters than those of ASCII both cases are named;
  /// `Eisen` is not among them, which German words hold.
  static let stems: [StaticString] = [
    "anforderung", "exigence", "gereksinim", "requerimiento", "requisit", "wymaga", "vereiste", "persyaratan",
    "kebutuhan",
    "keperluan", "yêu cầu", "požadav", "požiadav", "követelmény", "vaatimu", "cerinț", "krav", "требовани", "Требовани",
    "вимог", "Вимог", "изискван", "Изискван", "απαίτησ", "Απαίτησ", "απαιτήσ", "Απαιτήσ",
  ]

  /// What a title or a column holds that is about requirements: the English word, the stems, and those of scripts without cases.
  static let topical: [StaticString] =
    ["requirement"] + stems + [
      "要件", "要求", "需求", "요구사항", "요구 사항", "ข้อกำหนด", "ความต้องการ", "متطلب", "نیازمند", "الزام", "דריש", "आवश्यकता",
    ]

  /// `Requirements`, `要件`, `Anforderungen`, and nothing besides.
  static let names: Set<String> = Set(
    (["Requirements", "Requirement"] + common + rarer).map { TextSlice.name($0).lowercased() }
  )

  /// `Req ID`, `Requirements`, `要求`, `Anforderung`: the name of a column that holds them, in small letters.
  static func isColumn(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return columns.contains { $0.utf8.first == first && name.hasPrefix($0) } || names.contains(name)
  }

  private static let columns = ["req"] + topical.map { TextSlice.name($0).lowercased() }

  /// `要件 1.1`, `Krav 1.2`: whether a text begins with one of those words. The first byte tells nearly all texts off.
  static func begins(_ text: TextSlice) -> Bool {
    let isCommon = text.first >= 0xCE || ByteSet("EAR").contains(text.first)
    guard isCommon || ByteSet("CGKPVWY").contains(text.first) else { return false }
    return (isCommon ? commonByFirst : rarerByFirst).leading(text) != nil
  }
}
