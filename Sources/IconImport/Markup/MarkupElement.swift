import Findings

/// An element of an SVG file, with the places of its name and attributes.
struct MarkupElement {
  struct Attribute {
    let name: String
    let value: String
    let range: SourceRange
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
