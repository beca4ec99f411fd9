import Evidence
public import Testing

/// Says which acceptance criteria a test or a suite is about.
///
/// A suite hands its references down to every test in it. They are looked up when `counterfoil check` has run the test: one that
/// resolves to no criterion is reported there.
public struct Verifies: TestTrait, SuiteTrait, TestScoping {
  /// As written: `035/8.4`, `005/13.1-13.4`.
  public let references: [String]

  /// A suite's tests are about what the suite is about.
  public var isRecursive: Bool { true }

  /// Around a test with all of its cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil && !test.isSuite ? self : nil
  }

  /// Says it before anything runs: a test that is then skipped, or whose process dies first, is known all the same.
  public func prepare(for test: Test) async throws {
    SharedProcess.current.endWithRunner()
    record(test)
    if !test.isSuite, !isBlock(test) { Patience.current.makeReady(String(describing: test.id)) }
  }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    var failure: (any Error)?
    do { try await function() } catch { failure = error }
    // A block waits by itself, when it has said that it ended.
    if !isBlock(test) { await Patience.current.waitAfterTest(String(describing: test.id)) }
    if let failure { throw failure }
  }

  private func isBlock(_ test: Test) -> Bool { GeneratedSuite.contains(String(describing: test.id)) }

  private func record(_ test: Test) {
    guard !test.isSuite else { return }
    RunFolder.current?.append(
      .verifies(test: String(describing: test.id), criteria: references.map(CriterionReference.init))
    )
  }
}

extension Trait where Self == Verifies {
  /// Ties a test, or every test of a suite, to acceptance criteria.
  ///
  ///     @Test("An icon is 24 points wide", .verifies("004/2.1", "004/9.2"))
  ///
  /// - Parameter references: criteria (`035/8.4`), ranges of criteria (`005/13.1-13.4`) or whole requirements (`035/8`), each with
  ///   the number or the folder name of its spec before the slash.
  public static func verifies(_ references: String...) -> Self {
    Verifies(references: references)
  }
}
