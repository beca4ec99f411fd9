import Evidence
import Files
import Findings
import Judgment
import SpecReading
import Testing
import Traceability

/// Every rule fires where its examples say, and nowhere else.
struct RuleExampleTests {
  @Test("a rule fires at each ↓ of its triggering examples", arguments: RuleCatalog.all.indices)
  func fires(at index: Int) async throws {
    let rule = RuleCatalog.all[index]
    for example in rule.triggering {
      let marked = MarkedFiles(example.files)
      let places = try await findings(of: rule, in: marked.files).map { Place($0) }
      #expect(places.sorted() == marked.places, "\(rule.id)")
    }
  }

  @Test("a rule is silent about its other examples", arguments: RuleCatalog.all.indices)
  func isSilent(at index: Int) async throws {
    let rule = RuleCatalog.all[index]
    for example in rule.nonTriggering {
      let found = try await findings(of: rule, in: example.files)
      #expect(found.isEmpty, "\(rule.id)")
    }
  }

  private func findings(of rule: any Rule, in files: [String: String]) async throws -> [Finding] {
    let placed = Dictionary(uniqueKeysWithValues: files.map { ("specs/001-example/\($0.key)", $0.value) })
    let access = FileAccess.inMemory(placed)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let graph = Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout))
    let today = TodaysInputs.today(graph) { _ in nil }
    return Judge(rules: [rule]).judge(graph, against: EvidenceSet(), on: today).findings
  }
}

/// Documents whose `↓` marks were taken out, and where they stood.
private struct MarkedFiles {
  var files: [String: String] = [:]
  var places: [Place] = []

  init(_ marked: [String: String]) {
    for (name, text) in marked {
      var plain = ""
      var line = 1
      var column = 1
      for scalar in text.unicodeScalars {
        if scalar == "↓" {
          places.append(Place(path: "specs/001-example/\(name)", line: line, column: column))
          continue
        }
        plain.unicodeScalars.append(scalar)
        column = scalar == "\n" ? 1 : column + UTF8.width(scalar)
        if scalar == "\n" { line += 1 }
      }
      files[name] = plain
    }
    places.sort()
  }
}

private struct Place: Hashable, Comparable {
  let path: String
  let line: Int
  let column: Int

  init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  init(_ finding: Finding) {
    path = finding.location?.path.text ?? ""
    line = finding.location?.line ?? 0
    column = finding.location?.range.start.column ?? 0
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
