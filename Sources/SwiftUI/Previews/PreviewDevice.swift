/// The device that a preview stands on. It has no meaning outside Xcode's canvas.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The way a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  public let id: String

  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

extension View {
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    notShown(value == nil ? nil : "previewDevice(_:) changes nothing here: the host says how large the screen is.")
  }

  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    notShown("previewInterfaceOrientation(_:) changes nothing here: the host says how large the screen is.")
  }
}

extension PreviewProvider {
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// The system that a preview runs on.
public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
