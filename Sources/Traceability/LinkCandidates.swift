package import Findings
package import SpecModel

/// The files that a broken link may mean by their name.
///
/// Each spec has a `design.md` of its own, or none yet: of thousands only those are looked at that lie in the spec of the document, in one
/// that the link names, or in none.
package final class LinkCandidates {
  private let byName: [String: [DocumentPath]]
  private let specs: [DocumentPath: SpecID]
  /// Of the names of such documents, those that were asked for.
  private var bySpec: [String: [SpecID?: [DocumentPath]]] = [:]
  /// By folder, in small letters, and by number.
  private lazy var named: [Substring: [SpecID]] = Set(specs.values).sorted().reduce(into: [:]) { named, spec in
    if let folder = spec.name.pathParts().last?.lowercased() { named[folder[...], default: []].append(spec) }
    if let number = spec.number { named[number[...], default: []].append(spec) }
  }

  /// - Parameters:
  ///   - paths: sorted.
  ///   - specs: of the documents that belong to one.
  package init(paths: [DocumentPath], specs: [DocumentPath: SpecID]) {
    byName = Dictionary(grouping: paths, by: \.name)
    self.specs = specs
  }

  /// - Parameters:
  ///   - wanted: the parts of the path that is written, without `..`.
  ///   - isWorth: is told how many there are before they are put together.
  /// - Returns: the files of its last part's name, sorted.
  package func files(
    _ wanted: [Substring],
    from document: DocumentPath,
    where isWorth: (Int) -> Bool = { _ in true }
  ) -> [DocumentPath]? {
    guard let name = wanted.last.map(String.init), let all = byName[name] else { return [] }
    guard all.count > Self.few, OwnDocuments.hold(name) else { return isWorth(all.count) ? all : nil }
    let bySpec = bySpec[name] ?? Dictionary(grouping: all) { specs[$0] }
    self.bySpec[name] = bySpec
    var meant: Set<SpecID?> = [nil, specs[document]]
    for part in wanted.dropLast() {
      meant.formUnion(named[part.lowercased()[...]] ?? [])
      meant.formUnion(Self.number(part).flatMap { named[$0] } ?? [])
    }
    let groups = meant.compactMap { bySpec[$0] }
    guard isWorth(groups.reduce(0) { $0 + $1.count }) else { return nil }
    return groups.count == 1 ? groups[0] : groups.flatMap { $0 }.sorted()
  }

  private static let few = 16

  /// `006` of `006-badge`.
  static func number(_ folder: Substring) -> Substring? {
    let digits = folder.utf8.prefix { (48...57).contains($0) }
    return digits.isEmpty || folder.utf8.dropFirst(digits.count).first != UInt8(ascii: "-") ? nil : Substring(digits)
  }
}
