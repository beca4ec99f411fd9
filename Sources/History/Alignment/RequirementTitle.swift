/// The title of a requirement, by which it is known where its number is another.
enum RequirementTitle {
  /// What a heading says behind its number: `Colour` of `Requirement 7: Colour`, `Requirement 7 - Colour`, `7. Colour` and `7.2 Colour`;
  /// empty where it bears nothing but the number.
  static func words(of heading: String) -> String {
    let ordinal = heading.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let rest = heading[ordinal.endIndex...]
    // `2nd floor` bears no number.
    if ordinal.first?.isNumber == true, ordinal.contains(".") || rest.first.map({ "):".contains($0) }) ?? false {
      return words(rest)
    }
    let sign = [":", " - ", " – ", " — "].compactMap { heading.firstRange(of: $0) }.min {
      $0.lowerBound < $1.lowerBound
    }
    return sign.map { words(heading[$0.upperBound...]) } ?? ""
  }

  private static func words(_ text: Substring) -> String { CriterionWords(String(text)).all.joined(separator: " ") }
}
