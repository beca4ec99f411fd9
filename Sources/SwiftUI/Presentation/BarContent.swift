import HeadlessCore

/// What the views of a screen put into its bars.
struct BarContent {
  /// A thing in a bar, and where it stands.
  struct Item {
    enum Place { case leading, principal, trailing, bottom }

    let place: Place
    let view: AnyView
    /// Of the view that puts it there: what is said around that view holds in the bar too.
    var environment: EnvironmentValues?
  }

  /// The field of a search.
  struct Search {
    let text: Binding<String>
    let prompt: Text?
    var environment: EnvironmentValues?
    /// Binds the focus of the field.
    var focus: (@MainActor (AnyView) -> AnyView)?
  }

  var title: Text?
  var isLarge = true
  var isHidden = false
  var items: [Item] = []
  var search: Search?

  /// How much there is to show, by which two states are told apart.
  var count: Int { items.count + (title == nil ? 0 : 1) + (search == nil ? 0 : 1) }

  func views(_ place: Item.Place) -> [AnyView] {
    items.filter { $0.place == place }.map { AnyView($0.view.said(in: $0.environment)) }
  }
}

/// Hands what belongs into a bar up to the stack of screens.
enum BarKey: PreferenceKey {
  static var defaultValue: BarContent { BarContent() }

  static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
    let next = nextValue()
    if value.title == nil {
      value.title = next.title
      value.isLarge = value.isLarge && next.isLarge
    }
    value.isHidden = value.isHidden || next.isHidden
    value.items += next.items
    value.search = value.search ?? next.search
  }
}

extension EnvironmentValues {
  /// Whether there is a stack of screens around that draws bars.
  @Entry var hasBars: Bool = false
}

extension View {
  /// Puts something into the bars of the screen. Where no stack of screens is around nobody sees it, on no system.
  nonisolated func inBars(_ name: String, _ change: @escaping @MainActor (inout BarContent) -> Void) -> some View {
    NodeModified(content: self) { node, inputs in
      guard inputs.environment.hasBars else {
        let message = "\(name) is not shown: there is no NavigationStack around."
        inputs.graph.record(.notShown, message, at: inputs.identity)
        return node
      }
      let wrapper = Node(inputs.identity, wrapping: node)
      var content = node.preference(BarKey.self)
      let (own, hadSearch) = (content.items.count, content.search != nil)
      change(&content)
      for index in content.items.indices.dropFirst(own) { content.items[index].environment = inputs.environment }
      if !hadSearch { content.search?.environment = inputs.environment }
      wrapper.preference = (ObjectIdentifier(BarKey.self), content)
      return wrapper
    }
  }

  /// As in the place where it was said; on a bar stand no bars.
  nonisolated func said(in environment: EnvironmentValues?) -> some View {
    let box = Confined(environment)
    return self.environment(changing: { values in
      values = box.value ?? values
      values.hasBars = false
    })
  }

  /// What is inside stands on a screen of its own, and puts nothing into the bars around.
  nonisolated func withoutBars() -> some View { environment(changing: { $0.hasBars = false }) }
}
