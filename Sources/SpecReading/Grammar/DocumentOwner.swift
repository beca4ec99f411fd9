import Findings
import SpecModel

/// Whose requirements a number is one of, where the words around it name a document or a spec.
enum RequirementOwner {
  /// The document's own, said aloud: `[Requirement 2.1](requirements.md)`, `Requirement 2.1 of this spec`.
  case home
  case spec(String)
  /// `https://example.org/pci`, `the payment team's spec`: somebody who writes none of the specs here.
  case stranger

  var spec: String? {
    if case .spec(let name) = self { name } else { nil }
  }
}

/// Reads paths and addresses for the spec in whose folder they lie.
extension KnownSpecs {
  /// Of the target of a link around a number, or right behind `of`: whatever lies in a spec's folder speaks of its requirements.
  ///
  /// - Returns: `nil` for what may be anybody's.
  func owner(ofLink target: TextSlice) -> RequirementOwner? {
    let path = Self.path(target)
    if let name = folder(in: path) ?? beside(path) { return isHome(name) ? .home : .spec(name) }
    if Self.staysBeside(path) { return .home }
    let isAddress = path.contains("://")
    // Nobody knows whose requirements lie elsewhere in another repository.
    if Self.isOfRequirements(path) { return isAddress ? nil : unknownFolder(in: path).map { .spec($0) } }
    return isAddress && !Self.isOfOwnWork(path) ? .stranger : nil
  }

  /// `https://github.com/o/r/issues/12`, a page of a wiki, a drawing: where work on one's own requirements is kept.
  private static func isOfOwnWork(_ path: TextSlice) -> Bool {
    let places: [StaticString] = [
      "/issues/", "/pull/", "/pulls/", "/merge_requests/", "/commit/", "/discussions/", "/wiki/", "/blob/", "/tree/",
      "/browse/", "figma.com",
    ]
    return places.contains { path.contains($0) }
  }

  /// Of the requirements of another spec: a document of another kind is pointed at, and names nobody's.
  func owner(ofRequirements target: TextSlice) -> String? {
    let path = Self.path(target)
    guard Self.isOfRequirements(path),
      let name = folder(in: path) ?? (path.contains("://") ? nil : unknownFolder(in: path))
    else { return nil }
    return isHome(name) ? nil : name
  }

  /// `requirements.md`, `../design.md`, nothing before an anchor.
  private static func staysBeside(_ path: TextSlice) -> Bool {
    var rest = path
    while let below = rest.dropping("../") ?? rest.dropping("./") { rest = below }
    return !rest.contains("/")
  }

  private func isHome(_ name: String) -> Bool { home?.name == name }

  /// Without the anchor and the title behind it.
  private static func path(_ target: TextSlice) -> TextSlice {
    let text = target.trimmed
    var end = text.start
    while end < text.end, !isBlank(text[end]), !ByteSet("#?>").contains(text[end]) { end += 1 }
    let path = text.slice(to: end)
    return path.first == UInt8(ascii: "<") ? path.slice(from: path.start + 1) : path
  }

  /// The innermost folder of the path that is a spec's.
  private func folder(in path: TextSlice) -> String? { packaged(path) ?? plainFolder(in: path) }

  /// Of two packages with a folder of one name only the whole path says which is meant.
  private func packaged(_ path: TextSlice) -> String? {
    guard !inPackages.isEmpty, let document, !path.contains("://") else { return nil }
    let isRelative = path.first == UInt8(ascii: ".") && path[path.start + 1] == UInt8(ascii: ".")
    guard var place = DocumentPath.resolving(path.string, in: isRelative ? document.folder : "") else { return nil }
    while !place.text.isEmpty {
      if let spec = byFolder[place] { return spec.name }
      place = DocumentPath(place.folder)
    }
    return nil
  }

  /// `sub/requirements.md`, below the folder of the document.
  private func beside(_ path: TextSlice) -> String? {
    guard let document, path.contains("/"), isWordByte(path.first), !path.contains("://"),
      let place = DocumentPath.resolving(path.string, in: document.folder)
    else { return nil }
    return byFolder[DocumentPath(place.folder)]?.name
  }

