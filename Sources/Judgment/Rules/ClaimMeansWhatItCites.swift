package import Findings
import SpecModel
import Traceability

/// A claim whose words are another criterion's.
package struct ClaimMeansWhatItCites: Rule {
  package let id: RuleID = "misdirected-claim"
  package let severity = Severity.warning
  package let summary = "The words of a claim fit the criterion that it cites."
  package let explanation = """
    When a requirement is inserted, all that follow it get a new number, and every claim that was written before still resolves: to
    something else. Its criterion then counts as claimed although nobody claimed it. A claim is therefore held against all criteria
    of its spec, word by word. Where its words fit another one much better, it earns the criterion that it cites nothing.

    `✅ Requirement 7.2: hidden from VoiceOver` is misdirected where 7.2 is about colours, and 8.2 about VoiceOver. Read both, and
    write the number of the one that you mean. Where the number is right, say in the criterion's own words what was done.

    A whole report goes wrong the same way. Where most claims under one requirement that can be told fit another one, number by
    number, those beside them that say too little go with them, and so does a claim that repeats the title of another requirement, alone or
    before a dash: `Spacing Token Compliance - tests measure it`. The whole title of exactly one other requirement, and nothing besides, is
    enough however short it is: `✅ Requirement 3: Alarms` where Requirement 4 is called so.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": requirements,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Icon

      ## Requirements Compliance

      ✅ ↓Requirement 2.1: Icon is hidden from VoiceOver and marked decorative
      ✅ ↓Requirement 3.2: A darker shade for people who see little
      ✅ Requirement 1.1: Icon is drawn at the requested width
      """,
    ]),
    // All that is said of a requirement is what another one is called.
    RuleExample([
      "requirements.md": requirements,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Icon

      ## Requirements Compliance

      - ✅ ↓Requirement 2: Accessibility
      - ✅ Requirement 1: Size

      ### ↓Requirement 3: Colour ✅

      All of it is there.
      """,
    ]),
    // What may be said of anything, beside one that went as far astray.
    RuleExample([
      "requirements.md": requirements
        + "\n\n### Requirement 4: Testing\n\n1. WHEN it is built THEN pictures SHALL be compared\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Icon

      ## Requirements Compliance

      - ✅ ↓Requirement 2: Accessibility
      - ✅ ↓Requirement 3: Testing
      """,
    ]),
    // Requirements of one sentence are cited as wholes.
    RuleExample([
      "requirements.md": series,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Icon

      ## Requirements Compliance

      - ✅ ↓FR-003: decorative icons are hidden from VoiceOver
      - ✅ FR-001: icons are drawn at the requested width
      """,
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    // Its own title, words of its own, and a title that two requirements bear.
    RuleExample([
      "requirements.md": requirements
        + "\n\n### Requirement 4: Testing\n\n1. WHEN it is built THEN pictures SHALL be compared\n"
        + "\n### Requirement 5: Shade\n\n1. WHEN it is night THEN it SHALL be dark\n"
        + "\n### Requirement 6: Caching\n\n1. WHEN it is loaded THEN it SHALL be kept\n"
        + "\n### Requirement 7: Caching\n\n1. WHEN it is kept THEN it SHALL be reused\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Icon

      ## Requirements Compliance

      - ✅ Requirement 1: Size
      - ✅ Requirement 2: Shade
      - ✅ Requirement 3: Caching
      - ✅ Requirement 1: Testing
      """,
    ]),
    RuleExample([
      "requirements.md": requirements,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Icon

      ## Requirements Compliance

      ✅ Requirement 3.1: Icon is hidden from VoiceOver and marked decorative
      ✅ Requirement 2.1: done in `Icon.swift`, Property 8 tests it
      ✅ Requirement 2.2: the palette follows
      """,
    ]),
    RuleExample([
      "requirements.md": series,
      "completion/task-1-completion.md": """
      # Task 1 Completion: Icon

      ## Requirements Compliance

      - ✅ FR-005: decorative icons are hidden from VoiceOver
      - ✅ FR-003: pictures from the network are cached, decorative icons too
      - ✅ FR-004: errors are announced
      - ✅ FR-002: done in `Icon.swift`
      """,
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    var line: Location?
    return facts.misdirections.sorted { $0.key < $1.key }.compactMap { place, misdirection in
      let claim = facts.graph.claims[place]
      // The claims of one line share their words, and the finding.
      guard claim.claim.location != line,
        !facts.historic.speak(ofLineOf: claim.claim.reference.location, insteadOf: id, severity)
      else { return nil }
      line = claim.claim.location
      return finding(about: claim, misdirection, facts)
    }
  }

  private func finding(about claim: TracedClaim, _ misdirection: Misdirection, _ facts: Facts) -> Finding {
    let cited = claim.resolution.criteria.first.flatMap { facts.graph.index.criterion($0) }
    let isTitle = misdirection.reason == .title
    return finding(
      claim.claim.reference.location,
      .fits(misdirection, rather: claim.claim.reference.local),
      cure: cure(of: claim, misdirection, facts),
      notes: [
        isTitle ? titleNote(misdirection, facts) : criterionNote(misdirection.target, "fits its words", facts),
        misdirection.sibling.flatMap { criterionNote($0, "fits them as well", facts) },
        cited.flatMap { criterionNote($0.id, "is what it cites", facts) },
      ].compactMap(\.self),
      // How many words agree, and how many claims went the same way, changes with the text of others.
      identity: .about(misdirection, rather: claim.claim.reference.local)
    )
  }

  private func cure(of claim: TracedClaim, _ misdirection: Misdirection, _ facts: Facts) -> String {
    if misdirection.reason == .title { return "cite \(misdirection.meant), or the criterion of it that is meant" }
    // Whoever cites a range, or a whole requirement, means more than one criterion.
    if claim.claim.reference.isFromRange || claim.resolution.criteria.count > 1 {
      return "cite Requirement \(misdirection.target.requirement.local), or those of its criteria that are meant"
    }
    guard let sibling = misdirection.sibling else {
      return "write `\(written(misdirection.target, facts))` if that is meant"
    }
    return "write `\(written(misdirection.target, facts))` or `\(written(sibling, facts))`, whichever is meant"
  }

  private func criterionNote(_ id: CriterionID, _ words: String, _ facts: Facts) -> Finding.Note? {
    facts.graph.index.criterion(id).map { Finding.Note(location: $0.location, message: "\(id.citable) \(words)") }
  }

  private func titleNote(_ found: Misdirection, _ facts: Facts) -> Finding.Note? {
    facts.graph.index.requirement(found.target.requirement).map {
      Finding.Note(location: $0.location, message: "\(found.meant) bears that title")
    }
  }

  /// Where two requirements bear its number, the number alone would be ambiguous.
  private func written(_ id: CriterionID, _ facts: Facts) -> String {
    guard id.label.isNumbered, facts.graph.index.requirements(id.requirement.number, in: id.spec).count > 1 else {
      return id.citable
    }
    return "\(id.requirement.amongNamesakes).\(id.label)"
  }
}

extension Misdirection {
  /// Who repeats a title may mean any criterion below it.
  fileprivate var meant: String {
    reason == .title ? "Requirement \(target.requirement.local)" : target.citable
  }
}

extension String {
  fileprivate static func fits(_ found: Misdirection, rather cited: String) -> String {
    // Two words tell that it is not what it cites, and not so well what it is.
    let isVague = found.reason == .words && found.wordsInTarget <= 2
    let verdict = isVague ? "its words fit \(found.meant) better than \(cited)" : about(found, rather: cited)
    return "\(verdict): \(reason(of: found, rather: cited))"
  }

  fileprivate static func about(_ found: Misdirection, rather cited: String) -> String {
    "it is about \(found.meant) rather than \(cited)"
  }

  private static func reason(of found: Misdirection, rather cited: String) -> String {
    switch found.reason {
    case .words: words(of: found, rather: cited) + company(of: found)
    case .title: "it holds the words of its title"
    case .block(let block): beside(block, found, rather: cited)
    }
  }

  private static func beside(_ block: Misdirection.Block, _ found: Misdirection, rather cited: String) -> String {
    var parts: [String] = []
    if found.wordsInTarget > found.wordsInCited { parts.append(words(of: found, rather: cited)) }
    if block.lines > 1 {
      parts.append(
        "\(block.fitting) of \(block.lines) claims here under Requirement \(cited.prefix { $0 != "." }) "
          + "\(block.fitting == 1 ? "fits" : "fit") Requirement \(found.target.requirement.local)"
      )
    } else if parts.isEmpty {
      parts.append("its words fit Requirement \(found.target.requirement.local)")
    }
    let distance = ["", "second ", "third ", "fourth "]
    let place = distance.indices.contains(abs(block.offset) - 1) ? distance[abs(block.offset) - 1] : ""
    let way = "the \(place)requirement \(block.offset > 0 ? "after" : "before") theirs"
    switch block.elsewhere {
    case 0: break
    case 1: parts.append("another claim of this report fits \(way)")
    default: parts.append("\(block.elsewhere) more claims of this report fit \(way)")
    }
    return parts.joined(separator: "; ")
  }

  private static func words(of found: Misdirection, rather cited: String) -> String {
    let counts = "\(found.wordsInTarget) of its \(found.words) words stand in \(found.target.citable)"
    return "\(counts), " + (found.wordsInCited == 0 ? "none in \(cited)" : "\(found.wordsInCited) in \(cited)")
  }

  private static func company(of found: Misdirection) -> String {
    switch found.companions {
    case 0: ""
    case 1: "; another claim of this report went the same way"
    default: "; \(found.companions) more claims of this report went the same way"
    }
  }
}

private let requirements = """
  ### Requirement 1: Size

  1. WHEN an icon is drawn THEN it SHALL have the requested width
  2. WHEN no width is requested THEN the icon SHALL be 24 points wide
  3. WHEN the text scales THEN the icon SHALL scale along

  ### Requirement 2: Colour

  1. WHEN no colour is given THEN the icon SHALL inherit that of its container
  2. WHEN the palette changes THEN the icon SHALL change at once
  3. WHEN contrast is raised THEN the icon SHALL use the darker shade

  ### Requirement 3: Accessibility

  1. WHEN an icon is decorative THEN it SHALL be hidden from VoiceOver
  2. WHEN an icon stands alone THEN it SHALL bear a label
  3. WHEN motion is reduced THEN it SHALL not be animated
  """

private let series = """
  ## Functional Requirements

  - **FR-001**: System MUST draw every icon at the requested width
  - **FR-002**: System MUST inherit the colour of the container where none is given
  - **FR-003**: System MUST cache pictures that were loaded from the network
  - **FR-004**: System MUST announce errors to the screen reader politely
  - **FR-005**: System MUST hide decorative icons from VoiceOver
  - **FR-006**: System MUST rotate its log files every night
  """
