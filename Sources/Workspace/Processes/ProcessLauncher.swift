/// Runs programs: the system's, or a closure in a test.
package struct ProcessLauncher: Sendable {
  /// What is asked while a program runs, about twenty times a second: `false` stops it with everything that it started.
  package typealias Supervision = @Sendable () async -> Bool

  /// A program that floods its output fills no memory: the end is kept.
  package static let keptBytes = 256 * 1024

  package let run: @Sendable (_ command: ProcessCommand, _ goesOn: @escaping Supervision) async throws -> ProcessOutcome

  package init(
    run: @escaping @Sendable (_ command: ProcessCommand, _ goesOn: @escaping Supervision) async throws -> ProcessOutcome
  ) {
    self.run = run
  }

  package func run(_ command: ProcessCommand) async throws -> ProcessOutcome {
    try await run(command) { true }
  }
}
