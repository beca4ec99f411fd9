import Files
import Findings
import SpecModel

/// The places of a document that a link may name: its headings, and what HTML in it names itself.
struct DocumentAnchors {
  private static let largest = 16 << 20

  /// Of a markdown file; `nil` when it cannot be read, and nothing can be said.
  static func all(in path: DocumentPath, files: FileAccess) -> Set<String>? {
    guard let bytes = try? files.read(path, largest) else { return nil }
    var scan = Scan(bytes: bytes)
    scan.read()
    return scan.names.union(HeadingSlugs.slugs(of: scan.headings))
  }

  /// Line by line: headings, tags and fences, and nothing else.
  private struct Scan {
    let bytes: [UInt8]
    var names: Set<String> = []
    var headings: [Heading] = []
    private var fence: (byte: UInt8, width: Int)?
    private var isInComment = false
    private var last = ""

    init(bytes: [UInt8]) {
      self.bytes = UTF16Text.decoded(bytes) ?? bytes
    }

    mutating func read() {
      for (number, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
        read(line.last == 13 ? line.dropLast() : line, number: number + 1)
      }
    }

    private mutating func read(_ line: ArraySlice<UInt8>, number: Int) {
      let text = line.drop { $0 == 32 || $0 == UInt8(ascii: ">") }
      if isComment(text) || isFence(text) || fence != nil { return }
      if text.contains(UInt8(ascii: "<")) { readTags(text) }
      let level = text.prefix { $0 == UInt8(ascii: "#") }.count
      let isUnderline = !text.isEmpty && text.allSatisfy { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "-") }
      if (1...6).contains(level), text.dropFirst(level).first == 32 || text.count == level {
        headings.append(Heading(level: level, text: Self.heading(text.dropFirst(level)), line: number))
      } else if isUnderline, !last.isEmpty {
        headings.append(Heading(level: text.first == UInt8(ascii: "=") ? 1 : 2, text: last, line: number - 1))
      }
      last = isUnderline || level > 0 ? "" : Self.heading(text)
    }

    /// What nobody sees is no heading. A comment begins with its line, as in HTML blocks, and ends with the line that closes it.
    private mutating func isComment(_ text: ArraySlice<UInt8>) -> Bool {
      guard isInComment || fence == nil && text.starts(with: "<!--".utf8) else { return false }
      isInComment = !text.contains("-->".utf8)
      return true
    }

    private mutating func isFence(_ text: ArraySlice<UInt8>) -> Bool {
      guard let first = text.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return false }
      let width = text.prefix { $0 == first }.count
      guard width >= 3 else { return false }
      if let open = fence {
        if open.byte == first, width >= open.width { fence = nil }
      } else {
        fence = (first, width)
      }
      return true
    }

    private static func heading(_ text: ArraySlice<UInt8>) -> String {
      var text = text.drop { $0 == 32 || $0 == 9 }
      while text.last == 32 || text.last == 9 || text.last == UInt8(ascii: "#") { text = text.dropLast() }
      return String(decoding: text, as: UTF8.self)
    }

    /// `<a name="x">`, `<h2 id='x'>`: the first of each tag. One pass: nothing that a later `<` could find was not found from the first.
    private mutating func readTags(_ line: ArraySlice<UInt8>) {
      var isInTag = false
      var index = line.startIndex
      while index < line.endIndex {
        let byte = line[index]
        index += 1
        if !isInTag {
          isInTag = byte == UInt8(ascii: "<") && index < line.endIndex && Self.isLetter(line[index])
        } else if byte == UInt8(ascii: ">") {
          isInTag = false
        } else if byte == UInt8(ascii: "="), Self.isNamed(line[..<(index - 1)]) {
          let value = Self.value(line[index...])
          guard !value.isEmpty else { continue }
          names.insert(String(decoding: value, as: UTF8.self))
          index = value.endIndex
          isInTag = false
        }
      }
    }

    /// `name` or `id` stands before the equals sign.
    private static func isNamed(_ text: ArraySlice<UInt8>) -> Bool {
      var end = text.endIndex
      while end > text.startIndex, isBlank(text[end - 1]) { end -= 1 }
      var start = end
      while start > text.startIndex, end - start <= 4, isWordByte(text[start - 1]) { start -= 1 }
      let word = text[start..<end]
      return word.elementsEqual("name".utf8) || word.elementsEqual("id".utf8)
    }

    private static func value(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      let rest = text.drop(while: isBlank)
      let isQuoted = rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "'")
      return (isQuoted ? rest.dropFirst() : rest).prefix {
        $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: ">") && !isBlank($0)
      }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

    private static func isWordByte(_ byte: UInt8) -> Bool {
      isLetter(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
  }
}
