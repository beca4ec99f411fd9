package import ArgumentParser

/// The command line.
package struct Counterfoil: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "counterfoil",
    abstract: "Requirements promise, completion reports claim. Counterfoil keeps the proof.",
    discussion: """
      Reads spec folders (requirements.md, design.md, tasks.md, completion reports), runs the checks that are written in them, and \
      says of every criterion whether it is proven.

      Exit codes: 0 fine, 1 the verdict is no, 2 the work could not be done.
      """,
    version: "0.1.0",
    subcommands: [
      LintCommand.self, CheckCommand.self, ShowCommand.self, ReportCommand.self, GateCommand.self, SiteCommand.self,
      ExplainCommand.self, ExportCommand.self,
    ]
  )

  package init() {}

  /// Runs the command line, and ends the process with its exit code.
  package static func start() async {
    var outcome = Outcome.fine
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as Outcome {
      outcome = failure
    } catch {
      outcome = Console.standard.explain(error)
    }
    endProcess(with: outcome)
  }
}
