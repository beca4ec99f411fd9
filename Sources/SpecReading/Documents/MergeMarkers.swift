import Findings
import MarkdownSyntax
import SpecModel

/// Finds what version control left where two sides changed the same lines: `<<<<<<< HEAD`, `=======`, `>>>>>>> branch`.
///
/// Both sides are read as if both held. Blocks of code may show such marks, and a `=======` alone underlines a title.
struct MergeMarkers {
  private let lines: DocumentLines
  private var open: MergeConflict?
  /// Where a `=======` stands that no mark above it begins.
  private var middle: Int?
  private var found: [MergeConflict] = []

  static func problems(_ lines: DocumentLines) -> [DocumentProblem] {
    let bytes = UnsafeRawBufferPointer(lines.tree.text.bytes)
    // Hardly any document holds one.
    guard ["<<<<<<<", ">>>>>>>"].contains(where: { ByteSearch.first($0, in: bytes, from: 0) != nil }) else { return [] }
    var markers = MergeMarkers(lines: lines)
    for index in lines.lines.indices { markers.read(at: index) }
    markers.close()
    return markers.found.prefix(mostTold).map { conflict in
      DocumentProblem(kind: .mergeConflict(conflict), location: lines.location(lines.lines[conflict.first - 1].whole))
    }
  }

  /// Nobody needs to hear of more at once.
  private static let mostTold = 100

  private init(lines: DocumentLines) {
    self.lines = lines
  }

  private mutating func read(at index: Int) {
    guard let sign = sign(at: index) else { return }
    let number = index + 1
    let isShown = lines.lines[index].block == .opaque && !lines.isHTML(at: index)
    switch sign {
    case UInt8(ascii: "<") where !isShown:
      close()
      open = MergeConflict(first: number)
    case UInt8(ascii: "="):
      guard let begun = open else {
        if !isShown { middle = number }
        return
      }
      open?.middle = begun.middle ?? number
    case UInt8(ascii: ">"):
      if open != nil {
        open?.last = number
        close()
      } else if let above = middle, !isShown {
        found.append(MergeConflict(first: above, middle: above, last: number))
      }
      middle = nil
    default: break
    }
  }

  private mutating func close() {
    guard let open else { return }
    found.append(open)
    self.open = nil
  }

  /// The sign that stands seven times at the beginning of a line, and nothing right behind it.
  private func sign(at index: Int) -> UInt8? {
    let text = lines.tree.text
    let line = text.bytes[text.line(index)]
    guard let sign = line.first, ByteSet("<=>").contains(sign), line.prefix(while: { $0 == sign }).count == 7 else {
      return nil
    }
    let rest = line.dropFirst(7)
    return rest.first.map { $0 == 32 } ?? true ? sign : nil
  }
}
