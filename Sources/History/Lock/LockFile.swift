import Evidence
import Findings
import SpecModel

/// The lock as a file: one line for each thing, sorted, so that changes in two branches merge as far as they are apart.
///
///     counterfoil lock 3
///     criterion 004-icon/7.2 0123456789abcdef0123456789abcdef WHEN it is drawn THEN it SHALL be blue
///     requirement 004-icon/7 Requirement 7: Colour
///     lines specs/004-icon/tasks.md 004-icon=0123456789abcdef 89abcdef-0123-456789ab-cdef0123-456789abcdef0123-4567
///
/// What a row of lines says of specs are its seals, `-` where there are none. Versions 1 and 2 are read as well: the first has no seals,
/// and of their lines, which were told otherwise, the first eight letters are known, and written back. Blanks and `%` in names are written as in web addresses.
package enum LockFile {
  static let header = "counterfoil lock 3"
  private static let olderHeader = "counterfoil lock 2"
  private static let unsealedHeader = "counterfoil lock 1"

  package static func bytes(_ lock: Lock) -> [UInt8] {
    var rows = [lock.seals == nil ? unsealedHeader : header]
    let specs = lock.numbering.specs.values.sorted { $0.spec < $1.spec }
    for entry in specs.flatMap(\.criteria).sorted(by: { $0.id < $1.id }) {
      rows.append("criterion \(name(entry.id.spec))/\(entry.id.local) \(entry.fingerprint) \(entry.text)")
    }
    for title in specs.flatMap(\.requirements).sorted(by: { $0.id < $1.id }) {
      rows.append("requirement \(name(title.id.spec))/\(title.id.local) \(title.heading)")
    }
    for (path, lines) in lock.lines.sorted(by: { $0.key < $1.key }) {
      // What one branch writes of one document and another branch of the next merges only where something stands between.
      if lock.seals != nil { rows.append("") }
      let words = seals(lock.seals?.byDocument[path]) + lines.map(\.hexadecimal)
      rows.append("lines \(escaped(path.text)) \(words.joined(separator: " "))")
    }
    return Array((rows.joined(separator: "\n") + "\n").utf8)
  }

  /// Several locks, of which none may be lost before everything that they know is settled: as git would leave them after a merge.
  package static func bytes(_ sides: [Lock]) -> [UInt8] {
    guard sides.count == 2 else { return sides.first.map { bytes($0) } ?? [] }
    return Array("<<<<<<< one side\n".utf8) + bytes(sides[0]) + Array("=======\n".utf8) + bytes(sides[1])
      + Array(">>>>>>> the other side\n".utf8)
  }

  /// The same, for a file that is to be read again.
  ///
  /// - Throws: where it could not be: the one that is there is worth more.
  package static func readableBytes(_ sides: [Lock]) throws(LockFailure) -> [UInt8] {
    let bytes = bytes(sides)
    guard bytes.count <= Lock.maximumBytes else {
      throw LockFailure(line: 1, reason: .unwritable("\(Lock.maximumBytes) bytes"))
    }
    guard hasFewRows(bytes) else {
      throw LockFailure(line: 1, reason: .unwritable("\(mostRows) lines"))
    }
    return bytes
  }

  /// - Parameter specs: `nil` where nothing is known of them.
  private static func seals(_ specs: LockSeals.Specs?) -> [String] {
    guard let specs else { return [] }
    let words = specs.sorted { $0.key < $1.key }.map { "\(name($0))=\(padded($1, 16))" }
    return words.isEmpty ? ["-"] : words
  }

  private static func name(_ spec: SpecID) -> String { escaped(spec.name) }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar.value <= 32 || scalar.properties.isWhitespace {
        for byte in String(scalar).utf8 { escaped += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16) }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  // MARK: Reading

  /// - Returns: the lock; both of them where a merge left its marks around the whole of each.
  package static func sides(_ bytes: [UInt8]) throws(LockFailure) -> [Lock] {
    let rows = try rows(bytes)
    guard let sides = MergeMarks(rows), sides.isWhole else { return [try read(rows: rows)] }
    return [try read(rows: sides.one), try read(rows: sides.other)]
  }

  package static func read(_ bytes: [UInt8]) throws(LockFailure) -> Lock { try read(rows: rows(bytes)) }

  /// Rows of criteria are as long as sentences: no lock of the allowed size has so many, and one of short rows would fill the memory.
  package static let mostRows = 1 << 18

  private static func hasFewRows(_ bytes: [UInt8]) -> Bool { bytes.count(where: { $0 == 10 }) <= mostRows }

  private static func rows(_ bytes: [UInt8]) throws(LockFailure) -> [String] {
    guard hasFewRows(bytes) else {
      throw LockFailure(line: mostRows + 1, reason: .tooManyRows(limit: mostRows))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw LockFailure(line: 1, reason: .notUTF8) }
    // By bytes: other line ends are letters of the text. A checkout may have made `\r\n` of them.
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { row in
      String(Substring(row.last == 13 ? row.dropLast() : row))
    }
  }

  private static func read(rows: [String]) throws(LockFailure) -> Lock {
    // A conflict says more than whatever else it makes unreadable.
    for (index, row) in rows.enumerated() where MergeMarks.isMark(row) {
      throw LockFailure(line: index + 1, reason: .conflict)
    }
    guard let first = rows.first, [header, olderHeader, unsealedHeader].contains(first) else {
      throw LockFailure(line: 1, reason: .version(String((rows.first ?? "").prefix(60))))
    }
    var reading = Reading(isSealed: first != unsealedHeader, isOlder: first != header)
    for (index, row) in rows.enumerated().dropFirst() where !row.isEmpty { try reading.take(row, line: index + 1) }
    return reading.lock
  }

  private struct Reading {
    let isSealed: Bool
    let isOlder: Bool
    var criteria: [SpecID: [CriterionID: SpecNumbering.Entry]] = [:]
    var titles: [SpecID: [RequirementID: SpecNumbering.Title]] = [:]
    var lines: [DocumentPath: [Lock.Line]] = [:]
    var seals: [DocumentPath: LockSeals.Specs] = [:]

    init(isSealed: Bool, isOlder: Bool) {
      (self.isSealed, self.isOlder) = (isSealed, isOlder)
    }

    mutating func take(_ row: String, line: Int) throws(LockFailure) {
      let words = row.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      let rest = words.count > 2 ? words[2] : ""
      let isTaken: Bool =
        switch words[0] {
        case "criterion" where words.count > 2: try takeCriterion(words[1], rest, line)
        case "requirement" where words.count > 1: try takeRequirement(words[1], rest, line)
        case "lines" where words.count > 2: try takeLines(words[1], rest, line)
        default: false
        }
      guard isTaken else { throw LockFailure(line: line, reason: .unreadable(String(row.prefix(60)))) }
    }

    private mutating func takeCriterion(_ name: String, _ rest: String, _ line: Int) throws(LockFailure) -> Bool {
      guard let (requirement, label) = Self.id(name), let label else { return false }
      let id = CriterionID(requirement: requirement, label: label)
      let parts = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard let digits = parts.first, let fingerprint = Fingerprint(hexadecimal: String(digits)) else { return false }
      let entry = SpecNumbering.Entry(id: id, text: parts.count > 1 ? String(parts[1]) : "")
      guard entry.fingerprint == fingerprint else { throw LockFailure(line: line, reason: .damaged(name)) }
      guard criteria[id.spec, default: [:]].updateValue(entry, forKey: id) == nil else {
        throw LockFailure(line: line, reason: .repeated(name))
      }
      return true
    }

    private mutating func takeRequirement(_ name: String, _ rest: String, _ line: Int) throws(LockFailure) -> Bool {
      guard let (id, label) = Self.id(name), label == nil else { return false }
      let title = SpecNumbering.Title(id: id, heading: rest)
      guard titles[id.spec, default: [:]].updateValue(title, forKey: id) == nil else {
        throw LockFailure(line: line, reason: .repeated(name))
      }
      return true
    }

    private mutating func takeLines(_ name: String, _ rest: String, _ line: Int) throws(LockFailure) -> Bool {
      let words = rest.split(separator: " ")
      let sealed = words.prefix { isSealed && ($0 == "-" || $0.contains("=")) }
      let marks = words.dropFirst(sealed.count).map { Lock.Line(hexadecimal: $0, isOlder: isOlder) }
      guard let path = Self.unescaped(name), marks.allSatisfy({ $0 != nil }) else { return false }
      if !sealed.isEmpty {
        guard let specs = Self.specs(sealed) else { return false }
        seals[DocumentPath(path)] = specs
      }
      let known = lines.updateValue(marks.compactMap(\.self), forKey: DocumentPath(path))
      guard known == nil else { throw LockFailure(line: line, reason: .repeated(name)) }
      return true
    }

    private static func specs(_ words: ArraySlice<Substring>) -> LockSeals.Specs? {
      var specs: LockSeals.Specs = [:]
      for word in words where word != "-" {
        guard let end = word.lastIndex(of: "="), let name = unescaped(String(word[..<end])), !name.isEmpty,
          word[end...].utf8.count == 17, let seal = UInt64(word[word.index(after: end)...], radix: 16)
        else { return nil }
        specs[SpecID(name)] = seal
      }
      return specs
    }

    var lock: Lock {
      let specs = Set(criteria.keys).union(titles.keys)
      return Lock(
        numbering: Numbering(
          specs.map { spec in
            SpecNumbering(
              spec: spec,
              criteria: (criteria[spec] ?? [:]).values.sorted { $0.id < $1.id },
              requirements: (titles[spec] ?? [:]).values.sorted { $0.id < $1.id }
            )
          }
        ),
        lines: lines,
        seals: isSealed ? LockSeals(seals) : nil
      )
    }

    /// `004-icon/10~2.1`, `004-icon/7`
    private static func id(_ text: String) -> (RequirementID, CriterionLabel?)? {
      guard let slash = text.lastIndex(of: "/"), let spec = unescaped(String(text[..<slash])), !spec.isEmpty else {
        return nil
      }
      let local = text[text.index(after: slash)...]
      let dot = local.lastIndex(of: ".")
      let parts = local[..<(dot ?? local.endIndex)].split(separator: "~", omittingEmptySubsequences: false)
      guard let number = parts.first, !number.isEmpty, parts.count < 3 else { return nil }
      let occurrence = parts.count == 2 ? Int(parts[1]) : 1
      guard let occurrence else { return nil }
      let id = RequirementID(spec: SpecID(spec), number: RequirementNumber(String(number)), occurrence: occurrence)
      return (id, dot.map { CriterionLabel(String(local[local.index(after: $0)...])) })
    }

    private static func unescaped(_ text: String) -> String? {
      var bytes: [UInt8] = []
      var rest = Array(text.utf8)[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
          bytes.append(byte)
          continue
        }
        guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
          return nil
        }
        bytes.append(value)
        rest = rest.dropFirst(2)
      }
      return String(validating: bytes, as: UTF8.self)
    }
  }
}

