import Evidence
import Files
import Findings

/// What a check with `of=` on its fence is held against: the parts of the components that its author names, instead of whole targets.
///
/// `of=ButtonIcon,Icon` names targets, or folders and files (`ButtonIcon`, `ButtonIcon.swift`) anywhere in them. A target that is named
/// counts whole; one in which parts are named counts by those parts; the others stay as they were. The author answers for naming
/// everything that the check depends on.
struct SourceNarrowing {
  let sources: PackageSources
  /// Everything that was built.
  let built: [SourceFingerprint]

  /// The names that mean nothing, with the checks that bear them, and what may be meant.
  func unknown(in plan: CheckPlan) -> [(check: PlannedCheck, name: String, nearest: String?)] {
    let found = plan.checks.flatMap { check in check.of.filter { parts(named: $0) == nil }.map { (check, $0) } }
    guard !found.isEmpty else { return [] }
    let files = swiftFiles
    let candidates = Set(files.map { Self.bare($0.name) } + sources.package.sourceFolders.map(\.target)).sorted()
    let declaring = declaring(Set(found.map(\.1)), files)
    var search = NearestSearch()
    return found.map { check, name in
      (check, name, declaring[name].map { Self.bare($0.name) } ?? search.match(to: name, among: candidates))
    }
  }

  /// Of the components, the checks' own target left out.
  private var swiftFiles: [DocumentPath] {
    let folders = sources.package.sourceFolders.filter { !sources.package.testTargets.contains($0.target) }
    let places = folders.compactMap { try? sources.place(of: $0) }
    return places.flatMap { (try? SourceTree.contents(of: $0, sources.files)) ?? [] }.map { DocumentPath($0.path) }
      .filter { $0.name.hasSuffix(".swift") }.sorted()
  }

  private static func bare(_ file: String) -> String { file.hasSuffix(".swift") ? String(file.dropLast(6)) : file }

  /// The first file that declares a type of each name: what is meant is the file. Each is read once, whatever is looked for.
  private func declaring(_ names: Set<String>, _ files: [DocumentPath]) -> [String: DocumentPath] {
    var found: [String: DocumentPath] = [:]
    for file in files where found.count < names.count {
      guard let bytes = try? sources.files.read(file, 1 << 24) else { continue }
      let words = String(decoding: bytes, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for (kind, name) in zip(words, words.dropFirst()) where Self.kinds.contains(String(kind)) {
        let name = String(name)
        if names.contains(name), found[name] == nil { found[name] = file }
      }
    }
    return found
  }

  private static let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol"]

  func narrowed(_ result: CheckResult, to names: [String]) -> CheckResult {
    guard !names.isEmpty else { return result }
    var result = result
    result.inputs.check = result.inputs.check.map { .ofCheck($0, of: names) }
    guard !built.isEmpty else { return result }
    var named: [String: [SourceFingerprint]] = [:]
    for name in names {
      guard let (folder, found) = parts(named: name) else {
        let text =
          "`of=\(name)` names no target of the components, nor a folder or file in one: held against everything"
        result.messages.append(Message(level: .warning, text: text, place: result.place))
        return result
      }
      named[folder, default: []] += found
    }
    let components = built.flatMap { named[$0.path] ?? [$0] }
    result.inputs = Inputs(check: result.inputs.check, components: Array(Set(components)))
    return result
  }

  /// - Returns: the folder of the target, and what stands for it; `nil` when there is nothing of that name.
  private func parts(named name: String) -> (folder: String, parts: [SourceFingerprint])? {
    for folder in sources.package.sourceFolders where folder.target == name {
      guard let path = try? sources.place(of: folder), let whole = built.first(where: { $0.path == path }) else {
        continue
      }
      return (path, [whole])
    }
    // The checks' own target is no component.
    for folder in sources.package.sourceFolders where !sources.package.testTargets.contains(folder.target) {
      guard let path = try? sources.place(of: folder), let found = search(path, for: name) else { continue }
      return (path, found)
    }
    return nil
  }

  private func search(_ folder: String, for name: String) -> [SourceFingerprint]? {
    var found: [SourceFingerprint] = []
    var folders = [folder]
    while let current = folders.popLast() {
      for entry in (try? sources.files.list(DocumentPath(current))) ?? [] where !SourceTree.isLeftover(entry.name) {
        let path = "\(current)/\(entry.name)"
        if entry.name == name || (entry.kind == .file && entry.name == "\(name).swift") {
          guard let fingerprint = SourceTree.fingerprint(path, files: sources.files) else { return nil }
          found.append(SourceFingerprint(path: path, fingerprint: fingerprint))
        } else if entry.kind == .folder, !entry.isLink {
          folders.append(path)
        }
      }
    }
    return found.isEmpty ? nil : found
  }
}
