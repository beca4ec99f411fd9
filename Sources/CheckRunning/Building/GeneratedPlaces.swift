import Evidence
import Files
import Findings

/// Where in a document the line of a generated file is written.
///
/// Of an error in what a macro expands to, the compiler names the line of the generated file and not the one that `#sourceLocation` says.
struct GeneratedPlaces {
  /// The package's absolute path.
  let root: String
  let files: FileAccess

  /// What stands in generated files is said to stand where it is written; the rest is left as it is.
  func written(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    var read: [String: [Line]] = [:]
    return errors.map { error in
      let path = error.place.path
      guard path.hasPrefix("\(root)/"), path.contains("/plugins/outputs/") else { return error }
      let lines = read[path] ?? lines(String(path.dropFirst(root.count + 1)))
      read[path] = lines
      guard let place = place(of: error.place.line, lines) else { return error }
      return CompilerMessage(place: place, text: error.text)
    }
  }

  /// A line that says where what follows is written.
  private struct Line {
    let number: Int
    /// `nil` behind the last block.
    let place: SourcePlace?
  }

  private func lines(_ path: String) -> [Line] {
    guard let bytes = try? files.read(DocumentPath(path), 1 << 24) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().filter { $1.hasPrefix(Self.mark) }.map { Line(number: $0 + 1, place: Self.place($1)) }
  }

  private func place(of number: Int, _ lines: [Line]) -> SourcePlace? {
    guard let above = lines.last(where: { $0.number < number }), let place = above.place else { return nil }
    return SourcePlace(path: place.path, line: place.line + number - above.number - 1)
  }

  private static let mark = "#sourceLocation("

  /// `#sourceLocation(file: "specs/004/design.md", line: 12)`
  private static func place(_ line: Substring) -> SourcePlace? {
    guard let start = line.firstRange(of: "file: \"")?.upperBound, let end = line.lastRange(of: "\", line: "),
      start <= end.lowerBound, let number = Int(line[end.upperBound...].prefix { $0.isNumber })
    else { return nil }
    return SourcePlace(path: String(line[start..<end.lowerBound]), line: number)
  }
}

extension Substring {
  fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
