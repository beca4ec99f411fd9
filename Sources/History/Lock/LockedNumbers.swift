import Evidence
import SpecModel

/// What numbers stood for at one time, read from the rows of a lock.
struct LockedNumbers {
  private var criteria: [SpecID: [CriterionID: SpecNumbering.Entry]] = [:]
  private var titles: [SpecID: [RequirementID: SpecNumbering.Title]] = [:]

  mutating func take(_ words: [String], _ line: Int) throws(LockFailure) -> Bool {
    let rest = words.count > 2 ? words[2] : ""
    return switch words[0] {
    case "criterion" where words.count > 2: try takeCriterion(words[1], rest, line)
    case "requirement" where words.count > 1: try takeRequirement(words[1], rest, line)
    default: false
    }
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

  var numbering: Numbering {
    Numbering(
      Set(criteria.keys).union(titles.keys).map { spec in
        SpecNumbering(
          spec: spec,
          criteria: (criteria[spec] ?? [:]).values.sorted { $0.id < $1.id },
          requirements: (titles[spec] ?? [:]).values.sorted { $0.id < $1.id }
        )
      }
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
