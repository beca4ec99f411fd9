/// Writes JSON with sorted keys, so that equal values are equal files.
package struct JSONWriter {
  private var bytes: [UInt8] = []

  /// Everything on one line: the form over which checksums are taken.
  package static func compact(_ value: JSON) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return writer.bytes
  }

  /// A line for each member of the file, and for each element of a member that is a list or an object: a file in which a
  /// line-wise comparison shows which result changed.
  package static func lines(_ object: JSONObject) -> [UInt8] {
    var writer = JSONWriter()
    writer.block(object.members, open: "{", close: "}", indent: "  ") { writer, member in
      writer.key(member.key)
      writer.append(" ")
      writer.member(member.value)
    }
    writer.append("\n")
    return writer.bytes
  }

  /// A member of a file that is handed on piece by piece.
  package enum LineMember {
    case value(JSON)
    /// The elements of a list, each as `compact` writes it.
    case elements([[UInt8]])
  }

  /// The same as `lines`, for a file that is too long to lie in memory as values, or as one text.
  ///
  /// - Parameters:
  ///   - members: sorted by key, each key once.
  ///   - put: takes the next bytes of the file; no piece ends within a letter.
  package static func lines(_ members: KeyValuePairs<String, LineMember>, to put: ([UInt8]) -> Void) {
    var writer = JSONWriter()
    writer.block(Array(members), open: "{", close: "}", indent: "  ") { writer, member in
      writer.key(member.key)
      writer.append(" ")
      switch member.value {
      case .value(let value): writer.member(value)
      case .elements(let elements) where elements.isEmpty: writer.append("[]")
      case .elements(let elements):
        writer.block(elements, open: "[", close: "]", indent: "    ") { writer, element in
          writer.bytes += element
          put(writer.bytes)
          writer.bytes.removeAll(keepingCapacity: true)
        }
      }
    }
    writer.append("\n")
    put(writer.bytes)
  }

  private mutating func member(_ value: JSON) {
    switch value {
    case .array(let values) where !values.isEmpty:
      block(values, open: "[", close: "]", indent: "    ") { $0.write($1) }
    case .object(let inner) where !inner.isEmpty:
      block(inner.members, open: "{", close: "}", indent: "    ") { writer, member in
        writer.key(member.key)
        writer.append(" ")
        writer.write(member.value)
      }
    default: write(value)
    }
  }

  private mutating func block<Element>(
    _ elements: [Element],
    open: String,
    close: String,
    indent: String,
    write: (inout Self, Element) -> Void
  ) {
    append(open)
    for (index, element) in elements.enumerated() {
      append(index == 0 ? "\n" : ",\n")
      append(indent)
      write(&self, element)
    }
    append("\n" + indent.dropLast(2) + close)
  }

  private mutating func write(_ value: JSON) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .integer(let value): append(String(value))
    case .number(let value): append(value.isFinite ? "\(value)" : "null")
    case .string(let text): string(text)
    case .array(let values): list(values, "[", "]") { $0.write($1) }
    case .object(let object):
      list(object.members, "{", "}") { writer, member in
        writer.key(member.key)
        writer.write(member.value)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element],
    _ open: String,
    _ close: String,
    write: (inout Self, Element) -> Void
  ) {
    append(open)
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      write(&self, element)
    }
    append(close)
  }

  private mutating func key(_ text: String) {
    string(text)
    append(":")
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ JSONEscape.isPlain($0) }) {
      append(text)
    } else {
      for byte in text.utf8 {
        if let spelling = JSONEscape.spelling(of: byte) { append(spelling) } else { bytes.append(byte) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
