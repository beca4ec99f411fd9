import Evidence

/// An error that the compiler reports: `specs/004-icon-system/design.md:12:9: error: cannot find 'x' in scope`.
struct CompilerMessage: Hashable, Sendable {
  /// What stands between the place and the words.
  static let mark = ": error: "

  let place: SourcePlace
  let text: String

  /// The errors in the output of a build, each once. One in what a macro expands to stands where the macro is written, where the compiler
  /// says so.
  static func errors(in output: String) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    let lines = output.split(whereSeparator: \.isNewline)
    return lines.indices.compactMap { index in
      guard var error = error(lines[index]) else { return nil }
      if error.isInExpansion, let place = origin(lines[(index + 1)...]) {
        error = CompilerMessage(place: place, text: error.text)
      }
      return seen.insert(error).inserted ? error : nil
    }
  }

  /// `macro expansion #expect:1:5` is a place in no file.
  var isInExpansion: Bool { place.path.hasPrefix("macro expansion ") }

  /// - Parameter lines: those below an error in an expansion.
  private static func origin(_ lines: ArraySlice<Substring>) -> SourcePlace? {
    for line in lines.prefix(40) {
      if error(line) != nil { return nil }
      guard let mark = line.firstRange(of: ": note: expanded code originates here") else { continue }
      let start = line.hasPrefix("`- ") ? line.index(line.startIndex, offsetBy: 3) : line.startIndex
      // A macro may be written in what another one expands to.
      if let place = place(line[start..<mark.lowerBound]), !place.path.hasPrefix("macro expansion ") { return place }
    }
    return nil
  }

  private static func error(_ line: Substring) -> CompilerMessage? {
    guard let mark = line.firstRange(of: Self.mark) else { return nil }
    return place(line[..<mark.lowerBound]).map {
      CompilerMessage(place: $0, text: String(line[mark.upperBound...]))
    }
  }

  /// Of `path:line:column`.
  private static func place(_ text: Substring) -> SourcePlace? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0, Int(parts[parts.count - 1]) != nil
    else {
      return nil
    }
    return SourcePlace(path: parts.dropLast(2).joined(separator: ":"), line: number)
  }
}
