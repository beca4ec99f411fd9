import Evidence
import Files
import Findings
import Foundation
import Workspace

/// Builds the check target, leaving blocks out that the compiler refuses, until the rest can run.
struct CheckBuild {
  /// Tells a manifest that only checks are wanted, so that it can leave other test targets out: they share one program with the checks.
  static let environment = ["COUNTERFOIL_TESTS": "SpecCheckTests"]

  /// No debugger looks at what is built here, and without what it wants a tenth of the time is saved.
  static func arguments(product: String, scratch: String) -> [String] {
    ["build", "--product", product, "--scratch-path", scratch, "-debug-info-format", "none"]
  }

  /// Where the plugin is told which documents hold checks, a path on each line below one that says that these are all: it would look
  /// for them in the known folders only, and in documents that the workspace ignores.
  static let documents = ".counterfoil/cache/checked-documents"

  let package: CheckPackage
  let options: CheckRunOptions
  let files: FileAccess
  let launcher: ProcessLauncher
  let report: @Sendable (CheckEvent) -> Void

  enum Result: Hashable, Sendable {
    /// The blocks that were left out.
    case built([LeftOutBlock])
    case refused(Refusal)
  }

  /// The components, or the package itself, do not build.
  struct Refusal: Hashable, Sendable {
    let errors: [CompilerMessage]
    let outcome: ProcessOutcome

    func messages(_ writer: ResultWriter) -> [Message] {
      let told = errors.prefix(5).map {
        Message(level: .failure, text: words(of: $0), place: writer.relative($0.place))
      }
      let last = outcome.text.split(whereSeparator: \.isNewline).suffix(8)
      return [Message(level: .failure, text: words)]
        + (told.isEmpty ? last.map { Message(level: .detail, text: String($0)) } : told)
    }

    /// Whoever names criteria without the module that knows how is told which that is.
    private func words(of error: CompilerMessage) -> String {
      let isOfTrait = error.text.contains("'verifies") && error.text.contains(/no member|missing import/)
      guard isOfTrait else { return error.text }
      return "\(error.text): `.verifies` is of SpecTesting; say `import SpecTesting` in this file, "
        + "and name that product among the dependencies of its target"
    }

    private var words: String {
      switch outcome.status {
      case .exited: "the components or the package do not build"
      case .signalled(let signal): "the build was ended by signal \(signal)"
      case .stopped: "the build was stopped"
      }
    }
  }

  func build(_ plan: CheckPlan) async throws -> Result {
    var leftOut: [LeftOutBlock] = []
    let documents = Set(plan.compiled.map(\.place.path)).sorted()
    let list = (["these only:"] + documents).map { "\($0)\n" }.joined()
    try files.write(Array(list.utf8), DocumentPath(Self.documents))
    defer {
      try? write([])
      try? files.write([], DocumentPath(Self.documents))
    }
    var search = CulpritSearch(build: self)
    while true {
      let outcome = try await run(without: leftOut)
      if outcome.isSuccess { return .built(leftOut) }
      let errors = CompilerMessage.errors(in: outcome.text)
      let places = GeneratedPlaces(root: options.package, files: files)
      let named = self.blamed(places.written(errors), plan).filter { new in
        !leftOut.contains { $0.source == new.source && $0.document == new.document }
      }
      let refusal = Refusal(errors: errors, outcome: outcome)
      var blamed = named
      if named.isEmpty {
        switch try await search.culprit(of: refusal, plan, leftOut) {
        case .culprit(let block): blamed = [block]
        case .builds: return .built(leftOut)
        case .nobody: return .refused(refusal)
        }
      }
      leftOut += blamed
      report(.rebuilding(without: blamed.map { "\($0.document):\($0.line)" }))
    }
  }

  func run(without leftOut: [LeftOutBlock]) async throws -> ProcessOutcome {
    try write(leftOut)
    return try await run()
  }

  private func run() async throws -> ProcessOutcome {
    forcePlanning()
    try keepOutOfGit()
    let command = ProcessCommand(
      "swift",
      Self.arguments(product: package.testProduct, scratch: options.scratch),
      folder: options.package,
      environment: Self.environment,
      // A warning for each of a thousand lines must not wash the one error away.
      memorable: CompilerMessage.mark,
      isGuarded: true
    )
    let hand = MinuteHand()
    return try await launcher.run(command) { [report] in
      if let minutes = hand.news() { report(.stillBuilding(minutes: minutes)) }
      return true
    }
  }

  /// What is built here is nobody's to commit, and a tree is not dirty because of it.
  private func keepOutOfGit() throws {
    let mark = DocumentPath("\(options.scratch)/.gitignore")
    if files.kind(mark) == nil { try files.write(Array("*\n".utf8), mark) }
  }

  /// The package manager plans anew only when something in a target's folder changes, and specs lie outside of them: a new document
  /// would not be seen, and a deleted one would break the build. Without the plan of last time it makes another.
  private func forcePlanning() {
    try? FileManager.default.removeItem(atPath: "\(options.package)/\(options.scratch)/debug.yaml")
  }

  private func write(_ leftOut: [LeftOutBlock]) throws {
    let bytes = leftOut.flatMap(\.json)
    let path = DocumentPath(LeftOutBlock.path)
    // All generated sources depend on the file: touched, it would have them all compiled again.
    if let before = try? files.read(path, 1 << 24), before == bytes { return }
    try files.write(bytes, path)
  }

  /// The blocks whose lines the compiler complains about, with its first complaint about each.
  private func blamed(_ errors: [CompilerMessage], _ plan: CheckPlan) -> [LeftOutBlock] {
    plan.compiled.compactMap { check in
      let error = errors.first { $0.place.path.hasSuffix(check.place.path) && check.lines.contains($0.place.line) }
      return error.map {
        LeftOutBlock(document: check.place.path, source: check.text, problem: $0.text, line: $0.place.line)
      }
    }
  }
}
