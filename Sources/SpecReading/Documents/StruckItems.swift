import SpecModel

/// Items and rows of lists of requirements that were struck out: they keep their number, and demand nothing any more.
///
///     - ~~**FR-9**: text~~ **Removed after the review.**      - **~~FR-9~~**: [REMOVED - descoped]      - **FR-9**: ~~text~~
struct StruckItem {
  /// What it demanded; `nil` where only the removal is left of it.
  let body: TextSlice?

  /// - Parameters:
  ///   - lead: what begins with the number.
  ///   - bare: the same without the marks before the number.
  /// - Returns: `nil` for one that stands.
  init?(lead: TextSlice, bare: TextSlice, body: TextSlice) {
    let marks = lead.slice(to: bare.start)
    let isNumberStruck = marks.contains("~~")
    let isWhole = Self.isStruck(body)
    let saysRemoved = Self.saysRemoved(body)
    guard isNumberStruck || isWhole || saysRemoved || Self.isTagged(lead.slice(from: bare.start).slice(to: body.start))
    else { return nil }
    self.body = saysRemoved ? nil : Self.demand(of: body)
  }

  /// From its first letter to its last one.
  private static func isStruck(_ body: TextSlice) -> Bool {
    guard body.hasPrefix("~~"), let close = body.find("~~", from: body.start + 2) else { return false }
    let rest = body.slice(from: close + 2).withoutLeadingEmphasis
    return rest.isEmpty || rest.first == UInt8(ascii: ".") || saysRemoved(rest)
  }

  /// `[REMOVED — descoped]`, `*(removed in v2)*`, `REMOVED`, and not `Removed rows MUST be listed`.
  private static func saysRemoved(_ body: TextSlice) -> Bool {
    var text = body.withoutLeadingEmphasis
    let isEnclosed = text.first == UInt8(ascii: "[") || text.first == UInt8(ascii: "(")
    if isEnclosed { text = text.slice(from: text.start + 1).withoutLeadingEmphasis }
    guard let word = words.first(where: { text.hasPrefixIgnoringCase($0) }) else { return false }
    let rest = text.slice(from: text.start + word.utf8CodeUnitCount).withoutLeadingEmphasis
    let isCapital = (65...90).contains(text[text.start + 1])
    let isAlone = rest.isEmpty || !isWordByte(rest.first) || rest.hasPrefix("\u{2014}") || rest.hasPrefix("\u{2013}")
    if isAlone { return isEnclosed || isCapital || rest.isEmpty || rest.first == UInt8(ascii: ".") }
    return joints.contains { rest.hasPrefix($0) } && (isEnclosed || EARSReader.read(body.string) == nil)
  }

  private static let words: [StaticString] = RequirementHeading.removals + ["dropped", "descoped"]
  private static let joints: [StaticString] = ["in ", "since ", "after ", "by ", "from ", "as ", "per ", "with "]

  /// The `[REMOVED]` of `**FR-9 [REMOVED]**: text`
  private static func isTagged(_ front: TextSlice) -> Bool {
    guard let open = front.find("[") ?? front.find("(") else { return false }
    return saysRemoved(front.slice(from: open))
  }

  /// Without the marks of the strike, and what stands behind it.
  private static func demand(of body: TextSlice) -> TextSlice? {
    var text = body.hasPrefix("~~") ? body.slice(from: body.start + 2) : body
    if let close = text.find("~~") { text = text.slice(to: close).trimmed }
    return text.isEmpty ? nil : text
  }
}

extension RequirementsReader {
  /// A number that was struck out and given anew stands for the new one.
  mutating func dropReplaced() {
    guard !struck.isDisjoint(with: numbers) else { return }
    requirements.removeAll {
      $0.isRemoved && $0.level == 7 && struck.contains($0.number) && numbers.contains($0.number)
    }
  }
}
