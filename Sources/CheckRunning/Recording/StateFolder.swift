package import Files
import Findings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `.counterfoil`: what is kept there for the next run, beside the lock and the baseline, which people commit.
package enum StateFolder {
  /// Itself among them: a tree is not dirty, and nothing is there to be committed, because something was checked.
  package static let ignored = [".gitignore", "cache/", "evidence.json", "pictures/", "runs/", "verdict.json"]

  private static let place = DocumentPath(".counterfoil/.gitignore")

  /// Has git pass over it, unless somebody has said already what git is to do. Where nothing can be written that is heard of when
  /// something has to be.
  package static func keepOutOfGit(_ files: FileAccess) {
    guard files.kind(place) == nil else { return }
    let lines =
      ["# Kept by counterfoil. `lock`, `baseline` and `attested.json` are for committing."] + ignored.map { "/\($0)" }
    try? files.write(Array(lines.map { "\($0)\n" }.joined().utf8), place)
  }

  /// Takes away what nobody needs when a run has ended: the folder of marks that holds none.
  ///
  /// - Parameter root: of the workspace, absolute.
  package static func tidy(root: String) {
    // It fails where something is in it.
    _ = rmdir("\(root)/\(RunMark.path.folder)")
  }
}
