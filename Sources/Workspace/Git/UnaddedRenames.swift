import Findings
import Foundation

/// A file that was renamed on the disk, and not in the index: to git one that is gone, and a new one that it does not follow.
struct UnaddedRename: Hashable {
  /// Relative to the workspace.
  let old: String
  let new: String
  let object: String

  /// Those with the same bytes, and those that lie beside one of them in a folder that was renamed with it.
  ///
  /// - Parameters:
  ///   - deleted: files that are gone, by path, with the objects that the index holds of them.
  ///   - untracked: new files, by the object that they would be.
  static func all(deleted: [String: String], untracked: [String: [String]]) -> [UnaddedRename] {
    var names: [String: String] = [:]
    let copies = Dictionary(grouping: deleted.keys, by: { deleted[$0] ?? "" })
    for (object, olds) in copies {
      let news = untracked[object] ?? []
      if olds.count == 1, news.count == 1 {
        names[olds[0]] = news[0]
      } else {
        names.merge(numbered(olds, news)) { $1 }
      }
    }
    let folders = Dictionary(names.map { Self.folders($0, $1) }, uniquingKeysWith: { $0 == $1 ? $0 : nil })
    let new = Set(untracked.values.joined()).subtracting(names.values)
    for old in deleted.keys where names[old] == nil {
      guard let name = moved(old, folders), new.contains(name) else { continue }
      names[old] = name
    }
    // Two that would become one are none.
    let counts = Dictionary(grouping: names.values, by: \.self).mapValues(\.count)
    return names.filter { counts[$0.value] == 1 }.map { old, new in
      UnaddedRename(old: old, new: new, object: deleted[old] ?? "")
    }.sorted { $0.old < $1.old }
  }

  /// Of two copies nobody knows which one it became, unless the number of its folder tells: `001-a` and `001-b`.
  private static func numbered(_ olds: [String], _ news: [String]) -> [String: String] {
    let former = Dictionary(grouping: olds) { number($0) }
    let today = Dictionary(grouping: news) { number($0) }
    return former.reduce(into: [:]) { names, row in
      guard !row.key.number.isEmpty, row.value.count == 1, let found = today[row.key], found.count == 1 else { return }
      names[row.value[0]] = found[0]
    }
  }

  private struct Numbered: Hashable {
    let name: Substring
    let number: Substring
  }

  private static func number(_ path: String) -> Numbered {
    let parts = path.split(separator: "/")
    let folder = parts.dropLast().last { $0.first?.isNumber == true }
    return Numbered(name: parts.last ?? "", number: folder?.prefix { $0.isNumber } ?? "")
  }

  /// The folders above what both paths share at their ends.
  private static func folders(_ old: String, _ new: String) -> (String, String?) {
    let (one, other) = (old.split(separator: "/"), new.split(separator: "/"))
    let shared = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    return (one.dropLast(shared).joined(separator: "/"), other.dropLast(shared).joined(separator: "/"))
  }

  private static func moved(_ old: String, _ folders: [String: String?]) -> String? {
    var folder = DocumentPath(old).folder
    while !folder.isEmpty {
      if let new = folders[folder] { return new.map { $0 + old.dropFirst(folder.count) } }
      folder = DocumentPath(folder).folder
    }
    return nil
  }
}

/// An index in which files that were renamed on the disk are renamed too. The repository's own is left alone, and so are its objects.
final class RenamedIndex: Sendable {
  let path: String

  private init(path: String) {
    self.path = path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// - Parameter prefix: of the workspace in its repository: empty, or a folder with a slash.
  static func make(_ renames: [UnaddedRename], prefix: String, of index: String, folder: String) async throws
    -> RenamedIndex?
  {
    let copy = FileManager.default.temporaryDirectory.appending(path: "counterfoil-index-\(UUID().uuidString)").path(
      percentEncoded: false
    )
    guard (try? FileManager.default.copyItem(atPath: index, toPath: copy)) != nil else { return nil }
    let made = RenamedIndex(path: copy)
    let none = String(repeating: "0", count: renames.first?.object.count ?? 40)
    let rows = renames.map { rename in
      "0 \(none)\t\(prefix)\(rename.old)\u{0}100644 \(rename.object)\t\(prefix)\(rename.new)\u{0}"
    }
    let git = GitProgram.limited(to: .seconds(120), index: copy)
    let answer = try await git.run(["update-index", "-z", "--index-info"], Array(rows.joined().utf8), folder)
    return answer.isSuccess ? made : nil
  }
}

extension GitHistory {
  /// The same history, to which files that were renamed and not added yet are renamed: a line of theirs is as old as it is.
  package func withUnaddedRenames() async throws -> GitHistory {
    let tree = WorkingTree(git: .system(folder: folder))
    let renames = await tree.unaddedRenames()
    guard !renames.isEmpty, let path = try await line(["rev-parse", "--git-path", "index"]) else { return self }
    let index = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    guard
      let renamed = try await RenamedIndex.make(renames, prefix: try await prefix(), of: index, folder: folder)
    else { return self }
    return GitHistory(folder: folder, git: .limited(to: .seconds(120), index: renamed.path), index: renamed)
  }
}

extension WorkingTree {
  func unaddedRenames() async -> [UnaddedRename] {
    let deleted = Set((await answer(["ls-files", "-z", "--deleted"]) ?? []).nulPieces)
    guard !deleted.isEmpty else { return [] }
    return UnaddedRename.all(deleted: await indexed(deleted), untracked: await untracked(like: deleted))
  }
}
