import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Runs git: arguments and standard input in, standard output and standard error apart.
package struct GitProgram: Sendable {
  package struct Answer: Hashable, Sendable {
    package let isSuccess: Bool
    package let output: [UInt8]
    /// The first line of what it complained of.
    package let complaint: String

    package init(isSuccess: Bool, output: [UInt8], complaint: String) {
      self.isSuccess = isSuccess
      self.output = output
      self.complaint = complaint
    }
  }

  package let run: @Sendable (_ arguments: [String], _ input: [UInt8], _ folder: String) async throws -> Answer

  package init(
    run: @escaping @Sendable (_ arguments: [String], _ input: [UInt8], _ folder: String) async throws -> Answer
  ) {
    self.run = run
  }

  /// The git that `PATH` finds.
  ///
  /// - Throws: `GitFailure.noGit` when there is none, `GitFailure.failed` when it does not answer in time.
  package static let system = limited(to: .seconds(120))

  /// - Parameters:
  ///   - limit: how long an answer may take. Reading a long history takes seconds; a pipe in the place of a file, or a disk that is
  ///     gone, would keep us waiting for ever.
  ///   - longest: how many bytes it may have.
  ///   - index: the path of an index to read in the place of the repository's own.
  package static func limited(
    to limit: Duration,
    longest: Int = SafeGit.longestAnswer,
    index: String? = nil
  ) -> GitProgram {
    GitProgram { arguments, input, folder in
      let limit = patience(with: arguments, limit)
      guard let answer = try await SafeGit.within(limit, { try await answer(arguments, input, folder, longest, index) })
      else {
        throw GitFailure.failed(arguments.first ?? "", complaint: "it has not answered within \(limit)")
      }
      return answer
    }
  }

  /// No history needs to be read for `rev-parse`, which is asked first: where it is not answered soon, nothing will be.
  package static func patience(with arguments: [String], _ limit: Duration) -> Duration {
    arguments.first == "rev-parse" ? min(limit, .seconds(10)) : limit
  }

  private static func answer(
    _ arguments: [String],
    _ input: [UInt8],
    _ folder: String,
    _ longest: Int,
    _ index: String?
  ) async throws -> Answer {
    guard let file = InputFile(input) else { throw GitFailure.noGit("no temporary file can be written") }
    defer { withExtendedLifetime(file) {} }
    do {
      let result = try await Subprocess.run(
        .name("git"),
        arguments: Arguments(SafeGit.options + arguments),
        environment: index.map { SafeGit.environment.updating(["GIT_INDEX_FILE": $0]) } ?? SafeGit.environment,
        workingDirectory: FilePath(folder),
        platformOptions: SafeGit.endsWithItsGroup,
        input: .fileDescriptor(FileDescriptor(rawValue: file.descriptor), closeAfterSpawningProcess: false),
        output: .bytes(limit: longest),
        error: .bytes(limit: 1 << 20)
      )
      let complaint = String(decoding: result.standardError, as: UTF8.self).split(separator: "\n").first ?? ""
      return Answer(
        isSuccess: result.terminationStatus.isSuccess,
        output: result.standardOutput,
        complaint: String(complaint)
      )
    } catch let error as SubprocessError where error.code == .outputLimitExceeded {
      throw GitFailure.failed(
        arguments.first ?? "",
        complaint: "its answer is longer than the limit of \(longest) bytes"
      )
    } catch let error as SubprocessError {
      throw GitFailure.noGit("\(error)")
    }
  }
}

/// How git is run, whoever asks it.
package enum SafeGit {
  /// An answer of the length of a large repository's history; more would fill the memory.
  package static let longestAnswer = 256 << 20

  /// Names as they are, and none of the programs that a repository's configuration may name.
  static let options = [
    "--no-pager", "-c", "core.quotePath=false", "-c", "core.fsmonitor=false", "-c", "log.showSignature=false",
  ]

  /// Reading must neither wait for a lock nor take one, nor ask anybody for anything; and paths mean what they say.
  static let environment = Environment.inherit.updating([
    "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_LITERAL_PATHSPECS": "1", "GIT_NO_LAZY_FETCH": "1",
    "LC_ALL": "C",
  ])

  /// - Returns: `nil` when the answer takes longer than the limit; whoever waits for it is cancelled.
  static func within<Answer: Sendable>(_ limit: Duration, _ ask: @escaping @Sendable () async throws -> Answer)
    async throws
    -> Answer?
  {
    try await withThrowingTaskGroup(of: Answer?.self) { group in
      group.addTask { try await ask() }
      group.addTask {
        try await Task.sleep(for: limit)
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }

  /// Whatever git has started ends with it.
  static var endsWithItsGroup: PlatformOptions {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
    return options
  }
}

/// Why git could not answer.
package enum GitFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case noGit(String)
  case noRepository(folder: String)
  case noCommits
  case unknownRevision(String, nearest: String?, isShallow: Bool)
  case noCommonAncestor(String, isShallow: Bool)
  case failed(String, complaint: String)
  case lostObject(String)

  package var description: String {
    switch self {
    case .noGit(let reason): "--base needs git, and git cannot be run: \(reason)"
    case .noRepository(let folder): "--base needs a git repository, and \(folder) is in none"
    case .noCommits: "--base needs a commit to compare with, and this repository has none yet"
    case .unknownRevision(let name, let nearest, let isShallow):
      "git knows no revision `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
        + (isShallow ? "; this clone is shallow: `git fetch --unshallow` brings the rest of its history" : "")
    case .noCommonAncestor(let name, let isShallow):
      "`\(name)` and what is checked out have no commit in common"
        + (isShallow ? "; this clone is shallow: `git fetch --unshallow` brings the rest of its history" : "")
    case .lostObject(let name):
      "git has lost the object \(name.prefix(12)), which a commit names: `git fsck` says what is damaged, and a clone that is not "
        + "partial has it"
    case .failed(let what, let complaint): "git \(what) failed: \(complaint)"
    }
  }
}
