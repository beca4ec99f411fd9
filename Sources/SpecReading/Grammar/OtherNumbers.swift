import Findings
import SpecModel

/// Numbers that look like those of requirements, and are something else's.
enum OtherNumbers {
  /// `1.2 px wide`, `16 GB`, `4.5:1 contrast`, `9.9/10`: a number that measures something.
  static func isMeasure(behind rest: TextSlice) -> Bool {
    if isScore(behind: rest) { return true }
    let word = rest.trimmed
    if word.first >= 0xE3, leadsWithWideUnit(word) { return true }
    guard rest.first == 32 else { return false }
    var end = word.start
    while isLetter(word[end]) || word[end] == UInt8(ascii: "%") || word[end] >= 0x80, end - word.start < 16 { end += 1 }
    let unit = word.slice(to: end)
    return units.contains(unit.string) && !isVerb(unit, before: word.slice(from: end))
  }

  /// `Requirement 3 points to the lid`, `1.2 times out`, and not `4 points to 8 points` or `9 times out of 10`.
  private static func isVerb(_ unit: TextSlice, before rest: TextSlice) -> Bool {
    guard unit.count > 4, verbs.contains(where: { unit.count == $0.utf8CodeUnitCount && unit.hasPrefix($0) }),
      let particle = particles.first(where: {
        rest.hasPrefix($0) && !isWordByte(rest[rest.start + $0.utf8CodeUnitCount])
      })
    else { return false }
    let next = rest.slice(from: rest.start + particle.utf8CodeUnitCount).trimmed
    return !isDigit(next.first) && !next.hasPrefix("of ")
  }

  private static let verbs: [StaticString] = ["points", "times", "lines", "pages"]
  private static let particles: [StaticString] = [" to", " at", " out", " up", " back"]

  /// `Contrast`, `Load time`: what a number behind it in parentheses may tell the size of.
  static func endsInMeasure(_ name: TextSlice) -> Bool {
    let name = name.withoutEmphasis
    var start = name.end
    while start > name.start, isWordByte(name[start - 1]) { start -= 1 }
    let word = name.slice(from: start).slice(to: start + 32).string.lowercased()
    return measures.contains(word) || units.contains(word) || wideMeasures.contains { word.hasSuffix($0) }
  }

  /// `contrast of the label`: what a number before it may tell the size of.
  static func beginsWithMeasure(_ words: TextSlice) -> Bool {
    var end = words.start
    while isWordByte(words[end]), end - words.start < 32 { end += 1 }
    return measures.contains(words.slice(to: end).string.lowercased())
  }

  private static let measures: Set<String> = [
    "contrast", "ratio", "time", "duration", "latency", "delay", "timeout", "size", "width", "height", "speed", "rate",
    "throughput", "score", "rating", "average", "median", "opacity", "scale", "factor", "weight", "radius", "thickness",
    "version", "kontrast", "verh\u{E4}ltnis", "dauer", "zeit", "ladezeit", "gr\u{F6}\u{DF}e", "breite", "h\u{F6}he",
    "contraste",
    "rapport", "dur\u{E9}e", "taille", "largeur", "hauteur", "temps", "d\u{E9}lai", "relaci\u{F3}n", "duraci\u{F3}n",
    "tama\u{F1}o", "ancho", "altura", "tiempo", "tempo", "tamanho",
  ]
  private static let wideMeasures = ["コントラスト", "コントラスト比", "比率", "時間", "秒", "サイズ", "对比度", "對比度", "比例", "时间", "대비", "시간"]

  /// `4.5:1 contrast`, `9.9/10`, and not `1.1/10 of the panels`.
  static func isScore(behind rest: TextSlice) -> Bool {
    guard let scale = scales.first(where: { rest.hasPrefix($0) }) else { return false }
    let end = rest.start + scale.utf8CodeUnitCount
    let isLonger = rest[end] == UInt8(ascii: ".") && isDigit(rest[end + 1])
    return !isWordByte(rest[end]) && !isLonger && !rest.matches(" of ", at: end)
  }

  private static let scales: [StaticString] = [":1", "/100", "/10"]

  /// `1.5 秒`, `1.5초`, `1.5 秒以内`: such scripts need no blank. `1.3 秒杀` is a criterion about something else.
  private static func leadsWithWideUnit(_ word: TextSlice) -> Bool {
    guard let unit = wideUnits.first(where: { word.hasPrefix($0) }) else { return false }
    let rest = word.slice(from: word.start + unit.utf8CodeUnitCount)
    return rest.first < 0x80 || behindWideUnit.contains { rest.hasPrefix($0) }
  }

  private static let wideUnits: [StaticString] = [
    "秒", "毫秒", "ミリ秒", "分钟", "分鐘", "小时", "小時", "時間", "倍", "초", "밀리초", "시간", "배",
  ]
  private static let behindWideUnit: [StaticString] = ["内", "以", "之", "后", "後", "。", "、", "，", "）", "で", "が"]

