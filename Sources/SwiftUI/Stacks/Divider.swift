import Foundation
import HeadlessCore
import UIKit

/// A thin line across the axis of the stack it is in.
public struct Divider: Sendable {
  nonisolated public init() {}
}

extension Divider: View {
  public typealias Body = Never

  /// One pixel of a 3x screen.
  private static let thickness: CGFloat = 1.0 / 3

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let isUpright = inputs.environment.stackAxis == .horizontal
    let layout = MeasuredLayout { proposal in
      let full = proposal.replacing(CGSize(width: ExpandingLayout.idealLength, height: ExpandingLayout.idealLength))
      return isUpright
        ? CGSize(width: thickness, height: full.height) : CGSize(width: full.width, height: thickness)
    }
    let paint = Paint.color(Color(uiColor: .separator).rgba(in: inputs.environment))
    let drawing = Drawing.fill({ VectorPath(rect: $0) }, paint, evenOdd: false)
    let node = inputs.leaf(Divider.self, layout: layout, drawing: drawing)
    node.traits.isDivider = true
    return _ViewOutputs([node])
  }
}
