package import Findings

/// `.counterfoil/baseline`: a line for each kind of accepted finding, sorted, so that branches merge line by line.
///
/// Fields stand between tabs: path, rule, how many, heading, message.
package enum BaselineFile {
  package static let path = DocumentPath(".counterfoil/baseline")
  /// Of tens of thousands of findings; who accepts more reads none.
  package static let maximumBytes = 1 << 22
  /// Each is compared with what is found; there is one for each kind of finding.
  package static let mostLines = 1 << 16
  /// Accepted findings, all together. Nobody accepts so many; a damaged count may say so.
  package static let maximumFindings = 1_000_000

  private static let head = "# counterfoil baseline 1"
  private static let note =
    "# Findings that are accepted: path, rule, how many, heading, message. Written by `counterfoil baseline`."

  package static func bytes(_ baseline: Baseline) -> [UInt8] {
    let lines = baseline.counts.sorted { $0.key < $1.key }.map { entry, count in
      [entry.path.text, entry.rule.name, String(count), entry.heading, entry.message].map(escaped).joined(
        separator: "\t"
      )
    }
    return Array(([head, note] + lines).map { $0 + "\n" }.joined().utf8)
  }

  /// Whether the lines of a file that can be read stand as they would be written, each kind of finding once.
  package static func isInOrder(_ bytes: [UInt8]) -> Bool {
    guard let baseline = try? read(bytes) else { return true }
    return entryLines(bytes) == entryLines(self.bytes(baseline))
  }

  private static func entryLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 10).map { $0.last == 13 ? $0.dropLast() : $0 }.filter {
      !$0.isEmpty && $0.first != UInt8(ascii: "#")
    }
  }

  /// The same, for a file that is to be read again.
  ///
  /// - Throws: where it could not be.
  package static func readableBytes(_ baseline: Baseline) throws(Failure) -> [UInt8] {
    let bytes = bytes(baseline)
    guard baseline.counts.count < mostLines - 1 else { throw tooManyLines }
    guard bytes.count <= maximumBytes else {
      throw Failure(line: 1, reason: "it would have more bytes than the limit of \(maximumBytes)", cure: mending)
    }
    return bytes
  }

  private static var tooManyLines: Failure {
    Failure(line: mostLines + 1, reason: "there are more lines than the limit of \(mostLines)", cure: mending)
  }

  private static let mending =
    "mend what is found most, or turn its rule off in `counterfoil.yml`, and write the file anew with "
    + "`counterfoil baseline`"

  /// A file that is no baseline, or no longer one.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// From 1.
    package let line: Int
    package let reason: String
    package let cure: String

    package var description: String { "\(BaselineFile.path):\(line): \(reason); \(cure)" }
  }

  /// Line by line: a file of nothing but line ends would fill the memory with lines.
  package static func read(_ bytes: [UInt8]) throws(Failure) -> Baseline {
    var counts: [BaselineEntry: Int] = [:]
    var room = maximumFindings
    var number = 0
    var rest = bytes[...]
    while number == 0 || !rest.isEmpty {
      let end = rest.firstIndex(of: 10) ?? rest.endIndex
      let bytes = rest[..<end]
      rest = rest[min(end + 1, rest.endIndex)...]
      number += 1
      guard number <= mostLines else { throw tooManyLines }
      if number > 1, bytes.isEmpty { continue }
      let line = try text(bytes, number: number)
      if number == 1 { try readHead(line) }
      guard !line.isEmpty, line.utf8.first != UInt8(ascii: "#") else { continue }
      let (entry, count) = try entry(line, number: number)
      guard count <= room else {
        throw Failure(
          line: number,
          reason: "with this line more findings are accepted than the limit of \(maximumFindings)",
          cure: "correct the count, or delete the file and write it anew with `counterfoil baseline`"
        )
      }
      room -= count
      // A merge that keeps both sides may leave two counts of one kind: the larger one was true on its branch.
      counts[entry] = max(counts[entry] ?? 0, count)
    }
    return Baseline(counts)
  }

  private static func text(_ bytes: ArraySlice<UInt8>, number: Int) throws(Failure) -> Substring {
    guard let text = String(validating: bytes.last == 13 ? bytes.dropLast() : bytes, as: UTF8.self) else {
      throw Failure(line: number, reason: "it is not UTF-8", cure: "restore it from the repository's history")
    }
    guard !isConflict(text[...]) else {
      throw Failure(
        line: number,
        reason: "a merge left its marks here",
        cure: "keep the lines of both sides, and take the marks out"
      )
    }
    return text[...]
  }

  private static func readHead(_ line: Substring) throws(Failure) {
    guard line != head[...] else { return }
    let reason = line.hasPrefix(head.dropLast()) ? "a newer release wrote it" : "it is no baseline"
    throw Failure(line: 1, reason: reason, cure: "delete it, and write it anew with `counterfoil baseline`")
  }

  private static func isConflict(_ line: Substring) -> Bool {
    // Asked of every line, of which hardly any begins so.
    guard let first = line.utf8.first, ByteSet("<=>|").contains(first) else { return false }
    return ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.hasPrefix($0) }
  }

  private static func entry(_ line: Substring, number: Int) throws(Failure) -> (BaselineEntry, Int) {
    let fields = line.utf8.split(separator: 9, omittingEmptySubsequences: false).map(unescaped)
    guard fields.count == 5, let count = Int(fields[2]), count > 0, !fields[1].isEmpty else {
      throw Failure(
        line: number,
        reason: "this line is damaged: five fields between tabs are expected",
        cure: "take it out, or delete the file and write it anew with `counterfoil baseline`"
      )
    }
    let entry = BaselineEntry(
      path: DocumentPath(fields[0]),
      rule: RuleID(fields[1]),
      heading: fields[3],
      message: fields[4]
    )
    return (entry, count)
  }

  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value < 32 || $0 == "\\" }) else { return text }
    return text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\t": "\\t"
      case "\n": "\\n"
      case "\r": "\\r"
      case _ where scalar.value < 32: "\\x\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
      default: String(scalar)
      }
    }.joined()
  }

  private static func unescaped(_ text: Substring.UTF8View) -> String {
    guard text.contains(UInt8(ascii: "\\")) else { return String(Substring(text)) }
    var plain: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let sign = rest.popFirst() else {
        plain.append(byte)
        continue
      }
      switch sign {
      case UInt8(ascii: "t"): plain.append(9)
      case UInt8(ascii: "n"): plain.append(10)
      case UInt8(ascii: "r"): plain.append(13)
      case UInt8(ascii: "x"):
        let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        rest = rest.dropFirst(2)
        let value = digits.count == 2 ? digits[0] << 4 | digits[1] : 0xFFFD
        plain += value < 0x80 ? [UInt8(value)] : Array("\u{FFFD}".utf8)
      default: plain.append(sign)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
