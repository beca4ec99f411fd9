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
      if isFence(text) || fence != nil { return }
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

    /// `<a name="x">`, `<h2 id='x'>`
    private mutating func readTags(_ line: ArraySlice<UInt8>) {
      let text = String(decoding: line.prefix(4096), as: UTF8.self)
      for match in text.matches(of: #/<[A-Za-z][^>]*?\b(?:name|id)\s*=\s*["']?([^"'\s>]+)/#) {
        names.insert(String(match.1))
      }
    }
  }
}
