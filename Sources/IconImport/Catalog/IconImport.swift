package import Files
package import Findings

/// A folder of SVG files as image sets of an asset catalog: planned whole before anything is written.
package struct IconImport: Sendable {
  /// What will become of one file of the catalog.
  package struct Step: Hashable, Sendable {
    package enum Action: Hashable, Sendable { case create, replace, keep }

    package let path: DocumentPath
    package let action: Action
    let text: String
  }

  /// In the order of their paths; empty when there are findings.
  package let steps: [Step]
  /// In the order of the files.
  package let findings: [Finding]
  /// The names that code asks for: `Icons/check`.
  package let names: [String]

  private static let sizeLimit = 1 << 20

  /// - Parameters:
  ///   - folder: where the SVG files lie, below the root of `files`.
  ///   - catalog: the `.xcassets` folder, which need not be there yet.
  ///   - namespace: the group of the catalog that the icons go into.
  ///   - replacing: whether files of the catalog that differ may be overwritten.
  /// - Throws: when the folder cannot be listed or a file cannot be read.
  package init(
    from folder: DocumentPath,
    into catalog: DocumentPath,
    namespace: String,
    replacing: Bool,
    files: FileAccess
  ) throws(FileFailure) {
    var found: [Finding] = []
    var wanted: [(DocumentPath, String)] = [
      (catalog.appending("Contents.json"), CatalogContents.root),
      (catalog.appending("\(namespace)/Contents.json"), CatalogContents.namespace),
    ]
    var names: [String] = []
    for entry in try files.list(folder) where entry.kind == .file && entry.name.lowercased().hasSuffix(".svg") {
      let source = folder.appending(entry.name)
      let bytes = try files.read(source, Self.sizeLimit)
      var rules = IconRules(document: source)
      rules.check(bytes)
      found += rules.findings
      let name = String(entry.name.dropLast(4))
      names.append("\(namespace)/\(name)")
      let set = "\(namespace)/\(name).imageset"
      wanted.append((catalog.appending("\(set)/Contents.json"), CatalogContents.imageSet(name)))
      wanted.append((catalog.appending("\(set)/\(name).svg"), Self.copy(of: bytes)))
    }
    if names.isEmpty { found.append(.noIcons(in: folder)) }
    let planned = try Self.steps(wanted, catalog, files)
    if !replacing, found.isEmpty { found += planned.filter { $0.action == .replace }.map { .differs($0.path) } }
    findings = found
    steps = found.isEmpty ? planned : []
    self.names = names
  }

  /// `currentColor` means nothing in a catalog; a template never shows the black that takes its place.
  private static func copy(of bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing(#/currentcolor/#.ignoresCase(), with: "#000000")
  }

  private static func steps(
    _ wanted: [(DocumentPath, String)],
    _ catalog: DocumentPath,
    _ files: FileAccess
  ) throws(FileFailure) -> [Step] {
    var steps: [Step] = []
    for (path, text) in wanted {
      let old = files.kind(path) == nil ? nil : try files.read(path, sizeLimit)
      // What the catalog says of itself is its own: other groups may have added to it.
      let isRoot = path == catalog.appending("Contents.json")
      let action: Step.Action = old == nil ? .create : isRoot || old == Array(text.utf8) ? .keep : .replace
      steps.append(Step(path: path, action: action, text: text))
    }
    return steps.sorted { $0.path < $1.path }
  }

  /// Writes what is new or to be replaced. Files that are as they should be keep their dates.
  package func write(through files: FileAccess) throws(FileFailure) {
    for step in steps where step.action != .keep { try files.write(Array(step.text.utf8), step.path) }
  }
}

extension DocumentPath {
  fileprivate func appending(_ name: String) -> DocumentPath { DocumentPath(text.isEmpty ? name : "\(text)/\(name)") }
}

extension Finding {
  fileprivate static func noIcons(in folder: DocumentPath) -> Finding {
    Finding(
      rule: "icon-none",
      severity: .error,
      location: nil,
      message: "\(folder.text.isEmpty ? "." : folder.text) holds no SVG file",
      cure: "name the folder that the icons lie in"
    )
  }

  fileprivate static func differs(_ path: DocumentPath) -> Finding {
    let start = SourcePosition(line: 1, column: 1)
    return Finding(
      rule: "icon-overwrites",
      severity: .error,
      location: Location(path: path, range: SourceRange(start: start, end: start)),
      message: "the file is there and differs from what the import would write",
      cure: "look at the difference, then import with --replace"
    )
  }
}
