import Findings
import SpecModel

/// The folders of specs that there are. Most bear no number, and only that they exist tells their names from other words:
/// `1.1 (billing-export)`, `Requirement 1.1 of billing-export`.
///
/// A class, for every line that is read holds on to them.
final class KnownSpecs: Sendable {
  static let none = KnownSpecs(folders: [:])

  let folders: [SpecID: DocumentPath]
  /// `rate-limiter` of `002-rate-limiter`.
  let titles: Set<String>
  /// `001-a` of `packages/web/001-a`: which one it is, follows from where it is named.
  let inPackages: Set<SpecID>
  /// The spec of each folder.
  let byFolder: [DocumentPath: SpecID]
  /// The document that is read, and its spec.
  let document: DocumentPath?
  let home: SpecID?

  init(folders: [SpecID: DocumentPath]) {
    self.folders = folders
    inPackages = Set(folders.compactMap { $0.nameInPackage($1) })
    byFolder = Dictionary(folders.map { ($1, $0) }) { min($0, $1) }
    let named = folders.keys.filter { $0.number != nil } + inPackages.filter { $0.number != nil }
    titles = Set(named.compactMap(\.title).filter { $0.contains("-") })
    (document, home) = (nil, nil)
  }

  private init(_ specs: KnownSpecs, document: DocumentPath?, home: SpecID?) {
    (folders, titles, inPackages, byFolder) = (specs.folders, specs.titles, specs.inPackages, specs.byFolder)
    (self.document, self.home) = (document, home)
  }

  /// The same, as a document of a spec speaks of them; of none where it is not known.
  func seen(from document: DocumentPath?, home: SpecID?) -> KnownSpecs {
    KnownSpecs(self, document: document, home: home)
  }

  /// A word without a hyphen may be any word, whatever a folder is called.
  func contains(_ name: TextSlice) -> Bool {
    name.count > 2 && name.contains("-") && bears(name)
  }

  /// Where nothing but a spec is named, any name of a folder will do.
  func bears(_ name: TextSlice) -> Bool {
    let id = SpecID(name.string)
    return folders[id] != nil || !inPackages.isEmpty && inPackages.contains(id)
  }
}

extension SpecNaming {
  /// `billing-export: 1.1`, `billing-export 1.1`, `` `billing-export` 1.1 ``, `billing-export#1.1` at the front of a list.
  static func leading(_ text: TextSlice, _ known: KnownSpecs) -> (name: String, end: Int)? {
    let isTicked = text.first == 96
    let start = text.start + (isTicked ? 1 : 0)
    guard isLetter(text[start]), let name = name(at: start, in: text), known.contains(name) else { return nil }
    var end = name.end
    if isTicked {
      guard text[end] == 96 else { return nil }
      end += 1
    }
    let joint = end
    while isBlank(text[end]) || text[end] == UInt8(ascii: ":") || text[end] == UInt8(ascii: "#") { end += 1 }
    return end > joint && end < text.end ? (name.string, end) : nil
  }

  /// The name that stands there, up to what no name holds.
  static func name(at start: Int, in text: TextSlice) -> TextSlice? {
    var end = start
    while end < text.end, end - start < 255, isNameByte(text[end]) { end += 1 }
    return end > start ? TextSlice(text.source, start..<end) : nil
  }

  /// `001-auth Requirement 1.2`, `ui-kit Requirement 1.2` at the front of a claim.
  static func leadingFolder(_ text: TextSlice, _ known: KnownSpecs) -> (name: String, end: Int)? {
    guard isDigit(text.first) || !known.folders.isEmpty else { return nil }
    if isDigit(text.first) {
      guard isDigit(text[text.start + 2]), let name = name(at: text.start, in: text), isFolder(name),
        text[name.end] == 32
      else {
        return nil
      }
      return (name.string, name.end + 1)
    }
    return leading(text, known)
  }

  /// The spec in whose folder the target of a link lies: `../../ui-kit/requirements.md#r`.
  static func linked(_ target: TextSlice, _ known: KnownSpecs) -> String? {
    known.seen(from: known.document, home: nil).owner(ofLink: target)?.spec
  }

  /// What the cell of a column of specs names: `013`, `013-text-input-field`, `Spec 013`, `[013](../013-text-input-field/design.md)`.
  static func inCell(_ cell: TextSlice, _ known: KnownSpecs) -> String? {
    var cell = cell.withoutEmphasis
    if cell.first == 96 || cell.first == UInt8(ascii: "[") { cell.start += 1 }
    if let name = name(at: cell.start, in: cell), isNumbered(name) || known.bears(name) { return name.string }
    guard let (name, end) = leading(cell), end == cell.end || cell[end] == UInt8(ascii: "]") else { return nil }
    return name
  }

  /// The first word of most titles says that they name no spec: it has neither a figure nor a hyphen, and leads to none.
  private static func mayNameSpec(_ title: TextSlice) -> Bool {
    if ByteSet("`[./").contains(title.first) { return true }
    var index = title.start
    while isNameByte(title[index]) {
      if isDigit(title[index]) || title[index] == UInt8(ascii: "-") { return true }
      index += 1
    }
    switch index - title.start {
    case 2: return title.hasPrefix("of")
    case 4: return title.hasPrefixIgnoringCase("spec") || title.hasPrefixIgnoringCase("from")
    case 12: return title.matches(" of ", at: index) || title.matches(" from ", at: index)
    default: return false
    }
  }

  /// `Spec 001-auth requirements`, `From Spec 001`, `ui-kit`: a title that says whose the numbers below it are, and nothing else.
  static func titled(_ title: TextSlice, _ known: KnownSpecs) -> String? {
    var text = title.withoutEmphasis
    guard text.count < 255, mayNameSpec(text) else { return nil }
    for lead in ["Requirements ", "From ", "from ", "of "] as [StaticString] { text = text.dropping(lead) ?? text }
    if let name = SpecMention.document(titled: text, known) { return name }
    let bare = text.first == 96 ? text.slice(from: text.start + 1) : text
    var found = leading(bare)
    if found == nil, let name = name(at: bare.start, in: bare),
      known.contains(name) || isFolder(name) && known.bears(name)
    {
      found = (name.string, name.end)
    }
    guard let found else { return nil }
    var rest = bare.slice(from: found.end)
    while [96, UInt8(ascii: ":"), UInt8(ascii: ")")].contains(rest.first) { rest.start += 1 }
    rest = rest.trimmed
    return rest.isEmpty || rest.hasPrefixIgnoringCase("requirement") ? found.name : nil
  }
}
