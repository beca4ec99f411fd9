public import Foundation
import HeadlessCore
import SwiftUI

extension Host {
  /// A picture of the view as SVG, the same bytes for the same view: text as outlines, light or dark as the
  /// surroundings are, accessible names on the elements.
  ///
  /// - Parameters:
  ///   - overlays: Marks to draw over the picture.
  ///   - margin: Room around the view, in points.
  ///   - background: Whether the background of the screen is painted.
  public func svg(overlays: Set<PictureOverlay> = [], margin: CGFloat = 0, background: Bool = true) -> String {
    let screen = Color(uiColor: .systemBackground).rgba(in: presented.environment)
    var document = SVGDocument(root: graph.root, background: background ? screen : nil)
    document.margin = margin
    if overlays.contains(.accessibilityElements) {
      document.marks += accessibilityElements.map {
        SVGDocument.Mark(frame: $0.frame, color: "#AF52DE", label: $0.description)
      }
    }
    if overlays.contains(.touchTargets) {
      document.marks += touchTargets.map {
        SVGDocument.Mark(frame: $0.touchTarget, color: "#FF9500", label: $0.name)
      }
    }
    return document.render()
  }
}

/// Marks over a picture, for people who review it.
public enum PictureOverlay: Hashable, Sendable {
  /// A frame around everything that VoiceOver reads.
  case accessibilityElements
  /// A frame around what can be tapped of every control.
  case touchTargets
}

extension Host {
  /// The controls on the screen, for their touch targets.
  private var touchTargets: [HostedElement] {
    var found: [HostedElement] = []
    graph.root.visit { node in
      switch node.interaction {
      case .button, .field:
        found.append(HostedElement(host: self, identity: node.identity, name: "touch target", isAccessible: false))
      default: break
      }
    }
    return found
  }
}
