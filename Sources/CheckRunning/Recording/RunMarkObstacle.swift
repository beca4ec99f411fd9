import Files
import Findings

/// Something else stands where runs say that they are under way: none can begin, and whether one was killed cannot be told.
struct RunMarkObstacle: Error, CustomStringConvertible {
  let description: String

  /// - Returns: `nil` where nothing is in the way.
  init?(_ files: FileAccess, prefix: String) {
    let folder = DocumentPath(RunMark.path.folder)
    let places = [
      (DocumentPath(folder.folder), FileAccess.Entry.Kind.folder), (folder, .folder), (RunMark.path, .file),
    ]
    guard let (path, expected) = places.first(where: { place in files.kind(place.0).map { $0 != place.1 } == true })
    else { return nil }
    let kind = expected == .folder ? "folder" : "file"
    description =
      "`\(prefix)\(path)` is no \(kind), and a run that is under way says so \(expected == .folder ? "below it" : "there"): "
      + "delete it, or move it elsewhere"
  }
}
