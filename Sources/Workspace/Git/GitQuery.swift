import Subprocess

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
  ///   - limit: how long an answer may take. Who waits longer would rather go without.
  package static func system(folder: String, limit: Duration = .seconds(20)) -> GitQuery {
    GitQuery { arguments, input in
      let answer = try? await SafeGit.within(limit) { await run(SafeGit.options + arguments, input, folder) }
      return (answer ?? nil) ?? nil
    }
  }

  private static func run(_ arguments: [String], _ input: [UInt8], _ folder: String) async -> [UInt8]? {
    let environment = Environment.inherit.updating(["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"])
    guard let file = InputFile(input) else { return nil }
    defer { withExtendedLifetime(file) {} }
    let result = try? await Subprocess.run(
      .name("git"),
      arguments: Arguments(arguments),
      environment: environment,
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

extension [UInt8] {
  /// The pieces of an answer to `-z`.
  var nulPieces: [String] {
    split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
