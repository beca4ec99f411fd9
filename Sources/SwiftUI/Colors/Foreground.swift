import HeadlessCore

extension View {
  /// `nil` takes away what was set outside: the content falls back to the primary colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(changing: { $0.foreground = color.map { AnyShapeStyle($0) } })
  }

  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    environment(changing: { environment in
      // Relative styles mean the style of the surroundings, which must be read before it is replaced.
      environment.foreground = AnyShapeStyle(Pinned(style, of: \.foreground, in: environment))
    })
  }

  /// The second style is the secondary level, the third the tertiary one.
  nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    foregroundStyle(primary).environment(changing: { $0.foregroundLevels = [AnyShapeStyle(secondary)] })
  }

  nonisolated public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
  where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    foregroundStyle(primary)
      .environment(changing: { $0.foregroundLevels = [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)] })
  }

  @_disfavoredOverload
  nonisolated public func tint<S>(_ tint: S) -> some View where S: ShapeStyle {
    environment(changing: { environment in
      let color = tint._paint(in: environment).paint.representative
      environment.tintColor = Color(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    })
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(changing: { $0.tintColor = tint })
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(changing: { $0.tintColor = accentColor })
  }
}

/// A style that reads the style it stands in for from where it was set, and the rest from where it is used.
struct Pinned<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let replaced: WritableKeyPath<EnvironmentValues, AnyShapeStyle?> & Sendable
  let outer: AnyShapeStyle?

  init(
    _ style: Style,
    of replaced: WritableKeyPath<EnvironmentValues, AnyShapeStyle?> & Sendable,
    in environment: EnvironmentValues
  ) {
    self.style = style
    self.replaced = replaced
    outer = environment[keyPath: replaced]
  }

  func _paint(in inner: EnvironmentValues) -> _Paint {
    var mixed = inner
    mixed[keyPath: replaced] = outer
    return style._paint(in: mixed)
  }
}

extension EnvironmentValues {
  /// The styles below the first one, where they were given.
  @Entry var foregroundLevels: [AnyShapeStyle] = []
}
