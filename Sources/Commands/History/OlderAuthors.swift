import Files
import Findings
import History
import Parallelism
import SpecModel
import Workspace

/// Finds out under which numbers the lines were written that are older than the base, as far as git's history goes.
///
/// Blaming every document back to its beginning takes long, and for most of them it would tell nothing: the numbers that they cite
/// were at their own commits what they were at the base. Only the others are blamed.
struct OlderAuthors {
  let git: GitHistory
  let base: String
  /// Of the workspace in its repository: empty, or a folder with a slash.
  let prefix: String
  let specs: LaterSpecs
  let touches: GitTouches
  let files: FileAccess
  let places: ReferencePlaces

  /// A line of today as it stood at the base or before.
  struct OldLine: Hashable {
    let number: Int
    let version: GitBlame.Version
    /// In that version.
    let original: Int
  }

  struct Author: Hashable {
    let commit: String
    /// The line stood under another heading or task then, or in other words: whether it was moved since, edited or written anew, git
    /// guesses.
    let isStray: Bool
    /// Who last marked it, and left its words as they were.
    let marker: String?
  }

  /// - Parameters:
  ///   - lines: the lines that are as old as the base, and cite requirements, by document.
  ///   - changed: the specs that have other numbers today than at the base.
  /// - Returns: the commits that wrote them, by document and by number of today, where the numbers were others than at the base.
  func commits(of lines: [DocumentPath: [OldLine]], citing changed: Set<SpecID>) async throws
    -> [DocumentPath: [Int: Author]]
  {
    let suspects = try await suspects(among: lines, changed)
    var commits: [DocumentPath: [Int: Author]] = [:]
    let copies = CopiedLines(git: git, files: files)
    let formatting = Reformatting(git: git, base: nil, files: files, names: .today(specs.pairs))
    let wanted = suspects.compactMap { path in lines[path].map { (path, $0) } }
    try await inOrder(wanted, width: processorCount()) { path, lines in
      var found: [Int: Author] = [:]
      for (version, lines) in Dictionary(grouping: lines, by: \.version) {
        guard let blame = try await git.blame(version, since: nil) else { continue }
        let numbers = lines.map(\.original).sorted()
        let dated = try await copies.dated(blame, of: path, numbers) {
          try await git.blame(version, since: nil, followsMoves: false)
        }
        let seen = try await formatting.seenThrough(dated, of: path, numbers, places)
        let strays = try await strays(seen, numbers, version, path)
        for line in lines {
          guard let known = seen.lines[line.original], case .commit(let commit) = known.author else { continue }
          var marker: String?
          if case .commit(let commit) = known.markedBy { marker = commit }
          let isStray = known.isDoubtful || strays.contains(line.original)
          found[line.number] = Author(commit: commit, isStray: isStray, marker: marker)
        }
      }
      return (path, found)
    } use: { path, found in
      if !found.isEmpty { commits[path] = found }
    }
    return commits
  }

  /// Documents in which a commit wrote when a spec that they cite had other numbers than at the base.
  private func suspects(among lines: [DocumentPath: [OldLine]], _ changed: Set<SpecID>) async throws -> [DocumentPath] {
    let paths = lines.keys.sorted()
    let writers = lines.mapValues { commits(behind: $0) }
    let cited = Dictionary(
      uniqueKeysWithValues: paths.map { ($0, specs.cited(in: $0, places).intersection(changed)) }
    )
    var names: [SpecID: Set<String>] = [:]
    for path in paths {
      for spec in cited[path] ?? [] { names[spec, default: []].formUnion(writers[path] ?? []) }
    }
    let versions = try await specs.versions(of: names.mapValues { $0.union([base]).sorted() })
    return paths.filter { path in
      (writers[path] ?? []).contains { commit in
        (cited[path] ?? []).contains { spec in
          guard let then = versions[spec]?[commit], let now = versions[spec]?[base] else { return false }
          return then.map(\.object) != now.map(\.object)
        }
      }
    }
  }

  /// The commits that wrote in the documents of lines, under the names that those had.
  private func commits(behind lines: [OldLine]) -> Set<String> {
    let paths = Set(lines.map(\.version.path)).filter { $0.hasPrefix(prefix) }
    return paths.reduce(into: []) { commits, path in
      commits.formUnion(touches.commits[DocumentPath(String(path.dropFirst(prefix.count)))] ?? [])
    }
  }

  /// Lines that did not stand under their heading or task when they were written, or beside the words that tell about them.
  private func strays(_ blame: GitBlame, _ numbers: [Int], _ version: GitBlame.Version, _ path: DocumentPath)
    async throws
    -> Set<Int>
  {
    let origins = Set(numbers.compactMap { blame.lines[$0]?.origin })
    let contents = try await git.contents(origins.union([version.name]).sorted())
    guard let text = contents[version.name] else { return Set(numbers) }
    // Of a source nothing stands above the lines, nor beside them.
    let isSource = places.sources.contains(path)
    let surroundings = { (bytes: [UInt8]) in isSource ? nil : LineSurroundings(DocumentText(bytes)) }
    let now = surroundings(text)
    let then = contents.mapValues(surroundings)
    return Set(
      numbers.filter { number in
        guard let line = blame.lines[number], let former = then[line.origin] else { return true }
        guard let now, let former else { return false }
        return now.haveChanged(of: number, since: line.originalNumber, in: former)
      }
    )
  }
}
