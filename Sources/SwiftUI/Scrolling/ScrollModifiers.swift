import HeadlessCore

/// Whether the marks at the side of scrolled content are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var visible: Self { Self(name: "visible") }
  public static var hidden: Self { Self(name: "hidden") }
  public static var never: Self { Self(name: "never") }
}

/// When content can be pulled beyond its end.
public struct ScrollBounceBehavior: Sendable {
  /// Whether a drag over content that fits is taken, too.
  let bouncesAlways: Bool

  public static var automatic: Self { always }
  public static var always: Self { Self(bouncesAlways: true) }
  public static var basedOnSize: Self { Self(bouncesAlways: false) }
}

extension EnvironmentValues {
  @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic
  @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic
  @Entry public var isScrollEnabled: Bool = true
}

extension View {
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(changing: {
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
    })
    .notShown("scrollIndicators(_:axes:) changes nothing here: indicators are not drawn.")
  }

  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    environment(changing: {
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
    })
  }

  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    unsupported("scrollClipDisabled(_:) changes nothing here: scrolled content is clipped.")
  }
}

extension View {
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    notShown("scrollIndicatorsFlash(onAppear:) shows nothing here: indicators are not drawn.")
  }

  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    notShown("scrollIndicatorsFlash(trigger:) shows nothing here: indicators are not drawn.")
  }
}
