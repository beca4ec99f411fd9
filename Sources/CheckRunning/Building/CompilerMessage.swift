import Evidence

/// An error that the compiler reports: `specs/004-icon-system/design.md:12:9: error: cannot find 'x' in scope`.
struct CompilerMessage: Hashable, Sendable {
  /// What stands between the place and the words.
  static let mark = ": error: "

  let place: SourcePlace
  let text: String

  /// The errors in the output of a build, each once.
  static func errors(in output: String) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let error = error(line), seen.insert(error).inserted else { return nil }
      return error
    }
  }

  private static func error(_ line: Substring) -> CompilerMessage? {
    guard let mark = line.firstRange(of: Self.mark) else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let number = Int(place[place.count - 2]), number > 0, Int(place[place.count - 1]) != nil
    else {
      return nil
    }
    let path = place.dropLast(2).joined(separator: ":")
    return CompilerMessage(place: SourcePlace(path: path, line: number), text: String(line[mark.upperBound...]))
  }
}
