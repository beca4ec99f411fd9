import Foundation
import HeadlessCore

/// A title with an icon before it.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View { StyledLabel(title: title, icon: icon) }
}

/// The label as the style of the surroundings wants it.
private struct StyledLabel<Title: View, Icon: View> {
  @Environment(\.labelStyle) private var style
  let title: Title
  let icon: Icon
}

extension StyledLabel: View {
  /// VoiceOver reads the title, also where a style shows the icon alone, and never the icon.
  var body: some View {
    style.make(LabelStyleConfiguration(title: .init(title), icon: .init(icon.accessibilityHidden(true))))
      .accessibilityElement(children: .combine)
      .accessibilityLabel(orFrom: title)
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
