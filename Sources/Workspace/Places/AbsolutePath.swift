/// Paths as they are written on a command line.
package enum AbsolutePath {
  /// Without `.` and `..`: a path that is not absolute begins in a folder that is.
  package static func of(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
