import Foundation
import HeadlessCore

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View {
    effect { _ in .opacity(min(max(opacity, 0), 1)) }
  }

  nonisolated public func hidden() -> some View { effect { _ in .hidden } }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { effect { _ in .hitTesting(enabled) } }

  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    let view = environment(changing: { if let colorScheme { $0.colorScheme = colorScheme } })
    return NodeModified(content: view) { node, inputs in
      // The screen takes the scheme of the whole presentation; who lists previews asks the view.
      if let colorScheme {
        node.traits.preview.wantsDark = colorScheme == .dark
        inputs.graph.preferredDark = colorScheme == .dark
      }
      return node
    }
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    environment(changing: { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
