import HeadlessCore

/// A symbol that comes and goes by an effect of its own. Symbols do not move here: it stands and is gone.
public struct SymbolEffectTransition: Transition, Sendable {
  nonisolated public init<T>(effect: T, options: SymbolEffectOptions) where T: SymbolEffect, T: TransitionSymbolEffect {
  }

  nonisolated public static var _standard: AnyTransition? {
    Graph.note(.notShown, "The transition symbolEffect does not move the placeholder of a symbol.")
    return .identity
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}

/// The effect that suits the symbol.
public struct AutomaticSymbolEffect: TransitionSymbolEffect {}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension Transition where Self == SymbolEffectTransition {
  nonisolated public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  nonisolated public static func symbolEffect<T>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  public static var symbolEffect: AnyTransition { AnyTransition(.symbolEffect) }
}