extension Lock.Line {
  fileprivate var hexadecimal: String {
    let code = padded(code, 8)
    guard let context, let words else { return code }
    let known = "\(code)-\(padded(context, 4))-\(padded(words, 8))"
    guard let gist else { return known }
    return known + "-\(padded(gist.numbers, 8))-\(padded(gist.marks, 16))-\(padded(gist.words, 4))"
  }

  fileprivate init?(hexadecimal text: Substring, isOlder: Bool) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt64($0, radix: 16) }
    guard numbers.count == parts.count, (isOlder ? Self.older + Self.forms : Self.forms).contains(parts.map(\.count))
    else {
      return nil
    }
    let code = UInt32(truncatingIfNeeded: numbers[0])
    guard !isOlder, numbers.count > 2 else {
      self.init(code: code)
      return
    }
    self.init(
      code: code,
      context: UInt16(truncatingIfNeeded: numbers[1]),
      words: UInt32(truncatingIfNeeded: numbers[2]),
      gist: numbers.count > 3
        ? LineGist(
          numbers: UInt32(truncatingIfNeeded: numbers[3]),
          words: UInt16(truncatingIfNeeded: numbers[5]),
          marks: numbers[4]
        ) : nil
    )
  }

  /// How many letters each part has; one part is what is known of a line that an older release took down.
  private static let forms = [[8], [8, 4, 8], [8, 4, 8, 8, 16, 4]]
  /// The older, the fewer parts.
  private static let older = [[8, 4], [8, 4, 8], [8, 4, 8, 4, 8], [8, 4, 8, 4, 8, 4]]
}

private func padded(_ value: some BinaryInteger, _ width: Int) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: width - digits.count) + digits
}
