package import Foundation

/// A picture of a hosted tree as SVG, the same bytes for the same tree.
package struct SVGDocument {
  /// Marks drawn over the picture, for people who review it.
  package struct Mark {
    package var frame: CGRect
    package var color: String
    package var label: String

    package init(frame: CGRect, color: String, label: String) {
      self.frame = frame
      self.color = color
      self.label = label
    }
  }

  package var root: Node
  package var background: RGBA?
  package var marks: [Mark] = []
  package var margin: CGFloat = 0

  package init(root: Node, background: RGBA?) {
    self.root = root
    self.background = background
  }

  package func render() -> String {
    var painter = SVGPainter(elements: elementsByNode())
    painter.paint(root)
    let size = CGSize(width: root.frame.maxX + 2 * margin, height: root.frame.maxY + 2 * margin)
    let box = [-margin, -margin, size.width, size.height].map(\.svg).joined(separator: " ")
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width.svg)\" height=\"\(size.height.svg)\""
    text += " viewBox=\"\(box)\" stroke-miterlimit=\"\(SVGPainter.miterLimit.svg)\">\n"
    if !painter.definitions.isEmpty { text += "<defs>\n\(painter.definitions)</defs>\n" }
    if let background {
      text += "<rect x=\"\((-margin).svg)\" y=\"\((-margin).svg)\" width=\"\(size.width.svg)\""
      text += " height=\"\(size.height.svg)\" fill=\"\(background.hex)\"/>\n"
    }
    text += painter.content + marks.map(outline).joined() + "</svg>\n"
    return text.replacing(SVGPainter.prefixPlaceholder, with: "p" + Self.fingerprint(text))
  }

  private func elementsByNode() -> [ObjectIdentifier: AccessibilityElement] {
    var result: [ObjectIdentifier: AccessibilityElement] = [:]
    func visit(_ element: AccessibilityElement) {
      result[ObjectIdentifier(element.node)] = element
      element.children.forEach(visit)
    }
    AccessibilityTree().elements(of: root).forEach(visit)
    return result
  }

  private func outline(_ mark: Mark) -> String {
    let frame = mark.frame
    return "<rect x=\"\(frame.minX.svg)\" y=\"\(frame.minY.svg)\" width=\"\(frame.width.svg)\""
      + " height=\"\(frame.height.svg)\" fill=\"none\" stroke=\"\(mark.color)\" stroke-width=\"1\""
      + " stroke-dasharray=\"3 2\"><title>\(mark.label.svgEscaped)</title></rect>\n"
  }

  /// Keeps the ids of two pictures on one page apart (FNV-1a of the text).
  private static func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }
}
