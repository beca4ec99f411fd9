public import Testing

// Swift Testing tells nobody whether a known issue is in force. Generated code calls these in the place of its own: what a block expects
// where whatever fails is known counts for nothing, however it came to stand there.

/// Whether an issue that is recorded now is known.
enum KnownIssueScope {
  @TaskLocal static var isEntered = false
}

/// As Swift Testing's.
public func withKnownIssueInForce(
  _ comment: Comment? = nil,
  isIntermittent: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) {
  Testing.withKnownIssue(comment, isIntermittent: isIntermittent, sourceLocation: sourceLocation) {
    try KnownIssueScope.$isEntered.withValue(true) { try body() }
  }
}

/// As Swift Testing's. Which issues are known only its matcher says, and only of those that come.
public func withKnownIssueInForce(
  _ comment: Comment? = nil,
  isIntermittent: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void,
  when precondition: () -> Bool = { true },
  matching issueMatcher: @escaping KnownIssueMatcher = { _ in true }
) rethrows {
  let isKnown = precondition()
  try Testing.withKnownIssue(
    comment,
    isIntermittent: isIntermittent,
    sourceLocation: sourceLocation,
    { try KnownIssueScope.$isEntered.withValue(isKnown) { try body() } },
    when: { isKnown },
    matching: issueMatcher
  )
}

/// As Swift Testing's.
public func withKnownIssueInForce(
  _ comment: Comment? = nil,
  isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async {
  await Testing.withKnownIssue(
    comment,
    isIntermittent: isIntermittent,
    isolation: isolation,
    sourceLocation: sourceLocation
  ) {
    try await KnownIssueScope.$isEntered.withValue(true, operation: body, isolation: isolation)
  }
}

/// As Swift Testing's. Which issues are known only its matcher says, and only of those that come.
public func withKnownIssueInForce(
  _ comment: Comment? = nil,
  isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void,
  when precondition: () async -> Bool = { true },
  matching issueMatcher: @escaping KnownIssueMatcher = { _ in true }
) async rethrows {
  let isKnown = await precondition()
  try await Testing.withKnownIssue(
    comment,
    isIntermittent: isIntermittent,
    isolation: isolation,
    sourceLocation: sourceLocation,
    { try await KnownIssueScope.$isEntered.withValue(isKnown, operation: body, isolation: isolation) },
    when: { isKnown },
    matching: issueMatcher
  )
}
