import Findings
import SpecModel

/// Finds the specs that a line of a comment names: `Spec: 035`, `@spec 035-button-icon`, `Feature: button-icon, Property 7`,
/// `.kiro/specs/035-button-icon/requirements.md`.
enum SpecHintReader {
  /// - Parameter code: the code spans of the line. A path alone stands in one as well as outside; of anything else it is a quotation.
  static func hints(in text: TextSlice, code: [Range<Int>]) -> [SpecHint] {
    var hints: [SpecHint] = []
    let quotations = code.filter { TextSlice(text.source, $0).contains(" ") }
    func isQuoted(_ place: Int, by spans: [Range<Int>]) -> Bool { spans.contains { $0.contains(place) } }
    if let (name, place) = inPath(text), !isQuoted(place, by: quotations) {
      hints.append(SpecHint(name: name, isCertain: true))
    }
    let label = labelled(text, "@spec", colon: false) ?? labelled(text, "spec", colon: true)
    if let name = label, !isQuoted(name.start, by: quotations) {
      // `Spec: 035` names one. `Spec: 3 columns` and `Spec: see the wiki` do not, unless a spec is called so.
      hints.append(SpecHint(name: name.string, isCertain: SpecNaming.isNumbered(name)))
    }
    // `Package button, spec 035.`, and `035-button` alone: where a spec is called so.
    if label == nil, let name = plain(text), !isQuoted(name.place, by: quotations) {
      hints.append(SpecHint(name: name.name, isCertain: false))
    }
    if hints.isEmpty, let name = folderBehind(text), !isQuoted(name.start, by: quotations) {
      hints.append(SpecHint(name: name.string, isCertain: false))
    }
    if let name = leadingFolder(text) { hints.append(SpecHint(name: name, isCertain: false)) }
    if let name = labelled(text, "feature", colon: true), !isQuoted(name.start, by: quotations) {
      hints.append(SpecHint(name: name.string, isCertain: SpecNaming.isNumbered(name)))
    }
    return hints
  }

  /// The folder behind `specs/`.
  private static func inPath(_ text: TextSlice) -> (name: String, place: Int)? {
    guard let place = text.find("specs/"), place == text.start || !isWordByte(text[place - 1]) else { return nil }
    let start = place + 6
    let end = nameEnd(text, from: start)
    guard end > start, text[end] == UInt8(ascii: "/") || SpecNaming.isFolder(TextSlice(text.source, start..<end))
    else { return nil }
    return (TextSlice(text.source, start..<end).string, place)
  }

  private static func plain(_ text: TextSlice) -> (name: String, place: Int)? {
    let whole = text.trimmed
    if SpecNaming.isFolder(whole), (whole.start..<whole.end).allSatisfy({ SpecNaming.isNameByte(whole[$0]) }) {
      return (whole.string, whole.start)
    }
    guard let place = text.find("spec ", ignoringCase: true), place == text.start || !isWordByte(text[place - 1]),
      text[place - 1] != UInt8(ascii: "("), let named = SpecNaming.leading(text.slice(from: place)),
      SpecNaming.isNumbered(TextSlice(text.source, named.end - named.name.utf8.count..<named.end))
    else { return nil }
    return (named.name, place)
  }

  /// `billing-export: Requirement 1.1`, `billing-export/requirements.md 1.1`: where a spec is called so.
  private static func leadingFolder(_ text: TextSlice) -> String? {
    guard let name = SpecNaming.name(at: text.start, in: text), name.contains("-") else { return nil }
    let files: [StaticString] = [":", "/requirements.md", "/design.md", "/tasks.md"]
    return files.contains { text.matches($0, at: name.end) } ? name.string : nil
  }

  /// `Requirement 1.1 of billing-export`, `Requirement 1.1 (billing-export)`, `… of .kiro/specs/billing-export`, where a spec is called
  /// so.
  private static func folderBehind(_ text: TextSlice) -> TextSlice? {
    guard text.mayHoldNumber else { return nil }
    for index in text.start..<text.end {
      let lead: Int
      switch text[index] {
      case UInt8(ascii: "("): lead = 1
      case 32 where text.matches(" of ", at: index): lead = 4
      case UInt8(ascii: "s") where text.matches("specs/", at: index): lead = 6
      default: continue
      }
      let end = nameEnd(text, from: index + lead)
      let name = TextSlice(text.source, index + lead..<end)
      // `(left-aligned text)` and `of user-visible names` go on.
      if name.contains("-"), isLetter(name.first), end == text.end || ByteSet(").,;:`").contains(text[end]) {
        return name
      }
    }
    return nil
  }

  private static func labelled(_ text: TextSlice, _ word: StaticString, colon: Bool) -> TextSlice? {
    guard let place = text.find(word, ignoringCase: true), place == text.start || !isWordByte(text[place - 1]) else {
      return nil
    }
    var start = place + word.utf8CodeUnitCount
    while text[start] == UInt8(ascii: "*") || text[start] == 32 { start += 1 }
    if text[start] == UInt8(ascii: ":") {
      start += 1
    } else if colon || start == place + word.utf8CodeUnitCount {
      return nil
    }
    while text[start] == UInt8(ascii: "*") || text[start] == 32 || text[start] == 96 { start += 1 }
    let end = nameEnd(text, from: start)
    let name = TextSlice(text.source, start..<max(start, end))
    // A number of one or two digits is a count of something.
    return name.isEmpty || (name.count < 3 && isDigit(name.first)) ? nil : name
  }

  private static func nameEnd(_ text: TextSlice, from start: Int) -> Int {
    var end = start
    while end < text.end, end - start < 255, SpecNaming.isNameByte(text[end]) { end += 1 }
    return end
  }
}
