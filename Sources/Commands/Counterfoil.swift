package import ArgumentParser
import Findings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command line.
package struct Counterfoil: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "counterfoil",
    abstract: "Requirements promise, completion reports claim. Counterfoil keeps the proof.",
    discussion: """
      Reads spec folders (requirements.md, design.md, tasks.md, completion reports), runs the checks that are written in them, and \
      says of every criterion whether it is proven.

      Text is as wide as the terminal, up to 120 columns, and 80 where there is none; COLUMNS goes before both. Paths and places \
      are never broken.

      Exit codes: 0 fine, 1 the verdict is no, 2 the work could not be done.
      """,
    version: version,
    subcommands: [
      LintCommand.self, BaselineCommand.self, CheckCommand.self, MergeCommand.self, ShowCommand.self,
      ReportCommand.self,
      GateCommand.self, SiteCommand.self, ExplainCommand.self, ExportCommand.self, LockCommand.self, FixCommand.self,
      IconsCommand.self, AttestCommand.self,
    ]
  )

  static let version = "0.1.0"

  package init() {}

  /// Runs the command line, and ends the process with its exit code.
  package static func start() async {
    // Who stops listening, a pager or a child process, gets no more; that is no reason to die.
    signal(SIGPIPE, SIG_IGN)
    var outcome = Outcome.fine
    do {
      try refuseUnknownCommand()
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

  /// The parser says of a command that it does not know only that its name was not expected.
  private static func refuseUnknownCommand() throws(Refusal) {
    guard let name = CommandLine.arguments.dropFirst().first, !name.hasPrefix("-") else { return }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(name) else { return }
    let nearest = nearestMatch(to: name, among: names)
    throw Refusal(
      "there is no command `\(name)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? "; `counterfoil --help` names them")
    )
  }
}
