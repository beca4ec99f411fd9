package import Findings
import History
import SpecModel
import Traceability

/// A reference that was written before its criterion got another number.
package struct ReferenceFollowsMove: Rule {
  package let id: RuleID = "moved-criterion"
  package let severity = Severity.error
  package let severities: [Severity] = [.error, .warning, .info]
  package let summary = "Every reference names what it named when it was written."
  package let needsPast = true
  package let explanation = """
    A requirement was inserted, or taken out, and what was 7.2 is 8.2. A report that says `✅ Requirement 7.2` still resolves, and speaks
    of a criterion that nobody had in mind. Texts tell which criterion of today is which of then: the same words under another
    number are the same criterion; of several with the same words the order tells; an edited one shares most of its words, all of
    its figures, and the neighbours between which it stands. One in which nothing but a figure is another is named, with both
    figures, and left to its author. So is one that only resembles what was there: a criterion that was taken out and a new one that is
    written like it look the same as one that was edited and moved.

    Compared is with the revision that `--base` names, or else with `.counterfoil/lock`, which `counterfoil lock` writes. With a
    base a line means what its numbers stood for at the commit that wrote it; with a lock, a line that stands in it means what they
    stood for when the lock was written, and so does one of which a few words were edited since, and the numbers were not. A line
    that was written later is never reported. After a merge of two branches that both wrote the lock each line is judged by the
    side that knew it.

    Where the same words stood elsewhere, or less often, or where more of them were edited, nobody can tell whether a line is an old
    one: then it is a note. So it is where a line of nothing but numbers stands beside other words than then, or may have become what it
    says when others of its like were renumbered by hand.

    What names a whole requirement that has given a criterion away since says nothing wrong, and less than it did: that is a note.

    `counterfoil fix` shows the rewriting and does it. In prose this is a warning, elsewhere an error. With `--sources` what sources and
    tests cite is held against the time when their lines were written as well: of a test an error, of a comment a warning, and a
    note where only the list of artifacts says of which spec a file is. `fix` lists sources, and leaves them alone.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(
      [
        "requirements.md": inserted,
        "tasks.md": "- [ ] 1. Colour it\n  - _Requirements: ↓1.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ ↓Requirement 1.1: it is blue\n",
      ],
      before: [
        "requirements.md": before,
        "tasks.md": "- [ ] 1. Colour it\n  - _Requirements: 1.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: it is blue\n",
      ]
    ),
    RuleExample(
      [
        "requirements.md": split,
        "tasks.md":
          "- [ ] 1. Draw it\n  - _Requirements: ↓1_\n- [ ] 2. All of it\n  - _Requirements: 1_\n  - _Requirements: 2_\n",
      ],
      before: [
        "requirements.md": whole,
        "tasks.md":
          "- [ ] 1. Draw it\n  - _Requirements: 1_\n- [ ] 2. All of it\n  - _Requirements: 1_\n  - _Requirements: 2_\n",
      ]
    ),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(
      [
        "requirements.md": inserted,
        "tasks.md": "- [ ] 1. Colour it\n  - _Requirements: 2.1_\n",
        "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ Requirement 1.1: it is 24 points wide\n",
      ],
      before: [
        "requirements.md": before,
        "tasks.md": "- [ ] 1. Colour it\n  - _Requirements: 1.1_\n",
      ]
    )
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let lost = LostFolders(facts)
    return facts.older.references.filter { $0.isMoved && !lost.tell(of: $0) }.map { reference in
      Finding(
        rule: id,
        severity: reference.isUnclear ? .info : reference.severity,
        location: reference.location,
        message: Message.about(reference),
        cure: Message.cure(reference),
        notes: OlderNotes(facts: facts).notes(reference),
        // One renumbering is one cause, and `fix` one cure; what only the author can decide is told one by one.
        group: reference.replacement != nil && !reference.isUnclear ? Message.common : nil,
        identity: Message.identity(reference)
      )
    }
      + facts.older.narrowed.map(narrowed)
      + facts.older.uncompared.filter { $0.hidden != nil }.map { place in
        Finding(
          rule: id,
          severity: .info,
          location: place.location,
          message: "`\(place.written)` may be older: \(place.reason)",
          cure: Message.look,
          group: place.hidden.map { "hold them against `\($0)`, which could not be compared" },
          identity: "`\(place.written)` was not compared"
        )
      }
  }
}

extension ReferenceFollowsMove {
  /// Whether the rest is meant, too, only its author knows: it says nothing that is not so.
  private func narrowed(_ reference: NarrowedReference) -> Finding {
    let today = reference.strays.prefix(8).map { $0.called(in: reference.home) }.joined(separator: ", ")
    return Finding(
      rule: id,
      severity: .info,
      location: reference.location,
      message: reference.words,
      cure: "cite `\(today)` beside it, if that is meant",
      identity: "`\(reference.written)` meant more: \(reference.firstStrays)"
    )
  }
}

private enum Message {
  static let look = "see whether it is about what it cites"
  static let common = "run `counterfoil fix`, which writes the number that each has today"

  static func cure(_ reference: OlderReference) -> String {
    if reference.isUnclear {
      return "\(look): its words stood elsewhere or less often before, or were edited, or it was renumbered by hand"
    }
    guard let replacement = reference.replacement else {
      return "write what it is about today; \(reference.obstacle ?? "")\(reference.withCompanions)"
    }
    // Nobody rewrites what may be somebody's code.
    if reference.source != nil { return "write `\(replacement)`" }
    // `AC 2` stays as it is where the requirement that it stands under is what has moved.
    return replacement == reference.written
      ? "correct the requirement that it stands under, or run `counterfoil fix`"
      : "write `\(replacement)`, or run `counterfoil fix`"
  }

  /// Where the number has stayed, it is the spec that is called otherwise.
  private static func name(_ place: Fate.Place, of member: OlderReference.Member) -> String {
    place.local == member.number ? "\(place.spec.name)/\(place.local)" : place.called(in: member.home)
  }

  static func identity(_ reference: OlderReference) -> String {
    let moved = reference.members.compactMap { member -> String? in
      switch member.fate {
      case .moved(let place, _): "\(member.number) is \(place.called(in: member.home))"
      case .resembled(let place, _): "\(member.number) may be \(place.called(in: member.home))"
      case .undecided: "\(member.number) may be any of several"
      case .kept, .changed, .removed: nil
      }
    }
    return "`\(reference.written)` is older: \(moved.joined(separator: ", ")) today"
  }

  static func about(_ reference: OlderReference) -> String {
    let moved = reference.members.compactMap { member -> String? in
      switch member.fate {
      case .moved(let place, let grounds):
        "\(member.number) of then is \(name(place, of: member)) today (\(grounds))"
      case .resembled(let place, let grounds):
        "\(member.number) of then is gone, or is \(name(place, of: member)) today (\(grounds))"
      case .undecided(let places):
        "\(member.number) of then may be \(places.count > 1 ? "any of " : "")"
          + "\(places.map { $0.called(in: member.home) }.joined(separator: ", ")) today"
      case .kept, .changed, .removed: nil
      }
    }
    let shown = moved.prefix(3).joined(separator: "; ")
    let more = moved.count > 3 ? "; and \(moved.count - 3) more" : ""
    return
      "`\(reference.written)` \(reference.isUnclear ? "may have been" : "was") written \(reference.when.words): \(shown)\(more)"
  }
}

private let before = """
  ### Requirement 1: Colour

  1. WHEN it is drawn THEN it SHALL be blue
  """

private let whole = """
  ### Requirement 1: Size

  1. WHEN it is drawn THEN it SHALL be 24 points wide
  2. WHEN the text is large THEN it SHALL grow with it
  3. WHEN it is disabled THEN it SHALL be drawn in grey
  """

private let split = """
  ### Requirement 1: Size

  1. WHEN it is drawn THEN it SHALL be 24 points wide
  2. WHEN the text is large THEN it SHALL grow with it

  ### Requirement 2: Colour

  1. WHEN it is disabled THEN it SHALL be drawn in grey
  """

private let inserted = """
  ### Requirement 1: Size

  1. WHEN it is drawn THEN it SHALL be 24 points wide

  ### Requirement 2: Colour

  1. WHEN it is drawn THEN it SHALL be blue
  """
