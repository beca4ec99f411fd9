extension View {
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    notShown("invalidatableContent(_:) changes nothing here: content is not invalidated.")
  }

  @available(iOS, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View {
    notShown("statusBar(hidden:) changes nothing here: there is no status bar.")
  }

  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(changing: {
      $0.labelsVisibility = visibility
      if visibility != .automatic { $0.areLabelsHidden = visibility == .hidden }
    })
  }

  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    notShown("symbolEffectsRemoved(_:) changes nothing: symbols do not move here.")
  }

  /// The distance of the platform from the edge of the screen, which on iOS is that of `padding(_:)`.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    environment(changing: {
      guard isBlocking else { return }
      $0.submitAction = nil
      $0.searchAction = nil
    })
  }

  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    unsupported("textScale(_:isEnabled:) does not change the size of text here.")
  }

  nonisolated public func textEditorStyle<S>(_ style: S) -> some View where S: TextEditorStyle {
    notShown("textEditorStyle(_:) changes nothing here: editors have one look.")
  }

  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    notShown("menuActionDismissBehavior(_:) changes nothing here.")
  }
}

extension Text {
  /// A size beside the main one.
  public struct Scale: Hashable, Sendable {
    let name: String

    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    scale == .default || !isEnabled ? self : noting("textScale(_:isEnabled:) does not change the size of text here.")
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    width == nil ? self : noting("fontWidth(_:) does not change the width of letters here: Inter has one width.")
  }
}

/// How editors of text look: one look is drawn here.
public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle, Sendable { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { Self() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }

/// Whether a menu closes after a choice.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let name: String

  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
