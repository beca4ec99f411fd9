package import Files
import Findings

/// Finds out which workspaces the paths of a command line mean.
///
/// The root of a workspace is the nearest folder above a path that holds `.git`, `.kiro`, `.counterfoil` or `counterfoil.yml`, or
/// else the folder itself. No folder above a person's own is looked at, and what tools keep there, `.kiro`, marks no workspace: all that
/// somebody has would be taken for its sources. A path inside a spec folder reads the specs around it as well, because they refer to each other, and
/// asks for findings of its own documents only.
package struct WorkspaceLocator {
  private let system: FileAccess
  private let here: String
  private let home: String?

  /// - Parameters:
  ///   - system: the disk from `/`.
  ///   - here: the absolute path of the folder that paths are relative to.
  ///   - home: the absolute path of the person's own folder; `nil` where there is none.
  package init(system: FileAccess, here: String, home: String? = nil) {
    self.system = system
    self.here = here
    self.home = home.map { AbsolutePath.of($0, in: "/") }
  }

  /// - Parameter paths: files and folders; none means the folder that the command was run in.
  package func places(_ paths: [String]) throws(PlaceFailure) -> [WorkspacePlace] {
    var places: [WorkspacePlace] = []
    var loose: [String] = []
    for path in paths.isEmpty ? ["."] : paths {
      let absolute = AbsolutePath.of(path, in: here)
      switch kind(absolute) {
      case .folder: add(folder: absolute, to: &places)
      case .file:
        if let spec = specFolder(around: parent(absolute)) {
          add(folder: spec, focus: absolute, to: &places)
        } else if Self.mayBeDocument(absolute) {
          loose.append(absolute)
        } else {
          throw PlaceFailure(path: path, nearest: nil, isNoDocument: true)
        }
      case .other, nil: throw PlaceFailure(path: path, nearest: nearest(absolute, written: path))
      }
    }
    for document in loose { add(loose: document, to: &places) }
    return places
  }

  /// Whoever names a document by hand may call it anything; a source or a picture is read as markdown by mistake only.
  private static func mayBeDocument(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return true }
    return ["md", "markdown", "mdown", "mdx", "txt", "text"].contains(name[dot...].dropFirst().lowercased())
  }

  // MARK: Folders

  private func add(folder: String, focus: String? = nil, to places: inout [WorkspacePlace]) {
    let spec = specFolder(around: folder)
    let search = spec.map { parent($0) } ?? folder
    let root = workspaceRoot(around: search)
    var roots = [relative(search, to: root)]
    // `openspec` is a spec folder as a whole: its `specs` are what holds, its `changes` what is to come.
    if spec == nil, !search.hasSuffix("/openspec") {
      let known = known(in: search)
      if !known.isEmpty { roots = known.map { relative($0, to: root) } }
    }
    let focus = focus ?? (spec == nil ? nil : folder)
    let wanted = focus.map { [relative($0, to: root)] } ?? roots
    guard let index = places.firstIndex(where: { $0.root == root }) else {
      places.append(WorkspacePlace(root: root, roots: roots, loose: [], focus: wanted))
      places[places.count - 1].isWhole = spec == nil && search == root
      return
    }
    places[index].isWhole = false
    places[index].roots += roots.filter { !places[index].roots.contains($0) }
    for path in wanted { places[index].want(path) }
  }

  /// Where specs usually are.
  private func known(in folder: String) -> [String] {
    (Self.usual.map { join(folder, $0) } + packages(in: folder) + parts(of: folder)).filter { kind($0) == .folder }
  }

  /// `packages/web/.kiro/specs`: each package of a repository may have specs of its own, where a repository has them.
  private func packages(in folder: String) -> [String] {
    Self.groups.flatMap { group -> [String] in
      folders(in: join(folder, group), areLinksToo: false).flatMap { package -> [String] in
        let held = Set(folders(in: package, areLinksToo: true).map { String($0.dropFirst(package.utf8.count + 1)) })
        // Of a thousand packages nearly all have no specs: their folders are listed once.
        return Self.usual.filter { held.contains(String($0.prefix { $0 != "/" })) }.map { join(package, $0) }.sorted()
      }
    }
  }

  private static let groups = [
    "packages", "apps", "services", "libs", "modules", "crates", "projects", "components", "plugins",
  ]

  /// `backend/.kiro/specs`: a repository of two or three parts has no folder around them. What is no tool's own, `tests/specs`, may be
  /// anything there.
  private func parts(of folder: String) -> [String] {
    folders(in: folder, areLinksToo: false).filter { !$0.dropFirst(folder.utf8.count + 1).hasPrefix(".") }.flatMap {
      part in
      Self.usual.filter { $0.hasPrefix(".") }.map { join(part, $0) }
    }
  }

  /// Those of a repository's own: not what was built, or taken from others.
  private func folders(in folder: String, areLinksToo: Bool) -> [String] {
    guard kind(folder) == .folder, let entries = try? system.list(DocumentPath(String(folder.drop { $0 == "/" })))
    else { return [] }
    return entries.filter { $0.kind == .folder && (areLinksToo || !$0.isLink) && !Self.foreign.contains($0.name) }
      .map { join(folder, $0.name) }.sorted()
  }

  private static let foreign: Set<String> = ["node_modules", ".build", "vendor", "DerivedData", "Pods"]

  package static let usual = [
    "specs", ".kiro/specs", "docs/specs", ".spec-workflow/specs", "openspec", ".claude/specs", ".specs",
    ".sdd/specs", "agent-os/specs", ".agent-os/specs", ".cursor/specs", ".github/specs", ".codex/specs", ".ai/specs",
    "doc/specs", ".trae/specs",
  ]

  /// The outermost spec folder that a folder is, or lies in.
  private func specFolder(around folder: String) -> String? {
    var found: String?
    var current = folder
    // What bears the mark of a workspace is its root, and no spec, even with a `requirements.md` of its own.
    while current != "/", !isMarked(current) {
      if ["requirements.md", "design.md", "tasks.md", "bugfix.md"].contains(where: { kind(join(current, $0)) == .file })
        || parent(current).hasSuffix("/specs")
      {
        found = current
      }
      if current == home { break }
      current = parent(current)
    }
    return found
  }

  private func workspaceRoot(around folder: String) -> String {
    var current = folder
    while current != "/" {
      if isMarked(current) { return current }
      if current == home { break }
      current = parent(current)
    }
    return folder.hasSuffix("/specs") ? parent(folder) : folder
  }

  private func isMarked(_ folder: String) -> Bool {
    ([".git", ".counterfoil", "counterfoil.yml"] + (folder == home ? [] : [".kiro"])).contains {
      kind(join(folder, $0)) != nil
    }
  }

  // MARK: Loose documents

  /// A loose document joins the one workspace that is read with it: its claims are looked up there.
  private func add(loose document: String, to places: inout [WorkspacePlace]) {
    if places.isEmpty {
      let root = workspaceRoot(around: parent(document))
      // The specs of a workspace are read beside it, because it speaks of them.
      let roots = isMarked(root) ? known(in: root).map { relative($0, to: root) } : []
      places.append(WorkspacePlace(root: root, roots: roots, loose: [], focus: []))
    }
    let path = relative(document, to: places[0].root)
    places[0].loose.append(path)
    places[0].want(path)
  }

  // MARK: Paths

  private func kind(_ absolute: String) -> FileAccess.Entry.Kind? {
    system.kind(DocumentPath(String(absolute.drop { $0 == "/" })))
  }

  private func join(_ folder: String, _ name: String) -> String { folder == "/" ? "/\(name)" : "\(folder)/\(name)" }

  private func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// `../` climbs where the path lies outside.
  private func relative(_ path: String, to root: String) -> DocumentPath {
    let target = path.split(separator: "/")
    let start = root.split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return DocumentPath((up + target[common...].map(String.init)).joined(separator: "/"))
  }

  private func nearest(_ absolute: String, written: String) -> String? {
    let folder = parent(absolute)
    guard let entries = try? system.list(DocumentPath(String(folder.drop { $0 == "/" }))),
      let name = absolute.split(separator: "/").last,
      let match = nearestMatch(to: String(name), among: entries.map(\.name))
    else { return nil }
    return String(written.dropLast(name.count)) + match
  }
}
