import HeadlessCore

/// A screen between the bars that its views fill.
struct BarredScreen<Content: View> {
  /// Of the view that this is the body of, as findings call it.
  let name: String
  let content: Content
}

extension BarredScreen: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs.descending(.index(0))
    inner.environment.hasBars = true
    let screen = inner.makeOne(view.content, step: .index(0))
    let bars = screen.preference(BarKey.self)
    report(bars, of: view.name, inputs)
    inputs.graph.afterLayout {
      guard screen.preference(BarKey.self).count != bars.count else { return }
      let message = "What a view that is made to measure puts into a bar is not shown."
      inputs.graph.record(.unsupported, message, at: inputs.identity)
    }
    let node = inputs.descending(.attachment).node(
      layout: StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.guide, spacing: 0),
      children: children(screen, bars, inputs)
    )
    // The screens around this one have bars of their own.
    node.preference = (ObjectIdentifier(BarKey.self), BarContent())
    return _ViewOutputs([node])
  }

  @MainActor private static func children(_ screen: Node, _ bars: BarContent, _ inputs: _ViewInputs) -> [Node] {
    let items = bars.views(.bottom)
    let showsTop = !bars.isHidden && bars.count > items.count
    guard showsTop || !items.isEmpty else { return [screen] }
    // Content that is larger than the room between the bars does not move them off the screen.
    let unbounded = FlexibleFrameLayout.Bounds(minimum: 0, ideal: nil, maximum: .infinity)
    let layout = FlexibleFrameLayout(width: unbounded, height: unbounded, alignment: Alignment.center.pair)
    let filling = Node(inputs.descending(.index(1)).identity, wrapping: screen, layout: layout)
    let top = showsTop ? [inputs.makeOne(NavigationBar(content: bars), step: .index(2))] : []
    let bottom = items.isEmpty ? [] : [inputs.makeOne(BottomBar(items: items), step: .index(3))]
    for bar in top + bottom { bar.traits.zIndex = 1 }
    return top + [filling] + bottom
  }

  @MainActor private static func report(_ bars: BarContent, of name: String, _ inputs: _ViewInputs) {
    let message =
      if bars.count == 0 {
        "\(name) has nothing for its bar: the room that a device keeps for it is not kept here."
      } else {
        "The bars of a \(name) have one look here, without a ground, and screens do not scroll under them."
      }
    inputs.graph.record(.notShown, message, at: inputs.identity)
  }
}

/// Things to press, the title, more things, and below them a large title and the field of a search.
private struct NavigationBar: View {
  let content: BarContent

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        BarItems(items: content.views(.leading)).frame(maxWidth: .infinity, alignment: .leading)
        middle.layoutPriority(1)
        BarItems(items: content.views(.trailing)).frame(maxWidth: .infinity, alignment: .trailing)
      }
      .frame(height: 44)
      if content.isLarge, let title = content.title {
        title.font(.largeTitle.bold()).lineLimit(1)
          .frame(maxWidth: .infinity, minHeight: 52, maxHeight: 52, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
      }
      if let search = content.search { SearchBar(search: search).said(in: search.environment) }
    }
    .padding(.horizontal, 16)
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder private var middle: some View {
    let principal = content.views(.principal)
    if !principal.isEmpty {
      BarItems(items: principal)
    } else if !content.isLarge, let title = content.title {
      title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
    }
  }
}

private struct BarItems: View {
  let items: [AnyView]

  var body: some View {
    HStack(spacing: 16) {
      ForEach(Array(items.enumerated()), id: \.offset) { $0.element }
    }
  }
}

private struct BottomBar: View {
  let items: [AnyView]

  var body: some View {
    BarItems(items: items).padding(.horizontal, 16).frame(maxWidth: .infinity, minHeight: 44)
      .accessibilityElement(children: .contain)
  }
}

private struct SearchBar: View {
  let search: BarContent.Search

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundColor(.secondary).accessibilityHidden(true)
      if let focus = search.focus { focus(AnyView(field)) } else { field }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
    .padding(.bottom, 8)
    .environment(changing: { $0.submitAction = $0.searchAction })
  }

  private var field: some View {
    TextField(text: search.text, prompt: prompt) { prompt }.accessibilityAddTraits(.isSearchField)
  }

  private var prompt: Text { search.prompt ?? Text("Search") }
}
