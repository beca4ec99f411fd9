import Evidence
import Findings
import SpecModel

/// The lock as a file: one line for each thing, sorted, so that changes in two branches merge as far as they are apart.
///
///     counterfoil lock 5
///     criterion 004-icon/7.2 0123456789abcdef0123456789abcdef WHEN it is drawn THEN it SHALL be blue
///     requirement 004-icon/7 Requirement 7: Colour
///     lines specs/004-icon/tasks.md 004-icon=0123456789abcdef 89abcdef-0123-456789ab-cdef0123-456789abcdef0123-4567-89abcdef
///
/// What a row of lines says of specs are its seals, `-` where there are none. Of a line the last part is there where it says nothing but
/// numbers: a fingerprint of what stands beside it. Blanks and `%` in names are written as in web addresses.
///
/// While lines are left that mean what numbers stood for earlier, each names that time, with `?` where nobody can tell whether it is still
/// the line that was locked, and what the numbers stood for then stands below:
///
///     lines specs/004-icon/tasks.md 004-icon=0123456789abcdef 89abcdef-0123-456789ab@76543210fedcba98?
///     former 76543210fedcba98 criterion 004-icon/6.2 0123456789abcdef0123456789abcdef WHEN it is drawn THEN it SHALL be blue
///     former 76543210fedcba98 folder 004-icon 003-icon
///
/// The last of these says what the spec was called then: a line of that time that names `003-icon` names this one.
///
/// Older versions are read as well: 3 and 4 know nothing of what stands beside lines, 4 is 3 with lines that were left; of the lines of 1
/// and 2, which were told otherwise, the first eight letters are known, and written back; 1 has no seals.
package enum LockFile {
  /// The latest version that this release knows.
  static let header = "counterfoil lock 5"
  private static let headersWithoutCompanions = ["counterfoil lock 3", "counterfoil lock 4"]
  private static let olderHeader = "counterfoil lock 2"
  private static let unsealedHeader = "counterfoil lock 1"

  package static func bytes(_ lock: Lock) -> [UInt8] {
    var rows = [lock.seals == nil && lock.formers.isEmpty ? unsealedHeader : header]
    rows += self.rows(lock.numbering)
    for (path, lines) in lock.lines.sorted(by: { $0.key < $1.key }) {
      // What one branch writes of one document and another branch of the next merges only where something stands between.
      if lock.seals != nil { rows.append("") }
      let words = seals(lock.seals?.byDocument[path]) + lines.map(\.hexadecimal)
      rows.append("lines \(LockedNumbers.escaped(path.text)) \(words.joined(separator: " "))")
    }
    for (era, numbering) in lock.formers.sorted(by: { $0.key < $1.key }) {
      rows += [""] + self.rows(numbering).map { "former \(padded(era.code, 16)) \($0)" }
    }
    return Array((rows.joined(separator: "\n") + "\n").utf8)
  }

  private static func rows(_ numbering: Numbering) -> [String] {
    let specs = numbering.specs.values.sorted { $0.spec < $1.spec }
    let criteria = specs.flatMap(\.criteria).sorted { $0.id < $1.id }.map { entry in
      "criterion \(LockedNumbers.name(entry.id)) \(entry.fingerprint) \(entry.text)"
    }
    let titles = specs.flatMap(\.requirements).sorted { $0.id < $1.id }.map { title in
      "requirement \(LockedNumbers.name(title.id)) \(title.heading)"
    }
    let folders = numbering.folders.sorted { $0.key < $1.key }.map { "folder \(name($0)) \(name($1))" }
    return criteria + titles + folders
  }

  /// The same, for a file that is to be read again.
  ///
  /// - Throws: where it could not be: the one that is there is worth more.
  package static func readableBytes(_ lock: Lock) throws(LockFailure) -> [UInt8] {
    let bytes = bytes(lock)
    guard bytes.count <= Lock.maximumBytes else {
      throw LockFailure(line: 1, reason: .unwritable("\(Lock.maximumBytes) bytes"))
    }
    guard hasFewRows(bytes) else {
      throw LockFailure(line: 1, reason: .unwritable("\(mostRows) lines"))
    }
    guard let known = try? read(bytes), known.numbering.isSame(as: lock.numbering) else {
      throw LockFailure(line: 1, reason: .unfaithful)
    }
    return bytes
  }

  /// - Parameter specs: `nil` where nothing is known of them.
  private static func seals(_ specs: LockSeals.Specs?) -> [String] {
    guard let specs else { return [] }
    let words = specs.sorted { $0.key < $1.key }.map { "\(name($0))=\(padded($1, 16))" }
    return words.isEmpty ? ["-"] : words
  }

  private static func name(_ spec: SpecID) -> String { LockedNumbers.escaped(spec.name) }

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
    guard let first = rows.first, (headersWithoutCompanions + [header, olderHeader, unsealedHeader]).contains(first)
    else {
      throw LockFailure(line: 1, reason: .version(String((rows.first ?? "").prefix(60))))
    }
    let isOlder = [olderHeader, unsealedHeader].contains(first)
    var reading = Reading(isSealed: first != unsealedHeader, isOlder: isOlder)
    for (index, row) in rows.enumerated().dropFirst() where !row.isEmpty { try reading.take(row, line: index + 1) }
    return reading.lock
  }

  private struct Reading {
    let isSealed: Bool
    let isOlder: Bool
    private var numbers = LockedNumbers()
    private var formers: [Lock.Era: LockedNumbers] = [:]
    private var lines: [DocumentPath: [Lock.Line]] = [:]
    private var seals: [DocumentPath: LockSeals.Specs] = [:]

    init(isSealed: Bool, isOlder: Bool) {
      (self.isSealed, self.isOlder) = (isSealed, isOlder)
    }

    mutating func take(_ row: String, line: Int) throws(LockFailure) {
      let words = Self.words(row)
      let rest = words.count > 2 ? words[2] : ""
      let isTaken: Bool =
        switch words[0] {
        case "lines" where words.count > 2: try takeLines(words[1], rest, line)
        case "former" where words.count > 2: try takeFormer(words[1], rest, line)
        default: try numbers.take(words, line)
        }
      guard isTaken else { throw LockFailure(line: line, reason: .unreadable(String(row.prefix(60)))) }
    }

    private static func words(_ row: String) -> [String] {
      LockedNumbers.words(row, mostSplits: 2)
    }

    private mutating func takeFormer(_ name: String, _ rest: String, _ line: Int) throws(LockFailure) -> Bool {
      guard let era = Lock.Era(hexadecimal: name[...]) else { return false }
      return try formers[era, default: LockedNumbers()].take(Self.words(rest), line)
    }

    private mutating func takeLines(_ name: String, _ rest: String, _ line: Int) throws(LockFailure) -> Bool {
      let words = rest.split(separator: " ")
      let sealed = words.prefix { isSealed && ($0 == "-" || $0.contains("=")) }
      let marks = words.dropFirst(sealed.count).map { Lock.Line(hexadecimal: $0, isOlder: isOlder) }
      guard let path = LockedNumbers.unescaped(name), marks.allSatisfy({ $0 != nil }) else { return false }
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
        guard let end = word.lastIndex(of: "="), let name = LockedNumbers.unescaped(String(word[..<end])),
          !name.isEmpty,
          word[end...].utf8.count == 17, let seal = UInt64(word[word.index(after: end)...], radix: 16)
        else { return nil }
        specs[SpecID(name)] = seal
      }
      return specs
    }

    var lock: Lock {
      Lock(
        numbering: numbers.numbering,
        lines: lines,
        seals: isSealed ? LockSeals(seals) : nil,
        // Of one that a merge has mixed nothing is known: its lines are strangers.
        formers: Dictionary(uniqueKeysWithValues: formers.map { ($0, $1.numbering) }).filter { Lock.Era($1) == $0 }
      )
    }
  }
}

