/// A style of the platform. On Apple's systems they are primitive styles; here each is a look for the button itself, so
/// that no second button stands inside of the first.
@MainActor @preconcurrency protocol StandardButtonStyle: PrimitiveButtonStyle {
  associatedtype Look: ButtonStyle

  var look: Look { get }
}

extension StandardButtonStyle {
  /// What is put into the environment in place of the style.
  var anyLook: AnyButtonStyle { AnyButtonStyle(look) }
}

/// The style of the platform: on iOS the label in the tint.
public struct DefaultButtonStyle: StandardButtonStyle {
  var look: BorderlessLook { BorderlessLook() }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

/// No border, the label in the tint.
public struct BorderlessButtonStyle: StandardButtonStyle {
  var look: BorderlessLook { BorderlessLook() }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

/// The label as it is, fainter while it is pressed.
public struct PlainButtonStyle: StandardButtonStyle {
  var look: PlainLook { PlainLook() }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

/// The label in the tint on a faint ground.
public struct BorderedButtonStyle: StandardButtonStyle {
  var look: BorderedLook { BorderedLook(isProminent: false) }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

/// A white label on the tint.
public struct BorderedProminentButtonStyle: StandardButtonStyle {
  var look: BorderedLook { BorderedLook(isProminent: true) }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
