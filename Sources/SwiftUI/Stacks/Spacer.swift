public import Foundation
import HeadlessCore

/// Room that grows along the axis of the stack it is in.
public struct Spacer: Sendable {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let minimum = view.minLength ?? StackLayout.defaultSpacing
    let layout = SpacerLayout(minimum: minimum, axis: inputs.environment.stackAxis)
    let node = inputs.leaf(Spacer.self, layout: layout)
    node.traits.isSpacer = true
    // Everything else in a stack gets its room first.
    return _ViewOutputs([node])
  }
}

extension EnvironmentValues {
  private enum StackAxisKey: EnvironmentKey { static let defaultValue: LayoutAxis? = nil }

  /// The axis of the innermost stack, which spacers and dividers ask for.
  var stackAxis: LayoutAxis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
