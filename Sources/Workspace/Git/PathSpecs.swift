import Findings

/// What git is to look at, so that it need not look at everything: some paths, or the folders that hold them.
///
/// git holds every file of every commit against every path that it is given; thousands of them take longer than all of the files.
struct PathSpecs {
  /// Of the command line. They may stand for more than was asked about.
  let arguments: [String]

  private static let most = 50

  /// - Parameter paths: relative to where git is asked.
  init(_ paths: [DocumentPath]) {
    var named = Set(paths.map(\.text))
    while named.count > Self.most {
      let deepest = named.map(Self.depth).max() ?? 0
      named = Set(named.map { Self.depth($0) == deepest ? DocumentPath($0).folder : $0 })
    }
    // The whole folder holds all the others.
    arguments = named.contains("") ? ["."] : named.sorted().map { "./\($0)" }
  }

  private static func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
}
