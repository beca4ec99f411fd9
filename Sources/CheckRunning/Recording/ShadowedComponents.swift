import CheckGeneration
import Evidence
import Files
import Findings
import Synchronization

/// Finds checks that mean something of the components and test something else of its name: what the test target declares, or the block
/// itself, comes before what is imported. Such a check says nothing of the components, whatever they do.
///
/// Each file is read once, and the components only where something is declared beside them.
final class ShadowedComponents: Sendable {
  private let sources: PackageSources
  private let known = Mutex<Known>(Known())

  private struct Known {
    /// By their paths.
    var declared: [String: DeclaredNames?] = [:]
    var beside: [Declaration]?
    /// Of the components, with the first file that declares each.
    var components: [String: Declaration]?
  }

  private struct Declaration {
    let name: DeclaredNames.Name
    let path: String
  }

  init(sources: PackageSources) {
    self.sources = sources
  }

  /// - Parameter lines: of the document, its fences included.
  /// - Returns: what is wrong with a block, for people; `nil` when it means what it says.
  func doubt(ofBlock lines: ClosedRange<Int>, in document: String) -> String? {
    guard let text = read(document) else { return nil }
    let all = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let source = all.dropFirst(lines.lowerBound).prefix(lines.count - 2).joined(separator: "\n")
    guard let block = DeclaredNames(source) else { return nil }
    let own = block.ofBody
    let beside = besideComponents
    guard !own.isEmpty || !beside.isEmpty else { return nil }
    let seesAll = block.isTestable || beside.contains { declared($0.path)?.isTestable == true }
    let hidden = components.values.filter { own.contains($0.name.key) && isSeen($0.name, seesAll) }
    if let first = hidden.min(by: { $0.name.key < $1.name.key }) { return words(first, by: "the block itself") }
    return doubt(of: block, by: beside.filter { $0.name.reach > .file }, seesAll)
  }

  /// - Parameters:
  ///   - path: of the file that holds the test.
  ///   - body: of the test.
  func doubt(ofTest body: String, in path: String) -> String? {
    let beside = besideComponents.filter { $0.name.reach > .file || $0.path == path }
    guard !beside.isEmpty, let body = DeclaredNames(body) else { return nil }
    return doubt(of: body, by: beside, declared(path)?.isTestable == true)
  }

  private func doubt(of source: DeclaredNames, by beside: [Declaration], _ seesAll: Bool) -> String? {
    for other in beside where source.says(other.name) {
      guard let component = components[other.name.key], isSeen(component.name, seesAll) else { continue }
      return words(component, by: other.path)
    }
    return nil
  }

  private func words(_ component: Declaration, by place: String) -> String {
    "it means what \(place) declares by the name \(component.name.spoken), and not what \(component.path) declares: "
      + "of the components it asserts nothing"
  }

  private func isSeen(_ name: DeclaredNames.Name, _ seesAll: Bool) -> Bool {
    name.reach == .others || (seesAll && name.reach == .module)
  }

  // MARK: Sources

  /// What the test targets declare.
  private var besideComponents: [Declaration] {
    if let found = known.withLock({ $0.beside }) { return found }
    let found = declarations(in: sources.package.sourceFolders.filter(isOfTests))
    known.withLock { $0.beside = found }
    return found
  }

  private var components: [String: Declaration] {
    if let found = known.withLock({ $0.components }) { return found }
    // What checks drive the components with, and what these are built on, is none of them: a `Form` of its own means that one.
    let ours = sources.package.sourceFolders.first { $0.target == "SpecTesting" }?.package
    let folders = sources.package.sourceFolders.filter { folder in
      !isOfTests(folder)
        && (folder.package != ours || (folder.package.isEmpty && !Self.runtime.contains(folder.target)))
    }
    let found = Dictionary(declarations(in: folders).filter { $0.name.reach > .file }.map { ($0.name.key, $0) }) {
      first,
      second in first.name.reach >= second.name.reach ? first : second
    }
    known.withLock { $0.components = found }
    return found
  }

  private static let runtime: Set<String> = [
    "Combine", "CoreGraphics", "Evidence", "HeadlessCore", "HeadlessHost", "SpecTesting", "SwiftUI", "SwiftUIMacros",
    "UIKit",
  ]

  private func isOfTests(_ folder: TargetFolder) -> Bool {
    folder.package.isEmpty && sources.package.testTargets.contains(folder.target)
  }

  private func declarations(in folders: [TargetFolder]) -> [Declaration] {
    let places = folders.compactMap { try? sources.place(of: $0) }
    let files = places.flatMap { (try? SourceTree.contents(of: $0, sources.files)) ?? [] }.map(\.path)
    return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      (declared(path)?.names ?? []).map { Declaration(name: $0, path: path) }
    }
  }

  private func declared(_ path: String) -> DeclaredNames? {
    if let found = known.withLock({ $0.declared[path] }) { return found }
    let found = read(path).flatMap(DeclaredNames.init)
    known.withLock { $0.declared[path] = .some(found) }
    return found
  }

  private func read(_ path: String) -> String? {
    (try? sources.files.read(DocumentPath(path), 1 << 26)).map { String(decoding: $0, as: UTF8.self) }
  }
}
