import Evidence
import Files
import Findings

/// What the checks are built from, as it is at this moment.
struct PackageSources {
  static let manifest = "Package.swift"
  static let pinned = "Package.resolved"

  let package: CheckPackage
  let files: FileAccess

  /// The manifests, whose flags and paths decide what is built, every folder that the checks are built on, and what makes tests of
  /// blocks: a newer generator may count less of the same block, and what an older one counted is no proof by it.
  ///
  /// - Throws: when one of them is not there or cannot be read: left out, its changes would go unnoticed.
  func fingerprints() throws(CheckRunFailure) -> [SourceFingerprint] {
    var found: [SourceFingerprint] = []
    for folder in package.packages { found.append(try required(RelativePath.joined(folder, Self.manifest))) }
    for place in try places() { found.append(try required(place)) }
    return found
  }

  /// Those folders.
  func places() throws(CheckRunFailure) -> [String] {
    var places: [String] = []
    for folder in package.folders { places.append(try place(of: folder)) }
    return places
  }

  /// The versions of other packages; the build may have written them down only now, and packages on this disk have none.
  func pins() throws(CheckRunFailure) -> [SourceFingerprint] {
    guard package.usesOtherPackages, files.kind(DocumentPath(Self.pinned)) != nil else { return [] }
    return [try required(Self.pinned)]
  }

  func place(of folder: TargetFolder) throws(CheckRunFailure) -> String {
    for candidate in folder.candidates where files.kind(DocumentPath(candidate)) != nil { return candidate }
    throw .unreadableSources(folder.candidates.first ?? folder.target)
  }

  private func required(_ path: String) throws(CheckRunFailure) -> SourceFingerprint {
    guard let fingerprint = SourceTree.fingerprint(path, files: files) else { throw .unreadableSources(path) }
    return SourceFingerprint(path: path, fingerprint: fingerprint)
  }
}
