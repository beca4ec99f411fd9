import HeadlessCore

/// How content that changes is blended.
public struct ContentTransition: Equatable, Sendable {
  let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
  where T: SymbolEffect {
    ContentTransition(name: "symbolEffect")
  }

  public static func numericText(countsDown: Bool = false) -> ContentTransition { Self(name: "numericText") }
  public static func numericText(value: Double) -> ContentTransition { Self(name: "numericText") }
}

extension View {
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.ownContentTransition, transition)
      .notShown("contentTransition(_:) does not blend content here: it changes at once.")
  }
}
