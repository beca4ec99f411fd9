import Findings
import SpecModel

/// What a report says of its validation.
struct ValidationSections {
  /// What the headings say, without the title of the report.
  private var headings: UInt64 = 0
  /// Those of the validation, and those below them.
  private var validating: UInt64 = 0
  private let items: [ValidationItem]

  init(_ headings: [Heading], _ items: [ValidationItem]) {
    self.items = items
    var level: Int?
    for heading in headings.first?.level == 1 ? headings.dropFirst() : headings[...] {
      if let open = level, heading.level <= open { level = nil }
      let found = Self.signs.found(in: heading.text)
      if level == nil, found & Self.validation != 0 { level = heading.level }
      self.headings |= found
      if level != nil { validating |= found }
    }
  }

  func hold(_ section: TierSection) -> Bool {
    let sign = Self.bit(of: section)
    let titles = section == .requirement || section == .criteria ? headings : validating
    // `✅ Syntax: it compiles` below a heading of its own says as much as a section.
    return titles & sign != 0 || items.contains { Self.signs.found(in: $0.text) & sign != 0 }
  }

  private static let signs = PhraseTable(
    groups: [["validat", "verif", "test", "check", "quality"]] + TierSection.allCases.map(\.signs)
  )
  private static let validation: UInt64 = 1
  private static func bit(of section: TierSection) -> UInt64 { 2 << UInt64(section.rawValue) }
}

/// What a tier demands.
enum TierSection: Int, CaseIterable {
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
