import CheckRunning
import Evidence
import Foundation
import Testing

extension OnAShop {
  @Suite("Somebody else's package")
  struct OtherPackageTests {
    @Test("has its blocks and its ordinary tests run, with a dependency, a test target and the plugin")
    func checks() async throws {
      let copy = try SharedCopy.restored()
      let whole = try await copy.check()
      #expect(whole.notPassed == [])
      #expect(whole.stale == [])
      #expect(try whole.result("@label").expectations == .counted(1))
      let test = try whole.result("BadgeTests/count(_:)[7]")
      #expect(test.source == .test)
      #expect(test.expectations == .unknown)
      #expect(test.criteria.map(\.criterion.text).sorted() == ["001-badge/1.1", "001-badge/1.2"])

      try copy.write(ordinaryTests, to: "Tests/Checks/OrdinaryTests.swift")
      try copy.write(uncountedHelpers, to: "Tests/Checks/UncountedHelpers.swift")
      try copy.write(detachedTests, to: "Tests/Checks/DetachedTests.swift")
      let ordinary = try await copy.check { $0.limitPerCheck = .seconds(5) }
      #expect(try ordinary.result("DetachedTests/detached()").outcome == .failed(.expectation))
      #expect(try ordinary.result("DetachedTests/innocent()").outcome == .passed)
      for (name, outcome) in ordinaryOutcomes {
        let result = try ordinary.result("OrdinaryTests/\(name)()")
        #expect(result.outcome == outcome, "\(name): \(result.messages.map(\.text))")
      }
      #expect(try ordinary.result("Silent/neverCalled()").outcome == .inconclusive(.assertedNothing))
      for (name, outcome) in caseOutcomes {
        #expect(try ordinary.result("OrdinaryTests/cases(_:)[\(name)]").outcome == outcome, "\(name)")
      }
      #expect(try ordinary.result("OrdinaryTests/none(_:)").outcome == .inconclusive(.skipped))
      let hidden = try ordinary.result("Off/Inner/fails()")
      #expect(hidden.outcome == .inconclusive(.skipped))
      #expect(hidden.criteria.map(\.criterion.text) == ["001-badge/1.2"])
      #expect(try ordinary.result("@label").outcome == .passed)
      #expect(try ordinary.result("BadgeTests/count(_:)[7]").outcome == .passed)
      try copy.remove("Tests/Checks/OrdinaryTests.swift")
      try copy.remove("Tests/Checks/UncountedHelpers.swift")
      try copy.remove("Tests/Checks/DetachedTests.swift")

      try copy.edit("Sources/ShopComponents/Badge.swift", "\"\\(count) new\"", "\"new\"")
      try copy.write(try copy.read(".kiro/specs/001-badge/design.md"), to: ".kiro/specs/001-badge/renamed.md")
      try copy.remove(".kiro/specs/001-badge/design.md")
      let broken = try await copy.check()
      #expect(try broken.result("label").outcome == .failed(.expectation))
      #expect(
        try broken.result("label").messages.first?.place
          == SourcePlace(path: ".kiro/specs/001-badge/renamed.md", line: 9)
      )
      #expect(try broken.result("BadgeTests/count(_:)[7]").outcome == .passed)

      // Without a block nobody but the tests themselves waits for what they leave running.
      try copy.remove(".kiro/specs/001-badge/renamed.md")
      for (name, body) in lateTests { try copy.write(lateTest(name, body), to: "Tests/Checks/\(name)Tests.swift") }
      try copy.write(slowSuite, to: "Tests/Checks/SlowSuiteTests.swift")
      let late = try await copy.check()
      for (name, outcome) in lateOutcomes {
        let result = try late.result(name)
        #expect(result.outcome == outcome, "\(name): \(result.messages.map(\.text))")
      }
    }
  }
}