extension Lock.Line {
  fileprivate var hexadecimal: String {
    var known = padded(code, 8)
    if let context, let words {
      known += "-\(padded(context, 4))-\(padded(words, 8))"
      if let gist { known += "-\(padded(gist.numbers, 8))-\(padded(gist.marks, 16))-\(padded(gist.words, 4))" }
      if gist != nil, let companion { known += "-\(padded(companion, 8))" }
    }
    return known + (era.map { "@\(padded($0.code, 16))" } ?? "") + (isDoubted ? "?" : "")
  }

  fileprivate init?(hexadecimal text: Substring, isOlder: Bool) {
    let isDoubted = text.last == "?"
    let halves = text.dropLast(isDoubted ? 1 : 0).split(separator: "@", omittingEmptySubsequences: false)
    let era = halves.count == 2 ? Lock.Era(hexadecimal: halves[1]) : nil
    guard halves.count == 1 || era != nil else { return nil }
    let parts = halves[0].split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt64($0, radix: 16) }
    guard numbers.count == parts.count, (isOlder ? Self.older + Self.forms : Self.forms).contains(parts.map(\.count))
    else {
      return nil
    }
    let code = UInt32(truncatingIfNeeded: numbers[0])
    guard !isOlder, numbers.count > 2 else {
      self.init(code: code, era: era, isDoubted: isDoubted)
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
        ) : nil,
      companion: numbers.count > 6 ? UInt32(truncatingIfNeeded: numbers[6]) : nil,
      era: era,
      isDoubted: isDoubted
    )
  }

  /// How many letters each part has; one part is what is known of a line that an older release took down.
  private static let forms = [[8], [8, 4, 8], [8, 4, 8, 8, 16, 4], [8, 4, 8, 8, 16, 4, 8]]
  /// The older, the fewer parts.
  private static let older = [[8, 4], [8, 4, 8], [8, 4, 8, 4, 8], [8, 4, 8, 4, 8, 4]]
}

extension Lock.Era {
  fileprivate init?(hexadecimal text: Substring) {
    guard text.utf8.count == 16, let code = UInt64(text, radix: 16) else { return nil }
    self.init(code: code)
  }
}

private func padded(_ value: some BinaryInteger, _ width: Int) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: width - digits.count) + digits
}
