import ArgumentParser
import Files
import Findings
import Judgment
import SiteRendering
import Workspace

/// `counterfoil site`: the compliance site, as files that need no server.
struct SiteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Render the static site that shows what is promised, claimed and proven.",
    discussion: "Only files that changed are written; of the files in the folder only the site's own are ever removed."
  )

  @OptionGroup var arguments: PathArguments

  @Option(help: "The folder to render into, relative to where the command is run.")
  var output = "public"

  func validate() throws {
    // What an unset variable of a script leaves behind must not put the site among the sources.
    guard !output.isEmpty else { throw ValidationError("--output names no folder") }
  }

  func run() async throws {
    let place = try arguments.place()
    let ledger = try await Pipeline(place: place, looksAround: true).ledger()
    let folder = output.hasPrefix("/") ? output : "\(currentFolder())/\(output)"
    let renderer = try SiteRenderer(workspace: .disk(root: place.root), workers: processorCount())
    let summary = try await renderer.render(ledger, into: .disk(root: folder))
    let console = Console.standard
    console.progress("\(Counted.words(summary.files, "file")), \(summary.written) written, \(summary.removed) removed")
    if let lost = summary.lost { console.progress("warning: \(lost); run `counterfoil check` again") }
    console.write("open \(folder)/index.html\n")
  }
}
