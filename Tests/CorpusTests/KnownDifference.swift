/// A place where the model and the truth say different things, and who is right.
struct KnownDifference: Sendable {
  enum Right: Sendable {
    case model, truth
    /// Both can be argued.
    case either
  }

  let aspect: TruthTests.Aspect
  /// What differs: `missed` is in the truth only, `invented` in the model only; then the place and the id.
  let key: String
  let right: Right
  let why: String

  /// The difference without the words of the document: a criterion's text is not ours to repeat.
  static func key(of difference: String, _ aspect: TruthTests.Aspect) -> String {
    guard aspect == .criteria else { return difference }
    return difference.split(separator: " ").prefix(4).joined(separator: " ")
  }

  private init(_ aspect: TruthTests.Aspect, _ key: String, _ right: Right, _ why: String) {
    self.aspect = aspect
    self.key = key
    self.right = right
    self.why = why
  }

  static let all: [KnownDifference] =
    [
      KnownDifference(.citations, "missed 048-progress-family 7.1 @517 ALL", .model, qualified),
      KnownDifference(.citations, "missed 048-progress-family 7.2 @526 ALL", .model, qualified),
      KnownDifference(.citations, "missed 048-progress-family 7.3 @535 ALL", .model, qualified),
      KnownDifference(.citations, "missed 048-progress-family 7.4 @545 ALL", .model, qualified),
      KnownDifference(.citations, "missed 048-progress-family 7.5 @555 ALL", .model, qualified),
      KnownDifference(.citations, "missed 048-progress-family 7.6 @565 ALL", .model, qualified),
      KnownDifference(
        .claims,
        "missed .kiro/specs/028-web-component-browser-distribution/completion/task-9-2-skipped.md @69 9.4 -",
        .either,
        "a note that a task was skipped is no completion report, and yet says that its requirement is met"
      ),
      KnownDifference(
        .claims,
        "missed .kiro/specs/089-unified-blur-token-family/completion/task-1-1-completion.md @60 1.3 -",
        .model,
        "the line says which other tasks see to it"
      ),
      KnownDifference(.claims, "missed \(ported) @53 7.2 -", .model, metadata),
      KnownDifference(.claims, "missed \(ported) @53 7.3 -", .model, metadata),
    ] + threeParts

  /// `Requirement 5.3.1`: the truth takes it for the whole of Requirement 5, with a gloss that begins with `3.1`.
  private static let threeParts = [(2, 85), (3, 107)].flatMap { task, line in
    (1...6).flatMap { part in
      let place =
        ".kiro/specs/017-component-code-quality-sweep/completion/task-5-\(task)-completion.md @\(line + part - 1)"
      return ["missed \(place) 5 ✅", "invented \(place) 5.\(task).\(part) ✅"].map {
        KnownDifference(
          .claims,
          $0,
          .model,
          "a number with a part too many names no requirement, and least of all a whole one"
        )
      }
    }
  }

  private static let qualified = "`All ... related to X` does not say which, and the notes on the truth say so as well"
  private static let ported = ".kiro/specs/034-component-architecture-system/completion/task-6-7-1-completion.md"
  private static let metadata = "the row compares how two components' files are headed, and claims nothing"
}
