/// The day or the month that some tools put before a folder's name: `2025-07-29-avatars`, `2025-07-avatars`, `20250729-avatars`.
enum FolderDate {
  /// Behind the date, where the name ends or goes on with `-`, `_` or a blank; `nil` for a name without one.
  static func end(_ name: Substring) -> String.Index? {
    var rest = name.utf8[...]
    // Nearly all numbers are shorter, or begin with another digit.
    guard let year = digits(4, from: &rest), (1900...2099).contains(year) else { return nil }
    let isParted = separator(from: &rest)
    guard let month = digits(2, from: &rest), (1...12).contains(month) else { return nil }
    let behindMonth = rest
    if separator(from: &rest) == isParted, let day = digits(2, from: &rest), (1...31).contains(day), isEnd(rest) {
      return rest.startIndex
    }
    // `202507-avatars` may be any number.
    return isParted && isEnd(behindMonth) ? behindMonth.startIndex : nil
  }

  private static func digits(_ count: Int, from rest: inout Substring.UTF8View) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  private static func separator(from rest: inout Substring.UTF8View) -> Bool {
    guard let first = rest.first, SpecID.isSeparator(first) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func isEnd(_ rest: Substring.UTF8View) -> Bool {
    rest.first.map(SpecID.isSeparator) ?? true
  }
}
