import Findings
import SpecModel

/// A reference that the name of a spec leads: `013/4.1`, `013-text-input-field/4.1, 4.2`, `icon-system 4.1`.
struct AliasReference {
  let items: [ReferenceCursor.Item]
  let spec: String
  /// Where it begins and ends.
  let range: Range<Int>
  /// Nothing but a spec is written so; of `swift-nio/2.6` only the names of the specs can tell.
  let isCertain: Bool

  /// - Parameters:
  ///   - dot: the place of a dot between two digits.
  ///   - limit: what lies before it was read already.
  init?(in text: TextSlice, dot: Int, from limit: Int) {
    var number = dot
    while number > limit, isDigit(text[number - 1]) { number -= 1 }
    if text.matches("NFR-", at: number - 4) { number -= 4 }
    let separator = text[number - 1]
    guard separator == UInt8(ascii: "/") || separator == 32,
      let start = SpecNaming.nameStart(endingAt: number - 1, in: text), start >= limit
    else { return nil }
    let name = TextSlice(text.source, start..<number - 1)
    // A part of a path, an address, a package and its version.
    guard name.count >= 3, !ByteSet("/.:@~").contains(text[start - 1]) else { return nil }
    let isNumbered = separator == 32 ? SpecNaming.isFolder(name) : SpecNaming.isNumbered(name)
    guard isNumbered || (isLetter(name.first) && name.contains("-")) else { return nil }
    var cursor = ReferenceCursor(text.slice(from: number))
    // `013/4.1; Requirement 5.1`: behind a word of its own a number is of another spec again.
    items = Array(cursor.list().prefix { $0.spec != nil || !$0.isLabelled })
    guard let first = items.first, let last = items.last, first.spec == nil else { return nil }
    spec = name.string
    range = start..<last.range.upperBound
    isCertain = isNumbered
  }

  /// The place of the next dot between two digits.
  static func dot(in text: TextSlice, from offset: Int) -> Int? {
    let bytes = UnsafeRawBufferPointer(start: text.source.base, count: text.end)
    var index = offset
    while let dot = ByteSearch.first(UInt8(ascii: "."), in: bytes, from: index) {
      if isDigit(text[dot + 1]), isDigit(text[dot - 1]) { return dot }
      index = dot + 1
    }
    return nil
  }
}
