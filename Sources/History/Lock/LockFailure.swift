package import Findings

/// Why a lock file cannot be used.
package struct LockFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case notUTF8
    case tooManyRows(limit: Int)
    /// What is to be written could not be read again; the limit, with its unit.
    case unwritable(String)
    /// What is to be written would say something else when it is read again.
    case unfaithful
    case version(String)
    case conflict
    case mixture(DocumentPath)
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
    case .tooManyRows(let limit): "the file has more lines than the limit of \(limit); restore it from git"
    case .unwritable(let limit):
      "the file would have more than \(limit), could not be read again, and stays as it is; keep specs that nobody works on out of "
        + "the workspace, with `specs:` in counterfoil.yml"
    case .unfaithful:
      "the file would not say again what the specs say now, and stays as it is; please report a number or text that is unlike others"
    case .version(let found) where Self.isNewer(found):
      "the first line is `\(found)`, which a newer release has written: use that one; this one knows `\(LockFile.header)`"
    case .version(let found):
      "the first line is `\(found)` and not `\(LockFile.header)`: restore the file, or write it with this release by `counterfoil lock --accept`"
    case .conflict:
      "a merge left its marks here, and git no longer has both sides of it; restore the file from either side, and run "
        + "`counterfoil lint` with `--base` and the other"
    case .mixture(let path):
      "git put this file together out of two, and `counterfoil lock` has not written it since: the lines of \(path) stand beside "
        + "requirements with which they were not locked, and git does not know here with which, as in a shallow clone: fetch the "
        + "history and run `counterfoil fix` and `counterfoil lock`, or take everything as it is with `counterfoil lock --accept`; "
        + "commit what they write"
    case .unreadable(let text): "`\(text)` is no line of a lock; restore the file from git"
    case .damaged(let id): "the text of \(id) is not what its fingerprint says; restore the file from git"
    case .repeated(let id):
      "\(id) stands here twice, as after a merge; keep the line that fits the specs, then run `counterfoil lock`"
    }
  }

  private static func isNewer(_ header: String) -> Bool {
    let words = (header.split(separator: " "), LockFile.header.split(separator: " "))
    guard words.0.count == words.1.count, words.0.dropLast() == words.1.dropLast(),
      let found = words.0.last.flatMap({ Int($0) }),
      let own = words.1.last.flatMap({ Int($0) })
    else { return false }
    return found > own
  }
}
