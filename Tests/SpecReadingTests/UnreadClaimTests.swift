import SpecModel
import Testing

/// Claims of ranges that cannot be read, and lines that claim more than is read.
struct UnreadClaimTests {
  private func read(_ line: String) async -> Reading {
    let report = "# Task 1 Completion\n\n## Requirements Compliance\n\n- \(line)\n"
    return await Reading(["completion/task-1-completion.md": report])
  }

  @Test(
    "a range that cannot be spread out is told, whatever the line says of it",
    arguments: [
      ("❌ FR-001 to FR-904: no", "FR-001 to FR-904"), ("❌ FR-003 to FR-001: no", "FR-003 to FR-001"),
      ("❌ 2.1-2.999: no", "2.1-2.999"), ("✅ 2.7-2.1: yes", "2.7-2.1"),
      ("❌ Requirement 3.1 to 3.999: no", "Requirement 3.1 to 3.999"), ("✅ 013/2.1-3.2: yes", "2.1-3.2"),
    ]
  )
  func ranges(_ line: String, _ range: String) async {
    let reading = await read(line)
    #expect(reading.claims.isEmpty)
    #expect(reading.corpus.documents.flatMap(\.unreadableMentions).map(\.text) == [range])
  }

  @Test(
    "the words that list do so in a claim",
    arguments: ["❌ Requirement 4.1 sowie 4.2", "❌ Requirement 4.1 as well as 4.2: no", "❌ 4.1, Requirement 4.2"]
  )
  func words(_ line: String) async {
    let claims = await read(line).claims
    #expect(claims.map(\.reference.local) == ["4.1", "4.2"])
    #expect(claims.allSatisfy { $0.mark == .failed })
  }

  @Test("a measure from one number down to another claims nothing", arguments: ["0.9-0.1 s", "4.5-2.4 px wide"])
  func measures(_ line: String) async {
    #expect(await read(line).corpus.documents.flatMap(\.unreadableMentions).isEmpty)
  }

  @Test("a line that claims more than is read says so", arguments: [", ", "; "])
  func long(_ joint: String) async {
    for (count, isCut) in [(65, false), (66, true), (100, true)] {
      let line = (1...count).map { "✅ 1.\($0): drawn" }.joined(separator: joint)
      let reading = await read(line)
      #expect(reading.claims.count == min(count, 65))
      let told = reading.corpus.problems.filter { problem in
        if case .cutOff(let words, _) = problem.kind { words.contains("limit of 65") } else { false }
      }
      #expect(told.count == (isCut ? 1 : 0))
    }
  }
}
