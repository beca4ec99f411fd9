import SpecModel
import Testing

/// Forms that were read as something else than what they say.
struct MisreadCitationTests {
  struct Line: Sendable {
    let line: String
    let read: String
    var unreadable: [String] = []
  }

  private func expect(_ line: Line) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - \(line.line)\n"])
    let citations = reading.tasks.flatMap(\.citations)
    #expect(citations.flatMap(\.references).map(\.local).joined(separator: " ") == line.read)
    #expect(citations.flatMap(\.unreadable).map(\.text) == line.unreadable)
  }

  @Test(
    "behind a number with zeros a narrower one is a criterion",
    arguments: [
      Line(line: "**Validates: REQ-CAM-001-7, REQ-CAM-001-3**", read: "CAM-001.7 CAM-001.3"),
      Line(line: "_Requirements: REQ-CAM-001-1, REQ-CAM-002-1_", read: "CAM-001.1 CAM-002.1"),
      Line(line: "_Requirements: FR-001-7, REQ-002-10, 003-4_", read: "FR-001.7 2.10 3.4"),
      Line(line: "_Requirements: UI-FORM-001-2_", read: "UI-FORM-001.2"),
      Line(line: "_Requirements: REQ-CAM-001-2 - REQ-CAM-001-4_", read: "CAM-001.2 CAM-001.3 CAM-001.4"),
      Line(
        line: "_Requirements: FR-001-003, FR-01-02, FR-099-100_",
        read: "FR-001 FR-002 FR-003 FR-01 FR-02 FR-099 FR-100"
      ),
      Line(
        line: "_Requirements: FR-001-FR-003, FR-1-3, FR-001–3_",
        read: "FR-001 FR-002 FR-003 FR-1 FR-2 FR-3 FR-001 FR-002 FR-003"
      ),
    ]
  )
  func zeros(_ line: Line) async { await expect(line) }

  @Test(
    "a criterion behind a range of requirements is none of the first",
    arguments: [
      Line(
        line: "_Requirements: FR-1201–FR-1203, AC-1201–AC-1202_",
        read: "FR-1201 FR-1202 FR-1203 AC-1201 AC-1202"
      ),
      Line(line: "_Requirements: FR-1-FR-3, AC-1_", read: "FR-1 FR-2 FR-3 AC-1"),
      Line(line: "_Requirements: R1-R3 AC2_", read: "1 2 3", unreadable: ["AC2"]),
      Line(line: "_Requirements: R1-R3, AC2_", read: "1 2 3", unreadable: ["AC2"]),
      Line(line: "_Requirements: R1-R3, R5 AC2, AC3_", read: "1 2 3 5.2 5.3"),
      Line(line: "_Requirements: R1 AC2-3, AC5_", read: "1.2 1.3 1.5"),
      Line(line: "_Requirements: 1.1-1.2, AC5_", read: "1.1 1.2 1.5"),
    ]
  )
  func ranges(_ line: Line) async { await expect(line) }

  static let labels = [
    "対応要件", "相关需求", "対応する要件", "관련 요구사항", "Requisitos relacionados", "Exigences couvertes", "Связанные требования",
    "Yêu cầu liên quan", "Covered requirements", "对应需求", "Requirements covered", "Powiązane wymagania",
    "Zugehörige Anforderungen",
  ]

  @Test("a label says the same wherever its colon stands", arguments: labels)
  func colon(_ label: String) async {
    for written in [
      "**\(label)**:", "**\(label):**", "**\(label)**：", "**\(label)：**", "**\(label)** :", "_\(label)_:",
    ] {
      await expect(Line(line: "\(written) 1.1, FR-OS-008", read: "1.1 FR-OS-008"))
    }
  }

  @Test(
    "what a task leaves out it does not cite",
    arguments: [
      "Deferred requirements", "未対応要件", "Requirements not covered", "Requisitos no cubiertos", "Estimated hours",
    ]
  )
  func leftOut(_ label: String) async {
    await expect(Line(line: "**\(label)**: 1.1", read: ""))
    await expect(Line(line: "**\(label):** 1.1", read: ""))
  }

  @Test(
    "a stroke before another label ends the list",
    arguments: [
      "_Requirements: 2.1, 2.2_ / _Design: 2.3_", "_Requirements: 2.1, 2.2 / Design: 2.3_",
      "_Requirements: 2.1 / 2.2 / Design: 2.3_",
      "_Requirements: 2.1, 2.2 / Design: 2.3 | Depends: 1_",
      "**Requirements:** 2.1 | 2.2 | **Design:** 2.3",
    ]
  )
  func otherLabel(_ line: String) async { await expect(Line(line: line, read: "2.1 2.2")) }

  @Test(
    "numbers of tasks",
    arguments: [
      ("### T-013：Draw it\n- **Requirements**: 1.1\n", "T-013 Draw it 1.1"),
      ("- [x] P3-A. Draw it\n  - _Requirements: 1.1_\n", "P3-A Draw it 1.1"),
      ("- [ ] T013：Draw it\n  - _Requirements: 1.1_\n", "T013 Draw it 1.1"),
    ]
  )
  func tasks(_ document: (text: String, read: String)) async {
    let tasks = await Reading(["tasks.md": "# Tasks\n\n\(document.text)"]).tasks
    let read = tasks.map { task in
      "\(task.id.number) \(task.title) \(task.citations.flatMap(\.references).map(\.local).joined())"
    }
    #expect(read == [document.read])
  }

  @Test("neither is this the number of a task", arguments: ["S3-bucket. A", "P3-Add. A", "P1: urgent"])
  func noTask(_ title: String) async {
    #expect(await Reading(["tasks.md": "- [x] 1. A\n- [ ] \(title)\n"]).tasks.count == 1)
  }

  @Test("a whole requirement but for one of its criteria is told of")
  func exception() async {
    let reading = await Reading([
      "requirements.md": "### Requirement 1: A\n\n1. A SHALL b\n2. A SHALL c\n",
      "tasks.md": "- [ ] 1. A\n  - _Requirements: 1 (except 1.2)_\n",
    ])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.unreadable).map(\.text) == ["(except 1.2)"])
  }
}
