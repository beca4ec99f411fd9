import ArgumentParser
import Findings
import Foundation
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

  /// Prints what was asked for piece by piece: few of thousands are worth a call of the system each, and all at once are too long.
  func write(_ pieces: [String]) {
    var text = ""
    for piece in pieces {
      text += piece
      guard text.utf8.count >= Self.portion else { continue }
      write(text)
      text.removeAll(keepingCapacity: true)
    }
    write(text)
  }

  private static let portion = 1 << 16

  /// Prints a sentence that was asked for, broken for the width of the terminal.
  func say(_ text: String, indent: Int = 0) {
    write(TextWrapping.hanging("", text, indent: indent, width: width) + "\n")
  }

  /// Says how it goes.
  func progress(_ text: String) {
    write(TextWrapping.hanging("", text, indent: 0, width: width) + "\n", to: 2)
  }

  /// Says how it goes, over what was said before, on a terminal.
  func progressInPlace(_ text: String) {
    write("\r\u{1B}[K" + String(Printable.line(text).prefix(width - 1)), to: 2)
  }

  /// Says why it went wrong, and how a caller will see it.
  func explain(_ error: any Error) -> Outcome {
    let code = Counterfoil.exitCode(for: error)
    let message = Counterfoil.fullMessage(for: error)
    // Help and version that were asked for are errors to the parser, and none to anybody else.
    if code == .success {
      write(wrapped(message) + "\n")
      return .fine
    }
    if let failure = error as? any ShownFailure {
      let isColoured = isTerminal(2) && wantsColour
      write(failure.text(style: Style(isColoured: isColoured), width: width), to: 2)
      return .unable
    }
    // What the parser says has lines of its own: usage, and where help is.
    guard message.hasPrefix("Error: ") else {
      write(wrapped(message) + "\n", to: 2)
      return .unable
    }
    explain(String(message.dropFirst(7)))
    return .unable
  }

  /// Says what could not be done.
  func explain(_ failure: String) {
    for (index, line) in failure.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      write(TextWrapping.hanging(index == 0 ? "error: " : "", String(line), indent: 0, width: width) + "\n", to: 2)
    }
  }

  /// The parser breaks its help by itself, but for the line of usage.
  private func wrapped(_ message: String) -> String {
    Printable.lines(message).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.count > width, let lead = ["USAGE: ", "Usage: "].first(where: line.hasPrefix) else {
        return String(line)
      }
      return TextWrapping.hanging(lead, String(line.dropFirst(lead.count)), indent: 0, width: width)
    }.joined(separator: "\n")
  }

  /// Columns of the terminal, or 80 where there is none.
  var width: Int {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns >= 40 { return min(columns, 120) }
    var size = winsize()
    guard isTerminal(1), ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 80 }
    return min(Int(size.ws_col), 120)
  }

  /// Somebody says how wide it is.
  var hasColumns: Bool { environment("COLUMNS") != nil }

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

  /// The folder that annotations of a workflow are relative to, wherever the command was run: the workflow's checkout, or else the
  /// repository around a workspace, or else the workspace itself.
  func repositoryRoot(around workspace: String) -> String {
    if let checkout = environment("GITHUB_WORKSPACE"), isBelow(workspace, checkout) { return checkout }
    var folder = URL(filePath: workspace).standardizedFileURL
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return workspace
  }

  private func isBelow(_ path: String, _ folder: String) -> Bool {
    let parts = folder.split(separator: "/")
    return path.split(separator: "/").starts(with: parts)
  }

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
