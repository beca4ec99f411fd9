package import Findings
import SpecModel

/// A parent task that is ticked while one of its subtasks is not.
package struct ParentWaitsForSubtasks: Rule {
  package let id: RuleID = "parent-ticked-early"
  package let severity = Severity.warning
  package let summary = "A task with subtasks is ticked after them."
  package let explanation = """
    The tick of a parent says that all of it is done. While a subtask is open, one of the two ticks is wrong, and whoever reads only
    the parents is told too much. `1.0` is the parent of the `1.1` that stands further in below it. Optional subtasks (`- [ ]* 1.2`) and those that were dropped (`- [~]`) need not be done, nor those
    whose title says so: `(optional)`, `(deferred to v2)`, `[SKIPPED]`, `~~struck through~~`.

    Finish the subtask, mark it as optional or dropped, or take the tick of the parent back.
    """

  package init() {}

  package let triggering: [RuleExample] =
    [
      RuleExample(["tasks.md": "↓- [x] 1. Draw it\n  - [x] 1.1 Outline\n  - [ ] 1.2 Fill\n"]),
      RuleExample(["tasks.md": "↓- [x] 1.0 Draw it\n  - [x] 1.1 Outline\n  - [ ] 1.2 Fill\n"]),
      RuleExample([
        "tasks.md": """
        ↓- [x] 1. Draw it
          - [ ] 1.1 Parse (optional) parameters

        ↓- [x] 2. Name it
          - [ ] 2.1 Show an order's state - cancelled

        ↓- [x] 3. Move it
          - [ ] 3.1 ~~Slide~~ Fade it out

        ↓- [x] 4. Ship it
          - [ ] 4.1 Answer with the deferred list (deferred loading)
        """
      ]),
    ]
    + [
      // What is built is removed, cancelled or optional, and not the task.
      "List the rows (removed and added)", "Retry requests (cancelled by the user)",
      "Count packets (dropped by the server)",
      "Filter orders by state (cancelled)", "Animate the card (moved to front)", "Hide rows (removed in v2)",
      "Show the state - cancelled by the user", "Explain retry - skipped for idempotent calls",
      "Keep the cursor - moved to the end of the line", "Queue it - deferred to task queues",
      "Slide it (moved to 0.5 px)",
      "Parse flags (optional for callers)", "(skipped) lines are counted", "Read optional-chaining (optional-chaining)",
      "Removed: rows are greyed", "Not required: fields without asterisk", "Deferred: images below the fold",
      "~~Use Redux~~ → Use Zustand", "~~Use A~~ - use B instead", "~~Slide~~ (now: fade)", "~~Slide~~ (optional: fade)",
      "検証する（任意の文字列）", "解析查询（可选参数）", "一覧（オプション一覧）", "解析（可选）参数", "过滤订单（已取消）",
    ].map { RuleExample(["tasks.md": "↓- [x] 1. Draw it\n  - [ ] 1.1 \($0)\n"]) }

  package let nonTriggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [x] 1. Draw it\n  - [x] 1.1 Outline\n  - [ ]* 1.2 Fill\n  - [~] 1.3 Shade\n"]),
    RuleExample([
      "tasks.md": """
      - [x] 1. Draw it
        - [x] 1.1 Outline
        - [ ] 1.2 Fill (optional)
        - [ ] 1.3 Shade **[OPTIONAL]**
        - [ ] 1.4 Optional: document the shades
        - [ ] ~~1.5 Gloss~~
        - [ ] 1.6 Bevel — DEFERRED to spec 012
        - [ ] 1.7 Glow (skipped)
        - [ ] 1.8 Blur (N/A)
        - [ ] 1.9 Tilt **[MOVED to 2.1]**
        - [ ] 1.10 (Optional) Spin
        - [ ] 1.11 Shimmer (CANCELLED, nobody asked)
        - [ ] 1.12 ~~Wobble~~ (superseded by 1.1)
        - [ ] 1.13 Pulse (DEFERRED TO PHASE 4) - _Requirements: 1.1_
        - [ ] 1.14 Ripple (deferred to v2)
        - [ ] 1.15 Bounce (moved to spec 012)
        - [ ] 1.16 Swing [cancelled]
        - [ ] 1.17 Fold - postponed until phase 3
        - [ ] 1.18 ~~Flip~~ - _Requirements: 1.1_
        - [ ] 1.19 SKIPPED: Roll
        - [ ] 1.20 確認する（任意）
        - [ ] 1.21 测试（可选）
        - [ ] ~~1.22 Zoom~~ — (moved to 2.1)
        - [ ] 1.23 Shake (**SKIPPED** — no time)
      """
    ]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - [x] 1.1 Outline\n  - [ ] 1.2 Fill\n"]),
    RuleExample(["tasks.md": "- [ ] 1.0 Draw it\n  - [x] 1.1 Outline\n  - [ ] 1.2 Fill\n"]),
    // The first of three, and no parent of the others.
    RuleExample(["tasks.md": "## Draw it\n\n- [x] 1.0 Sketch\n- [x] 1.1 Outline\n- [ ] 1.2 Fill\n"]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - [x] 1.0 Sketch\n  - [x] 1.1 Outline\n  - [ ] 1.2 Fill\n"]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  - [x] 1.1 Outline\n\n## Phase 2\n\n- [ ] 1. Name it\n  - [ ] 1.1 Label\n"
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap { spec -> [Finding] in
      let open = Dictionary(grouping: spec.tasks.filter(isOpen).sorted { $0.location < $1.location }) { $0.parent }
      guard !open.isEmpty else { return [] }
      let places = Dictionary(grouping: spec.tasks.map { ($0.id, $0.location) }) { $0.0 }.mapValues {
        $0.map(\.1).sorted()
      }
      return spec.tasks.compactMap { task in
        guard task.isTicked, let all = open[task.id.number], let namesakes = places[task.id] else { return nil }
        let children = namesakes.count == 1 ? all[...] : all.between(task.location, namesakes)
        guard !children.isEmpty else { return nil }
        let names = children.map(\.id.number.text).joined(separator: ", ")
        return finding(
          task.location,
          "task \(task.id.number) is ticked before its \(children.count == 1 ? "subtask" : "subtasks") \(names)",
          cure: "finish what is open, mark it as optional (`- [ ]*`), or take this tick back",
          notes: children.prefix(3).map { .init(location: $0.location, message: "not ticked") },
          identity: "task \(task.id.number) is ticked before its subtasks"
        )
      }
    }
  }

  private func isOpen(_ task: SpecTask) -> Bool {
    task.standing == .required && task.isUnticked
  }
}

extension [SpecTask] {
  /// Where numbers begin anew with each phase, subtasks belong to the nearest namesake above them.
  ///
  /// - Parameter namesakes: of the one that stands here, in order, as these are.
  fileprivate func between(_ here: Location, _ namesakes: [Location]) -> ArraySlice<SpecTask> {
    let next = namesakes.partitionPoint { $0 <= here }
    let first = partitionPoint { $0.location <= here }
    let end = next < namesakes.count ? partitionPoint { $0.location < namesakes[next] } : count
    return self[first..<Swift.max(first, end)]
  }
}