private let lateTests = [
  ("FailsLate", "Task.detached { try await Task.sleep(for: .milliseconds(300)); #expect(1 == 2) }"),
  ("TrapsLate", "DispatchQueue.global().asyncAfter(deadline: .now() + 0.6) { fatalError(\"too late\") }"),
]

private let lateOutcomes: [(String, Outcome)] = [
  ("FailsLate/test()", .failed(.expectation)), ("TrapsLate/test()", .failed(.crashed)),
  ("SlowSuite/test()", .passed), ("BadgeTests/count(_:)[7]", .passed),
]

private func lateTest(_ name: String, _ body: String) -> String {
  """
  import Foundation
  import SpecTesting
  import Testing

  @Suite(.verifies("001/1.1")) struct \(name) {
    @Test func test() { \(body) }
  }

  """
}

/// Nobody runs while its set-up does, and it has had no turn when the process dies.
private let slowSuite = """
  import SpecTesting
  import Testing

  @Suite(SetUp(), .verifies("001/1.1")) struct SlowSuite {
    @Test func test() { #expect(CommandLine.argc > 0) }
  }

  struct SetUp: SuiteTrait, TestScoping {
    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await Task.sleep(for: .seconds(1))
      try await function()
    }
  }

  """

private let ordinaryOutcomes: [(String, Outcome)] = [
  ("good", .passed), ("disabled", .inconclusive(.skipped)), ("first", .inconclusive(.skipped)),
  ("off", .inconclusive(.skipped)), ("known", .inconclusive(.knownIssue)),
  ("trap", .failed(.crashed)), ("hang", .inconclusive(.timedOut)), ("empty", .inconclusive(.assertedNothing)),
  ("constant", .inconclusive(.assertedNothing)), ("forgiven", .inconclusive(.knownIssue)),
  ("careful", .passed), ("asynchronous", .failed(.expectation)), ("helped", .passed),
  ("unreached", .inconclusive(.assertedNothing)), ("silenced", .inconclusive(.assertedNothing)),
  ("around", .passed), ("filtered", .inconclusive(.knownIssue)),
  ("confirmed", .passed), ("told", .passed), ("helpedElsewhere", .passed), ("helpedElsewhereOnly", .passed),
  ("required", .passed), ("otherBranch", .passed), ("again", .passed), ("exits", .passed), ("throwing", .passed),
  ("waiting", .passed), ("returned", .inconclusive(.assertedNothing)),
  ("silencedInside", .inconclusive(.assertedNothing)),
]

private let caseOutcomes: [(String, Outcome)] = [
  ("1", .passed), ("2", .failed(.expectation)), ("3", .inconclusive(.skipped)),
]

