public import Foundation
import HeadlessCore

/// One element of a hosted view. It stays with its view when that is evaluated again; its properties are always
/// those of now.
@MainActor
public struct HostedElement {
  let host: Host
  let identity: Identity
  let name: String
  /// For elements that were found in the accessibility tree.
  let isAccessible: Bool

  /// `nil` when the view is gone from the screen: maybe only because a lazy container took it out.
  var node: Node? {
    if let node = host.graph.node(at: identity) ?? host.graph.leavingNode(at: identity) { return node }
    host.noteAbsence()
    return nil
  }

  /// Whether the view is on the screen: a part of the tree, or still drawn on its way out (`isLeaving`).
  public var exists: Bool { node != nil }

  /// Whether the view is gone from the tree and still drawn, because its transition is not over. It is found by its type
  /// or its text and can be measured; it takes no touches and no keys, and VoiceOver does not find it any more.
  public var isLeaving: Bool {
    host.graph.node(at: identity) == nil && host.graph.leavingNode(at: identity) != nil
  }

  /// In points, on the screen, with all offsets and scales applied. Nothing compares with the frame of a view that is
  /// gone (its numbers are not numbers), so that no expectation passes for want of a view.
  public var frame: CGRect {
    host.note(frameConfidence)
    tellIfUnderWay()
    return node?.frameInRoot ?? Self.nowhere
  }

  static let nowhere = CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan)

  /// The colour that it is painted with, over nothing: text, template images and shapes have one.
  public var foregroundColor: ResolvedColor? {
    node?.first { $0.drawing != nil }?.drawing?.color.map(ResolvedColor.init)
  }

  /// What VoiceOver is told, or `nil` when it does not find the element.
  public var accessibility: AccessibleElement? {
    guard let spoken else { return nil }
    host.noteSymbolLabels([spoken])
    return AccessibleElement(spoken)
  }

  /// What VoiceOver is told.
  var spoken: AccessibilityElement? { node.flatMap(host.element) }

  /// `nil` where VoiceOver is told nothing. The name of a symbol stands in for a label that nobody wrote, which is a
  /// finding, `symbol-label`: a device may well say something else.
  public var label: String? { accessibility?.label }
  public var value: String? { spoken?.value }
  public var hint: String? { spoken?.hint }
  public var identifier: String? { spoken?.identifier }
  public var traits: [String] { spoken?.traits.names ?? [] }
  /// What VoiceOver offers beside the double tap, by name.
  public var actions: [String] { spoken?.actions.map(\.name) ?? [] }

  /// How far `label` can be trusted: what the source says is exact, the name of a symbol unverified.
  public var labelConfidence: Confidence { spoken.map { $0.symbol == nil ? .exact : .unverified } ?? .unverified }

  /// The asset that an image was drawn from, such as `Icons.xcassets/check.imageset`; `nil` for other views and for
  /// images that were not found.
  public var imageSource: String? {
    guard case .image(let image)? = node?.first(where: { $0.drawing != nil })?.drawing else { return nil }
    return image.source.isEmpty ? nil : image.source
  }

  /// Whether an image is drawn in one colour, its own colours put aside.
  public var isTemplate: Bool {
    guard case .image(let image)? = node?.first(where: { $0.drawing != nil })?.drawing else { return false }
    return image.tint != nil
  }

  /// The text that is shown, as it is written in the source.
  public var text: String? {
    guard case .text(let flow)? = node?.first(where: { if case .text? = $0.drawing { true } else { false } })?.drawing
    else { return nil }
    return flow.string
  }
}

extension HostedElement: @MainActor CustomStringConvertible {
  public var description: String { name }
}
