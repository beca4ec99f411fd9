import Evidence
import Files
import Findings
import Foundation
import Judgment
import SpecModel
import SpecReading
import Traceability

// Measures how long the evidence of a hundred thousand results takes to be read, merged and judged.
//
//     EvidenceBenchmarks             generates, then measures in a process of its own, whose memory is that of the work alone
//     EvidenceBenchmarks FOLDER      measures what stands in FOLDER

let specs = 100
let criteria = 200
/// Every check has a result of each.
let platforms = ["android", "ios", "linux", "macos", "web"].map { PlatformName($0) }

/// A spec with as many criteria as checks, the documents in memory.
func documents() -> [String: String] {
  var files: [String: String] = [:]
  for spec in 0..<specs {
    let name = "\(100 + spec)-component-\(spec)"
    var requirements = "# Requirements Document\n\n"
    var design = "# Design\n\n"
    for number in 1...criteria {
      if number % 20 == 1 {
        requirements += "\n### Requirement \(number / 20 + 1): Part\n\n#### Acceptance Criteria\n\n"
      }
      let label = (number - 1) % 20 + 1
      requirements += "\(label). WHEN it is drawn THEN it SHALL be \(number) points wide\n"
      design +=
        "```swift check name=c\(number) verifies=\((number - 1) / 20 + 1).\(label)\n#expect(w == \(number))\n```\n\n"
    }
    files["specs/\(name)/requirements.md"] = requirements
    files["specs/\(name)/design.md"] = design
  }
  return files
}

let components = (0..<6).map {
  SourceFingerprint(path: "Sources/Part\($0)", fingerprint: Fingerprint(of: "part \($0)"))
}

func graph() async -> TraceGraph {
  let files = FileAccess.inMemory(documents())
  let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
  return Linker(files: files).link(await SpecReader(files: files, workers: 2).read(layout))
}

func evidence(_ graph: TraceGraph, half: Int) -> EvidenceSet {
  let origin = Origin(toolchain: "Swift 6.3.1", revision: .init(commit: "0123456789abcdef", isDirty: false))
  let half = graph.obligations.enumerated().filter { $0.offset % 2 == half }.map(\.element)
  let results = half.flatMap { obligation in platforms.map { (obligation, $0) } }.map { obligation, platform in
    CheckResult(
      check: CheckKey(obligation.id.text),
      source: .check,
      kind: .rendered,
      outcome: .passed,
      expectations: .counted(3),
      confidence: .exact,
      platform: platform,
      criteria: obligation.criteria.map { id in
        CriterionBinding(
          criterion: CriterionReference("\(id.spec.name)/\(id.local)"),
          text: graph.index.criterion(id).map(CriterionFingerprint.of)
        )
      },
      inputs: Inputs(check: Fingerprint(of: obligation.block.source), components: components),
      origin: origin,
      place: SourcePlace(path: obligation.block.fence.path.text, line: obligation.block.fence.line),
      duration: 0.001234
    )
  }
  return EvidenceSet(results: results)
}

func seconds(_ what: String, _ work: () async throws -> Void) async rethrows -> Double {
  let start = ContinuousClock.now
  let processor = clock()
  try await work()
  // On a machine that is busy with other things, the work says more than the clock.
  let worked = Double(clock() - processor) / Double(CLOCKS_PER_SEC)
  let parts = (ContinuousClock.now - start).components
  let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  print(
    "\(what.padding(toLength: 12, withPad: " ", startingAt: 0)) \(String(format: "%6.2f", seconds)) s, \(String(format: "%6.2f", worked)) s of processors"
  )
  return seconds
}

/// The peak of resident memory in MB.
func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
  return (Int(line.filter(\.isNumber)) ?? 0) / 1024
}

func measure(_ folder: String) async throws {
  let graph = await graph()
  let before = peakMemory()
  var halves: [EvidenceSet] = []
  var merged = EvidenceSet()
  var total = try await seconds("read") {
    for half in 0..<2 {
      let bytes = try FileAccess.disk(root: folder).read(DocumentPath("half-\(half).json"), EvidenceFile.largest)
      halves.append(try EvidenceFile.read(bytes))
    }
  }
  total += await seconds("merge") {
    merged = halves[0].merged(with: halves[1])
    halves = []
  }
  var proven = 0
  total += await seconds("judge") {
    let sources = Dictionary(components.map { ($0.path, $0.fingerprint) }) { first, _ in first }
    let today = TodaysInputs.today(graph) { sources[$0] }
    let judgment = Judge(rules: RuleCatalog.all).judge(graph, against: merged, on: today)
    proven = Coverage(judgment.criteria.values.map(\.state)).count(.proven)
  }
  print("\(merged.results.count) results, \(proven) criteria proven")
  print("together     \(String(format: "%6.2f", total)) s (at most 3)")
  print("memory       \(peakMemory()) MB, \(before) MB of them the specs (at most 500)")
  if proven != specs * criteria { exit(1) }
}

if let folder = CommandLine.arguments.dropFirst().first {
  try await measure(folder)
} else {
  let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-evidence-\(UUID().uuidString)").path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let graph = await graph()
  for half in 0..<2 {
    try FileAccess.disk(root: folder).write(
      EvidenceFile.bytes(of: evidence(graph, half: half)),
      DocumentPath("half-\(half).json")
    )
  }
  let process = Process()
  process.executableURL = URL(filePath: CommandLine.arguments[0])
  process.arguments = [folder]
  try process.run()
  process.waitUntilExit()
}