  private static let units: Set<String> = [
    "px", "pt", "dp", "sp", "em", "rem", "ms", "s", "sec", "seconds", "second", "minutes", "hours", "hour", "days", "x",
    "%", "KB",
    "MB", "GB", "TB", "kB", "fps", "Hz", "GHz", "times", "weeks", "months", "years", "points", "pixels",
    "pages", "lines", "characters", "degrees", "km", "cm", "mm", "kg", "MiB", "GiB", "KiB", "minute", "day", "week",
    "month", "year", "percent", "kHz", "MHz", "Mbit", "Gbit", "inches", "inch", "bytes", "dpi", "ppi", "rpm", "kbps",
    "Mbps", "Gbps", "mAh",
    "Stunden", "Stunde", "Sekunden", "Sekunde", "Millisekunden", "Minuten", "Minute", "Tage", "Tagen", "Wochen",
    "Monate",
    "Monaten", "Jahre", "Jahren", "Prozent", "Zeilen", "Zeichen", "Seiten", "Punkte", "Mal", "Pixel",
    "heures", "heure", "secondes", "seconde", "millisecondes", "jours", "semaines", "mois", "ans", "lignes",
    "horas", "hora", "segundos", "segundo", "milisegundos", "minutos", "minuto", "d\u{ED}as", "dias", "semanas",
    "meses",
    "a\u{F1}os", "anos", "p\u{ED}xeles", "l\u{ED}neas", "linhas", "veces", "vezes", "ore", "secondi", "minuti",
    "giorni",
    "uur", "seconden", "minuten", "dagen", "\u{441}\u{435}\u{43A}\u{443}\u{43D}\u{434}",
    "\u{447}\u{430}\u{441}\u{43E}\u{432}",
  ]

  /// `PCI DSS Requirement 3.4`, `requirement 9.2 of ISO 27001`: the requirements of a published standard.
  static func isOfStandard(before: TextSlice, behind: TextSlice) -> Bool {
    if let word = words(atEndOf: before, 3).first(where: { standards.contains($0) }), !word.isEmpty { return true }
    var rest = behind.trimmed
    rest = rest.dropping("and later ") ?? rest
    for lead in leads {
      guard var name = rest.dropping(lead) else { continue }
      let isDefinite = name.hasPrefix("the ")
      name = name.dropping("the ") ?? name
      var end = name.start
      while isLetter(name[end]) { end += 1 }
      // `of the SOC chips`
      if isDefinite, isBlank(name[end]), (97...122).contains(name[end + 1]) { return false }
      return standards.contains(name.slice(to: end).string)
    }
    return false
  }

  /// `Requirement 3.1 in Docs/Product.md`: that of a document which is none of a spec's. Only where nothing names a spec is it so.
  static func isOfOtherDocument(behind: TextSlice) -> Bool {
    let rest = behind.trimmed
    guard let lead = leads.lazy.compactMap({ rest.dropping($0) }).first else { return false }
    var end = lead.start
    while end < lead.end, isWordByte(lead[end]) || ByteSet("./-`").contains(lead[end]) { end += 1 }
    // The stop of a sentence, and the end of a code span.
    while end > lead.start, !isWordByte(lead[end - 1]) { end -= 1 }
    let path = lead.slice(to: end)
    let endings: [StaticString] = [".md", ".pdf", ".docx", ".rst"]
    guard let ending = endings.first(where: { path.matches($0, at: path.end - $0.utf8CodeUnitCount) }),
      !path.contains("specs/")
    else { return false }
    var stem = path.slice(to: path.end - ending.utf8CodeUnitCount)
    while let stroke = stem.find("/") { stem = stem.slice(from: stroke + 1) }
    if stem.first == 96 { stem.start += 1 }
    let isSpecs = ["requirements", "spec", "design", "tasks", "bugfix"].contains { stem.string.lowercased() == $0 }
    return !isSpecs && !SpecNaming.isFolder(stem)
  }

  private static let leads: [StaticString] = ["of ", "in ", "from ", "under "]

  /// `of the old form spec`, `from original TextInputField`: the numbers of a spec that is none of those here.
  ///
  /// - Parameter isNext: only what the text begins with.
  static func isOfOlderSpec(_ text: TextSlice, isNext: Bool = false) -> Bool {
    for lead in ["from ", "of the "] as [StaticString] {
      // Of a line of ten thousand references each would look through all that follows it.
      let near = isNext ? text.slice(to: text.start + 1 + lead.utf8CodeUnitCount) : text
      guard let place = near.find(lead),
        place == text.start || isBlank(text[place - 1])
      else { continue }
      let behind = text.slice(from: place + lead.utf8CodeUnitCount)
      if namesOlderSpec(behind.dropping("the ") ?? behind, byName: !isNext) { return true }
    }
    return false
  }

  /// `original TextInputField`, `old form spec`; `original image` is none.
  private static func namesOlderSpec(_ text: TextSlice, byName: Bool) -> Bool {
    guard let age = older.lazy.compactMap({ text.dropping($0) }).first else { return false }
    let sentence = age.slice(to: age.start + 64).string.split { ",.;:()".contains($0) }.first ?? ""
    let names = sentence.split(separator: " ").prefix(4)
    return names.contains { $0 == "spec" || $0 == "specification" }
      || byName
        && names.first.map { $0.first?.isUppercase == true && $0.dropFirst().contains(where: \.isUppercase) } ?? false
  }

