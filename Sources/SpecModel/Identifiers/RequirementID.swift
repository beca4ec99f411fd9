/// The number of a requirement within its spec, as people write it: `7`, `NFR-2`, `US-1`.
package struct RequirementNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var description: String { text }

  package var isNonFunctional: Bool { text.hasPrefix("NFR-") || text.hasPrefix("RNF-") }
  /// Of a list of functional requirements: `FR-1`.
  package var isFunctional: Bool { text.hasPrefix("FR-") || text.hasPrefix("RF-") }

  /// `NFR` of `NFR-2`, `US` of `US-1`: what stands before the number of a requirement that is not one of the plain ones.
  package var series: String? {
    guard text.utf8.first.map({ !(48...57).contains($0) }) == true else { return nil }
    return text.lastIndex(of: "-").map { String(text[..<$0]) }
  }

  /// The byte of `A` in `27A`: of a requirement that was put between two others.
  package var letter: UInt8? {
    guard let last = text.utf8.last, text.utf8.dropLast().last.map({ (48...57).contains($0) }) == true else {
      return nil
    }
    return (65...90).contains(last) || (97...122).contains(last) ? last : nil
  }

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
  var one = left.utf8[...]
  var other = right.utf8[...]
  dropCommonRuns(&one, &other)
  while !one.isEmpty, !other.isEmpty {
    let a = takeRun(from: &one)
    let b = takeRun(from: &other)
    switch (a.number, b.number) {
    case (let x?, let y?) where x != y: return x < y
    case (_?, nil): return true
    case (nil, _?): return false
    default:
      if !a.text.elementsEqual(b.text) { return a.text.lexicographicallyPrecedes(b.text) }
    }
  }
  return one.isEmpty && !other.isEmpty
}

/// What both begin with, up to the last run that they share the beginning of: long numbers differ at their ends.
private func dropCommonRuns(_ left: inout Substring.UTF8View, _ right: inout Substring.UTF8View) {
  var (one, other) = (left.startIndex, right.startIndex)
  var starts = (one, other)
  var isNumber: Bool? = nil
  while one < left.endIndex, other < right.endIndex, left[one] == right[other] {
    let isDigit = (48...57).contains(left[one])
    if isDigit != isNumber { (starts, isNumber) = ((one, other), isDigit) }
    left.formIndex(after: &one)
    right.formIndex(after: &other)
  }
  left = left[starts.0...]
  right = right[starts.1...]
}

/// Digits, or anything but digits.
private func takeRun(from text: inout Substring.UTF8View) -> (text: Substring.UTF8View, number: Int?) {
  var number: Int? = nil
  var end = text.startIndex
  let isNumber = text.first.map { (48...57).contains($0) } ?? false
  while end < text.endIndex, (48...57).contains(text[end]) == isNumber {
    if isNumber {
      let (tens, overflows) = (number ?? 0).multipliedReportingOverflow(by: 10)
      number = overflows ? Int.max : tens &+ Int(text[end] - 48)
    }
    text.formIndex(after: &end)
  }
  defer { text = text[end...] }
  return (text[..<end], number)
}
