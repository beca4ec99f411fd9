import Evidence
import Synchronization
import Testing

/// Counts the expectations that the body of a test written by hand reaches. Swift Testing tells nobody about those that hold.
final class ReachedExpectations: Sendable {
  /// Of the test that runs in this task; `nil` outside of tests that name criteria.
  @TaskLocal static var current: ReachedExpectations?

  /// Those reached where nobody knows of which test they are: in a detached task, on a thread, in a task of a test that has ended.
  private static let strays = Atomic(0)

  private let reached = Atomic(0)
  private let isOver = Atomic(false)

  /// Whether expectations come past us at all: what `#expect` is expanded to is a matter of the toolchain.
  static let areCounted: Bool = {
    let probe = ReachedExpectations()
    $current.withValue(probe) { #expect(Bool(true)) }
    return probe.count == 1
  }()

  var count: Int { reached.load(ordering: .relaxed) }

  /// Runs the body of a test, or of a case of one, and tells the runner how many it reached.
  static func counting(_ test: String, _ body: @Sendable () async throws -> Void) async throws {
    // Another trait of the same kind stands around this one.
    guard current == nil, areCounted else { return try await body() }
    let counter = ReachedExpectations()
    let before = strays.load(ordering: .relaxed)
    var failure: (any Error)?
    do { try await $current.withValue(counter) { try await body() } } catch { failure = error }
    counter.isOver.store(true, ordering: .relaxed)
    let hasStrays = strays.load(ordering: .relaxed) != before
    RunFolder.current?.append(
      .reached(test: test, expectations: counter.count, hasStrays: hasStrays, threw: failure != nil)
    )
    if let failure { throw failure }
  }

  fileprivate static func count() {
    CheckRecorder.current?.settle()
    // What a test began and others go on with, a task that they share, still bears its name when it has ended.
    if let current, !current.isOver.load(ordering: .relaxed) {
      current.reached.wrappingAdd(1, ordering: .relaxed)
    } else if current != nil || Test.current == nil {
      strays.wrappingAdd(1, ordering: .relaxed)
    }
  }
}

// What `#expect` and `#require` are expanded to ends in one of these calls, whether they hold or not. Swift Testing has them for any
// failure; these are for the one that there is, and so the compiler takes these wherever SpecTesting is imported.
// Their names are Swift Testing's.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Result where Failure == any Error {
  /// Counts an expectation. Only what `#expect` is expanded to says it.
  public func __expected() where Success == Void { ReachedExpectations.count() }

  /// The same, of one that has a value.
  @discardableResult
  public func __expected<Value>() -> Success where Success == Value? {
    ReachedExpectations.count()
    return try? get()
  }

  /// Counts a requirement. Only what `#require` is expanded to says it.
  public func __required() throws -> Success {
    ReachedExpectations.count()
    return try get()
  }

  /// The same, of one whose value may be missing.
  @discardableResult
  public func __required<Value>() throws -> Value where Success == Value? {
    ReachedExpectations.count()
    return try required(self)
  }
}

/// As Swift Testing does it: it alone answers here, where nothing is said of the failure.
private func required<Value, Failure>(_ result: Result<Value?, Failure>) throws -> Value { try result.__required() }
