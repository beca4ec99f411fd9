import SpecModel

/// What a report says of its validation.
struct ValidationSections {
  /// Without the title of the report.
  private let headings: [Heading]
  /// Those of the validation, and those below them.
  private let validating: [Heading]
  private let items: [ValidationItem]

  init(_ headings: [Heading], _ items: [ValidationItem]) {
    let own = headings.first?.level == 1 ? headings.dropFirst() : headings[...]
    var level: Int?
    var validating: [Heading] = []
    for heading in own {
      if let open = level, heading.level <= open { level = nil }
      if level == nil, Self.words.contains(where: { heading.text.mentions($0) }) { level = heading.level }
      if level != nil { validating.append(heading) }
    }
    self.headings = Array(own)
    self.validating = validating
    self.items = items
  }

  private static let words: [StaticString] = ["validat", "verif", "test", "check", "quality"]

  func hold(_ section: TierSection) -> Bool {
    // `✅ Syntax: it compiles` below a heading of its own says as much as a section.
    let titles = section == .requirement || section == .criteria ? headings : validating
    return section.signs.contains { sign in
      titles.contains { $0.text.mentions(sign) } || items.contains { $0.text.mentions(sign) }
    }
  }
}

/// What a tier demands.
enum TierSection {
  case syntax, functional, integration, requirement, design, criteria

  static func demanded(by tier: Int) -> [TierSection] {
    switch tier {
    case 2: [.syntax, .functional, .integration, .requirement]
    case 3: [.syntax, .functional, .integration, .requirement, .design, .criteria]
    default: []
    }
  }

  /// Which the headings of the templates bear.
  var word: StaticString {
    switch self {
    case .syntax: "syntax"
    case .functional: "functional"
    case .integration: "integration"
    case .requirement: "requirement"
    case .design: "design"
    case .criteria: "success criteria"
    }
  }

  /// One of them says that the section is there.
  var signs: [StaticString] {
    switch self {
    // What is said of a source that was found to be well formed.
    case .syntax:
      ["syntax", "compil", "type-check", "typecheck", "type check", "typescript", "diagnostic", "tsc "]
    // What is said of tests that ran; `Test Files` says of none.
    case .functional:
      [word, "test result", "test execution", "tests executed", "tests run", "test validation", "test output"]
    case .integration, .requirement, .design, .criteria: [word]
    }
  }
}
