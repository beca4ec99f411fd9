import Testing

/// The suites that try things on a copy of this package: one after the other, on one and the same. To build it takes minutes.
@Suite("A copy of this package", .slow, .serialized, .sharedCopy(of: PackageCopy.ofThisPackage))
enum OnACopy {}

/// The same of somebody else's package.
@Suite("A copy of somebody else's package", .slow, .serialized, .sharedCopy(of: PackageCopy.ofShop))
enum OnAShop {}

/// Makes the copy for a suite, and removes it when the suite is over.
struct SharedCopy: SuiteTrait, TestScoping {
  @TaskLocal private static var current: PackageCopy?

  let make: @Sendable () throws -> PackageCopy

  /// The copy, as it was before anybody had it.
  static func restored() throws -> PackageCopy {
    let copy = try #require(current, "the suite has no copy: it wants the trait")
    try copy.restore()
    return copy
  }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(try make(), operation: function)
  }
}

extension Trait where Self == SharedCopy {
  static func sharedCopy(of make: @escaping @Sendable () throws -> PackageCopy) -> Self { SharedCopy(make: make) }
}