private let ordinaryTests = """
  import ShopComponents
  import SpecTesting
  import Synchronization
  import Testing

  @Suite(.verifies("001/1.1")) struct OrdinaryTests {
    @Test func good() { #expect(Badge(count: 1).count == 1) }
    @Test func empty() {}
    @Test func constant() { #expect(1 == 1) }
    @Test func forgiven() { withKnownIssue(isIntermittent: true) { #expect(Badge(count: 1).count == 1) } }
    @Test(.timeLimit(.minutes(1)), .bug("https://example.org/1")) func careful() {
      Issue.record("careful", severity: .warning)
      #expect(Badge(count: 1).count == 1)
    }
    @Test func asynchronous() async { async let late: Void = { #expect(Badge(count: 1).count == 2) }() }
    @Test(arguments: 1...3) func cases(_ number: Int) throws {
      if number == 3 { try Test.cancel("later") }
      #expect(number != 2)
    }
    @Test(arguments: [Int]()) func none(_ number: Int) { #expect(number == 1) }
    @Test(.disabled("later")) func disabled() { #expect(1 == 1) }
    @Test(.disabled("later"), .verifies("001/1.2")) func first() { #expect(1 == 1) }
    @Test(.enabled(if: 1 == 2)) func off() { #expect(1 == 1) }
    @Test func known() { withKnownIssue { #expect(1 == 2) } }
    @Test func trap() { fatalError("last words") }
    @Test func hang() { while true {} }
    @Test func helped() { expectOne(Badge(count: 1)) }
    @Test func unreached() { if Badge(count: 1).count == 2 { #expect(Badge(count: 1).count == 3) } }
    @Test(Silence(calls: false)) func silenced() { #expect(Badge(count: 1).count == 2) }
    @Test(Silence(calls: true)) func around() { #expect(Badge(count: 1).count == 1) }
    @Test(.filterIssues { _ in false }) func filtered() { #expect(Badge(count: 1).count == 2) }

    // Each of these asserts something, though nobody counts all of it.
    @Test(Silence(calls: true)) func confirmed() async { await confirmation { $0() } }
    @Test(Silence(calls: true)) func told() { if Badge(count: 1).count == 2 { Issue.record("two") } }
    @Test(Silence(calls: true)) func helpedElsewhereOnly() { expectOneElsewhere(Badge(count: 1)) }
    @Test func helpedElsewhere() {
      expectOneElsewhere(Badge(count: 1))
      if Badge(count: 1).count == 2 { #expect(Badge(count: 1).count == 3) }
    }
    @Test func required() throws {
      let badge = try requiredElsewhere(Badge(count: 1))
      if badge.count == 2 { #expect(badge.count == 3) }
    }
    @Test func otherBranch() {
      if Badge(count: 1).count == 1 { #expect(Badge(count: 1).count < 2) } else { #expect(Bool(true)) }
    }
    @Test(Again()) func again() { if Again.attempts.next() > 1 { #expect(Badge(count: 1).count == 1) } }
    @Test func exits() async { await #expect(processExitsWith: .failure) { precondition(CommandLine.argc < 1) } }
    @Test func throwing() { #expect(throws: Never.self) { try JSON.nothing() } }
    @Test func waiting() async { await Task { #expect(CommandLine.argc > 0) }.value }

    // These do not.
    @Test func returned() {
      let badge = Badge(count: 1)
      return;
      #expect(badge.count == 2)
    }
    @Test(Silence(calls: true)) func silencedInside() { for size in [Int]() { #expect(size == 1) } }

    private func expectOne(_ badge: Badge) { #expect(badge.count == 1) }
  }

  struct Silence: TestTrait, SuiteTrait, TestScoping {
    let calls: Bool

    var isRecursive: Bool { true }
    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      if calls { try await function() }
    }
  }

  /// Stands around the trait that counts.
  @Suite(Silence(calls: false)) struct Silent {
    @Test(.verifies("001/1.1")) func neverCalled() { expectOneElsewhere(Badge(count: 2)) }
  }

  struct Again: TestTrait, TestScoping {
    final class Attempts: Sendable {
      private let made = Atomic(0)
      func next() -> Int { made.wrappingAdd(1, ordering: .relaxed).newValue }
    }
    static let attempts = Attempts()

    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await function()
      try await function()
    }
  }

  enum JSON { static func nothing() throws {} }

  @Suite(.disabled("later")) struct Off {
    @Suite struct Inner { @Test(.verifies("001/1.2")) func fails() { #expect(Badge(count: 1).count == 2) } }
  }

  """

/// They do not say `import SpecTesting`, as a helper of another module does not.
private let uncountedHelpers = """
  import ShopComponents
  import Testing

  func expectOneElsewhere(_ badge: Badge) { #expect(badge.count == 1) }
  func requiredElsewhere(_ badge: Badge?) throws -> Badge { try #require(badge) }

  """

/// In a file of its own: a failure that no test claims may be of any test of its file.
private let detachedTests = """
  import SpecTesting
  import Testing

  @Suite(.verifies("001/1.1")) struct DetachedTests {
    @Test func innocent() { #expect(CommandLine.argc > 0) }
    @Test func detached() async { await Task.detached { #expect(1 == 2) }.value }
  }

  """
