/// A pattern of paths, relative to the workspace: `*` and `?` within a part, `**` for any number of parts.
///
/// What it matches is a file, or a folder with all that lies in it: `specs/archive` is enough for everything below.
package struct PathGlob: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  private let parts: [Part]

  private enum Part: Hashable {
    case any
    case one(Wildcard)
  }

  /// What no pattern may be, as a sentence without its subject.
  package struct Failure: Error, Hashable {
    package let reason: String
    package let cure: String
  }

  package init(_ text: String) throws(Failure) {
    if let failure = Self.failure(of: text) { throw failure }
    self.text = text
    parts = text.split(separator: "/").filter { $0 != "." }.map { $0 == "**" ? .any : .one(Wildcard(String($0))) }
  }

  package var description: String { text }

  package func matches(_ path: DocumentPath) -> Bool {
    let names = path.text.split(separator: "/")
    // For each number of names: whether so many may have been used up before the next part of the pattern.
    var reached = [Bool](repeating: false, count: names.count + 1)
    reached[0] = true
    for part in parts {
      guard let first = reached.firstIndex(of: true) else { return false }
      switch part {
      case .any: for index in first..<reached.count { reached[index] = true }
      case .one(let wildcard):
        for index in (0..<names.count).reversed() {
          reached[index + 1] = reached[index] && wildcard.matches(names[index])
        }
        reached[0] = false
      }
    }
    // What is left over lies in the folder that was matched; the workspace as a whole is nothing that was named.
    return reached.dropFirst().contains(true)
  }

  private static func failure(of text: String) -> Failure? {
    if text.split(separator: "/").allSatisfy({ $0 == "." }) {
      return Failure(reason: "names nothing", cure: "write a path such as `specs/archive/**`")
    }
    if text.hasPrefix("/") || text.split(separator: "/").contains("..") {
      return Failure(
        reason: "leads out of the workspace",
        cure: "write it relative to the folder that holds counterfoil.yml"
      )
    }
    if let sign = text.first(where: { "[]{}!\\".contains($0) }) {
      return Failure(
        reason: "holds `\(sign)`, which patterns do not know",
        cure: "use `*`, `?` and `**`, and one pattern for each choice"
      )
    }
    return nil
  }
}
