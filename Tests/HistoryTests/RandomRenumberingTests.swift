import Files
import Findings
import History
import SpecModel
import Testing
import Traceability

/// After a renumbering and `fix`, every reference names the text that it named before, or is listed; and a second `fix` changes nothing.
struct RandomRenumberingTests {
  @Test("whatever is renumbered, references keep what they name", arguments: UInt64(1)...100)
  func keepsMeaning(_ seed: UInt64) async throws {
    var random = Seeded(state: seed)
    let before = Draft(&random)
    let world = World(before.documents(&random))
    try await world.lock()
    let meanings = Self.meanings(await world.graph())
    let after = before.renumbered(&random)
    try world.write(after.text, to: "requirements.md")

    let changedLines = try await world.older().references.filter(\.isChanged)
    let plan = try await world.fix()
    let found = Self.meanings(await world.graph())
    // What was rewritten in place stands where it stood, and says something else.
    let left = Set((plan.left.map(\.reference) + changedLines).map { Place($0.location) })
    for (place, texts) in meanings where !left.contains(place) {
      #expect(found[place] == texts, "seed \(seed), \(place)")
    }
    // Nothing was taken out or written anew, and no two criteria say the same: then nothing may be left but whole requirements.
    if after.isPermutation {
      let whole = plan.left.filter { $0.reason.contains("may be any of") }
      let lines = Set(whole.map { LinePlace($0.reference.location) })
      // What stands beside such a one on its line is left with it.
      #expect(
        plan.left.allSatisfy { lines.contains(LinePlace($0.reference.location)) },
        "seed \(seed): \(plan.left.map(\.reason))"
      )
    }

    let once = try Self.texts(world)
    let again = try await world.fix()
    #expect(again.changes.isEmpty, "seed \(seed)")
    #expect(try Self.texts(world) == once, "seed \(seed)")
  }

  private static func texts(_ world: World) throws -> [String] {
    try ["tasks.md", "design.md", "completion/task-1-completion.md"].map { try world.text($0) }
  }

  struct Place: Hashable {
    let path: String
    let line: Int

    init(_ location: Location) {
      path = location.path.text
      line = location.line
    }
  }

  /// The texts that the references of each line name, sorted.
  private static func meanings(_ graph: TraceGraph) -> [Place: [String]] {
    var meanings: [Place: [String]] = [:]
    for link in graph.links {
      let meaning: String? =
        switch link.resolution {
        case .criterion(let id): graph.index.criterion(id)?.text
        // A whole requirement may grow; it is the same by its title.
        case .requirement(let id, _): graph.index.requirement(id)?.title
        case .ambiguous, .dangling, .unlinked: nil
        }
      meanings[Place(link.reference.location), default: []].append(meaning ?? "")
    }
    return meanings.mapValues { $0.sorted() }
  }
}

/// Requirements to be renumbered at random.
private struct Draft {
  var requirements: [(title: String, criteria: [String])] = []
  /// Only the order is another, of whole requirements and of criteria within them.
  var isPermutation = true

  var text: String { HistoryTests.requirements(requirements) }

  private static let nouns = [
    "icon", "button", "label", "field", "theme", "token", "border", "shadow", "motion", "focus",
  ]
  private static let verbs = ["follow", "announce", "measure", "ignore", "inherit", "replace", "validate", "render"]

  init(_ random: inout Seeded) {
    for index in 0..<Int.random(in: 3...7, using: &random) {
      let criteria = (0..<Int.random(in: 1...5, using: &random)).map { Self.sentence(index, $0, &random) }
      requirements.append(("Part \(index)", criteria))
    }
  }

  private static func sentence(_ requirement: Int, _ criterion: Int, _ random: inout Seeded) -> String {
    let words = (0..<3).map { _ in "\(nouns.randomElement(using: &random) ?? "")" }.joined(separator: " ")
    let verb = verbs.randomElement(using: &random) ?? ""
    return "WHEN part \(requirement) meets case \(criterion) THEN the \(words) SHALL \(verb) it"
  }

  func documents(_ random: inout Seeded) -> [String: String] {
    let tasks = (1...12).map { "- [ ] \($0). Task\n  - _Requirements: \(list(&random))_\n" }.joined()
    let claims = (1...10).map { _ in "✅ Requirement \(reference(&random)): it does\n" }.joined()
    let properties = (1...4).map { "### Property \($0): P\n\n**Validates: Requirements \(list(&random))**\n\n" }
      .joined()
    return [
      "requirements.md": text, "tasks.md": tasks, "design.md": "# Design\n\n" + properties,
      "completion/task-1-completion.md": "# Task 1 Completion\n\n## Requirements Compliance\n\n" + claims,
    ]
  }

  private func list(_ random: inout Seeded) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in reference(&random) }.joined(separator: ", ")
  }

  private func reference(_ random: inout Seeded) -> String {
    let requirement = Int.random(in: 1...requirements.count, using: &random)
    let count = requirements[requirement - 1].criteria.count
    let criterion = Int.random(in: 1...count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where criterion < count: return "\(requirement).\(criterion)-\(requirement).\(count)"
    case 1: return "R\(requirement) AC\(criterion)"
    case 2: return "001/\(requirement).\(criterion)"
    case 3: return "R\(requirement)"
    default: return "\(requirement).\(criterion)"
    }
  }

  func renumbered(_ random: inout Seeded) -> Draft {
    var draft = self
    for _ in 0..<Int.random(in: 1...3, using: &random) { draft.change(&random) }
    return draft
  }

  private mutating func change(_ random: inout Seeded) {
    let place = Int.random(in: 0..<requirements.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let criteria = (0..<2).map { Self.sentence(20 + requirements.count, $0, &random) }
      requirements.insert(("Inserted", criteria), at: place)
    case 1: requirements.swapAt(0, place)
    case 2: requirements[place].criteria.shuffle(using: &random)
    case 3:
      guard requirements.count > 2 else { return }
      requirements.remove(at: place)
      isPermutation = false
    case 4:
      guard requirements[place].criteria.count > 1 else { return }
      let half = requirements[place].criteria.count / 2
      let tail = Array(requirements[place].criteria[half...])
      requirements[place].criteria.removeSubrange(half...)
      requirements.insert((requirements[place].title, tail), at: place + 1)
    default:
      requirements[place].criteria.append(requirements[0].criteria[0])
      isPermutation = false
    }
  }
}

/// SplitMix64: the same numbers on every machine.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
