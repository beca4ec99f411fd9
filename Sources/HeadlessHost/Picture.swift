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
    tellLayoutUnderWay()
    var document = SVGDocument(root: graph.root, background: background ? screen : nil)
    document.margin = margin
    if overlays.contains(.accessibilityElements) {
      document.marks += accessibilityElements.map {
        SVGDocument.Mark(frame: $0.frame, color: "#AF52DE", label: $0.description)
      }
    }
    if overlays.contains(.touchTargets) {
      document.marks += touchTargets.map { SVGDocument.Mark(frame: $0, color: "#FF9500", label: "touch target") }
    }
    return document.render()
  }
}

/// Marks over a picture, for people who review it.
public enum PictureOverlay: Hashable, Sendable {
  /// A frame around everything that VoiceOver reads.
  case accessibilityElements
  /// A frame around what can be touched of every control, field and gesture.
  case touchTargets
}

extension Host {
  /// What a finger can use on the screen: controls, fields, and whatever recognizes gestures. A gesture around a control
  /// has none of its own where every touch goes to the control, nor has the second gesture of one area.
  private var touchTargets: [CGRect] {
    var targets: [CGRect] = []
    graph.root.visit { node in
      var target: CGRect {
        HostedElement(host: self, identity: node.identity, name: "touch target", isAccessible: false).touchTarget
      }
      switch node.interaction {
      case .button, .field: targets.append(target)
      case .gesture(let gesture) where gesture.isEnabled:
        let area = target
        if area.width > 0, area.height > 0, !targets.contains(area) { targets.append(area) }
      case .gesture, .scroll, nil: break
      }
    }
    return targets
  }
}
