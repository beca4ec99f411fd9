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
  /// - Throws: `GitFailure.noGit` when there is none.
  package static let system = GitProgram { arguments, input, folder in
    // Reading must neither wait for a lock nor take one, nor ask anybody for anything; and paths mean what they say.
    let variables = [
      "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_LITERAL_PATHSPECS": "1", "GIT_NO_LAZY_FETCH": "1",
      "LC_ALL": "C",
    ]
    do {
      let result = try await Subprocess.run(
        .name("git"),
        arguments: Arguments(["-c", "core.quotePath=false"] + arguments),
        environment: .inherit.updating(
          Dictionary(uniqueKeysWithValues: variables.map { (Environment.Key(rawValue: $0) ?? "", $1) })
        ),
        workingDirectory: FilePath(folder),
        input: .array(input),
        output: .bytes(limit: .max),
        error: .bytes(limit: 1 << 20)
      )
      let complaint = String(decoding: result.standardError, as: UTF8.self).split(separator: "\n").first ?? ""
      return Answer(
        isSuccess: result.terminationStatus.isSuccess,
        output: result.standardOutput,
        complaint: String(complaint)
      )
    } catch let error as SubprocessError {
      throw GitFailure.noGit("\(error)")
    }
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
    case .failed(let what, let complaint): "git \(what) failed: \(complaint)"
    }
  }
}
