import Subprocess
import Synchronization

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Asks git, and reads the whole answer. A closure, so that a test needs no repository.
package struct GitQuery: Sendable {
  /// - Returns: `nil` without git, outside a repository, and when the answer is too long or takes too long.
  package let answer: @Sendable (_ arguments: [String], _ input: [UInt8]) async -> [UInt8]?

  package init(answer: @escaping @Sendable (_ arguments: [String], _ input: [UInt8]) async -> [UInt8]?) {
    self.answer = answer
  }

  /// - Parameters:
  ///   - folder: an absolute path, anywhere in the working tree.
  ///   - limit: how long an answer may take. Who waits longer would rather go without, and asks nothing more: a git that hangs
  ///     once hangs again.
  package static func system(folder: String, limit: Duration = .seconds(20)) -> GitQuery {
    let patience = Patience()
    return GitQuery { arguments, input in
      guard !patience.isAtItsEnd else { return nil }
      let outcome = try? await SafeGit.within(limit) {
        Outcome(output: await run(SafeGit.options + arguments, input, folder))
      }
      guard let outcome else {
        patience.end()
        return nil
      }
      return outcome.output
    }
  }

  /// An answer that came in time; `nil` where git refused.
  private struct Outcome: Sendable {
    let output: [UInt8]?
  }

  private final class Patience: Sendable {
    private let hasEnded = Atomic(false)

    var isAtItsEnd: Bool { hasEnded.load(ordering: .relaxed) }

    func end() { hasEnded.store(true, ordering: .relaxed) }
  }

  private static func run(_ arguments: [String], _ input: [UInt8], _ folder: String) async -> [UInt8]? {
    guard let file = InputFile(input) else { return nil }
    defer { withExtendedLifetime(file) {} }
    let result = try? await Subprocess.run(
      .name("git"),
      arguments: Arguments(arguments),
      environment: Self.environment(of: arguments),
      workingDirectory: FilePath(folder),
      platformOptions: SafeGit.endsWithItsGroup,
      input: .fileDescriptor(FileDescriptor(rawValue: file.descriptor), closeAfterSpawningProcess: false),
      output: .bytes(limit: SafeGit.longestAnswer),
      error: .discarded
    )
    // `check-ignore` says with 1 that nothing is ignored.
    guard let result, case .exited(let code) = result.terminationStatus, code == 0 || (code == 1 && !input.isEmpty)
    else { return nil }
    return result.standardOutput
  }
}

extension GitQuery {
  /// `check-ignore` takes paths as they are anyway, and refuses to be told so.
  private static func environment(of arguments: [String]) -> Environment {
    arguments.contains("check-ignore")
      ? SafeGit.environment.updating(["GIT_LITERAL_PATHSPECS": "0"]) : SafeGit.environment
  }
}

extension [UInt8] {
  /// The pieces of an answer to `-z`.
  var nulPieces: [String] {
    split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
