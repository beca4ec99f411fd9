import ArgumentParser
import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two streams of a command: what was asked for on the one, how it goes on the other.
struct Console {
  static let standard = Console()

  /// Prints what was asked for.
  func write(_ text: String) {
    write(text, to: 1)
  }

  /// Says how it goes.
  func progress(_ text: String) {
    write(text + "\n", to: 2)
  }

  /// Says how it goes, over what was said before, on a terminal.
  func progressInPlace(_ text: String) {
    write("\r\u{1B}[K" + String(text.prefix(width - 1)), to: 2)
  }

  /// Says why it went wrong, and how a caller will see it.
  func explain(_ error: any Error) -> Outcome {
    let code = Counterfoil.exitCode(for: error)
    let message = Counterfoil.fullMessage(for: error)
    // Help and version that were asked for are errors to the parser, and none to anybody else.
    if code == .success {
      write(message + "\n")
      return .fine
    }
    if let failure = error as? any ShownFailure {
      let isColoured = isTerminal(2) && wantsColour
      write(failure.text(style: Style(isColoured: isColoured), width: width), to: 2)
      return .unable
    }
    write(message.hasPrefix("Error: ") ? "error: " + message.dropFirst(7) + "\n" : message + "\n", to: 2)
    return .unable
  }

  /// Columns of the terminal, or 80 where there is none.
  var width: Int {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns >= 40 { return min(columns, 120) }
    var size = winsize()
    guard isTerminal(1), ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 80 }
    return min(Int(size.ws_col), 120)
  }

  func style(_ choice: ColourChoice) -> Style {
    switch choice {
    case .always: Style(isColoured: true)
    case .never: Style(isColoured: false)
    case .auto: Style(isColoured: (isTerminal(1) && wantsColour) || forcesColour)
    }
  }

  /// https://no-color.org
  private var wantsColour: Bool { environment("NO_COLOR") == nil && environment("TERM") != "dumb" }

  /// https://bixense.com/clicolors: wins over what is no terminal, and yields to who wants none.
  private var forcesColour: Bool {
    environment("NO_COLOR") == nil && environment("CLICOLOR_FORCE").map { $0 != "0" } == true
  }

  /// The folder that annotations of a workflow are relative to: the checkout, or else where the command was run.
  var repositoryRoot: String { environment("GITHUB_WORKSPACE") ?? currentFolder() }

  func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }

  private func environment(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }

  private func write(_ text: String, to stream: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(stream, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // A reader that has gone (`| head`) wants no more, and there is nobody to tell.
      if count < 0, errno == EPIPE { return }
      guard count > 0 else { endProcess(with: .unable) }
      rest = rest.dropFirst(count)
    }
  }
}

/// `--color`
enum ColourChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

// `Console` has a `write` of its own, which hides the system's.
private let systemWrite = write
