import Synchronization

/// What instrumented sources ask whether they are to behave as written, or as one of their mutants.
public enum Mutant {
  private struct State {
    var active: Int?
    var reached: Set<Int> = []
  }

  private static let state = Mutex(State())

  /// Behaves as written from now on, or as the mutant of that number, and forgets what was asked for.
  public static func activate(_ number: Int?) {
    state.withLock { $0 = State(active: number) }
  }

  /// The numbers that were asked for.
  public static var reached: Set<Int> { state.withLock { $0.reached } }

  public static func isOn(_ number: Int) -> Bool {
    state.withLock { state in
      state.reached.insert(number)
      return state.active == number
    }
  }

  public static func pick<Value>(
    _ number: Int,
    _ original: @autoclosure () -> Value,
    _ mutant: @autoclosure () -> Value
  ) -> Value {
    isOn(number) ? mutant() : original()
  }

  /// A callback, or one that does nothing.
  public static func action(_ number: Int, _ original: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    if isOn(number) { return {} }
    return original
  }

  public static func negated(_ number: Int, _ condition: Bool) -> Bool { isOn(number) != condition }

  public static func sum<Value: AdditiveArithmetic>(_ number: Int, _ left: Value, _ right: Value) -> Value {
    isOn(number) ? left - right : left + right
  }

  public static func difference<Value: AdditiveArithmetic>(_ number: Int, _ left: Value, _ right: Value) -> Value {
    isOn(number) ? left + right : left - right
  }

  public static func product<Value: FloatingPoint>(_ number: Int, _ left: Value, _ right: Value) -> Value {
    isOn(number) ? left / right : left * right
  }

  public static func quotient<Value: FloatingPoint>(_ number: Int, _ left: Value, _ right: Value) -> Value {
    isOn(number) ? left * right : left / right
  }
}
