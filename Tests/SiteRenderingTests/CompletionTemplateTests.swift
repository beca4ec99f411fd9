import EmbeddedAssets
import Mustache
import Testing

@Suite("The template of completion reports")
struct CompletionTemplateTests {
  @Test func `renders markdown as a report reads it`() throws {
    let text = try #require(EmbeddedAssets.text("templates/completion/report.mustache"))
    let report = try MustacheTemplate(string: text).render(Sample())
    #expect(report.hasPrefix("# Task 1.1 Completion: Draw <it> & more\n\n**Date**: 2026-11-21\n**Task**: 1.1 Draw"))
    #expect(report.contains("\n**Type**: Implementation\n**Status**: Complete\n"))
    #expect(
      report.contains("\n- ✅ 1.1: As wide as it is high (proven)\n  - ✅ `004/P1@square`: passed (design.md:12)\n")
    )
    #expect(
      report.contains("\n- ❌ 2.1: Red (failing)\n  - ❌ `004/P2@tint`: failed\n    - (tint → \"gray\") == \"red\"\n")
    )
    #expect(report.contains("### Criterion 1: It is round\n\n**Status**: ⏳ unproven\n\n- Nothing ran that shows it.\n"))
    #expect(report.hasSuffix("\n---\n\n**Organization**: spec-completion\n**Scope**: 004-badge\n"))
    #expect(!report.contains("\n\n\n"))
    #expect(!report.contains("## Artifacts"))
  }
}

private struct Sample {
  let number = "1.1"
  let title = "Draw <it> & more"
  let date: String? = "2026-11-21"
  let type = "Implementation"
  let validation: String? = nil
  let status = "Complete"
  let summary = "Drawn."
  let artifacts: [String] = []
  let subtasks: [String] = []
  let successCriteria = [Success()]
  let requirements = [
    Requirement(
      mark: "✅",
      id: "1.1",
      text: "As wide as it is high",
      state: "proven",
      evidence: [
        Evidence(mark: "✅", check: "004/P1@square", outcome: "passed", place: "design.md:12", messages: [])
      ]
    ),
    Requirement(
      mark: "❌",
      id: "2.1",
      text: "Red",
      state: "failing",
      evidence: [
        Evidence(
          mark: "❌",
          check: "004/P2@tint",
          outcome: "failed",
          place: nil,
          messages: ["(tint → \"gray\") == \"red\""]
        )
      ]
    ),
  ]
  let proven = 1
  let total = 2
  let open = [Open()]
  let scope = "004-badge"

  struct Success {
    let ordinal = 1
    let text = "It is round"
    let mark = "⏳"
    let state = "unproven"
    let evidence: [Evidence] = []
  }

  struct Requirement {
    let mark: String
    let id: String
    let text: String
    let state: String
    let evidence: [Evidence]
  }

  struct Evidence {
    let mark: String
    let check: String
    let outcome: String
    let place: String?
    let messages: [String]
  }

  struct Open {
    let id = "2.1"
    let reason = "a check failed"
  }
}
