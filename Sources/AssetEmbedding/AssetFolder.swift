import Foundation

/// A file to carry along.
struct Asset {
  /// Relative to the package: `templates/site/spec.mustache`.
  let path: String
  let bytes: [UInt8]
}

enum AssetFolder {
  /// Every file below the folders, in the order of their paths, those that an editor or a file manager hides left out.
  static func files(below folders: [String], of root: URL) throws -> [Asset] {
    var assets: [Asset] = []
    for folder in folders {
      try collect(folder, root: root, into: &assets)
    }
    return assets.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func collect(_ folder: String, root: URL, into assets: inout [Asset]) throws {
    let place = root.appending(path: folder, directoryHint: .isDirectory)
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false)) {
      if name.hasPrefix(".") || name.hasSuffix("~") { continue }
      let file = place.appending(path: name)
      if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
        try collect("\(folder)/\(name)", root: root, into: &assets)
      } else {
        assets.append(Asset(path: "\(folder)/\(name)", bytes: Array(try Data(contentsOf: file))))
      }
    }
  }
}
