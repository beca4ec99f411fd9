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

  /// In the order of their paths; empty when one of the findings is an error.
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
    let entries = try files.list(folder)
    for entry in entries where entry.kind == .file && entry.name.lowercased().hasSuffix(".svg") {
      let source = folder.appending(entry.name)
      let name = String(entry.name.dropLast(4))
      guard !names.contains("\(namespace)/\(name)") else {
        found.append(.sameName(name, source))
        continue
      }
      names.append("\(namespace)/\(name)")
      let bytes: [UInt8]
      do throws(FileFailure) {
        bytes = try files.read(source, Self.sizeLimit)
      } catch {
        guard case .tooLarge(let size, let limit) = error.reason else { throw error }
        found.append(.tooLarge(source, size, limit))
        continue
      }
      var rules = IconRules(document: source)
      rules.check(bytes)
      found += rules.findings
      let set = "\(namespace)/\(name).imageset"
      wanted.append((catalog.appending("\(set)/Contents.json"), CatalogContents.imageSet(name)))
      wanted.append((catalog.appending("\(set)/\(name).svg"), Self.copy(of: bytes)))
    }
    if names.isEmpty { found.append(.noIcons(in: folder)) }
    for entry in entries where entry.kind == .folder {
      let inner = folder.appending(entry.name)
      // A catalog that lies among the drawings is no folder of drawings.
      guard inner != catalog, Self.holdsIcons(inner, files) else { continue }
      found.append(.innerFolder(inner, of: folder))
    }
    found += Self.orphans(in: catalog.appending(namespace), names: Set(names), of: folder, namespace, files)
    let isWrong = found.contains { $0.severity == .error }
    let planned = isWrong ? [] : try Self.steps(wanted, catalog, files)
    if !replacing { found += planned.filter { $0.action == .replace }.map { .differs($0.path) } }
    findings = found
    steps = found.contains { $0.severity == .error } ? [] : planned
    self.names = names
  }

  private static func holdsIcons(_ folder: DocumentPath, _ files: FileAccess) -> Bool {
    ((try? files.list(folder)) ?? []).contains { $0.kind == .file && $0.name.lowercased().hasSuffix(".svg") }
  }

  /// Image sets that an import has made and whose drawing is gone. Those that somebody made by hand are none of ours.
  private static func orphans(
    in group: DocumentPath,
    names: Set<String>,
    of folder: DocumentPath,
    _ namespace: String,
    _ files: FileAccess
  ) -> [Finding] {
    guard files.kind(group) == .folder, let entries = try? files.list(group) else { return [] }
    return entries.compactMap { entry in
      guard entry.kind == .folder, entry.name.hasSuffix(".imageset") else { return nil }
      let name = String(entry.name.dropLast(".imageset".count))
      let contents = group.appending("\(entry.name)/Contents.json")
      guard !names.contains("\(namespace)/\(name)"), let bytes = try? files.read(contents, sizeLimit),
        bytes == Array(CatalogContents.imageSet(name).utf8)
      else { return nil }
      return .orphan("\(namespace)/\(name)", file: "\(name).svg", of: folder, at: contents)
    }
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
  private static func start(of path: DocumentPath) -> Location {
    let start = SourcePosition(line: 1, column: 1)
    return Location(path: path, range: SourceRange(start: start, end: start))
  }

  fileprivate static func sameName(_ name: String, _ path: DocumentPath) -> Finding {
    Finding(
      rule: "icon-name",
      severity: .error,
      location: start(of: path),
      message: "another file of the folder makes an image set \"\(name)\" too",
      cure: "rename or delete one of them"
    )
  }

  fileprivate static func tooLarge(_ path: DocumentPath, _ size: Int, _ limit: Int) -> Finding {
    Finding(
      rule: "icon-svg",
      severity: .error,
      location: start(of: path),
      message: "the file has \(size) bytes, and no icon more than \(limit)",
      cure: "export the icon again"
    )
  }

  fileprivate static func innerFolder(_ inner: DocumentPath, of folder: DocumentPath) -> Finding {
    Finding(
      rule: "icon-folder",
      severity: .warning,
      location: nil,
      message: "the SVG files in \(inner.text) are left out: icons are taken from the folder itself",
      cure: "import \(inner.text) too, or move them up"
    )
  }

  fileprivate static func orphan(
    _ name: String,
    file: String,
    of folder: DocumentPath,
    at path: DocumentPath
  ) -> Finding {
    let place = folder.text.isEmpty ? "." : folder.text
    return Finding(
      rule: "icon-orphan",
      severity: .warning,
      location: start(of: path),
      message: "\(name) stays in the catalog, though its drawing \(file) is gone from \(place)",
      cure: "delete the image set if nothing shows it any more, or bring the drawing back"
    )
  }

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
    Finding(
      rule: "icon-overwrites",
      severity: .error,
      location: start(of: path),
      message: "the file is there and differs from what the import would write",
      cure: "look at the difference, then import with --replace"
    )
  }
}
