public import Foundation
import HeadlessCore

/// A picture from an asset catalog or a symbol of the system.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String, Bundle?)
    case system(String)
    /// Of a size and without content.
    case empty(CGSize)
  }

  var source: Source
  var label: String?
  var isResizable = false
  var renderingMode: TemplateRenderingMode?
  /// The colour that the whole picture was given, whatever is around it.
  var tint: Color?
  /// What was asked for and is not drawn, in sentences.
  var shortcomings: [String] = []

  init(source: Source, label: String?) {
    self.source = source
    self.label = label
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle), label: name)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundle), label: label.string)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle), label: nil)
  }

  public init(systemName: String) { self.init(source: .system(systemName), label: systemName) }

  /// Whether the picture's own colours or only its shape count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// The sizes of symbols relative to text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// How an image fills a larger area.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.isResizable = true
    if resizingMode == .tile || capInsets != EdgeInsets() {
      return copy.noting("resizable(capInsets:resizingMode:) stretches the whole image here.")
    }
    return copy
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }
}

extension Image: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var drawing = view.drawing(inputs)
    if let tint = view.tint { drawing.tint = tint._paint(in: inputs.environment).paint }
    let natural = drawing.picture.size
    let isResizable = view.isResizable
    for message in view.shortcomings { inputs.graph.record(.notShown, message, at: inputs.identity) }
    let baseline = view.baseline(inputs)
    let layout = GuidedLayout(
      guide: { guide, _ in guide == .firstTextBaseline || guide == .lastTextBaseline ? baseline : nil },
      measure: { isResizable ? $0.replacing(natural) : natural }
    )
    let redacted = inputs.redacted { VectorPath(roundedRect: $0, corner: CGSize(width: 4, height: 4)) }
    let node = inputs.leaf(Image.self, layout: layout, drawing: redacted ?? .image(drawing))
    if let label = view.label {
      var properties = AccessibilityChanges()
      properties.label = label
      properties.addedTraits = .isImage
      if case .system(let name) = view.source, name == label {
        properties.symbol = SymbolLabel(name)
        inputs.graph.namesBySymbols = true
      }
      node.accessibility = .element(properties)
    }
    return _ViewOutputs([node])
  }
}
