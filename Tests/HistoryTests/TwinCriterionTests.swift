import Commands
import Findings
import History
import SpecModel
import Testing
import Traceability

/// One criterion was taken out, and a new one that is written like it stands elsewhere: it is no edited form of the first.
struct TwinCriterionTests {
  struct Twins: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String

    init(_ name: String, _ old: String, _ new: String) {
      (testDescription, self.old, self.new) = (name, old, new)
    }
  }

  static let twins = [
    Twins(
      "save, delete",
      "WHEN the user taps Save THE SYSTEM SHALL show a confirmation message for the document",
      "WHEN the user taps Delete THE SYSTEM SHALL show a confirmation dialog for the account"
    ),
    Twins(
      "email, phone",
      "WHEN the user enters an invalid email THE SYSTEM SHALL show an error below the field",
      "WHEN the user enters an invalid phone number THE SYSTEM SHALL show an error below the field"
    ),
    Twins(
      "login, logout",
      "WHEN a user logs in THE SYSTEM SHALL write the time and the address to the audit log",
      "WHEN a user logs out THE SYSTEM SHALL write the time and the address to the audit log"
    ),
    Twins(
      "local, locale",
      "WHEN the local changes THE SYSTEM SHALL read all prices again and round them as people there do",
      "WHEN the locale changes THE SYSTEM SHALL read all prices again and round them as people there do"
    ),
    Twins(
      "trial, trail",
      "WHEN a trial ends THE SYSTEM SHALL write the time and the account to the log",
      "WHEN a trail ends THE SYSTEM SHALL write the time and the account to the log"
    ),
    Twins(
      "minimum, maximum",
      "IF the amount is below the minimum THEN the form SHALL reject it and name the allowed amount",
      "IF the amount is above the maximum THEN the form SHALL reject it and name the allowed amount"
    ),
    Twins(
      "upload, download",
      "WHILE an upload is running THE SYSTEM SHALL show a progress bar with the remaining time",
      "WHILE a download is running THE SYSTEM SHALL show a progress bar with the remaining time"
    ),
    Twins(
      "import, export",
      "WHEN an import fails THE SYSTEM SHALL keep the previous data and list every rejected row",
      "WHEN an export fails THE SYSTEM SHALL keep the previous file and list every rejected row"
    ),
    Twins(
      "enabled, disabled",
      "WHEN the switch is enabled THE SYSTEM SHALL persist the setting and notify every open window",
      "WHEN the switch is disabled THE SYSTEM SHALL persist the setting and notify every open window"
    ),
    Twins(
      "created, archived",
      "WHEN a project is created THE SYSTEM SHALL send an email to all members of the team",
      "WHEN a project is archived THE SYSTEM SHALL send an email to all owners of the team"
    ),
    Twins(
      "success, failure",
      "WHEN a payment succeeds THE SYSTEM SHALL send a receipt to the customer within one minute",
      "WHEN a payment fails THE SYSTEM SHALL send a warning to the customer within one minute"
    ),
    Twins(
      "light, dark",
      "WHERE the light theme is chosen THE SYSTEM SHALL draw every icon with the outline of its surface",
      "WHERE the dark theme is chosen THE SYSTEM SHALL draw every icon with the outline of its surface"
    ),
    Twins(
      "admin, guest",
      "WHEN an admin opens the report THE SYSTEM SHALL list the sales of every region by month",
      "WHEN a guest opens the report THE SYSTEM SHALL list the sales of every region by month"
    ),
    Twins(
      "one that says more",
      "WHEN a user uploads a file THE SYSTEM SHALL scan it for viruses before it is stored",
      "WHEN a user uploads a profile picture file THE SYSTEM SHALL scan it for viruses before it is stored"
    ),
    Twins(
      "role, rule",
      "WHEN a role is deleted THE SYSTEM SHALL ask for a reason and write both to the log",
      "WHEN a rule is deleted THE SYSTEM SHALL ask for a reason and write both to the log"
    ),
    Twins(
      "form, from",
      "WHEN the form is empty THE SYSTEM SHALL disable the button below it and say why",
      "WHEN the from is empty THE SYSTEM SHALL disable the button below it and say why"
    ),
    Twins(
      "stable, table",
      "WHEN a stable release is chosen THE SYSTEM SHALL show its notes beside the list",
      "WHEN a table release is chosen THE SYSTEM SHALL show its notes beside the list"
    ),
    Twins(
      "not at all",
      "WHEN a comment is edited THE SYSTEM SHALL notify the author of the thread at once",
      "WHEN a comment is edited THE SYSTEM SHALL NOT notify the author of the thread at once"
    ),
    Twins(
      "not any more",
      "WHEN a comment is edited THE SYSTEM SHALL NOT notify the author of the thread at once",
      "WHEN a comment is edited THE SYSTEM SHALL notify the author of the thread at once"
    ),
    Twins(
      "never",
      "WHEN a comment is edited THE SYSTEM SHALL notify the author of the thread at once",
      "WHEN a comment is edited THE SYSTEM SHALL never notify the author of the thread at once"
    ),
    Twins(
      "no comment",
      "WHEN a comment is edited THE SYSTEM SHALL notify the author of the thread at once",
      "WHEN no comment is edited THE SYSTEM SHALL notify the author of the thread at once"
    ),
    Twins(
      "only some",
      "WHEN a comment is edited THE SYSTEM SHALL notify the author of the thread at once",
      "WHEN a comment is edited THE SYSTEM SHALL notify only the author of the thread at once"
    ),
    Twins(
      "always, never",
      "WHEN a comment is edited THE SYSTEM SHALL always notify the author of the thread at once",
      "WHEN a comment is edited THE SYSTEM SHALL never notify the author of the thread at once"
    ),
    Twins(
      "one that denies it",
      "WHEN a comment is edited THE SYSTEM SHALL notify the author of the thread at once",
      "WHEN a comment is pinned THE SYSTEM SHALL NOT notify the author of the thread at once"
    ),
  ]

  enum Place: CaseIterable, Sendable {
    /// In a requirement that is inserted behind that of the other.
    case inserted
    /// The same, where the other was the last of its requirement.
    case behindLast
    /// The same, in front, where it was the first.
    case beforeFirst
    /// Where the other stood, in a requirement that has another number.
    case instead
    case before, after, appended
    /// The other was all that its requirement said.
    case alone
  }

  private static let opens = "WHEN a document is opened THE SYSTEM SHALL restore its scroll position"
  private static let types = "WHILE somebody types THE SYSTEM SHALL underline unknown words in red"
  private static let shares = "WHEN a link is shared THE SYSTEM SHALL ask for an expiry date"
  private static let prints = "THE SYSTEM SHALL print in black unless colour was chosen"
  private static let searches = "WHEN nothing is found THE SYSTEM SHALL offer the three nearest titles"

  static func before(_ twins: Twins, _ place: Place) -> [(String, [String])] {
    let editing =
      switch place {
      case .behindLast: [opens, types, twins.old]
      case .beforeFirst: [twins.old, opens, types]
      case .alone: [opens, types]
      default: [opens, twins.old, types]
      }
    return [("Search", [searches]), ("Editing", editing)] + (place == .alone ? [("Reply", [twins.old])] : [])
      + [("Sharing", [shares, prints])]
  }

  static func after(_ twins: Twins, _ place: Place) -> [(String, [String])] {
    let (search, sharing) = (("Search", [searches]), ("Sharing", [shares, prints]))
    let added = ("Answers", [twins.new])
    switch place {
    case .inserted, .behindLast, .alone: return [search, ("Editing", [opens, types]), added, sharing]
    case .beforeFirst: return [search, added, ("Editing", [opens, types]), sharing]
    case .instead:
      return [
        search, ("Fonts", ["THE SYSTEM SHALL offer nine fonts"]), ("Editing", [opens, twins.new, types]), sharing,
      ]
    case .before: return [search, ("Editing", [twins.new, opens, types]), sharing]
    case .after: return [search, ("Editing", [opens, types, twins.new]), sharing]
    case .appended: return [search, ("Editing", [opens, types]), sharing, added]
    }
  }

  private static func number(_ place: Place) -> String {
    switch place {
    case .behindLast: "2.3"
    case .beforeFirst: "2.1"
    case .alone: "3.1"
    default: "2.2"
    }
  }

  private static func documents(_ place: Place) -> [String: String] {
    let number = number(place)
    return [
      "tasks.md": "- [x] 1. Answer\n  - _Requirements: \(number)_\n- [ ] 2. Find\n  - _Requirements: 1.1_\n",
      "design.md": "# Design\n\n### Property 1: It answers\n\n**Validates: Requirements \(number)**\n",
      "completion/task-1-completion.md":
        "# Task 1 Completion\n\n## Requirements Compliance\n\n✅ Requirement \(number): it answers\n",
    ]
  }

  /// Of one that says all that the other said, and more, in its very place, nobody would say that it is another one.
  private static func places(of twins: Twins) -> [Place] {
    Place.allCases.filter { $0 != .instead || twins.testDescription != "one that says more" }
  }

  @Test("with a lock nothing is rewritten to it, and everything is told", arguments: twins)
  func locked(_ twins: Twins) async throws {
    for place in Self.places(of: twins) {
      let documents = Self.documents(place)
      let world = World(documents.merging(["requirements.md": requirements(Self.before(twins, place))]) { $1 })
      try await world.lock()
      try world.write(requirements(Self.after(twins, place)), to: "requirements.md")
      let plan = try await world.fix()
      #expect(plan.changes.isEmpty, "\(place)")
      let told = Set(try await world.older().references.map(\.location.path.name))
      #expect(told == ["tasks.md", "design.md", "task-1-completion.md"], "\(place)")
    }
  }

  @Test("without a lock, compared with a revision, the same")
  func compared() async throws {
    let work = try await GitWorkspace()
    let cases = Self.twins.flatMap { twins in Self.places(of: twins).map { (twins, $0) } }
    let folders = cases.indices.map { "specs/\($0 + 100)-twins" }
    for (folder, (twins, place)) in zip(folders, cases) {
      try work.write(requirements(Self.before(twins, place)), to: "\(folder)/requirements.md")
      for (name, text) in Self.documents(place) { try work.write(text, to: "\(folder)/\(name)") }
    }
    let base = try await work.commit("Write")
    for (folder, (twins, place)) in zip(folders, cases) {
      try work.write(requirements(Self.after(twins, place)), to: "\(folder)/requirements.md")
    }
    try await work.commit("Exchange")
    let fixing = work.fixing(base: base)
    let (graph, older) = try await fixing.read()
    #expect(try await fixing.plan(older, graph).changes.isEmpty)
    let told = Set(older.references.map(\.location.path.text))
    for (folder, (twins, place)) in zip(folders, cases) {
      for name in Self.documents(place).keys { #expect(told.contains("\(folder)/\(name)"), "\(twins), \(place)") }
    }
  }

  @Test("wherever it stands, it is named", arguments: twins.filter { $0.testDescription != "one that denies it" })
  func hinted(_ twins: Twins) async throws {
    for place in Self.places(of: twins) {
      let world = World(
        Self.documents(place).merging(["requirements.md": requirements(Self.before(twins, place))]) { $1 }
      )
      try await world.lock()
      try world.write(requirements(Self.after(twins, place)), to: "requirements.md")
      let texts = Dictionary(
        (await world.graph()).corpus.specs.flatMap(\.requirements).flatMap(\.criteria).map { ($0.id, $0.text) }
      ) { first, _ in first }
      let members = try await world.older().references.flatMap(\.members).filter { $0.text == twins.old }
      #expect(!members.isEmpty, "\(place)")
      for member in members {
        #expect(Self.named(member.fate).flatMap { texts[$0] } == twins.new, "\(place): \(member.fate)")
      }
    }
  }

  private static func named(_ fate: Fate) -> CriterionID? {
    switch fate {
    case .changed(let id, _), .resembled(.criterion(let id), _), .moved(.criterion(let id), _): id
    case .removed(let hint): hint?.criterion
    case .kept, .moved, .resembled, .undecided: nil
    }
  }

  @Test("the candidate is named with what speaks for it, and what moved beside it is rewritten")
  func named() async throws {
    let twins = Self.twins[0]
    let tasks = "- [ ] 1. Answer\n  - _Requirements: 2.3_\n- [ ] 2. Share\n  - _Requirements: 3.1_\n"
    let rewritten = tasks.replacing("3.1", with: "4.1")
    let world = World(["requirements.md": requirements(Self.before(twins, .behindLast)), "tasks.md": tasks])
    try await world.lock()
    try world.write(requirements(Self.after(twins, .behindLast)), to: "requirements.md")
    let reason =
      "nothing says what 2.3 said; 3.1 is like it (5 of 8 telling words are the same), and whether it is the same, edited, or another "
      + "one only a reader can tell"
    for _ in 0..<2 {
      let plan = try await world.fix()
      #expect(plan.left.map(\.reason) == [reason])
      #expect(try world.text("tasks.md") == rewritten)
      #expect(try await world.older().references.map(\.written) == ["2.3"])
    }
    #expect(try await world.fix().changes.isEmpty)
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: [String]
    let new: [String]
  }

  static let edits = [
    Edit(
      testDescription: "words were added",
      old: [opens, twins[0].old, types],
      new: [opens, twins[0].old + " that was written last", types]
    ),
    Edit(
      testDescription: "words were taken out",
      old: [opens, twins[1].old, types],
      new: [opens, "WHEN the user enters an invalid email THE SYSTEM SHALL show an error", types]
    ),
    Edit(
      testDescription: "a typing error was mended",
      old: [opens, "WHEN the list is refreshd THE SYSTEM SHALL keep the chosen row in view", types],
      new: [opens, "WHEN the list is refreshed THE SYSTEM SHALL keep the chosen row in view", types]
    ),
    Edit(
      testDescription: "two letters stood in the wrong order",
      old: [opens, "WHEN a message is recieved THE SYSTEM SHALL show its first line", types],
      new: [opens, "WHEN a message is received THE SYSTEM SHALL show its first line", types]
    ),
    Edit(
      testDescription: "a letter stood there once",
      old: [opens, "WHEN an error occured THE SYSTEM SHALL name the file and the line", types],
      new: [opens, "WHEN an error occurred THE SYSTEM SHALL name the file and the line", types]
    ),
    Edit(
      testDescription: "an ending was mended",
      old: [opens, "WHEN somebody search THE SYSTEM SHALL keep the list and mark the words", types],
      new: [opens, "WHEN somebody searchs THE SYSTEM SHALL keep the list and mark the words", types]
    ),
    Edit(
      testDescription: "a thing got another name in all that speak of it",
      old: [
        opens, "WHEN a folder is moved THE SYSTEM SHALL keep its rights",
        "WHEN a folder is empty THE SYSTEM SHALL say so",
      ],
      new: [
        opens, "WHEN a project is moved THE SYSTEM SHALL keep its rights",
        "WHEN a project is empty THE SYSTEM SHALL say so",
      ]
    ),
    Edit(
      testDescription: "the only one of its requirement has grown",
      old: [twins[5].old],
      new: [twins[5].old + " with its number"]
    ),
  ]

  @Test("one that was edited where it stands, in a requirement that got another number, is rewritten", arguments: edits)
  func edited(_ edit: Edit) async throws {
    let place = min(2, edit.old.count)
    let tasks = "- [ ] 1. Answer\n  - _Requirements: 1.\(place)_\n"
    let claim = "# Task 1 Completion\n\n## Requirements Compliance\n\n✅ Requirement 1.\(place): it answers\n"
    let world = World([
      "requirements.md": requirements([("Editing", edit.old), ("Sharing", [Self.shares])]), "tasks.md": tasks,
      "completion/task-1-completion.md": claim,
    ])
    try await world.lock()
    try world.write(
      requirements([("Search", [Self.searches]), ("Editing", edit.new), ("Sharing", [Self.shares])]),
      to: "requirements.md"
    )
    for _ in 0..<2 {
      let plan = try await world.fix()
      #expect(plan.left.map(\.reference.written) == ["Requirement 1.\(place)"])
      #expect(try world.text("tasks.md") == tasks.replacing("1.\(place)", with: "2.\(place)"))
      #expect(try world.text("completion/task-1-completion.md") == claim)
    }
  }

  @Test(
    "a requirement that was replaced by one about another thing is not rewritten to it for a sentence that both share",
    arguments: ["1.1", "1.2", "1"]
  )
  func replaced(_ cited: String) async throws {
    func criteria(_ thing: String) -> [String] {
      [
        "WHEN an \(thing) begins THE SYSTEM SHALL ask where the file is to be found",
        "WHEN an \(thing) fails THE SYSTEM SHALL keep the data and list every rejected row",
        "THE SYSTEM SHALL write who did what to the audit log",
      ]
    }
    let tasks = "- [ ] 1. Answer\n  - _Requirements: \(cited)_\n"
    let world = World([
      "requirements.md": requirements([("Import", criteria("import")), ("Sharing", [Self.shares, Self.prints])]),
      "tasks.md": tasks,
    ])
    try await world.lock()
    try world.write(
      requirements([
        ("Search", [Self.searches]), ("Export", criteria("export")), ("Sharing", [Self.shares, Self.prints]),
      ]),
      to: "requirements.md"
    )
    #expect(try await world.fix().changes.isEmpty)
    #expect(try world.text("tasks.md") == tasks)
    #expect(try await world.older().references.map(\.location.path.name) == ["tasks.md"])
  }
}
