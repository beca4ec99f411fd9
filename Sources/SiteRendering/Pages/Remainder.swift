import Mustache

/// What a page leaves out of a list: how much, and where all of it stands.
package struct Remainder: Hashable, Sendable {
  /// `and 4,812 more claims`
  package let words: String
  package let place: PageLink?

  /// - Parameter noun: in the plural, as it stands after a number.
  /// - Returns: `nil` where nothing is left out.
  package init?(_ count: Int, _ noun: String, place: PageLink? = nil) {
    guard count > 0 else { return nil }
    words = "and \(count.grouped) more \(noun)"
    self.place = place
  }
}

extension Remainder: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "words": words
    case "place": place
    default: nil
    }
  }
}

extension Int {
  /// With a comma before every three digits: `4,812`.
  var grouped: String {
    var digits = String(magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.append(digits.suffix(3))
      digits = String(digits.dropLast(3))
    }
    return (self < 0 ? "-" : "") + ([digits[...]] + groups.reversed()).joined(separator: ",")
  }
}
