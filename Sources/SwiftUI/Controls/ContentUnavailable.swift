extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(title, systemImage: name), description)
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
    self.init(SwiftUI.Label(title, systemImage: name), description)
  }

  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(SwiftUI.Label(title, image: name), description)
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
    self.init(SwiftUI.Label(title, image: name), description)
  }

  nonisolated private init(_ label: Label, _ description: Text?) {
    self.init(label: { label }, description: { description }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing. What was searched for is not known here.
  nonisolated public static var search: Self { search(words: nil) }

  nonisolated public static func search(text: String) -> Self { search(words: text) }

  nonisolated private static func search(words: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(words: words) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() }
    )
  }
}

/// The parts of the view that says that a search found nothing.
public struct SearchUnavailableContent {
  /// What was not found.
  public struct Label: View {
    let words: String?

    nonisolated init(words: String?) { self.words = words }

    public var body: some View {
      SwiftUI.Label(
        words.map { "No Results for \u{201C}\($0)\u{201D}" } ?? "No Results",
        systemImage: "magnifyingglass"
      )
    }
  }

  /// What to do about it.
  public struct Description: View {
    nonisolated init() {}

    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View {
    nonisolated init() {}

    public var body: some View { EmptyView() }
  }
}