  /// `The old spec's Requirement 9`
  static func isOfOlderSpec(before: TextSlice) -> Bool {
    let lead = before.trimmed
    guard lead.matches("'s", at: lead.end - 2) || lead.matches("\u{2019}s", at: lead.end - 4) else { return false }
    let owner = lead.slice(to: lead.end - (lead[lead.end - 2] == UInt8(ascii: "'") ? 2 : 4))
    let words: [StaticString] = [" spec", " specification", " version"]
    guard let word = words.first(where: { owner.matches($0, at: owner.end - $0.utf8CodeUnitCount) }) else {
      return false
    }
    let age = owner.slice(to: owner.end - word.utf8CodeUnitCount + 1)
    return older.contains { sign in
      let start = age.end - sign.utf8CodeUnitCount
      return age.matches(sign, at: start, ignoringCase: true) && !isWordByte(age[start - 1])
    }
  }

  /// `in the payment team's spec`, and not `in the team's spec`.
  static func isOfOtherTeam(_ text: TextSlice) -> Bool {
    guard let name = text.dropping("the ") else { return false }
    let near = name.slice(to: name.start + 64)
    for team in teams {
      guard let place = near.find(team), place > near.start else { continue }
      var words = near.slice(from: place + team.utf8CodeUnitCount)
      words = words.dropping("own ") ?? words
      let isNamed = (near.start..<place).allSatisfy { isWordByte(near[$0]) || near[$0] == 32 || near[$0] == 45 }
      return isNamed && (words.hasPrefix("spec") || words.hasPrefix("requirements"))
    }
    return false
  }

  private static let teams: [StaticString] = [
    " team's ", " team\u{2019}s ", " squad's ", " squad\u{2019}s ", " group's ", " group\u{2019}s ",
  ]

  /// `Jira REQ-1234`
  static func isTicket(_ text: TextSlice, at place: Int) -> Bool {
    guard text.matches("REQ-", at: place), isDigit(text[place + 4]) else { return false }
    let lead = text.slice(to: place).trimmed
    return trackers.contains { name in
      let start = lead.end - name.utf8CodeUnitCount
      return lead.matches(name, at: start) && !isWordByte(lead[start - 1])
    }
  }

  private static let trackers: [StaticString] = [
    "Jira", "JIRA", "Jira ticket", "Jira issue", "YouTrack", "Polarion", "DOORS", "Redmine", "Bugzilla",
  ]

  private static let older: [StaticString] = ["original ", "old ", "older ", "previous ", "former ", "earlier "]

  /// `the official system requirements 1.2.4`: somebody else wrote them.
  static func isOfficial(before: TextSlice) -> Bool {
    let near = before.slice(from: max(before.start, before.end - 48))
    // Hardly any text says so, and to part words costs more than to look for letters.
    let ends: [StaticString] = ["fficial", "egulatory", "tatutory"]
    guard ends.contains(where: { near.contains($0, ignoringCase: true) }) else { return false }
    let words = near.string.lowercased().split(separator: " ").suffix(2)
    return words.contains("official") || words.contains("regulatory") || words.contains("statutory")
  }

  /// The last words, the last one first, as long as they are names and numbers: `NIST 800-53`, `PCI DSS v4.0`.
  private static func words(atEndOf text: TextSlice, _ count: Int) -> [String] {
    var found: [String] = []
    var rest = text.slice(from: max(text.start, text.end - 48)).trimmed
    while found.count < count, !rest.isEmpty {
      var start = rest.end
      while start > rest.start, !isBlank(rest[start - 1]) { start -= 1 }
      var word = rest.slice(from: start)
      // A sentence that ends there speaks of something else.
      if ByteSet(".:;,!?)").contains(word[word.end - 1]) { return found }
      while word.count > 0, !isWordByte(word.first) { word.start += 1 }
      while word.count > 0, !isWordByte(word[word.end - 1]) { word.end -= 1 }
      let isName = (65...90).contains(word.first) || isDigit(word.first) || word.first == UInt8(ascii: "v")
      guard isName, start > text.start || text.start == rest.start else { return found }
      found.append(word.string)
      rest = rest.slice(to: start).trimmed
    }
    return found
  }

  private static let standards: Set<String> = [
    "ISO", "IEC", "IEEE", "ANSI", "DIN", "RFC", "NIST", "FIPS", "PCI", "DSS", "WCAG", "GDPR", "DSGVO", "HIPAA", "SOX",
    "SOC",
    "OWASP", "ASVS", "MASVS", "CIS", "FDA", "MISRA", "ASPICE", "CCPA", "CMMC", "FedRAMP", "COBIT", "ITIL", "BSI",
    "TISAX", "HITRUST",
    "eIDAS", "PSD2", "DORA", "NIS2",
  ]
}
