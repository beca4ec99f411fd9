package import Files
package import Findings

/// What git knows of the files around the documents: which there are, which it ignores, and what became of those that went.
package struct WorkingTree: Sendable {
  private let git: GitQuery

  package init(git: GitQuery) {
    self.git = git
  }

  /// Every file that is there and tracked, or new and not ignored, sorted; relative to the folder that was asked about.
  ///
  /// - Returns: `nil` where there is no repository.
  package func paths() async -> [DocumentPath]? {
    let arguments = ["ls-files", "-z", "-t", "--cached", "--others", "--deleted", "--exclude-standard"]
    guard let answer = await git.answer(arguments, []) else { return nil }
    // `R` marks what git follows, and nobody finds; a file in a merge conflict stands there three times.
    var (there, deleted): (Set<Substring>, Set<Substring>) = ([], [])
    let pieces = answer.nulPieces
    for piece in pieces {
      if piece.hasPrefix("R ") { deleted.insert(piece.dropFirst(2)) } else { there.insert(piece.dropFirst(2)) }
    }
    return there.subtracting(deleted).map { DocumentPath(String($0)) }.sorted()
  }

  /// Where the folder lies in its repository: `packages/ui/`, or nothing for the whole of it.
  package func prefix() async -> String {
    let answer = await git.answer(["rev-parse", "--show-prefix"], []) ?? []
    return String(decoding: answer.prefix { $0 != 10 }, as: UTF8.self)
  }

  /// Those of the paths that a `.gitignore` keeps out.
  package func ignored(among paths: [DocumentPath]) async -> Set<DocumentPath> {
    // Outside the repository git would refuse to answer at all.
    let asked = paths.filter { !$0.text.isEmpty && !$0.text.hasPrefix("../") }.sorted()
    guard !asked.isEmpty else { return [] }
    if let answer = await ignored(asked) { return answer }
    guard await git.answer(["rev-parse", "--is-inside-work-tree"], []) != nil else { return [] }
    // A path behind a symbolic link or in a submodule makes git refuse all of them. Sorted, such paths lie side by side.
    var found: Set<DocumentPath> = []
    var parts = [asked[...]]
    for _ in 0..<Self.mostQuestions {
      guard !parts.isEmpty else { break }
      let part = parts.removeFirst()
      if let answer = await ignored(Array(part)) {
        found.formUnion(answer)
      } else if part.count > 1 {
        let middle = part.startIndex + part.count / 2
        parts += [part[..<middle], part[middle...]]
      }
    }
    return found
  }

  /// Each takes git some milliseconds; paths that it was not asked about count as not ignored.
  private static let mostQuestions = 64

  private func ignored(_ paths: [DocumentPath]) async -> Set<DocumentPath>? {
    // `./`: a name may begin as the magic words of git do, `:(top)`.
    let input = paths.flatMap { path -> [UInt8] in Array("./\(path)".utf8) + [UInt8(0)] }
    let answer = await git.answer(["check-ignore", "-z", "--stdin"], input)
    return answer.map { Set($0.nulPieces.map { DocumentPath(String($0.dropFirst(2))) }) }
  }

  /// What became of files that are gone, in one pass over the history of what is checked out.
  ///
  /// - Parameter missing: paths that are asked about; what the pass does not know of them is looked for on every branch.
  /// - Returns: `nil` where there is no repository, or no commit.
  package func history(of missing: [DocumentPath]) async -> FileHistory? {
    let arguments = [
      "log", "-z", "--format=%x01", "--name-status", "-M", "--diff-filter=DR", "--no-ext-diff", "--relative",
    ]
    guard let answer = await git.answer(arguments, []),
      let shallow = await git.answer(["rev-parse", "--is-shallow-repository"], [])
    else { return nil }
    var gone = Self.fates(in: answer)
    gone.merge(await uncommittedFates()) { _, latest in latest }
    let history = FileHistory(gone: gone, isComplete: false)
    // A folder is no file that was deleted: what became of it, the files that lay below it say.
    let unknown = missing.filter { gone[$0] == nil && !history.hadFolder($0) }
    guard let elsewhere = await everTouched(unknown) else { return history }
    for path in elsewhere { gone[path] = .deleted }
    return FileHistory(gone: gone, isComplete: !String(decoding: shallow, as: UTF8.self).hasPrefix("true"))
  }

  /// What went since the last commit: in the index, or only from the disk.
  private func uncommittedFates() async -> [DocumentPath: FileHistory.Fate] {
    let staged = [
      "diff", "--cached", "-z", "--name-status", "-M", "--no-ext-diff", "--relative", "--diff-filter=DR", "HEAD", "--",
    ]
    var fates = Self.fates(in: await git.answer(staged, []) ?? [])
    let deleted = Set((await git.answer(["ls-files", "-z", "--deleted"], []) ?? []).nulPieces)
    guard !deleted.isEmpty else { return fates }
    let known = await indexed(deleted)
    let new = await untracked(like: deleted)
    for path in deleted {
      let same = known[path].flatMap { new[$0] } ?? []
      // Of two copies nobody knows which one it became.
      fates[DocumentPath(path)] = same.count == 1 ? .renamed(DocumentPath(same[0])) : .deleted
    }
    return fates
  }

  func answer(_ arguments: [String]) async -> [UInt8]? { await git.answer(arguments, []) }

  /// The objects that the index holds of some paths.
  func indexed(_ paths: Set<String>) async -> [String: String] {
    var objects: [String: String] = [:]
    for piece in (await git.answer(["ls-files", "-z", "--stage"], []) ?? []).nulPieces {
      // `100644 OBJECT 0<tab>path`
      guard let tab = piece.firstIndex(of: "\t") else { continue }
      let path = String(piece[piece.index(after: tab)...])
      let words = piece[..<tab].split(separator: " ")
      if paths.contains(path), words.count == 3 { objects[path] = String(words[1]) }
    }
    return objects
  }

  /// No move leaves more new files of a kind behind than are looked into.
  private static let mostUntracked = 1000

  /// New files that are called as some others are, or end so, by the object that they would be.
  func untracked(like paths: Set<String>) async -> [String: [String]] {
    let endings = Set(paths.map { $0.split(separator: "/").last?.split(separator: ".").last ?? "" })
    let all = (await git.answer(["ls-files", "-z", "--others", "--exclude-standard"], []) ?? []).nulPieces
    let new = all.filter { path in
      endings.contains(path.split(separator: "/").last?.split(separator: ".").last ?? "") && !path.contains("\n")
    }
    .prefix(Self.mostUntracked)
    guard !new.isEmpty else { return [:] }
    // From the top of the repository, wherever the workspace lies in it.
    let top = await prefix()
    // `--no-filters`: a filter is a program that the repository names.
    let answer = await git.answer(
      ["hash-object", "--no-filters", "--stdin-paths"],
      Array(new.map { "\(top)\($0)\n" }.joined().utf8)
    )
    let objects = String(decoding: answer ?? [], as: UTF8.self).split(separator: "\n")
    guard objects.count == new.count else { return [:] }
    return Dictionary(grouping: zip(objects, new), by: { String($0.0) }).mapValues { $0.map(\.1) }
  }

  /// Nobody reads more findings than that.
  private static let mostMissing = 2000

  /// A merge may drop a file, and another branch may have it still.
  private func everTouched(_ paths: [DocumentPath]) async -> [DocumentPath]? {
    let asked = paths.filter { !$0.text.isEmpty && !$0.text.hasPrefix("../") }.prefix(Self.mostMissing)
    guard !asked.isEmpty else { return [] }
    let arguments = [
      "log", "-z", "--all", "--format=", "--name-only", "--full-history", "-m", "--no-renames", "--no-ext-diff",
      "--relative", "--",
    ]
    guard let answer = await git.answer(arguments + PathSpecs(Array(asked)).arguments, []) else { return nil }
    // A path that is asked about may be a folder: what was touched counts for every folder above it.
    var touched: Set<String> = []
    for piece in answer.nulPieces {
      var path = piece.hasPrefix("\n") ? String(piece.dropFirst()) : piece
      while !path.isEmpty, touched.insert(path).inserted { path = DocumentPath(path).folder }
    }
    return asked.filter { touched.contains($0.text.hasSuffix("/") ? String($0.text.dropLast()) : $0.text) }
  }

  /// Reads the newest event of each path: `D`, name; `R100`, old name, new name.
  static func fates(in answer: [UInt8]) -> [DocumentPath: FileHistory.Fate] {
    var fates: [DocumentPath: FileHistory.Fate] = [:]
    var pieces = answer.nulPieces[...]
    while var piece = pieces.popFirst() {
      if piece.hasPrefix("\u{1}") { piece.removeFirst() }
      if piece.hasPrefix("\n") { piece.removeFirst() }
      switch piece.first {
      case "D":
        guard let path = pieces.popFirst().map({ DocumentPath($0) }) else { break }
        if fates[path] == nil { fates[path] = .deleted }
      case "R":
        guard let old = pieces.popFirst().map({ DocumentPath($0) }), let new = pieces.popFirst() else { break }
        if fates[old] == nil { fates[old] = .renamed(DocumentPath(new)) }
      default: break
      }
    }
    return fates
  }
}
