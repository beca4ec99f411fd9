import Findings

/// A JSON value that remembers where it stands, so that a finding about a token can point at it.
struct PlacedJSON {
  indirect enum Content {
    case object([Member])
    case array([PlacedJSON])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  struct Member {
    let key: String
    let keyRange: SourceRange
    let value: PlacedJSON
  }

  let content: Content
  let range: SourceRange

  subscript(key: String) -> PlacedJSON? { member(key)?.value }

  func member(_ key: String) -> Member? { members?.first { $0.key == key } }

  var members: [Member]? {
    if case .object(let members) = content { return members }
    return nil
  }

  var string: String? {
    if case .string(let string) = content { return string }
    return nil
  }

  var number: Double? {
    if case .number(let number) = content { return number }
    return nil
  }

  var array: [PlacedJSON]? {
    if case .array(let array) = content { return array }
    return nil
  }

  /// What it is, for a message: `the number 12`, `a list`.
  var words: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string(let string): "the text \"\(string)\""
    case .number(let number): "the number \(number.short)"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    }
  }
}

extension Double {
  /// Without a fraction where there is none.
  var short: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
