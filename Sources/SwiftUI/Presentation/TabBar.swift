import HeadlessCore

/// What a page is called in the bar of a tab view.
enum TabItemKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }

  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

extension View {
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    let box = Confined(label())
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      let item: AnyView? = AnyView(box.value)
      wrapper.preference = (ObjectIdentifier(TabItemKey.self), item as Any)
      return wrapper
    }
  }
}

/// A button for each page, side by side.
struct TabBar: View {
  let labels: [AnyView?]
  let chosen: Int
  let choose: (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(labels.enumerated()), id: \.offset) { index, label in
        Button {
          choose(index)
        } label: {
          VStack(spacing: 3) { label }
            .labelStyle(TabLabelStyle())
            .font(.system(size: 10, weight: .medium))
            .imageScale(.large)
            .lineLimit(1)
            .frame(maxWidth: .infinity, minHeight: 49)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .foregroundColor(index == chosen ? .accentColor : Color(uiColor: .secondaryLabel))
        .accessibilityAddTraits(index == chosen ? .isSelected : [])
      }
    }
    .overlay(alignment: .top) { Color(uiColor: .separator).frame(height: 0.5).allowsHitTesting(false) }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }
}

/// The icon above its title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: 18)).accessibilityHidden(true)
      configuration.title
    }
  }
}
