import Findings
import History
import SpecModel
import Testing

struct SpecChangeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: [[String]]
    let new: [[String]]
    /// `1.1` to what it is called today: `same`, `changed`, `gone`, a number, or several for what nobody can tell.
    let fates: [String: String]
  }

  private static let size = "WHEN it is drawn THEN it SHALL be 24 points wide"
  private static let colour = "WHEN it is drawn THEN the Icon SHALL take the colour of the text around it"
  private static let label = "WHEN a reader comes by THEN the Icon SHALL be hidden from VoiceOver and TalkBack"
  private static let press = "IF it is disabled THEN the Button SHALL ignore every press without feedback"
  private static func wait(_ seconds: Int) -> String {
    "IF the network is gone THEN the queue SHALL wait for \(seconds) seconds before it tries again"
  }
  private static let fails = "IF it fails THEN the System SHALL log the error"
  private static let new1 = "WHEN a theme is chosen THEN the Palette SHALL offer eight accents"
  private static let new2 = "WHEN an accent is chosen THEN every surface SHALL follow within one frame"

  static let cases: [Case] = [
    Case(
      testDescription: "a requirement inserted in the middle moves what follows",
      old: [[size], [colour, label]],
      new: [[size], [new1, new2], [colour, label]],
      fates: ["1.1": "same", "2.1": "3.1", "2.2": "3.2", "1": "same", "2": "3"]
    ),
    Case(
      testDescription: "two criteria exchanged",
      old: [[size, colour]],
      new: [[colour, size]],
      fates: ["1.1": "1.2", "1.2": "1.1", "1": "same"]
    ),
    Case(
      testDescription: "two requirements exchanged",
      old: [[size, colour], [label]],
      new: [[label], [size, colour]],
      fates: ["1.1": "2.1", "1.2": "2.2", "2.1": "1.1", "1": "2", "2": "1"]
    ),
    Case(
      testDescription: "a requirement that was split is several",
      old: [[size, colour, label, press]],
      new: [[size, colour], [label, press]],
      fates: ["1.1": "same", "1.3": "2.1", "1.4": "2.2", "1": "1 or 2"]
    ),
    Case(
      testDescription: "a criterion that is gone is not the one in its place",
      old: [[size, colour, label]],
      new: [[colour, label]],
      fates: ["1.1": "gone", "1.2": "1.1", "1.3": "1.2", "1": "same"]
    ),
    Case(
      testDescription: "two criteria that were merged: one has grown, the other one is in it",
      old: [[size, colour, label]],
      new: [[size, colour + ", and SHALL be hidden from VoiceOver and TalkBack WHEN a reader comes by"]],
      fates: ["1.1": "same", "1.2": "changed", "1.3": "1.2", "1": "same"]
    ),
    Case(
      testDescription: "one that is gone is not in another that says what it said before, and more than the one",
      old: [[size], [label, colour], [press, colour + " and beneath"]],
      new: [[size], [new1], [new2, press, colour + " and beneath"]],
      fates: ["2.2": "gone", "3.1": "3.2", "3.2": "3.3"]
    ),
    Case(
      testDescription: "nor where the other one has its number today",
      old: [[colour, colour + " and beneath", press]],
      new: [[colour + " and beneath", press]],
      fates: ["1.1": "gone", "1.2": "1.1", "1.3": "1.2"]
    ),
    Case(
      testDescription: "a text rewritten in place is changed",
      old: [[size, colour]],
      new: [[size, new1]],
      fates: ["1.2": "changed", "1": "same"]
    ),
    Case(
      testDescription: "other punctuation, letter case and markup change nothing",
      old: [[size]],
      new: [["When it is drawn, then it **SHALL** be 24 points wide."]],
      fates: ["1.1": "same"]
    ),
    Case(
      testDescription: "moved and slightly edited at once, between the same neighbours",
      old: [[size, colour, label]],
      new: [[new1], [size, colour + " and beneath", label]],
      fates: ["1.1": "2.1", "1.2": "2.2", "1.3": "2.3", "1": "2"]
    ),
    Case(
      testDescription: "other figures make another criterion, not an edited one",
      old: [
        ["The small Icon SHALL be 24 points wide and centred", "The medium Icon SHALL be 32 points wide and centred"]
      ],
      new: [
        ["The medium Icon SHALL be 32 points wide and centred", "The large Icon SHALL be 48 points wide and centred"]
      ],
      fates: ["1.1": "gone", "1.2": "1.1"]
    ),
    Case(
      testDescription: "all words of one other, and all figures but one, are the same criterion, wherever it went",
      old: [[colour, Self.wait(60)], [label, size]],
      new: [[colour, press, Self.wait(90)], [new1, new2], [label, size]],
      fates: ["1.1": "same", "1.2": "1.3 with 90 for 60", "2.2": "3.2"]
    ),
    Case(
      testDescription: "the same where its number is free, and where its requirement was moved",
      old: [[colour, label], [press, size]],
      new: [[colour], [new1, label], [press, size.replacing("24", with: "44")]],
      fates: ["2.1": "3.1", "2.2": "3.2 with 44 for 24", "2": "3"]
    ),
    Case(
      testDescription: "of siblings that nothing but figures tells apart nobody knows which is which",
      old: [[colour, Self.wait(30), Self.wait(60)]],
      new: [[colour, press, Self.wait(60), Self.wait(90)]],
      fates: ["1.2": "changed", "1.3": "same"]
    ),
    Case(
      testDescription: "two other figures, and a not, make another criterion",
      old: [[colour, "IF 3 calls fail THEN the queue SHALL wait for 60 seconds", size]],
      new: [[colour, press, "IF 5 calls fail THEN the queue SHALL wait for 90 seconds", size + " and not round"]],
      fates: ["1.2": "changed"]
    ),
    Case(
      testDescription: "equal texts are told apart by the requirement that the others moved to",
      old: [[size, fails], [colour, fails], [label, fails]],
      new: [[size, fails], [label, fails]],
      fates: ["1.2": "same", "2.2": "1.2 or 2.2", "3.2": "2.2", "3": "2"]
    ),
    Case(
      testDescription: "equal texts, as many as before, keep their order",
      old: [[fails], [fails]],
      new: [[new1], [fails], [fails]],
      fates: ["1.1": "2.1", "2.1": "3.1"]
    ),
    Case(
      testDescription: "of equal texts, more than before, nobody can tell",
      old: [[fails]],
      new: [[new1], [fails], [fails]],
      fates: ["1.1": "2.1 or 3.1", "1": "2 or 3"]
    ),
    Case(
      testDescription: "a copy of a criterion leaves the first one where it is",
      old: [[size], [fails]],
      new: [[size], [fails], [fails]],
      fates: ["2.1": "same"]
    ),
    Case(
      testDescription: "a requirement replaced by one of which no word is its own is gone",
      old: [[size], [colour]],
      new: [[size], [new1]],
      fates: ["2.1": "gone", "2": "gone"]
    ),
    Case(
      testDescription:
        "the one word that differs tells a criterion from its siblings: it is not that of another family",
      old: [
        [outline("small", 12), outline("medium", 16), outline("large", 24)], [size, icon("tiny", 8), colour],
      ],
      new: [[press], [size, icon("tiny", 8), icon("large", 24), colour]],
      fates: ["1.1": "gone", "1.3": "gone", "2.2": "same", "2.3": "2.4"]
    ),
    Case(
      testDescription: "a word that was changed in all of a family, whose title nobody knows, leaves each a candidate",
      old: [[outline("small", 12), outline("medium", 16), outline("large", 24), label], [size, colour]],
      new: [[new1], [icon("small", 12), icon("medium", 16), icon("large", 24), label], [size, colour]],
      fates: ["1.1": "2.1?", "1.2": "2.2?", "1.3": "2.3?", "1.4": "2.4"]
    ),
  ]

  private static func outline(_ size: String, _ width: Int) -> String {
    "WHEN the Badge receives size \(size) THEN the Badge SHALL render its outline at \(width) px"
  }

  private static func icon(_ size: String, _ width: Int) -> String {
    "WHEN the Badge receives size \(size) THEN the Badge SHALL render its icon at \(width) px"
  }

  @Test("what a number stood for is found again by its text", arguments: cases)
  func fates(_ example: Case) throws {
    let change = SpecChange(old: Self.numbering(example.old), new: Self.numbering(example.new))
    for (number, expected) in example.fates {
      let meaning = try #require(change.meaning(of: Self.target(number)), "\(number)")
      #expect(Self.name(meaning.fate) == expected, "\(number)")
    }
  }

  @Test("a number that stood for nothing then has no fate")
  func unknown() {
    let change = SpecChange(old: Self.numbering([[Self.size]]), new: Self.numbering([[Self.colour]]))
    #expect(change.meaning(of: Self.target("1.2")) == nil)
    #expect(change.meaning(of: Self.target("2")) == nil)
  }

  @Test("of a number that thousands bore the first ones are named, and how many more there are")
  func shared() throws {
    func numbering(_ first: Int) -> SpecNumbering {
      let ids = (1...1000).map {
        RequirementID(spec: SpecID("001-icon"), number: RequirementNumber("1"), occurrence: $0)
      }
      return SpecNumbering(
        spec: SpecID("001-icon"),
        criteria: ids.map { id in
          let text = "WHEN a\(id.occurrence + first) THEN it SHALL be drawn"
          return SpecNumbering.Entry(id: CriterionID(requirement: id, label: CriterionLabel("1")), text: text)
        },
        requirements: ids.map { SpecNumbering.Title(id: $0, heading: "Requirement 1: a") }
      )
    }
    let change = SpecChange(old: numbering(0), new: numbering(1))
    let target = Reference.Target.criterion(RequirementNumber("1"), occurrence: nil, CriterionLabel("1"))
    let meaning = try #require(change.meaning(of: target))
    #expect(meaning.text.utf8.count < 1000 && meaning.text.hasSuffix("or one of 984 others"))
    guard case .undecided(let places) = meaning.fate else {
      Issue.record("\(meaning.fate)")
      return
    }
    #expect(places.count == 16)
  }

  @Test("a requirement that keeps its number, its title and half of its criteria is what it was")
  func gaveAway() {
    func titled(_ texts: [[String]], _ titles: [String]) -> SpecNumbering {
      let plain = Self.numbering(texts)
      let headings = zip(plain.requirements, titles).map {
        SpecNumbering.Title(id: $0.id, heading: "\($0.heading): \($1)")
      }
      return SpecNumbering(spec: plain.spec, criteria: plain.criteria, requirements: headings)
    }
    let old = titled([[Self.size], [Self.colour, Self.label]], ["Size", "Colour"])
    func fate(_ texts: [[String]], _ titles: [String]) -> String {
      let target = Reference.Target.requirement(RequirementNumber("2"), occurrence: nil)
      return SpecChange(old: old, new: titled(texts, titles)).meaning(of: target).map { Self.name($0.fate) } ?? "none"
    }
    #expect(fate([[Self.size, Self.label], [Self.colour]], ["Size", "Colour"]) == "same")
    #expect(fate([[Self.size, Self.label], [Self.colour]], ["Size", "Tone"]) == "1 or 2")
    #expect(fate([[Self.size, Self.label], [Self.new1], [Self.colour]], ["Size", "Theme", "Colour"]) == "1 or 3")
  }

  @Test("a spec whose folder was renamed is known by what it says")
  func renamed() {
    let old = Self.numbering([[Self.size, Self.colour]], spec: "004-icon")
    let new = Self.numbering([[Self.new1], [Self.size, Self.colour]], spec: "006-icon-system")
    let pairs = SpecPairs(old: Numbering([old]), new: Numbering([new]))
    #expect(pairs.then == [SpecID("006-icon-system"): SpecID("004-icon")])
    #expect(pairs.names["004"] == SpecID("006-icon-system"))
    #expect(pairs.gone.isEmpty)
  }

  // MARK: Notation

  private static func numbering(_ texts: [[String]], spec: String = "001-icon") -> SpecNumbering {
    let spec = SpecID(spec)
    let ids = texts.indices.map { RequirementID(spec: spec, number: RequirementNumber("\($0 + 1)")) }
    let criteria = zip(ids, texts).flatMap { id, texts in
      texts.enumerated().map { index, text in
        SpecNumbering.Entry(
          Criterion(
            id: CriterionID(requirement: id, label: CriterionLabel("\(index + 1)")),
            text: text,
            location: Location(path: DocumentPath("r.md"), range: SourceRange(line: 1, columns: 1..<2))
          )
        )
      }
    }
    return SpecNumbering(
      spec: spec,
      criteria: criteria,
      requirements: ids.map { SpecNumbering.Title(id: $0, heading: "Requirement \($0.number)") }
    )
  }

  private static func target(_ number: String) -> Reference.Target {
    let parts = number.split(separator: ".")
    let requirement = RequirementNumber(String(parts[0]))
    return parts.count == 1
      ? .requirement(requirement, occurrence: nil)
      : .criterion(requirement, occurrence: nil, CriterionLabel(String(parts[1])))
  }

  private static func name(_ fate: Fate) -> String {
    switch fate {
    case .kept: "same"
    case .changed: "changed"
    case .moved(let place, .figure(let then, let today)): "\(place.local) with \(today) for \(then)"
    case .moved(let place, _): place.local
    case .resembled(let place, _): "\(place.local)?"
    case .removed: "gone"
    case .undecided(let places): places.map(\.local).joined(separator: " or ")
    }
  }
}
