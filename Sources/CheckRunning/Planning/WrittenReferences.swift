import Evidence
import Files
import Findings

/// What stands in `.verifies(...)` in the source of a test that never came to say it: its traits say that it is skipped first.
struct WrittenReferences {
  let files: FileAccess

  /// - Parameters:
  ///   - place: of the attribute, relative to the workspace.
  /// - Returns: as written, in order; empty where the attribute names none.
  func references(at place: SourcePlace) -> [CriterionReference] {
    guard let bytes = try? files.read(DocumentPath(place.path), 1 << 26) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard place.line <= lines.count else { return [] }
    let text = lines[(place.line - 1)...].prefix(Self.longest).joined(separator: "\n")
    guard let attribute = Self.arguments(of: ["@Test", "@Suite"], in: text[...]) else { return [] }
    var found: [CriterionReference] = []
    var rest = attribute
    while let trait = Self.arguments(of: ["verifies"], in: rest) {
      found += Self.literals(in: trait).map { CriterionReference($0) }
      rest = rest[trait.endIndex...]
    }
    return found
  }

  /// In lines: nobody writes a longer attribute.
  private static let longest = 100

  /// What stands between the brackets behind the first of the names.
  private static func arguments(of names: [String], in text: Substring) -> Substring? {
    guard let name = names.compactMap({ text.firstRange(of: "\($0)(") }).min(by: { $0.lowerBound < $1.lowerBound })
    else {
      return nil
    }
    var depth = 1
    var isString = false
    var isEscaped = false
    for place in text[name.upperBound...].indices {
      let letter = text[place]
      if isEscaped {
        isEscaped = false
      } else if isString {
        if letter == "\\" { isEscaped = true }
        if letter == "\"" { isString = false }
      } else {
        switch letter {
        case "\"": isString = true
        case "(": depth += 1
        case ")": depth -= 1
        default: break
        }
        if depth == 0 { return text[name.upperBound..<place] }
      }
    }
    return nil
  }

  private static func literals(in text: Substring) -> [String] {
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    return pieces.indices.filter { $0 % 2 == 1 }.map { String(pieces[$0]) }
  }
}
