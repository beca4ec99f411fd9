public import Foundation

/// A view to look at while developing, as `#Preview` declares it.
@MainActor public struct Preview {
  /// What the canvas calls it.
  public let displayName: String?
  /// Makes the view.
  public let makeView: @MainActor () -> any View
  /// The room that its traits give it, in points; `nil` for that of the device.
  package let room: Room?

  /// What traits say of the room of a preview.
  package enum Room: Sendable {
    case fixed(CGSize)
    case landscape
  }

  public init(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    let wraps = traits.compactMap(\.wrap)
    makeView = { wraps.isEmpty ? body() : wraps.reduce(AnyView(body())) { $1($0) } }
    room = traits.compactMap(\.room).last
  }

  /// What traits of previews of views are about.
  public struct ViewTraits {}
}

/// The surroundings of a preview: the room it is given, and what is put around it. Others have no meaning outside Xcode's
/// canvas.
public struct PreviewTrait<T>: Sendable {
  var room: Preview.Room?
  var wrap: (@MainActor @Sendable (AnyView) -> AnyView)?

  public static var portrait: PreviewTrait<T> { Self() }
  public static var portraitUpsideDown: PreviewTrait<T> { Self() }
  public static var landscapeLeft: PreviewTrait<T> { Self(room: .landscape) }
  public static var landscapeRight: PreviewTrait<T> { Self(room: .landscape) }
  public static var defaultLayout: PreviewTrait<T> { Self() }
  public static var sizeThatFitsLayout: PreviewTrait<T> { Self() }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    Self(room: .fixed(CGSize(width: width, height: height)))
  }
}

/// What `#Preview` expands to.
public protocol _PreviewRegistration {
  @MainActor static var preview: Preview { get }
}

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// Marks a state inside of a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "Previewable")

/// Declares a value of the environment, of transactions, of containers or of the focus, with its key.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")
