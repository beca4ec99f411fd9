import Evidence
import SpecModel

/// What numbers stood for at one time, read from the rows of a lock.
struct LockedNumbers {
  private var criteria: [SpecID: [CriterionID: SpecNumbering.Entry]] = [:]
  private var titles: [SpecID: [RequirementID: SpecNumbering.Title]] = [:]
  private var folders: [SpecID: SpecID] = [:]

  mutating func take(_ words: [String], _ line: Int) throws(LockFailure) -> Bool {
    let rest = words.count > 2 ? words[2] : ""
    return switch words[0] {
    case "criterion" where words.count > 2: try takeCriterion(words[1], rest, line)
    case "requirement" where words.count > 1: try takeRequirement(words[1], rest, line)
    case "folder" where words.count > 2: try takeFolder(words[1], rest, line)
    default: false
    }
  }

  private mutating func takeFolder(_ today: String, _ then: String, _ line: Int) throws(LockFailure) -> Bool {
    guard let name = Self.unescaped(today), let folder = Self.unescaped(then), !name.isEmpty, !folder.isEmpty else {
      return false
    }
    guard folders.updateValue(SpecID(folder), forKey: SpecID(name)) == nil else {
      throw LockFailure(line: line, reason: .repeated(today))
    }
    return true
  }

  private mutating func takeCriterion(_ name: String, _ rest: String, _ line: Int) throws(LockFailure) -> Bool {
    guard let id = Self.criterion(name) else { return false }
    let parts = Self.words(rest, mostSplits: 1)
    guard let digits = parts.first, let fingerprint = Fingerprint(hexadecimal: digits) else { return false }
    let entry = SpecNumbering.Entry(id: id, text: parts.count > 1 ? parts[1] : "")
    guard entry.fingerprint == fingerprint else { throw LockFailure(line: line, reason: .damaged(name)) }
    guard criteria[id.spec, default: [:]].updateValue(entry, forKey: id) == nil else {
      throw LockFailure(line: line, reason: .repeated(name))
    }
    return true
  }

  private mutating func takeRequirement(_ name: String, _ rest: String, _ line: Int) throws(LockFailure) -> Bool {
    guard let id = Self.requirement(name) else { return false }
    let title = SpecNumbering.Title(id: id, heading: rest)
    guard titles[id.spec, default: [:]].updateValue(title, forKey: id) == nil else {
      throw LockFailure(line: line, reason: .repeated(name))
    }
    return true
  }

  var numbering: Numbering {
    Numbering(
      Set(criteria.keys).union(titles.keys).map { spec in
        SpecNumbering(
          spec: spec,
          criteria: (criteria[spec] ?? [:]).values.sorted { $0.id < $1.id },
          requirements: (titles[spec] ?? [:]).values.sorted { $0.id < $1.id }
        )
      },
      folders: folders
    )
  }

  /// By bytes: an accent at the beginning of a text would be one letter with the blank before it.
  static func words(_ row: String, mostSplits: Int) -> [String] {
    row.utf8.split(separator: UInt8(ascii: " "), maxSplits: mostSplits, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  // MARK: Names

  /// `004-icon/10~2.1`; the dots within `FR-2.1` and `1.1` are escaped, as the one between them parts the two.
  static func name(_ id: CriterionID) -> String { "\(name(id.requirement)).\(escaped(id.label.text, also: "."))" }

  static func name(_ id: RequirementID) -> String {
    let number = escaped(id.number.text, also: ".~/")
    return "\(escaped(id.spec.name))/\(number)\(id.occurrence == 1 ? "" : "~\(id.occurrence)")"
  }

  /// Older releases escaped none of the dots: of their criteria the last one parts label and number.
  private static func criterion(_ text: String) -> CriterionID? {
    let scalars = text.unicodeScalars
    guard let dot = scalars.lastIndex(of: "."), scalars[dot...].firstIndex(of: "/") == nil,
      let requirement = requirement(String(scalars[..<dot])),
      let label = unescaped(String(scalars[scalars.index(after: dot)...]))
    else { return nil }
    return CriterionID(requirement: requirement, label: CriterionLabel(label))
  }

  private static func requirement(_ text: String) -> RequirementID? {
    let scalars = text.unicodeScalars
    guard let slash = scalars.lastIndex(of: "/"), let spec = unescaped(String(scalars[..<slash])), !spec.isEmpty else {
      return nil
    }
    let parts = scalars[scalars.index(after: slash)...].split(separator: "~", omittingEmptySubsequences: false)
    guard let number = parts.first.flatMap({ unescaped(String($0)) }), !number.isEmpty, parts.count < 3,
      let occurrence = parts.count == 2 ? Int(String(parts[1])) : 1
    else { return nil }
    return RequirementID(spec: SpecID(spec), number: RequirementNumber(number), occurrence: occurrence)
  }

  /// Blanks and `%` as in web addresses.
  ///
  /// - Parameter also: what parts one thing from another where the text is written.
  static func escaped(_ text: String, also signs: String = "") -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar.value <= 32 || scalar.properties.isWhitespace || signs.unicodeScalars.contains(scalar)
      {
        for byte in String(scalar).utf8 { escaped += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16) }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  static func unescaped(_ text: String) -> String? {
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
