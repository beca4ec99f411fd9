import Findings
import SpecModel

extension ReferenceCursor {
  /// Reads the number that leads a heading or an item of a list. What stands behind a dash between blanks is its title, also one that
  /// begins with a number: `FR-1 - 404 pages` is no range, and `Requirements 8 - 9: Export` is.
  mutating func leadingItem() -> Item? {
    guard let item = item() else { return nil }
    guard let dash = spacedDash(in: item), titleFollows(item) else { return item }
    var number = ReferenceCursor(text.slice(to: dash))
    (number.allowsLetters, number.isCitation) = (allowsLetters, isCitation)
    (number.allowsSeries, number.joinsSeries) = (allowsSeries, joinsSeries)
    guard let first = number.item(), number.offset == dash else { return item }
    offset = number.offset
    return first
  }

  /// Where the blank before the dash of a range of whole requirements stands.
  private func spacedDash(in item: Item) -> Int? {
    guard item.last != nil, item.first.criterion == nil, item.first.tooDeep == nil else { return nil }
    let written = text.slice(to: item.range.upperBound).slice(from: item.range.lowerBound)
    return ([" - ", " \u{2013} ", " \u{2014} "] as [StaticString]).compactMap { written.find($0) }.min()
  }

  /// Words go on behind the second number, or no requirement can bear it: `R1 — 503: retried`.
  private func titleFollows(_ item: Item) -> Bool {
    let rest = text.slice(from: item.range.upperBound)
    let isSetOff = rest.trimmed.isEmpty || ByteSet("*_:)].,;").contains(rest.first)
    guard isSetOff, let last = item.last else { return true }
    guard let low = Self.figures(item.first.requirement), let high = Self.figures(last.requirement) else {
      return false
    }
    return high <= low || high - low > Self.widestRange
  }

  /// Of a heading: nobody describes more requirements in one section.
  private static let widestRange = 50

  private static func figures(_ number: RequirementNumber) -> Int? {
    Int(number.text.dropFirst(number.seriesPrefix.count))
  }
}
