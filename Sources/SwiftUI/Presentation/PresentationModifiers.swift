public import Foundation

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { Self(name: "fraction \(fraction)") }
  public static func height(_ height: CGFloat) -> PresentationDetent { Self(name: "height \(height)") }
  public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
    Self(name: "custom \(type)")
  }

  /// What a detent of one's own is computed from.
  @dynamicMemberLookup public struct Context {
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A height of a sheet of one's own.
public protocol CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat?

  typealias Context = PresentationDetent.Context
}

/// How a presentation takes the room of a small screen.
public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()

  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { Self() }
}

extension View {
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    unsupported("presentationDetents(_:) changes nothing here: sheets have one height.")
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    unsupported("presentationDetents(_:selection:) changes nothing here: sheets have one height.")
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    notShown("presentationDragIndicator(_:) shows nothing here.")
  }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    notShown("presentationCornerRadius(_:) rounds nothing here.")
  }

  nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    unknown(true).unsupported("presentationBackground(_:) is not drawn here.")
  }

  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    unsupported("presentationBackgroundInteraction(_:) changes nothing here.")
  }

  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    unsupported("presentationCompactAdaptation(_:) changes nothing here.")
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    notShown("interactiveDismissDisabled(_:) changes nothing here: sheets cannot be swiped away.")
  }

  nonisolated public func presentationBackground<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    unknown(true).unsupported("presentationBackground(alignment:content:) is not drawn here.")
  }

  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    unsupported("presentationCompactAdaptation(horizontal:vertical:) changes nothing here.")
  }

  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    notShown("presentationContentInteraction(_:) changes nothing here: sheets cannot be pulled.")
  }
}

/// What a pull on a sheet moves.
public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String

  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
