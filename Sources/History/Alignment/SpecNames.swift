package import SpecModel

/// What specs are called whose folder was renamed, so that a line which names one, in the path of a link for instance, is known again.
package struct SpecNames: Sendable {
  private let names: [String: String]

  private init(_ pairs: [SpecID: SpecID], from: (_ today: SpecID, _ then: SpecID) -> (SpecID, SpecID)) {
    var names: [String: Set<String>] = [:]
    for (today, then) in pairs {
      let (old, new) = from(today, then)
      let (one, other) = (Self.folder(of: old), Self.folder(of: new))
      names[one, default: []].insert(other)
    }
    // What two folders were called tells neither of them.
    self.names = names.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { $0 != $1 }
  }

  /// From the names of then to those of today.
  package static func today(_ pairs: SpecPairs) -> SpecNames { SpecNames(pairs.then) { ($1, $0) } }

  /// From the names of today to those of then.
  package static func then(_ pairs: SpecPairs) -> SpecNames { SpecNames(pairs.then) { ($0, $1) } }

  private static func folder(of spec: SpecID) -> String {
    spec.name.split(separator: "/").last.map(String.init) ?? spec.name
  }

  /// The text with the other names, line for line.
  package func renamed(_ text: DocumentText) -> DocumentText {
    guard !names.isEmpty else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.bytes.count)
    for word in text.bytes.split(omittingEmptySubsequences: false, whereSeparator: { !Self.isOfName($0) }) {
      // In a path; the same word in a sentence names no folder.
      let isInPath =
        word.endIndex < text.bytes.endIndex && text.bytes[word.endIndex] == UInt8(ascii: "/")
        || word.startIndex > 0 && text.bytes[word.startIndex - 1] == UInt8(ascii: "/")
      let name = isInPath ? names[String(decoding: word, as: UTF8.self)].map { Array($0.utf8) } : nil
      bytes += name ?? Array(word)
      if word.endIndex < text.bytes.endIndex { bytes.append(text.bytes[word.endIndex]) }
    }
    return DocumentText(bytes)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