  private func plainFolder(in path: TextSlice) -> String? {
    var end = path.end
    var below: TextSlice?
    while end > path.start {
      var start = end
      while start > path.start, path[start - 1] != UInt8(ascii: "/") { start -= 1 }
      let part = TextSlice(path.source, start..<end)
      if let inner = below, isFolder(inner, below: part) {
        let nested = "\(part.string)/\(inner.string)"
        if folders[SpecID(nested)] != nil { return nested }
        if bears(inner) { return inner.string }
      }
      below = part
      end = start - 1
    }
    guard let first = below, SpecNaming.isFolder(first), bears(first) else { return nil }
    return first.string
  }

  /// Names of words alone are those of other folders as well, `src/billing-export/main.md`: where specs lie, or next to another, they
  /// are those of specs.
  private func isFolder(_ part: TextSlice, below parent: TextSlice) -> Bool {
    guard part.count > 0, part.first != UInt8(ascii: ".") else { return false }
    return SpecNaming.isFolder(part) || parent.string == "specs" || parent.string == ".." || bears(parent)
  }

  /// `099-gone` of `../099-gone/requirements.md`, which no folder is called.
  private func unknownFolder(in path: TextSlice) -> String? {
    guard let end = Self.lastSlash(path) else { return nil }
    var start = end
    while start > path.start, path[start - 1] != UInt8(ascii: "/") { start -= 1 }
    let name = TextSlice(path.source, start..<end)
    // `docs/adr/003-use-sqlite/` is called as specs are, and lies where none do.
    let parent = path.slice(to: max(path.start, start - 1))
    guard parent.matches("specs", at: parent.end - 5) || parent.matches("..", at: parent.end - 2) else { return nil }
    return SpecNaming.isFolder(name) ? name.string : nil
  }

  /// `requirements.md`, `spec.md`, `bugfix.md`, or a folder of specs with nothing behind it.
  private static func isOfRequirements(_ path: TextSlice) -> Bool {
    guard let slash = lastSlash(path) else { return false }
    let name = path.slice(from: slash + 1)
    if name.isEmpty || !name.contains(".") { return path.contains("specs/") || path.hasPrefix("../") }
    guard name.count < 32 else { return false }
    return SpecLayout.kind(named: name.string)?.holdsRequirements == true
  }

  private static func lastSlash(_ path: TextSlice) -> Int? {
    (path.start..<max(path.start, path.end)).last { path[$0] == UInt8(ascii: "/") }
  }
}

/// The link that holds a number: `[Requirement 2.1](../002-rate-limiter/requirements.md)`.
struct LinkAround {
  let target: TextSlice
  /// What stands behind the link.
  let rest: TextSlice

  /// - Parameter range: of the number, and the word before it.
  init?(_ range: Range<Int>, in text: TextSlice) {
    var end = range.upperBound
    while Self.isMark(text[end]) { end += 1 }
    if text[end] != UInt8(ascii: "]") {
      guard Self.opens(before: range.lowerBound, in: text) else { return nil }
      // `[Requirement 2.1: Expiry](...)`
      let limit = min(text.end, end + Self.longestLabel)
      while end < limit, text[end] != UInt8(ascii: "]"), text[end] != UInt8(ascii: "[") { end += 1 }
    }
    let open = end + 2
    guard text.matches("](", at: end),
      let close = text.slice(to: open + Self.longestTarget).find(")", from: open)
    else { return nil }
    target = TextSlice(text.source, open..<close)
    rest = text.slice(from: close + 1)
  }

  /// The bracket of a link stands right before it.
  static func opens(before start: Int, in text: TextSlice) -> Bool {
    var start = start
    while isMark(text[start - 1]) { start -= 1 }
    return text[start - 1] == UInt8(ascii: "[")
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == 96
  }

  /// No title is longer, and no path that a system takes.
  private static let longestLabel = 256
  private static let longestTarget = 4096
}
