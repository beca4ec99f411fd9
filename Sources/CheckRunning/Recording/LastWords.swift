import Evidence

/// What Swift's runtime said last of a check that it ended. It names a document by the module and its last part, `Checks/design.md:199`,
/// which is every spec's: here it is named as the document of the check.
struct LastWords {
  private(set) var words: [String]
  /// The line of the check that it speaks of first.
  private(set) var place: SourcePlace?

  init(_ words: [String], of check: PlannedCheck) {
    self.words = []
    for line in words {
      let (text, named) = Self.resolved(line, check)
      self.words.append(text)
      if place == nil { place = named.map { SourcePlace(path: check.place.path, line: $0) } }
    }
  }

  private static func resolved(_ line: String, _ check: PlannedCheck) -> (text: String, line: Int?) {
    let name = check.place.path.split(separator: "/").last.map(String.init) ?? check.place.path
    guard let found = line.firstRange(of: "/\(name):"),
      let number = Int(line[found.upperBound...].prefix(while: \.isNumber)), check.lines.contains(number)
    else { return (line, nil) }
    let before = line[..<found.lowerBound]
    let module = before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    // A path of more parts says by itself whose it is.
    guard !module.isEmpty, before.dropLast(module.count).last != "/" else { return (line, nil) }
    return ("\(before.dropLast(module.count))\(check.place.path):\(line[found.upperBound...])", number)
  }
}
