import Files
import Findings

/// The file that a path most likely meant which leads nowhere: in other letters, mistyped, or in another folder.
struct ArtifactNeighbours {
  private let byLetters: [String: DocumentPath]
  private let byFolder: [String: [DocumentPath]]
  private let byName: [String: [DocumentPath]]
  private var search = NearestSearch()
  /// How many names are looked at at most: each missing file is compared with all that lie beside it.
  private var budget = 200_000

  init(_ paths: [DocumentPath]) {
    byLetters = Dictionary(paths.map { ($0.text.lowercased(), $0) }) { first, _ in first }
    byFolder = Dictionary(grouping: paths, by: \.folder)
    byName = Dictionary(grouping: paths) { $0.name.lowercased() }
  }

  mutating func nearest(to paths: ArtifactPaths) -> DocumentPath? {
    guard !paths.isFolder else { return nil }
    for path in paths.candidates {
      if let found = byLetters[path.text.lowercased()] { return found }
    }
    for path in paths.candidates {
      if let found = mistyped(path) { return found }
    }
    guard let name = paths.candidates.first?.name.lowercased(), let alike = byName[name], alike.count == 1 else {
      return nil
    }
    return alike.first
  }

  /// `BadgeTest.swift` where `BadgeTests.swift` is. Another number is another file, and no slip of the hand.
  private mutating func mistyped(_ path: DocumentPath) -> DocumentPath? {
    guard let beside = byFolder[path.folder] else { return nil }
    budget -= beside.count
    guard budget >= 0 else { return nil }
    let wanted = path.name.lowercased()
    let names = beside.filter { Self.digits($0.name) == Self.digits(path.name) && Self.kind($0) == Self.kind(path) }
    guard let match = search.match(to: wanted, among: names.map { $0.name.lowercased() }) else { return nil }
    return nearestMatch(to: wanted, among: [match], most: 2).flatMap { match in
      names.first { $0.name.lowercased() == match }
    }
  }

  private static func digits(_ name: String) -> [UInt8] { name.utf8.filter { (48...57).contains($0) } }

  /// What stands behind the last dot.
  private static func kind(_ path: DocumentPath) -> Substring {
    path.name.lastIndex(of: ".").map { path.name[$0...] } ?? ""
  }
}
