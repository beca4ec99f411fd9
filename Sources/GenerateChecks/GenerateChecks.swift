import CheckGeneration
import Evidence
import Files
import Findings
import SpecModel
import SpecReading

/// The tool behind the build plugin: a document in, a Swift file with its checks out.
///
///     GenerateChecks PACKAGE OUTPUT                       the suite around all documents
///     GenerateChecks PACKAGE OUTPUT DOCUMENT MODULE...    the checks of one document
///
/// `PACKAGE` and `OUTPUT` are absolute paths, `DOCUMENT` is relative to the package.
@main
struct GenerateChecks {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else { throw Misuse() }
    let output = arguments[1]
    let text =
      if arguments.count == 2 {
        GeneratedFile.root
      } else {
        await checks(of: DocumentPath(arguments[2]), in: arguments[0], modules: Array(arguments[3...])).text
      }
    let files = FileAccess.disk(root: "/")
    let place = DocumentPath(String(output.drop { $0 == "/" }))
    // What is the same as before need not be compiled again.
    if let before = try? files.read(place, 1 << 28), before == Array(text.utf8) { return }
    try files.write(Array(text.utf8), place)
  }

  private static func checks(of document: DocumentPath, in package: String, modules: [String]) async -> GeneratedFile {
    let files = FileAccess.disk(root: package)
    let spec = spec(of: document)
    let layout = SpecLayout(files: files, roots: [], loose: [document])
    let corpus = await SpecReader(files: files, looseSpec: spec, workers: 1).read(layout)
    let leftOut = (try? files.read(DocumentPath(LeftOutBlock.path), 1 << 24)).map(LeftOutBlock.read) ?? []
    return GeneratedFile(
      document: document,
      spec: spec.short,
      blocks: corpus.documents.flatMap(\.checks),
      modules: modules,
      leftOut: leftOut
    )
  }

  /// The folder below `specs`, or else the one that holds the document.
  private static func spec(of document: DocumentPath) -> SpecID {
    let folders = document.folder.split(separator: "/").map(String.init)
    let below = folders.firstIndex(of: "specs").map { folders[($0 + 1)...] }?.first
    return SpecID(below ?? folders.last ?? document.name)
  }

  struct Misuse: Error, CustomStringConvertible {
    var description: String { "usage: GenerateChecks PACKAGE OUTPUT [DOCUMENT MODULE...]" }
  }
}
