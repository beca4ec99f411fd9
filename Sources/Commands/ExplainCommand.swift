import ArgumentParser
import Findings
import Judgment
import Reporting

/// `counterfoil explain RULE`: what a rule demands, and why.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what a rule demands, why, and how to satisfy it.",
    discussion: "The rendered site has the same text, on a page for each rule."
  )

  @Argument(help: "The name of a rule, as it stands in a finding.")
  var rule: String?

  @Flag(help: "List every rule, one a line.")
  var list = false

  func validate() throws {
    if let rule, list {
      throw ValidationError("--list names every rule; leave it out to read about `\(rule)`, or leave out `\(rule)`")
    }
    guard list || rule != nil else { throw ValidationError("name a rule, or pass --list for all of them") }
  }

  func run() throws {
    let console = Console.standard
    let rules = RuleCatalog.all.sorted { $0.id < $1.id }
    guard let name = rule else {
      let nameWidth = rules.map(\.id.name.count).max() ?? 0
      // What is piped is searched: nothing of it is cut.
      let width = console.isTerminal(1) || console.hasColumns ? console.width : 1000
      let rows = rules.map { RuleText.row($0, nameWidth: nameWidth, width: width) + "\n" }
      return console.write(rows.joined())
    }
    guard let rule = rules.first(where: { $0.id.name == name }) else {
      throw Refusal(
        "there is no rule `\(name)`"
          + (Self.meant(by: name, among: rules).map { "; did you mean \($0)?" } ?? "; --list names them")
      )
    }
    console.write(RuleText(rule, width: console.width).text)
  }

  /// Rules with a word like it in their name, or else the one that is spelled most like it.
  private static func meant(by name: String, among rules: [any Rule]) -> String? {
    let words = Set(name.lowercased().split(separator: "-"))
    let kin = rules.map(\.id.name).filter { words.isSubset(of: Set($0.split(separator: "-"))) }
    guard kin.isEmpty || words.isEmpty else { return kin.prefix(3).map { "`\($0)`" }.joined(separator: ", or ") }
    return nearestMatch(to: name, among: rules.map(\.id.name)).map { "`\($0)`" }
  }
}
