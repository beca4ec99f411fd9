import Findings
import SpecModel

/// The tier that a report is held against, and who asks for it.
struct TierDemand {
  let tier: Int
  let location: Location
  /// Which one asks for it, where the report itself says nothing of tiers.
  let task: SpecTask?
  /// `**Validation**: Tier 2`, and no heading.
  var isInHead = false

  /// - Parameters:
  ///   - tasks: those that the report is about.
  ///   - headings: of the report.
  /// - Returns: `nil` where nobody asks for any.
  init?(of tasks: [SpecTask], _ report: CompletionReport, _ headings: [Heading]) {
    let asked = Self.demand(of: tasks, report)
    guard let demand = Self.demand(of: report, headings, below: asked) ?? asked else { return nil }
    self = demand
  }

  private init(tier: Int, location: Location, task: SpecTask?, isInHead: Bool = false) {
    self.tier = tier
    self.location = location
    self.task = task
    self.isInHead = isInHead
  }

  /// What the report says of itself. A lower tier than the task asks for takes nothing off what the task asks for.
  private static func demand(of report: CompletionReport, _ headings: [Heading], below asked: TierDemand?)
    -> TierDemand?
  {
    let inHead = tier(inHeadOf: report, headings)
    let promised = max(inHead?.tier ?? 0, asked?.tier ?? 0)
    // A heading takes nothing off what the head or the task says, and where it says the same it says nothing new.
    if let own = tier(in: headings, of: report), own.tier > promised { return own }
    if let inHead, let asked, inHead.tier < asked.tier {
      return TierDemand(tier: asked.tier, location: inHead.location, task: asked.task)
    }
    return inHead
  }

  private static func tier(inHeadOf report: CompletionReport, _ headings: [Heading]) -> TierDemand? {
    for entry in report.metadata
    where entry.key.utf8.first.map({ $0 | 0x20 == UInt8(ascii: "v") || $0 | 0x20 == UInt8(ascii: "t") }) == true {
      let key = entry.key.lowercased()
      guard key.hasPrefix("validation") || key == "tier", let tier = tier(in: entry.value, key: key),
        !isOfSubtask(entry, of: report, headings)
      else { continue }
      return TierDemand(tier: tier, location: entry.location, task: nil, isInHead: true)
    }
    return nil
  }

  /// It stands below `### 1.1 Bell`, and is what the subtask was worked to.
  private static func isOfSubtask(_ entry: MetadataEntry, of report: CompletionReport, _ headings: [Heading]) -> Bool {
    var level = Int.max
    for heading in headings.reversed() where heading.line < entry.location.line && heading.level < level {
      if isSubtask(heading.text, of: report.tasks) { return true }
      level = heading.level
    }
    return false
  }

  /// `1.1 Bell`, `Task 1.1: Bell`, `✅ Subtask 1.1`
  private static func isSubtask(_ title: String, of tasks: [TaskNumber]) -> Bool {
    let words = title.split(separator: " ", maxSplits: 4)
    guard let place = words.firstIndex(where: { $0.utf8.first.map { (48...57).contains($0) } ?? false }),
      words[..<place].allSatisfy({ word in !word.contains(where: \.isLetter) || word.lowercased().hasSuffix("task") })
    else { return false }
    return tasks.contains {
      words[place].hasPrefix("\($0).") && words[place].dropFirst($0.text.count + 1).first?.isNumber == true
    }
  }

  /// `## Validation (Tier 2: Standard)`
  private static func tier(in headings: [Heading], of report: CompletionReport) -> TierDemand? {
    for heading in headings where heading.text.mentions("tier ") && heading.text.mentions("validation") {
      guard let tier = tier(in: heading.text) else { continue }
      let place = Location(path: report.document, range: SourceRange(line: heading.line, columns: 1..<1))
      return TierDemand(tier: tier, location: place, task: nil)
    }
    return nil
  }

  /// What the tasks ask for that it is about: of several the least, because not all of them may have been validated alike.
  private static func demand(of tasks: [SpecTask], _ report: CompletionReport) -> TierDemand? {
    let tiers = tasks.compactMap { task in task.validation.flatMap(tier).map { (task, $0) } }
    return tiers.min { $0.1 < $1.1 }.map { TierDemand(tier: $1, location: report.location, task: $0) }
  }

  /// `Tier 2 - Standard`; behind a key that says the word, `2 - Standard`.
  private static func tier(in text: String, key: String) -> Int? {
    if let tier = tier(in: text) { return tier }
    guard key.hasSuffix("tier"), let digit = text.utf8.first, (48...57).contains(digit) else { return nil }
    return Int(digit) - 48
  }

  private static func tier(in text: String) -> Int? {
    let value = text.lowercased().utf8
    guard let start = value.indices.first(where: { value[$0...].starts(with: "tier ".utf8) }),
      let digit = value[start...].dropFirst(5).first, (48...57).contains(digit)
    else { return nil }
    return Int(digit) - 48
  }
}
