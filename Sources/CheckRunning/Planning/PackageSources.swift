import Evidence
import Files
import Findings

/// What the checks are built from, as it is at this moment.
struct PackageSources {
  static let manifest = "Package.swift"
  static let pinned = "Package.resolved"

  let package: CheckPackage
  let files: FileAccess

  /// The manifest, whose flags and paths decide what is built, and every folder of the package that the checks are built on.
  ///
  /// - Throws: when one of them is not there or cannot be read: left out, its changes would go unnoticed.
  func fingerprints() throws(CheckRunFailure) -> [SourceFingerprint] {
    var found = [try required(Self.manifest)]
    for folder in package.sourceFolders { found.append(try required(try place(of: folder))) }
    return found
  }

  /// The versions of other packages; the build may have written them down only now, and packages on this disk have none.
  func pins() throws(CheckRunFailure) -> [SourceFingerprint] {
    guard package.usesOtherPackages, files.kind(DocumentPath(Self.pinned)) != nil else { return [] }
    return [try required(Self.pinned)]
  }

  private func place(of folder: TargetFolder) throws(CheckRunFailure) -> String {
    for candidate in folder.candidates {
      guard let path = DocumentPath.resolving(candidate, in: ""), files.kind(path) != nil else { continue }
      return path.text
    }
    throw .unreadableSources(folder.candidates.first ?? folder.target)
  }

  private func required(_ path: String) throws(CheckRunFailure) -> SourceFingerprint {
    guard let fingerprint = SourceTree.fingerprint(path, files: files) else { throw .unreadableSources(path) }
    return SourceFingerprint(path: path, fingerprint: fingerprint)
  }
}
