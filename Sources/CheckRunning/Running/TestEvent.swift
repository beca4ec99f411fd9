import Evidence

/// An event of Swift Testing's event stream, version 0: the part that tells how tests went.
enum TestEvent: Hashable, Sendable {
  /// A test that the run knows of, with the place where it is written.
  ///
  /// `isParameterised`: it is there for its cases.
  case test(id: String, name: String, place: SourcePlace?, isParameterised: Bool = false)
  case suite(id: String, place: SourcePlace?)
  case started(test: String, at: Double)
  /// `test` is `nil` when it was recorded in a task that no longer knows its test.
  case issue(test: String?, Issue, at: Double)
  /// `testCase` is `nil` where it is the test with all of its cases.
  case skipped(test: String, words: String, testCase: String? = nil)
  case caseStarted(test: String, TestLog.Case)
  case caseEnded(test: String, testCase: String, at: Double)
  case ended(test: String, at: Double)
  case runEnded(at: Double)

  /// When it happened, by the clock of the tests.
  var instant: Double? {
    switch self {
    case .started(_, let instant), .issue(_, _, let instant), .ended(_, let instant), .runEnded(let instant): instant
    case .caseEnded(_, _, let instant): instant
    case .caseStarted(_, let testCase): testCase.start
    case .test, .suite, .skipped: nil
    }
  }

  struct Issue: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case failure, known, warning
    }

    let kind: Kind
    let text: String
    let details: [String]
    let place: SourcePlace?
    /// The case of a parameterised test that it is of.
    var testCase: String?
    /// No test claims it, and several may have left it behind.
    var isShared = false
  }

  /// Reads a line of the stream; what has nothing to do with outcomes is `nil`, and so is half a line.
  init?(line: some Sequence<UInt8>) {
    guard let value = try? JSONParser.parse(Array(line)), let payload = value["payload"] else { return nil }
    let test = payload["testID"]?.string
    let instant = payload["instant"]?["absolute"]?.number ?? 0
    switch (value["kind"]?.string, payload["kind"]?.string) {
    case ("test", "function"):
      guard let id = payload["id"]?.string else { return nil }
      let name = payload["displayName"]?.string ?? payload["name"]?.string ?? id
      let isParameterised = payload["isParameterized"] == .bool(true)
      let place = SourcePlace(payload["sourceLocation"])
      self = .test(id: id, name: name, place: place, isParameterised: isParameterised)
    case ("test", "suite"):
      guard let id = payload["id"]?.string else { return nil }
      self = .suite(id: id, place: SourcePlace(payload["sourceLocation"]))
    case ("event", "testStarted"):
      guard let test else { return nil }
      self = .started(test: test, at: instant)
    case ("event", "testEnded"):
      guard let test else { return nil }
      self = .ended(test: test, at: instant)
    case ("event", "testCaseStarted"):
      guard let test, let id = payload["_testCase"]?["id"]?.string else { return nil }
      let name = payload["_testCase"]?["displayName"]?.string ?? id
      self = .caseStarted(test: test, TestLog.Case(id: id, name: name, start: instant))
    case ("event", "testCaseEnded"):
      guard let test, let id = payload["_testCase"]?["id"]?.string else { return nil }
      self = .caseEnded(test: test, testCase: id, at: instant)
    // One case that was given up is a part of the test that did not run.
    case ("event", "testSkipped"), ("event", "testCancelled"), ("event", "testCaseCancelled"):
      guard let test else { return nil }
      let testCase = payload["kind"] == .string("testCaseCancelled") ? payload["_testCase"]?["id"]?.string : nil
      self = .skipped(test: test, words: Self.skipWords(payload), testCase: testCase)
    case ("event", "issueRecorded"):
      guard let issue = payload["issue"] else { return nil }
      self = .issue(test: test, Issue(issue, payload), at: instant)
    case ("event", "runEnded"): self = .runEnded(at: instant)
    default: return nil
    }
  }

  private static func skipWords(_ payload: JSON) -> String {
    let comments = (payload["_comments"]?.array ?? []).compactMap(\.string)
    let words = texts(payload) + comments
    return words.first { !$0.isEmpty } ?? "cancelled by the check itself"
  }

  fileprivate static func texts(_ payload: JSON) -> [String] {
    (payload["messages"]?.array ?? []).compactMap { $0["text"]?.string }
  }
}

extension TestEvent.Issue {
  fileprivate init(_ issue: JSON, _ payload: JSON) {
    let isWarning = payload["messages"]?.array?.first?["symbol"] == .string("warning")
    var texts = TestEvent.texts(payload)
    // `Issue.record("words")` comes as "Issue recorded" with the words beneath.
    if texts.count > 1, texts[0] == "Issue recorded" { texts.removeFirst() }
    kind = issue["isKnown"] == .bool(true) ? .known : isWarning ? .warning : .failure
    text = texts.first ?? "an issue without words"
    details = Array(texts.dropFirst())
    place = SourcePlace(issue["sourceLocation"])
    testCase = payload["_testCase"]?["id"]?.string
  }
}

extension SourcePlace {
  fileprivate init?(_ location: JSON?) {
    guard let location, let line = location["line"]?.integer, line > 0,
      let path = (location["filePath"] ?? location["_filePath"])?.string
    else { return nil }
    self.init(path: path, line: line)
  }
}
