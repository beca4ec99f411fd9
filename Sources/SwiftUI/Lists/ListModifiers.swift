public import Foundation
import HeadlessCore

/// How lists look. One look is drawn here, whatever is asked for.
public protocol ListStyle {}
/// The styles by their names.
public struct DefaultListStyle: ListStyle, Sendable { public init() {} }
public struct PlainListStyle: ListStyle, Sendable { public init() {} }
public struct GroupedListStyle: ListStyle, Sendable { public init() {} }
public struct InsetListStyle: ListStyle, Sendable { public init() {} }
public struct InsetGroupedListStyle: ListStyle, Sendable { public init() {} }
public struct SidebarListStyle: ListStyle, Sendable { public init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

/// Whether something is shown, where the system leaves the choice.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

/// The edges of a row or of several at the top and bottom.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case bottom

  /// Several of them.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// The edges at the sides.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading
  case trailing

  /// Several of them.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

/// How strong the header of a section is.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

extension View {
  /// Leaves the nodes as they are, and looks on.
  nonisolated private func observed(_ look: @escaping @MainActor (_ViewInputs) -> Void) -> some View {
    NodeModified(content: self) { node, inputs in
      look(inputs)
      return node
    }
  }

  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    let isPlain = style is PlainListStyle
    let hasLook = isPlain || style is InsetGroupedListStyle || style is DefaultListStyle
    return environment(\.isListPlain, isPlain).observed { inputs in
      if hasLook { return }
      let message = "listStyle(_:) knows plain and insetGrouped here: other lists look like the latter."
      inputs.graph.record(.unsupported, message, at: inputs.identity)
    }
  }

  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    notShown("listSectionSeparator(_:edges:) changes nothing here: sections have no separators.")
  }

  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    unsupported("listRowSpacing(_:) changes nothing here.")
  }

  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    unsupported("listSectionSpacing(_:) changes nothing here.")
  }

  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    unsupported("headerProminence(_:) changes nothing here.")
  }

  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View where T: View {
    unsupported("swipeActions(edge:allowsFullSwipe:content:) cannot be reached here.")
  }

  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(changing: { $0.refresh = RefreshAction(action: action) })
      .notShown("refreshable(action:) has no control here: the action is in the environment.")
  }
}

/// Content that can be deleted from and reordered.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, message: "onDelete(perform:) cannot be reached here: rows cannot be swiped.")
  }

  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, message: "onMove(perform:) cannot be reached here: rows cannot be moved.")
  }
}

/// Content whose edits cannot be made here.
private struct EditableContent<Content: DynamicViewContent> {
  let content: Content
  let message: String
}

extension EditableContent: DynamicViewContent {
  typealias Body = Never

  var data: Content.Data { content.data }

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.make(view.content.unsupported(view.message))
  }
}
