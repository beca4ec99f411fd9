import Findings
import SpecModel

/// Tells folders of one name apart. `docs/specs/004-x` sums up what `.kiro/specs/004-x` demands, and both are one spec. In
/// `packages/a/specs/001-x` and `packages/b/specs/001-x` two packages demand something of their own: they are the specs `packages/a/001-x`
/// and `packages/b/001-x`.
struct PackagedSpecs {
  /// A spec folder as it was met.
  private struct Found {
    /// With the package before it, wherever it has one.
    let id: SpecID
    let outermost: SpecID
    let folder: DocumentPath
    let isAnchored: Bool
    let holdsRequirements: Bool
  }

  private var found: [Found] = []
  private var packages: [SpecID: String] = [:]
  private var outermost: [SpecID: SpecID] = [:]

  /// - Parameters:
  ///   - outer: the spec that holds the folder.
  ///   - isAnchored: documents there bear the names of a spec's.
  /// - Returns: what to call it until all are known.
  mutating func add(_ folder: DocumentPath, inside outer: SpecID?, isAnchored: Bool, holdsRequirements: Bool) -> SpecID
  {
    let id: SpecID
    if let outer {
      id = SpecID("\(outer.name)/\(folder.name)")
      (packages[id], outermost[id]) = (packages[outer], outermost[outer])
    } else {
      let package = SpecPackage.of(folder)
      id = SpecID(package.isEmpty ? folder.name : "\(package)/\(folder.name)")
      (packages[id], outermost[id]) = (package, id)
    }
    found.append(
      Found(
        id: id,
        outermost: outermost[id] ?? id,
        folder: folder,
        isAnchored: isAnchored,
        holdsRequirements: holdsRequirements
      )
    )
    return id
  }

  /// What each is called: by its folder's name alone, where no second package has requirements under it.
  func names() -> [SpecID: SpecID] {
    guard packages.values.contains(where: { !$0.isEmpty }) else { return [:] }
    var holders: [SpecID: Set<SpecID>] = [:]
    for spec in found where spec.holdsRequirements {
      holders[plain(spec.outermost), default: []].insert(spec.outermost)
    }
    let anchored = Set(found.filter(\.isAnchored).map(\.outermost))
    var names: [SpecID: SpecID] = [:]
    for spec in found where packages[spec.id]?.isEmpty == false {
      guard let holding = holders[plain(spec.outermost)], holding.count > 1 else {
        names[spec.id] = plain(spec.id)
        continue
      }
      // What speaks of a spec elsewhere, and no one can say of which: of the first.
      if !holding.contains(spec.outermost), !anchored.contains(spec.outermost), let first = holding.min() {
        names[spec.id] = SpecID(first.name + spec.id.name.dropFirst(spec.outermost.name.count))
      }
    }
    return names
  }

  private func plain(_ id: SpecID) -> SpecID {
    guard let package = packages[id], !package.isEmpty else { return id }
    return SpecID(String(id.name.dropFirst(package.count + 1)))
  }

  /// The folder of each: the first one with documents of a spec, where it has several.
  func folders(_ names: [SpecID: SpecID]) -> [SpecID: DocumentPath] {
    var folders: [SpecID: DocumentPath] = [:]
    var anchored: Set<SpecID> = []
    for spec in found {
      let id = names[spec.id] ?? spec.id
      if folders[id] == nil || spec.isAnchored && !anchored.contains(id) { folders[id] = spec.folder }
      if spec.isAnchored { anchored.insert(id) }
    }
    return folders
  }
}
