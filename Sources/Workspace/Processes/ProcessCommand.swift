/// A program to run, and how.
package struct ProcessCommand: Hashable, Sendable {
  /// A name that is looked up in `PATH`, or an absolute path.
  package var program: String
  package var arguments: [String]
  /// The folder in which it runs: an absolute path.
  package var folder: String
  /// Variables beside those of our own environment.
  package var environment: [String: String]
  /// Lines of its output with this in them are kept wherever they stand; empty for none.
  package var memorable: String
  /// How many lines before each of these are kept with it.
  package var context: Int
  /// All that it starts ends with it, and with us: a build, and a program that holds somebody's tests. Takes some milliseconds.
  package var isGuarded: Bool

  package init(
    _ program: String,
    _ arguments: [String],
    folder: String,
    environment: [String: String] = [:],
    memorable: String = "",
    context: Int = 0,
    isGuarded: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.memorable = memorable
    self.context = context
    self.isGuarded = isGuarded
  }
}

/// How a program ended.
package struct ProcessOutcome: Hashable, Sendable {
  package enum Status: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// We stopped it.
    case stopped
  }

  package let status: Status
  /// The end of what it wrote to standard output and standard error, at most `ProcessLauncher.keptBytes`, after the lines
  /// that the command calls memorable, of which there are as many at most.
  package let output: [UInt8]
  /// The memorable lines, wherever they stood in all that it wrote.
  package let marks: [Mark]

  package struct Mark: Hashable, Sendable {
    package let line: String
    /// How many bytes stood before it.
    package let offset: Int

    package init(line: String, offset: Int) {
      self.line = line
      self.offset = offset
    }
  }

  package init(status: Status, output: [UInt8], marks: [Mark] = []) {
    self.status = status
    self.output = output
    self.marks = marks
  }

  package var isSuccess: Bool { status == .exited(0) }

  package var text: String { String(decoding: output, as: UTF8.self) }
}

/// We could not run a program.
package struct ProcessFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let program: String
  package let reason: String

  package init(program: String, reason: String) {
    self.program = program
    self.reason = reason
  }

  package var description: String { "cannot run \(program): \(reason)" }
}
