import ArgumentParser
import Findings
import Judgment

/// `counterfoil explain RULE`: what a rule demands, and why.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what a rule demands, why, and how to satisfy it."
  )

  @Argument(help: "The name of a rule, as it stands in a finding.")
  var rule: String?

  @Flag(help: "List every rule, one a line.")
  var list = false

  func validate() throws {
    guard list || rule != nil else { throw ValidationError("name a rule, or pass --list") }
  }

  func run() throws {
    let console = Console.standard
    if list {
      for rule in RuleCatalog.all.sorted(by: { $0.id < $1.id }) {
        console.write("\(rule.id)  \(rule.severity.rawValue)  \(rule.summary)\n")
      }
      return
    }
    let name = rule ?? ""
    guard let rule = RuleCatalog.all.first(where: { $0.id.name == name }) else {
      let nearest = nearestMatch(to: name, among: RuleCatalog.all.map(\.id.name))
      throw Refusal(
        "there is no rule `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "; --list names them")
      )
    }
    console.write("\(rule.id) (\(rule.severity.rawValue))\n\n\(rule.summary)\n\n\(rule.explanation)\n")
    for (title, examples) in [("Fires at ↓ in", rule.triggering), ("Is silent about", rule.nonTriggering)] {
      for example in examples {
        for (name, text) in example.files.sorted(by: { $0.key < $1.key }) {
          console.write(
            "\n\(title) \(name):\n\n"
              + text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
          )
        }
      }
    }
  }
}
