import Findings
import SpecModel

extension Criterion {
  /// Its text, for what a finding is known by. Of a criterion of pages the beginning is enough: it may have a finding for each word.
  var identity: String { text.utf8.count <= 1000 ? text : String(decoding: text.utf8.prefix(1000), as: UTF8.self) }

  /// The place of a part of its text, which ends where its line does.
  ///
  /// - Parameter bytes: of the text.
  func place(of bytes: Range<Int>) -> Location {
    let range = location.range
    let start = range.end.column - text.utf8.count
    guard range.start.line == range.end.line, start >= range.start.column else { return location }
    let columns = (start + bytes.lowerBound)..<(start + bytes.upperBound)
    return Location(path: location.path, range: SourceRange(line: range.end.line, columns: columns))
  }
}
