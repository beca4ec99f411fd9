package import Files
package import Findings
package import SpecModel

/// Which files of a workspace are spec documents, and to which spec each belongs.
///
/// A spec folder holds `requirements.md`, `design.md`, `tasks.md`, `bugfix.md` or `spec.md`, or lies directly in a folder named `specs`.
/// Every markdown file below it belongs to it. Folders of the same name in two places (`.kiro/specs/004-x` and
/// `docs/specs/004-x`) are one spec, unless two packages of the repository have requirements under it.
package struct SpecLayout: Sendable {
  package struct Place: Hashable, Sendable {
    package let path: DocumentPath
    package let spec: SpecID?
    package let kind: SpecDocument.Kind
    package let isLoose: Bool

    package init(path: DocumentPath, spec: SpecID?, kind: SpecDocument.Kind, isLoose: Bool) {
      self.path = path
      self.spec = spec
      self.kind = kind
      self.isLoose = isLoose
    }

    fileprivate func renamed(_ names: [SpecID: SpecID]) -> Place {
      guard let spec, let name = names[spec] else { return self }
      return Place(path: path, spec: name, kind: kind, isLoose: isLoose)
    }
  }

  /// Sorted by path.
  package let places: [Place]
  /// The folder of each spec: the one with its requirements where it has several.
  package let folders: [SpecID: DocumentPath]
  /// What could not be listed.
  package let problems: [DocumentProblem]
  /// The same folders, for whoever reads what documents say of them.
  let known: KnownSpecs

  /// - Parameters:
  ///   - roots: folders to search, relative to the workspace.
  ///   - loose: documents that were named themselves.
  package init(files: FileAccess, roots: [DocumentPath], loose: [DocumentPath] = []) {
    var walk = Walk(files: files)
    for root in roots {
      walk.visit(root, spec: nil, parentIsSpecs: DocumentPath(root.folder).name == "specs", depth: 0)
    }
    walk.followLinks()
    let found = Set(walk.places.map(\.path))
    let loosePlaces = Set(loose).subtracting(found).map { path in
      Place(path: path, spec: nil, kind: DocumentKind.ofLoose(path), isLoose: true)
    }
    let names = walk.specs.names()
    places = (walk.places.map { $0.renamed(names) } + loosePlaces).sorted { $0.path < $1.path }
    folders = walk.specs.folders(names)
    problems = walk.problems
    known = KnownSpecs(folders: folders)
  }

  /// What the name of a document alone says that it is, where it may make its folder that of a spec: `spec.md`, `01-requirements.md`,
  /// `requirements.ja.md`.
  package static func kind(named name: String) -> SpecDocument.Kind? {
    DocumentKind.anchor(name) ?? DocumentKind.variant(name)
  }

  private init(places: [Place], folders: [SpecID: DocumentPath], problems: [DocumentProblem]) {
    self.places = places
    self.folders = folders
    self.problems = problems
    known = KnownSpecs(folders: folders)
  }

  /// The same without some documents.
  package func excluding(_ isExcluded: (DocumentPath) -> Bool) -> SpecLayout {
    SpecLayout(
      places: places.filter { !isExcluded($0.path) },
      folders: folders,
      problems: problems.filter { !isExcluded($0.location.path) }
    )
  }

  /// The spec that a document may mean by a name: the folder's, or its number alone where no other folder bears it.
  func spec(named name: String) -> SpecID {
    let named = specs(named: name)
    return named.count == 1 ? named[0] : SpecID(name)
  }

  /// The specs that somebody may mean by a name, in order: `001-clock`, `001`, `1` or `clock`.
  package func specs(named name: String) -> [SpecID] {
    let id = SpecID(name)
    guard folders[id] == nil else { return [id] }
    let padded = Int(name).map { String(repeating: "0", count: max(0, 3 - String($0).count)) + String($0) }
    return folders.keys.filter { $0.number == name || $0.title == name || $0.number != nil && $0.number == padded }
      .sorted()
  }
}

private struct Walk {
  let files: FileAccess
  var places: [SpecLayout.Place] = []
  var specs = PackagedSpecs()
  var problems: [DocumentProblem] = []
  /// Of documents whose name alone does not say it.
  private var kinds: [DocumentPath: SpecDocument.Kind] = [:]
  private var visited: Set<UInt64> = []
  private var seen: Set<DocumentPath> = []
  /// Files by identity: what a symbolic link leads to counts once.
  private var seenFiles: Set<UInt64> = []
  private var links: [PendingLink] = []

  private struct PendingLink {
    let entry: FileAccess.Entry
    let folder: DocumentPath
    let spec: SpecID?
    let depth: Int
  }

  init(files: FileAccess) {
    self.files = files
  }

  /// Files and folders that symbolic links may lead to: a link to the root of the disk leads to all of them.
  private static let maximumLinked = 1 << 14
  /// Entries met below a link; `nil` before links are followed.
  private var linked: Int?

  /// Deeper than any repository, and shallow enough for the stack.
  private static let maximumDepth = 64

