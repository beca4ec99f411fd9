import CheckGeneration
import Evidence
import Files
import Findings
import Synchronization

/// What the sources of tests say that the tests themselves did not: what stands in `.verifies(...)` of one that never came to say it,
/// since its traits say first that it is skipped, and why one that passed could not have failed.
///
/// Each file is read once: a run records what it found many times, and a file may hold many tests.
final class WrittenReferences: Sendable {
  private let files: FileAccess
  private let read = Mutex<[String: [Substring]]>([:])
  private let tests = Mutex<[String: WrittenTests?]>([:])
  private let found = Mutex<[String: WrittenTest?]>([:])

  init(files: FileAccess) {
    self.files = files
  }

  /// - Parameters:
  ///   - place: of the attribute, relative to the workspace.
  /// - Returns: as written, in order; empty where the attribute names none.
  func references(at place: SourcePlace) -> [CriterionReference] {
    let lines = lines(of: place.path)
    guard place.line <= lines.count else { return [] }
    let text = lines[(place.line - 1)...].prefix(Self.longest).joined(separator: "\n")
    guard let attribute = Self.arguments(of: ["@Test", "@Suite"], in: text[...]) else { return [] }
    var found: [CriterionReference] = []
    var rest = attribute
    while let trait = Self.arguments(of: ["verifies"], in: rest) {
      found += Self.literals(in: trait).map { CriterionReference($0) }
      rest = rest[trait.endIndex...]
    }
    return found
  }

  /// What the source says of a test; `nil` where it is not found.
  ///
  /// - Parameters:
  ///   - name: as Swift Testing says it.
  ///   - place: of the attribute, relative to the workspace.
  func test(_ name: String, at place: SourcePlace) -> WrittenTest? {
    let key = "\(name) \(place)"
    if let known = found.withLock({ $0[key] }) { return known }
    let test = tests(of: place.path)?.test(at: place.line, named: name)
    found.withLock { $0[key] = .some(test) }
    return test
  }

  private func tests(of path: String) -> WrittenTests? {
    if let known = tests.withLock({ $0[path] }) { return known }
    let found = WrittenTests(lines(of: path).joined(separator: "\n"))
    tests.withLock { $0[path] = .some(found) }
    return found
  }

  /// - Returns: none where the file cannot be read.
  private func lines(of path: String) -> [Substring] {
    if let known = read.withLock({ $0[path] }) { return known }
    let bytes = (try? files.read(DocumentPath(path), 1 << 26)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    read.withLock { $0[path] = lines }
    return lines
  }

  /// In lines: nobody writes a longer attribute.
  private static let longest = 100

  /// What stands between the brackets behind the first of the names.
  private static func arguments(of names: [String], in text: Substring) -> Substring? {
    guard let name = names.compactMap({ text.firstRange(of: "\($0)(") }).min(by: { $0.lowerBound < $1.lowerBound })
    else {
      return nil
    }
    var depth = 1
    var isString = false
    var isEscaped = false
    for place in text[name.upperBound...].indices {
      let letter = text[place]
      if isEscaped {
        isEscaped = false
      } else if isString {
        if letter == "\\" { isEscaped = true }
        if letter == "\"" { isString = false }
      } else {
        switch letter {
        case "\"": isString = true
        case "(": depth += 1
        case ")": depth -= 1
        default: break
        }
        if depth == 0 { return text[name.upperBound..<place] }
      }
    }
    return nil
  }

  private static func literals(in text: Substring) -> [String] {
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    return pieces.indices.filter { $0 % 2 == 1 }.map { String(pieces[$0]) }
  }
}
