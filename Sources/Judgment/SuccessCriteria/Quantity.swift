/// A number with a unit of time or of size: `250 ms` and `0.25 s` are one quantity, `24 px` and `24 pt` are none.
struct Quantity {
  let kind: Kind
  /// In the smallest unit of its kind, where a kilobyte has 1000 bytes, and where it has 1024.
  private let decimal: Double
  private let binary: Double
  /// Where it stands in its text, its unit too.
  let place: Range<String.Index>

  enum Kind {
    case time, size
  }

  private init?(_ number: CriterionToken, unit: Substring, to end: String.Index) {
    guard let scale = Self.scales[unit], let value = number.number.flatMap(Double.init) else { return nil }
    kind = scale.kind
    (decimal, binary) = (value * scale.decimal, value * scale.binary)
    place = number.text.startIndex..<end
  }

  /// Those of a text, in their order.
  static func all(in text: String) -> [Quantity] { all(of: CriterionToken.all(in: text)) }

  /// The same of a text that is taken apart already.
  static func all(of tokens: [CriterionToken]) -> [Quantity] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.number != nil else { return nil }
      // `250ms`
      let own = token.word.drop { $0.isWordNumber || $0 == "." || $0 == "," }
      if let unit = CriterionWords.units[own] { return Quantity(token, unit: unit, to: token.text.endIndex) }
      guard tokens.indices.contains(index + 1), let unit = CriterionWords.units[tokens[index + 1].word] else {
        return nil
      }
      return Quantity(token, unit: unit, to: tokens[index + 1].text.endIndex)
    }
  }

  /// Whether they are as much, whatever the unit. People count a kilobyte either way.
  func equals(_ other: Quantity) -> Bool {
    guard kind == other.kind else { return false }
    return Self.areClose(decimal, other.decimal) || Self.areClose(binary, other.binary)
  }

  /// Whether it is less either way of counting: 2040 KB may be less than 2 MB, or more.
  ///
  /// - Returns: `nil` where they are of two kinds.
  func isLess(than other: Quantity) -> Bool? {
    guard kind == other.kind else { return nil }
    return !equals(other) && decimal < other.decimal && binary < other.binary
  }

  /// But for what the arithmetic of fractions leaves.
  private static func areClose(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= 1e-9 * max(one.magnitude, other.magnitude)
  }

  private static let scales: [Substring: (kind: Kind, decimal: Double, binary: Double)] = [
    "ms": (.time, 1, 1), "s": (.time, 1_000, 1_000), "min": (.time, 60_000, 60_000), "h": (.time, 3_600_000, 3_600_000),
    "d": (.time, 86_400_000, 86_400_000), "w": (.time, 604_800_000, 604_800_000),
    "B": (.size, 1, 1), "kB": (.size, 1_000, 1_024), "MB": (.size, 1_000_000, 1_048_576),
    "GB": (.size, 1_000_000_000, 1_073_741_824),
  ]
}

extension Quantity {
  /// A text in which each quantity that stands in a criterion in another unit is written as the criterion writes it.
  ///
  /// - Parameter criteria: each with its quantities.
  /// - Returns: `nil` where nothing is to be written otherwise.
  static func restated(_ text: String, as criteria: [(text: String, quantities: [Quantity])]) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let own = all(in: text)
    guard !own.isEmpty else { return nil }
    let known = criteria.flatMap { criterion in criterion.quantities.map { ($0, criterion.text[$0.place]) } }
    var restated = ""
    var rest = text.startIndex
    for quantity in own {
      let same = known.lazy.filter { $0.0.equals(quantity) }
      guard let written = same.first?.1, !same.contains(where: { $0.1 == text[quantity.place] }) else { continue }
      restated += text[rest..<quantity.place.lowerBound]
      restated += written
      rest = quantity.place.upperBound
    }
    return restated.isEmpty ? nil : restated + text[rest...]
  }

  /// In bytes: a claim of pages is none of a criterion.
  private static let longest = 2_000
}
