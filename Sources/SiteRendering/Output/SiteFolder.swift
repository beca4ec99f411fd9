package import Files
import Findings
import Foundation

/// Where a site is written to.
package struct SiteFolder: Sendable {
  /// Relative to the site's root.
  package let files: FileAccess
  /// How people call it: its absolute path.
  package let name: String
  /// Takes a file away; one that is gone already is no failure.
  package let remove: @Sendable (SitePath) throws -> Void

  package init(files: FileAccess, name: String = ".", remove: @escaping @Sendable (SitePath) throws -> Void) {
    self.files = files
    self.name = name
    self.remove = remove
  }

  /// - Parameter root: an absolute path; the folder is made when it is not there, with those above it.
  package static func disk(root: String) -> SiteFolder {
    SiteFolder(files: .disk(root: root), name: root) { path in
      do {
        try FileManager.default.removeItem(atPath: "\(root)/\(path.text)")
      } catch let error as CocoaError where error.code == .fileNoSuchFile {
        return
      }
    }
  }
}
