import EmbeddedAssets
package import Files
import Findings
import Mustache

/// The templates of the site: those that the executable carries, each replaced by the workspace's own of the same name.
package struct SiteTemplates: Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case overview, spec, document, findings, redirect, annotation, rule, rules
  }

  /// A template that could not be used.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    case malformed(path: String, reason: String)
    case unknown(path: String, nearest: String?)
    case missing(String)

    package var description: String {
      switch self {
      case .malformed(let path, let reason): "\(path): not a Mustache template: \(reason)"
      case .unknown(let path, let nearest):
        "\(path): the site has no template of that name" + (nearest.map { "; rename it to \($0)" } ?? "")
      case .missing(let name): "\(name) is missing from this executable; build it again"
      }
    }
  }

  private let library: MustacheLibrary

  /// - Parameter sources: name without ending, and text.
  init(sources: [String: String]) throws(Failure) {
    var library = MustacheLibrary()
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      do {
        // The line end that closes the file is the editor's: a partial must not put a space behind what it writes.
        try library.register(text.last == "\n" ? String(text.dropLast()) : text, named: name)
      } catch {
        throw .malformed(path: Self.path(name), reason: "\(error)")
      }
    }
    for name in Name.allCases where sources[name.rawValue] == nil { throw .missing(name.rawValue) }
    self.library = library
  }

  /// The carried templates under those in `templates/site/` of the workspace.
  package static func load(over workspace: FileAccess) throws -> SiteTemplates {
    var sources = embedded
    let folder = DocumentPath(Self.folder)
    guard workspace.kind(folder) == .folder else { return try SiteTemplates(sources: sources) }
    for entry in try workspace.list(folder) where entry.kind == .file && entry.name.hasSuffix(ending) {
      let name = String(entry.name.dropLast(ending.count))
      guard embedded[name] != nil else {
        throw Failure.unknown(path: path(name), nearest: nearestMatch(to: name, among: embedded.keys.sorted()))
      }
      sources[name] = String(
        decoding: try workspace.read(DocumentPath(path(name)), maximumBytes),
        as: UTF8.self
      )
    }
    return try SiteTemplates(sources: sources)
  }

  /// The carried templates: name without ending, and text.
  static let embedded: [String: String] = Dictionary(
    uniqueKeysWithValues: EmbeddedAssets.paths.compactMap { path in
      guard path.hasPrefix(folder + "/"), path.hasSuffix(ending), let text = EmbeddedAssets.text(path) else {
        return nil
      }
      return (String(path.dropFirst(folder.count + 1).dropLast(ending.count)), text)
    }
  )

  package func render(_ page: any Sendable, with name: Name) -> String {
    library.render(page, withTemplate: name.rawValue) ?? ""
  }

  private static let folder = "templates/site"
  private static let ending = ".mustache"
  private static let maximumBytes = 1 << 20

  private static func path(_ name: String) -> String { "\(folder)/\(name)\(ending)" }
}
