import Files
import Findings
import SpecModel
import SpecReading
import Workspace

/// Reads the requirements of a commit as they would be read from the disk, without checking anything out.
struct FormerSpecs {
  let git: GitHistory
  let tree: GitTree
  let roots: [DocumentPath]

  func read() async throws -> Corpus {
    let objects = try await objects()
    let contents = try await git.contents(Set(objects.values.compactMap(\.self)).sorted())
    let bytes = Dictionary(
      uniqueKeysWithValues: objects.map { path, object in (path.text, object.flatMap { contents[$0] } ?? []) }
    )
    let files = FileAccess.inMemory(bytes: bytes)
    let present = roots.filter { files.kind($0) == .folder }
    let corpus = await SpecReader(files: files, workers: processorCount()).read(
      SpecLayout(files: files, roots: present)
    )
    try refuseUnread(corpus.problems)
    return corpus
  }

  /// Requirements that nobody could read said nothing that could be compared, and nothing would look moved.
  private func refuseUnread(_ problems: [DocumentProblem]) throws {
    for problem in problems where hasRequirements(problem.location.path) {
      let reason: String
      switch problem.kind {
      case .tooLarge(let bytes, let limit): reason = "its \(bytes) bytes are more than the limit of \(limit)"
      case .refused(let why, _), .cutOff(let why, _), .unreadable(let why): reason = why
      default: continue
      }
      throw UncomparableBase(
        "\(problem.location.path), as it stood at the base, cannot be compared: \(reason); take a nearer --base"
      )
    }
  }

  /// The documents that hold requirements, with their objects, and those that only make a folder a spec, without.
  private func objects() async throws -> [DocumentPath: String?] {
    var objects: [DocumentPath: String?] = [:]
    for (path, entry) in tree.entries {
      let isWanted = isBelowRoots(path) && isAnchor(path)
      if isWanted, entry.kind == .file { objects[path] = .some(hasRequirements(path) ? entry.object : nil) }
      if entry.kind == .submodule, isBelowRoots(path) {
        Console.standard.progress("\(path) is a repository of its own, and is not compared")
      }
    }
    for (link, target) in try await outsideLinks() {
      for (path, entry) in tree.entries where entry.kind == .file && isAnchor(path) {
        guard path == target || path.text.hasPrefix(target.text + "/") else { continue }
        objects[DocumentPath(link.text + path.text.dropFirst(target.text.count))] = .some(
          hasRequirements(path) ? entry.object : nil
        )
      }
    }
    return objects
  }

  private func isAnchor(_ path: DocumentPath) -> Bool { SpecLayout.kind(named: path.name) != nil }

  private func hasRequirements(_ path: DocumentPath) -> Bool {
    SpecLayout.kind(named: path.name)?.holdsRequirements == true
  }

  private func isBelowRoots(_ path: DocumentPath) -> Bool {
    roots.contains { $0.text.isEmpty || path == $0 || path.text.hasPrefix($0.text + "/") }
  }

  /// Symbolic links to what lies elsewhere in the repository; what lies among the specs is read under its own name.
  private func outsideLinks() async throws -> [(link: DocumentPath, target: DocumentPath)] {
    let links = tree.entries.filter { path, entry in
      entry.kind == .link && (isBelowRoots(path) || roots.contains { $0.text.hasPrefix(path.text + "/") })
    }
    let contents = try await git.contents(links.values.map(\.object))
    return links.compactMap { path, entry in
      guard let bytes = contents[entry.object] else { return nil }
      let written = String(decoding: bytes, as: UTF8.self)
      guard !written.hasPrefix("/"), let target = DocumentPath.resolving(written, in: path.folder),
        !isBelowRoots(target)
      else { return nil }
      return (path, target)
    }.sorted { $0.0 < $1.0 }
  }
}
