import Files
import Findings

/// Where folders that are gone went, as far as they are there. Each is asked once: thousands of artifacts may have lain in one.
final class MovedFolders {
  /// The folders above a file that are asked: nobody moves more at once.
  private static let mostAbove = 16

  private let history: FileHistory
  private let files: FileAccess
  private var known: [DocumentPath: DocumentPath?] = [:]

  init(_ history: FileHistory, files: FileAccess) {
    self.history = history
    self.files = files
  }

  func place(of folder: DocumentPath) -> DocumentPath? {
    if let place = known[folder] { return place }
    let place = history.movedFolder(folder).flatMap { files.kind($0) == nil ? nil : $0 }
    known[folder] = .some(place)
    return place
  }

  /// The file of its name where its folder went. Rewritten as it was moved, it is to git one that was deleted, and another.
  func place(ofFile path: DocumentPath) -> DocumentPath? {
    var folder = DocumentPath(path.folder)
    for _ in 0..<Self.mostAbove where !folder.text.isEmpty && history.hadFolder(folder) {
      // Of a folder that is there not everything went.
      if files.kind(folder) == nil, let moved = place(of: folder) {
        let file = DocumentPath(moved.text + Substring(path.text.utf8.dropFirst(folder.text.utf8.count)))
        if files.kind(file) == .file { return file }
      }
      folder = DocumentPath(folder.folder)
    }
    return nil
  }
}
