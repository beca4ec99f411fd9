import Findings

/// An element of an SVG file, with the places of its name and attributes.
struct MarkupElement {
  struct Attribute {
    let name: String
    let value: String
    let range: SourceRange
    /// Where the value begins, behind the quote.
    let valueStart: SourcePosition

    /// The place of a byte of the value.
    func position(ofByte offset: Int) -> SourcePosition {
      var (line, column) = (valueStart.line, valueStart.column)
      for byte in value.utf8.prefix(offset) { (line, column) = byte == 10 ? (line + 1, 1) : (line, column + 1) }
      return SourcePosition(line: line, column: column)
    }

    /// What it sets: itself, or each part of a `style`.
    var settings: [(property: String, value: String)] {
      guard name == "style" else { return [(name, value.trimmingBlanks)] }
      return value.split(separator: ";").compactMap { setting in
        let parts = setting.split(separator: ":", maxSplits: 1).map(\.trimmingBlanks)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }
    }
  }

  let name: String
  let range: SourceRange
  let attributes: [Attribute]
  var children: [MarkupElement] = []

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// This element and all below it, in the order of the file.
  func visit(_ body: (MarkupElement) -> Void) {
    var open = [self]
    while let element = open.popLast() {
      body(element)
      open += element.children.reversed()
    }
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    let blank: (Character) -> Bool = \.isWhitespace
    return String(drop(while: blank).reversed().drop(while: blank).reversed())
  }
}
