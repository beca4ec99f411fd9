import Findings

/// A YAML value of the kinds that a configuration needs, with its place. Scalars stay as they were written: `off` is a word, and
/// not the truth value that some readers make of it.
struct YAMLValue {
  enum Content {
    case text(String, isQuoted: Bool)
    case list([YAMLValue])
    case keys([(key: Key, value: YAMLValue)])
    /// Nothing stands behind the key.
    case nothing
  }

  struct Key {
    let name: String
    let range: SourceRange
  }

  let content: Content
  let range: SourceRange

  /// What it is, for a message that wanted something else.
  var kind: String {
    switch content {
    case .text(let text, isQuoted: false) where Int(text) != nil: "the number \(text)"
    case .text(let text, _): "`\(text.prefix(40))`"
    case .list: "a list"
    case .keys: "a map of keys"
    case .nothing: "nothing"
    }
  }
}
