/// The number of a requirement within its spec, as people write it: `7`, `NFR-2`.
package struct RequirementNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var description: String { text }

  package var isNonFunctional: Bool { text.hasPrefix("NFR-") }

  package static func < (left: Self, right: Self) -> Bool { precedesByNumber(left.text, right.text) }
}

/// A requirement. The second one that bears the same number in its spec is occurrence 2, written `004/10~2`.
package struct RequirementID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let spec: SpecID
  package let number: RequirementNumber
  package let occurrence: Int

  package init(spec: SpecID, number: RequirementNumber, occurrence: Int = 1) {
    self.spec = spec
    self.number = number
    self.occurrence = occurrence
  }

  /// The number as it is written inside its own spec: `10`, `10~2`.
  package var local: String { occurrence == 1 ? number.text : "\(number.text)~\(occurrence)" }

  package var description: String { "\(spec.short)/\(local)" }

  package static func < (left: Self, right: Self) -> Bool {
    if left.spec != right.spec { return left.spec < right.spec }
    if left.number != right.number { return left.number < right.number }
    return left.occurrence < right.occurrence
  }
}

/// Orders `2` before `10`, and numbers before words.
func precedesByNumber(_ left: String, _ right: String) -> Bool {
  let one = numberParts(left)
  let other = numberParts(right)
  for (a, b) in zip(one, other) where a != b {
    if let x = Int(a), let y = Int(b), x != y { return x < y }
    if (Int(a) == nil) != (Int(b) == nil) { return Int(a) != nil }
    return a < b
  }
  return one.count != other.count ? one.count < other.count : left < right
}

private func numberParts(_ text: String) -> [Substring] {
  var parts: [Substring] = []
  var rest = text[...]
  while let first = rest.first {
    let run = rest.prefix { $0.isNumber == first.isNumber }
    parts.append(run)
    rest = rest.dropFirst(run.count)
  }
  return parts
}
