import Foundation
import HeadlessCore

extension View {
  nonisolated func accessibility(_ role: @escaping @MainActor (_ViewInputs) -> AccessibilityRole) -> some View {
    NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.accessibility = role(inputs)
      return wrapper
    }
  }

  nonisolated func accessibility(
    changing change: @escaping @MainActor (inout AccessibilityChanges) -> Void
  ) -> some View {
    accessibility { _ in
      var changes = AccessibilityChanges()
      change(&changes)
      return .change(changes)
    }
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { _ in .hidden(hidden) } }

  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibility(changing: { $0.label = label.string })
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessibility(changing: { $0.value = value.string })
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessibility(changing: { $0.hint = hint.string })
  }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility(changing: { $0.identifier = identifier })
  }

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { inputs in
      // Looked for among siblings only where one was declared.
      if traits.contains(.isModal) { inputs.graph.hasModals = true }
      var changes = AccessibilityChanges()
      changes.addedTraits = traits.set
      return .change(changes)
    }
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(changing: { $0.removedTraits = traits.set })
  }

  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    orderingSpeech.accessibility(changing: { $0.sortPriority = sortPriority })
  }

  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { _ in .children(children.behavior, AccessibilityChanges()) }
  }
}

extension View {
  /// Tells whoever reads the tree that its order of declaration is not that of reading.
  nonisolated fileprivate var orderingSpeech: NodeModified<Self> {
    NodeModified(content: self) { node, inputs in
      inputs.graph.ordersSpeech = true
      return node
    }
  }
}
