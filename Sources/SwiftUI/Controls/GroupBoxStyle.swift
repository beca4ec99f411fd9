import UIKit

/// How boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style of boxes has to work with.
public struct GroupBoxStyleConfiguration {
  /// The title.
  public struct Label: View {
    let slot: AnyView

    public var body: some View { slot }
  }

  /// What is in the box.
  public struct Content: View {
    let slot: AnyView

    public var body: some View { slot }
  }

  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
}

/// A box with round corners, grey unless `backgroundStyle(_:)` says otherwise.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(BoxGround(), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// What is behind the content of a box.
private struct BoxGround: ShapeStyle {
  func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.ownBackgroundPaint ?? Color(uiColor: .secondarySystemBackground)._paint(in: environment)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { Self() } }

/// Finds the style of the place.
struct StyledGroupBox: View {
  @Environment(\.groupBoxStyle) private var style
  let configuration: GroupBoxStyleConfiguration

  var body: some View {
    if let style {
      // Boxes in the content are styled as this one is.
      let content = AnyView(configuration.content.environment(\.groupBoxStyle, style))
      style.make(GroupBoxStyleConfiguration(label: configuration.label, content: .init(slot: content)))
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
}

extension EnvironmentValues {
  @Entry var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration>? = nil
}

extension View {
  nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    let box = Confined(style)
    return environment(changing: { environment in
      let outer = environment.groupBoxStyle
      environment.groupBoxStyle = AnyStyle(
        box.value,
        leaving: { $0.groupBoxStyle = outer },
        { $0.makeBody(configuration: $1) }
      )
    })
  }
}
