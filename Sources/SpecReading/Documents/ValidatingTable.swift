import SpecModel

/// A table below one property, which says of that one what it validates: `| Requirement | Test |`, `| Test | Validates |`.
///
/// Whoever reads a property and whoever reads what a check block stands below read it here: neither may prove more than the other.
struct ValidatingTable {
  private let column: Int

  /// - Returns: `nil` where the table names properties of its own, holds no requirements, or says what is not so: `Why it is not covered`.
  init?(header: [TextSlice]) {
    let names = header.columnNames
    guard !Self.namesProperties(header), !header.contains(where: { DenyingWords.denial($0) != nil }),
      !names.contains(where: { Self.words($0).contains(where: Self.denying.contains) }),
      let column = header.indices.first(where: { Self.isValidated(header[$0].withoutEmphasis, names[$0]) })
    else { return nil }
    self.column = column
  }

  /// Its rows may define properties.
  static func namesProperties(_ header: [TextSlice]) -> Bool {
    header.contains { cell in
      let name = cell.withoutEmphasis
      return SpecWords.property.contains { name.hasPrefixIgnoringCase($0) }
    } || header.columnNames.contains(where: ClaimTableWords.number.contains)
  }

  /// `| 1.1 | measured |`; a cell of words says nothing of the kind, nor does a row that says `not covered`, `❌`.
  func citation(of row: [TextSlice], _ lines: DocumentLines) -> Citation? {
    guard row.indices.contains(column), !row.contains(where: Self.denies) else { return nil }
    let citation = CitationReader(lines: lines).citation(row[column])
    return citation.references.isEmpty ? nil : citation
  }

  private static func denies(_ cell: TextSlice) -> Bool {
    if let mark = MarkReader.any(cell), !mark.isPositive { return true }
    return DenyingWords.denial(cell) != nil
      || cell.count < 8 && ["no", "none", "nein", "non", "never"].contains(cell.withoutEmphasis.string.lowercased())
  }

  private static func isValidated(_ cell: TextSlice, _ name: String) -> Bool {
    isOfRequirements(name) || SpecWords.isAcceptanceCriteria(cell)
      || SpecWords.validates.contains { word in
        guard cell.hasPrefixIgnoringCase(word) else { return false }
        let rest = cell.slice(from: cell.start + word.utf8CodeUnitCount)
        let words = words(rest.string.lowercased())
        return words.isEmpty || isOfRequirements(words.joined(separator: " "))
          || words.allSatisfy(["criteria", "criterion", "acs", "ac"].contains)
      }
  }

  /// `Requirement`, `Req. ID`, `Requirements covered`, `要件ID`; `Requests per second` and `Required setup` are of something else.
  static func isOfRequirements(_ name: String) -> Bool {
    let words = words(name)
    if let first = words.first, ["req", "reqs", "requirement", "requirements"].contains(first) {
      return words.dropFirst().allSatisfy(qualifiers.contains)
    }
    let whole = words.joined(separator: " ")
    let bare = whole.hasSuffix("id") ? whole.dropLast(2) : whole[...]
    return RequirementWords.names.contains(whole) || RequirementWords.names.contains(bare.filter { $0 != " " })
  }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.unicodeScalars.allSatisfy(\.properties.isGraphemeExtend) }.map(String.init)
  }

  private static let qualifiers: Set<String> = [
    "s", "id", "ids", "no", "nr", "number", "numbers", "ref", "refs", "reference", "references", "covered", "validated",
    "verified", "tested",
  ]

  private static let denying: Set<String> = [
    "not", "isn", "doesn", "why", "gap", "gaps", "excluded", "exclusion", "exclusions", "missing", "uncovered",
    "untested",
    "unverified", "unvalidated", "deferred", "later", "todo", "without", "never", "skipped", "exempt", "omitted", "out",
    "open", "pending", "unmet", "except", "remaining", "reason", "nicht", "warum", "offen", "fehlt", "grund",
  ]
}
