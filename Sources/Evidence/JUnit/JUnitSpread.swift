/// How much the cases of a run may stand for beside what they name one by one: whole requirements, ranges, lists that a suite, a
/// property of a suite or the mapping gives to all of its cases. A few hundred kilobytes of them would make millions.
package struct JUnitSpread: Sendable {
  /// Of criteria, counted for each case that stands for them, beside those that each case has room for anyway.
  package static let limit = 1 << 18
  /// So many each case may stand for whatever the others do, which is more than most requirements have.
  package static let ofEach = 16

  let limit: Int
  /// How many more criteria cases may stand for.
  private var left: Int
  /// How many more criteria references may be found to stand for: to count is work too.
  private var looks: Int
  /// How many more criteria may be said to be open, of reports with cases that do not count.
  private var open: Int
  /// How many more bytes of what is wrong with a suite may be said of each of its cases.
  private var words = 1 << 24
  private var sizes: [CriterionReference: Int] = [:]
  private var sizesOfEntries: [Int: Int?] = [:]

  package init(limit: Int = Self.limit) {
    self.limit = limit
    (left, looks, open) = (limit, limit, limit)
  }

  /// - Returns: whether there is room for a case that stands for so many criteria beside those that it names itself.
  mutating func take(_ count: Int) -> Bool { Self.take(count - Self.ofEach, of: &left) }

  /// Whether anything more may be said of cases that had no room.
  var mayLeaveOpen: Bool { open > 0 }

  /// The same of so many criteria.
  mutating func leaveOpen(_ count: Int) -> Bool { Self.take(count, of: &open) }

  /// The same of all that there are: who could not is not to try again.
  mutating func leaveAllOpen(_ count: Int) -> Bool {
    let isOpen = leaveOpen(count)
    if !isOpen { open = 0 }
    return isOpen
  }

  private static func take(_ count: Int, of room: inout Int) -> Bool {
    guard count <= room else { return false }
    room -= max(0, count)
    return true
  }

  /// - Parameter measure: for how many criteria a reference stands.
  /// - Returns: the sum; `nil` where so many were counted before that nobody counts any more.
  mutating func size(of references: [CriterionReference], _ measure: (CriterionReference) -> Int) -> Int? {
    var sum = 0
    for reference in references {
      if let known = sizes[reference] {
        sum += known
        continue
      }
      guard looks > 0 || reference.namesOneLabel else { return nil }
      let size = max(1, measure(reference))
      // To count what a requirement has is no work; to spread out a range is, and a byte of one stands for so many at most.
      looks -= max(0, min(size, reference.text.utf8.count * 20) - Self.ofEach)
      sizes[reference] = size
      sum += size
    }
    return sum
  }

  /// The same of an entry of the mapping, by its place.
  mutating func size(
    ofEntry place: Int,
    _ references: [CriterionReference],
    _ measure: (CriterionReference) -> Int
  ) -> Int? {
    if let known = sizesOfEntries[place] { return known }
    let size = size(of: references, measure)
    sizesOfEntries[place] = .some(size)
    return size
  }

  /// What is wrong with a suite, as it is said of each of its cases. Who repeats too much says the beginning.
  mutating func repeated(_ problems: [String], times count: Int) -> [String] {
    guard let first = problems.first else { return problems }
    let size = problems.reduce(0) { $0 + $1.utf8.count }
    return Self.take(size * count, of: &words) ? problems : [first.excerpt]
  }
}

extension String {
  /// Enough of a name to know it by: one that cites thousands of criteria is not repeated for each of them.
  var excerpt: String { utf8.count <= 200 ? self : String(unicodeScalars.prefix(200)) + "…" }
}

extension CriterionReference {
  /// `001-shop/1.2~2`: whoever writes `001/1`, a range or a list writes few bytes for many criteria.
  fileprivate var namesOneLabel: Bool {
    let bytes = text.utf8
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")), bytes[slash...].contains(UInt8(ascii: ".")),
      bytes.allSatisfy({ $0 < 0x80 && $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ",") })
    else { return false }
    return bytes[slash...].dropFirst().allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "~"):
        true
      default: false
      }
    }
  }
}
