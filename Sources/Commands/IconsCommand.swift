import ArgumentParser
import Files
import Findings
import IconImport
import Reporting

/// `counterfoil icons`: the pictures of a component library.
struct IconsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icons",
    abstract: "Bring icons into an asset catalog.",
    subcommands: [ImportIconsCommand.self]
  )
}

/// `counterfoil icons import`
struct ImportIconsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turn a folder of SVG files into image sets of an asset catalog.",
    discussion: """
      Each becomes a template whose vectors are kept, inside a namespace: `Image("Icons/check")`. Nothing is written while one of \
      them is no SVG, lies off the grid of 24 by 24 or has a colour of its own, and nothing is overwritten unasked. Strokes that are \
      not 2 wide and round, and image sets whose drawing is gone, are said and left as they are. A second run changes nothing.
      """
  )

  @Argument(help: "The folder that holds the SVG files.")
  var folder: String

  @Option(help: "The asset catalog, such as Icons.xcassets; made if it is not there.")
  var catalog: String

  @Option(help: "The group of the catalog that the icons go into. By default the catalog's own name.")
  var namespace: String?

  @Flag(help: "Overwrite files of the catalog that differ.")
  var replace = false

  @OptionGroup var styling: StyleOptions

  func validate() throws {
    guard catalog.hasTrailing(".xcassets") else { throw ValidationError("the catalog must be a folder NAME.xcassets") }
    // What stands behind a dot says of a folder in a catalog what kind of asset it is.
    if group.isEmpty
      || !group.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || "0123456789-_ ".unicodeScalars.contains($0) })
    {
      let named = namespace == nil ? "give one with --namespace: " : ""
      throw ValidationError("\(named)a namespace is one name of letters, digits, spaces, '-' and '_'")
    }
  }

  private var group: String { namespace ?? String(place(catalog, below: 1).name.dropLast(".xcassets".count)) }

  private func place(_ path: String, below count: Int) -> DocumentPath {
    DocumentPath(String(absolute(path).dropFirst(count)))
  }

  func run() async throws {
    let console = Console.standard
    // Places are said as seen from here, unless something lies elsewhere.
    let here = currentFolder()
    let isHere = [folder, catalog].allSatisfy { absolute($0).hasPrefix(here + "/") }
    let files = FileAccess.disk(root: isHere ? here : "/")
    let root = isHere ? here.count + 1 : 1
    let icons = try IconImport(
      from: place(folder, below: root),
      into: place(catalog, below: root),
      namespace: group,
      replacing: replace,
      files: files
    )
    let lines = SourceLines(files: files)
    let text = FindingsText(
      lines: lines,
      style: console.style(styling.color),
      width: console.width,
      prefix: isHere ? "" : "/"
    )
    for finding in icons.findings { console.write(text.text(finding) + "\n") }
    guard !icons.findings.contains(where: { $0.severity == .error }) else { throw Outcome.no }
    try icons.write(through: files)
    let written = icons.steps.count { $0.action != .keep }
    let news = written == 0 ? "nothing changed" : "\(Counted.words(written, "file")) written"
    console.write("\(Counted.words(icons.names.count, "icon")) in \(catalog): \(news)\n")
  }

  /// Wherever the command was run.
  private func absolute(_ path: String) -> String {
    let text = path.hasPrefix("/") ? path : "\(currentFolder())/\(path)"
    return "/" + (DocumentPath.resolving(text, in: "")?.text ?? "")
  }
}

extension String {
  /// As a suffix, a slash at the end aside.
  fileprivate func hasTrailing(_ suffix: String) -> Bool {
    let name = hasSuffix("/") ? String(dropLast()) : self
    return name.hasSuffix(suffix) && name.count > suffix.count
  }
}
