import Evidence
public import Foundation
import HeadlessCore
import SwiftUI

extension Host {
  /// Draws the view and puts the picture into the catalogue of components, under the check that runs.
  ///
  ///     try host(Icon(name: "check", size: 24)).picture(of: "Icon", variant: "24 pt", properties: ["size": "24"])
  ///
  /// Outside `counterfoil check` nothing is kept.
  ///
  /// - Parameters:
  ///   - component: The name of the component's type.
  ///   - variant: What tells this form from the others; readers see it under the picture.
  ///   - properties: What was set, in words, by the name of the property. `colorScheme` is that of the surroundings,
  ///     `light` or `dark`, unless it is given; two pictures that differ in nothing else are shown side by side.
  ///   - margin: Room around the view, in points.
  /// - Returns: The picture as SVG.
  @discardableResult
  public func picture(
    of component: String,
    variant: String,
    properties: [String: String] = [:],
    margin: CGFloat = 0
  ) -> String {
    let svg = svg(margin: margin, background: false)
    note(root.sizeConfidence)
    CheckRecorder.current?.draw(
      svg,
      of: component,
      variant: variant,
      properties: properties.merging(["colorScheme": presented.colorScheme == .dark ? "dark" : "light"]) {
        given,
        _ in
        given
      },
      size: (Double(size.width), Double(size.height))
    )
    return svg
  }

  /// Tells the check that runs that a component was rendered, and what the runtime noticed about it.
  func record() {
    guard let recorder = CheckRecorder.current else { return }
    recorder.noteRendering()
    for finding in graph.findings {
      recorder.warn(finding.description)
      if let confidence = finding.kind.confidence { recorder.note(confidence) }
    }
  }
}

extension Host {
  /// Tells of labels that are read off and owe something to the names of symbols: nobody knows what a device says.
  func noteSymbolLabels(_ elements: [AccessibilityElement]) {
    for element in elements where element.symbol != nil {
      note(.unverified)
      if let finding = graph.note(symbolLabelOf: element) { CheckRecorder.current?.warn(finding.description) }
    }
  }

  /// Tells the check that runs that something was measured, and how far that can be trusted.
  func note(_ confidence: @autoclosure () -> Confidence) { CheckRecorder.current?.note(confidence()) }
}
