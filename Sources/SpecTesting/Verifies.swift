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

  /// Around a test with all of its cases, and around each of them.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { test.isSuite ? nil : self }

  /// Says it before anything runs: a test that is then skipped, or whose process dies first, is known all the same.
  public func prepare(for test: Test) async throws {
    SharedProcess.current.endWithRunner()
    record(test)
    guard !test.isSuite, !isBlock(test) else { return }
    Patience.current.makeReady(String(describing: test.id))
    RunFolder.current?.append(.surroundings(test: String(describing: test.id), Surroundings(of: test)))
  }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    if testCase != nil {
      // Those of a block are counted where it is generated.
      if isBlock(test) { return try await function() }
      return try await ReachedExpectations.counting(String(describing: test.id), function)
    }
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

extension Surroundings {
  fileprivate init(of test: Test) {
    let others = test.traits.filter { $0 is any TestScoping && !($0 is Verifies) && !($0 is ParallelizationTrait) }
    self.init(
      countsExpectations: ReachedExpectations.areCounted,
      hasScopes: others.contains { !($0 is IssueHandlingTrait) },
      filtersIssues: others.contains { $0 is IssueHandlingTrait }
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
