/// Why a lock file cannot be used.
package struct LockFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case notUTF8
    case version(String)
    case conflict
    case unreadable(String)
    case damaged(String)
    case repeated(String)
  }

  package let line: Int
  package let reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  package var description: String { "\(Lock.path):\(line): \(words)" }

  private var words: String {
    switch reason {
    case .notUTF8: "this is no text in UTF-8; restore the file from git"
    case .version(let found):
      "the first line is `\(found)` and not `\(LockFile.header)`: restore the file, or write it with this release by `counterfoil lock --accept`"
    case .conflict:
      "a merge left its marks here, and git no longer has both sides of it; restore the file from either side, and run "
        + "`counterfoil lint` with `--base` and the other"
    case .unreadable(let text): "`\(text)` is no line of a lock; restore the file from git"
    case .damaged(let id): "the text of \(id) is not what its fingerprint says; restore the file from git"
    case .repeated(let id):
      "\(id) stands here twice, as after a merge; keep the line that fits the specs, then run `counterfoil lock`"
    }
  }
}
