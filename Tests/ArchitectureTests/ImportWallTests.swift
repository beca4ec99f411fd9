import Foundation
import Testing

/// The walls between the modules: what each may import stands in a table of CONTRIBUTING.md, and nowhere else.
struct ImportWallTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Standard modules that every target may use.
  private static let system: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "Observation", "Glibc", "Musl", "Darwin", "Synchronization",
    "Swift",
  ]

  @Test("every module imports only what the table in CONTRIBUTING.md allows it")
  func imports() throws {
    let table = try Self.table()
    for module in try Self.modules() {
      let allowed = try #require(table[module], "CONTRIBUTING.md has no row for \(module)")
      for (file, imports) in try Self.imports(of: module) {
        let forbidden = imports.subtracting(allowed).subtracting(Self.system).subtracting([module])
        #expect(forbidden.isEmpty, "\(file) imports \(forbidden.sorted().joined(separator: ", "))")
      }
    }
  }

  @Test("the table has no row for a module that is not there")
  func table() throws {
    let modules = Set(try Self.modules())
    #expect(Set(try Self.table().keys).subtracting(modules).isEmpty)
  }

  @Test("the table allows nothing that is not used")
  func nothingUnused() throws {
    for (module, allowed) in try Self.table() {
      let used = try Self.imports(of: module).values.reduce(into: Set<String>()) { $0.formUnion($1) }
      #expect(allowed.subtracting(used).isEmpty, "\(module) does not import \(allowed.subtracting(used).sorted())")
    }
  }

  private static func modules() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: repository.appending(path: "Sources").path()).sorted()
  }

  /// Rows such as `| \`Judgment\` | ... | \`Evidence\`, \`Traceability\` |`.
  private static func table() throws -> [String: Set<String>] {
    let text = try String(contentsOf: repository.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    var table: [String: Set<String>] = [:]
    for row in text.split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else { continue }
      table[cells[0].trimmingCharacters(in: ["`"])] = Set(cells[2].matches(of: #/`([^`]+)`/#).map { String($0.1) })
    }
    return table
  }

  private static func imports(of module: String) throws -> [String: Set<String>] {
    let folder = repository.appending(path: "Sources/\(module)")
    guard let files = FileManager.default.enumerator(atPath: folder.path()) else { return [:] }
    var found: [String: Set<String>] = [:]
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let pattern =
        #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|func|protocol|typealias|let|var)\s+)?(\w+)/#
      // Imports stand above the first declaration; further down the word may stand in a literal.
      let lines = text.split(separator: "\n").prefix { line in
        let line = line.drop { $0 == " " }
        return line.contains("import ") || ["//", "#", "@"].contains { line.hasPrefix($0) }
      }
      found["\(module)/\(file)"] = Set(lines.compactMap { $0.firstMatch(of: pattern).map { String($0.1) } })
    }
    return found
  }
}