  mutating func visit(_ folder: DocumentPath, spec: SpecID?, parentIsSpecs: Bool, depth: Int) {
    guard depth < Self.maximumDepth else {
      return report(.cutOff("folders nest deeper than the limit of \(Self.maximumDepth)", of: .folders), folder)
    }
    let entries: [FileAccess.Entry]
    do throws(FileFailure) {
      entries = try files.list(folder)
    } catch {
      return report(.unreadable("\(error)"), folder)
    }
    linked = linked.map { $0 + entries.count }
    let anchors = Set(entries.lazy.filter { $0.kind != .folder }.compactMap { DocumentKind.anchor($0.name) })
    let variants = variants(entries, beside: anchors, isSpec: parentIsSpecs)
    let isAnchored =
      (parentIsSpecs || folder.name != DocumentKind.checklists) && !(anchors.isEmpty && variants.isEmpty)
    let isSpec = isAnchored || parentIsSpecs && spec == nil
    let spec =
      isSpec && !folder.name.isEmpty
      ? specs.add(
        folder,
        inside: spec,
        isAnchored: isAnchored,
        holdsRequirements: [.requirements, .bugfix].contains { anchors.contains($0) || variants[$0] != nil }
      ) : spec
    for name in variants.values { kinds[path(name, in: folder)] = DocumentKind.variant(name) }
    for entry in entries where hasRoomForLinked {
      if entry.isLink {
        links.append(PendingLink(entry: entry, folder: folder, spec: spec, depth: depth))
      } else {
        visit(entry, in: folder, spec: spec, depth: depth)
      }
    }
  }

  /// Documents that are what a variant of the usual name says, of each kind the first: beside another document of a spec, or in a folder
  /// of specs.
  private func variants(
    _ entries: [FileAccess.Entry],
    beside anchors: Set<SpecDocument.Kind>,
    isSpec: Bool
  ) -> [SpecDocument.Kind: String] {
    guard isSpec || !anchors.isEmpty else { return [:] }
    var found: [SpecDocument.Kind: String] = [:]
    for entry in entries where entry.kind == .file {
      guard let kind = DocumentKind.variant(entry.name), !anchors.contains(kind) else { continue }
      found[kind] = [found[kind], entry.name].compactMap(\.self).min { DocumentKind.precedes($0, $1) }
    }
    return found
  }

  private func path(_ name: String, in folder: DocumentPath) -> DocumentPath {
    DocumentPath(folder.text.isEmpty ? name : "\(folder.text)/\(name)")
  }

  /// Links come last: a folder is what its own name says, whatever else leads to it. Links found on the way come in turn.
  mutating func followLinks() {
    var next = 0
    linked = 0
    while next < links.count {
      let link = links[next]
      next += 1
      if link.entry.kind == .file, seenFiles.contains(link.entry.identity) { continue }
      visit(link.entry, in: link.folder, spec: link.spec, depth: link.depth)
      guard hasRoomForLinked else {
        let rest =
          "what symbolic links lead to is more than the limit of \(Self.maximumLinked) entries; the rest is not read"
        return report(.cutOff(rest, of: .links), link.folder)
      }
    }
  }

  private var hasRoomForLinked: Bool { linked.map { $0 < Self.maximumLinked } ?? true }

  private mutating func report(_ kind: DocumentProblem.Kind, _ folder: DocumentPath) {
    let start = SourceRange(line: 1, columns: 1..<1)
    problems.append(DocumentProblem(kind: kind, location: Location(path: folder, range: start)))
  }

  private mutating func visit(_ entry: FileAccess.Entry, in folder: DocumentPath, spec: SpecID?, depth: Int) {
    let path = path(entry.name, in: folder)
    switch entry.kind {
    case .folder:
      // Named as a document is, it stands where the document should: the reader says that it is none.
      if spec != nil, DocumentKind.anchor(entry.name) != nil { place(path, spec) }
      guard !Self.isSkipped(entry.name), visited.insert(entry.identity).inserted else { return }
      visit(path, spec: spec, parentIsSpecs: folder.name == "specs" || folder.text == "specs", depth: depth + 1)
    // A named pipe, or a link that leads nowhere, is a document that cannot be read: the reader says so.
    case .file, .other:
      guard DocumentKind.isMarkdown(entry.name), seen.insert(path).inserted else { return }
      // Outside spec folders only what lies in a folder of specs is a spec document; a README is not.
      guard spec != nil || folder.name == "specs" else { return }
      seenFiles.insert(entry.identity)
      place(path, spec)
    }
  }

  private mutating func place(_ path: DocumentPath, _ spec: SpecID?) {
    let kind = kinds[path] ?? DocumentKind.of(path)
    places.append(SpecLayout.Place(path: path, spec: spec, kind: kind, isLoose: false))
  }

  /// Hidden folders hold no specs, but for those of the tools that write them.
  private static func isSkipped(_ name: String) -> Bool {
    (name.hasPrefix(".") && name != ".kiro" && name != ".spec-workflow") || name == "node_modules"
      || name == "DerivedData"
  }
}
