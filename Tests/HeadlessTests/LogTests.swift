import Foundation
import HeadlessHost
import OSLog
import SwiftUI
import Testing
import os

private let log = Logger(subsystem: "shop", category: "cart")

/// A component that logs as components do.
private struct Cart: View {
  @State private var count = 0

  var body: some View {
    Button("add \(count)") {
      count += 1
      log.debug("count is \(count, privacy: .public) of \("cart", privacy: .private(mask: .hash))")
      os_log("added %d of %{public}@", log: .default, type: .info, count, "cart")
    }
  }
}

/// Counts how often it is asked for its words.
private final class Asked: CustomStringConvertible {
  private(set) var count = 0

  var description: String {
    count += 1
    return "asked"
  }
}

@MainActor @Suite("Logs")
struct LogTests {
  private func text(_ message: OSLogMessage) -> String { message.interpolation.text }

  @Test("a component that logs works")
  func component() throws {
    let hosted = try host(Cart())
    try hosted.find(.button).tap()
    #expect(try hosted.find(text: "add 1").exists)
    #expect(hosted.findings.isEmpty)
  }

  @Test("words are private and numbers are not, unless something else is said")
  func privacy() {
    let (name, count) = ("Ann", 3)
    #expect(text("\(name) has \(count)") == "<private> has 3")
    #expect(text("\(name, privacy: .public) has \(count, privacy: .private)") == "Ann has <private>")
    #expect(text("\(name, privacy: .auto(mask: .hash))") == text("\(name, privacy: .private(mask: .hash))"))
    #expect(text("\(name, privacy: .sensitive(mask: .hash))") != text("\("Bob", privacy: .sensitive(mask: .hash))"))
    #expect(text("\(true) \(false, format: .answer) \(Int.self)") == "true no Int")
  }

  @Test("numbers are written in the format that is asked for")
  func formats() {
    #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+007")
    #expect(text("\(UInt8(8), format: .octal)") == "10")
    #expect(text("\(3.14159, format: .fixed(precision: 2))|\(0.5)") == "3.14|0.500000")
    #expect(text("\(5, align: .right(columns: 3))|\("a", align: .left(columns: 3), privacy: .public)|") == "  5|a  |")
  }

  @Test("formats of C take their values in order")
  func formatsOfC() {
    let format = LogFormat("%{public}@ took %d ms, %{private}@ %.1f%% %@")
    #expect(format.text(["it", 5, "secret", 1.25, "s"]) == "it took 5 ms, <private> 1.2% <private>")
    #expect(LogFormat("%d").text([]) == "<decode: missing data>")
  }

  @Test("what is not written is not asked for its words")
  func lazy() {
    let asked = Asked()
    log.notice("\(asked)")
    #expect(asked.count == (OSLog.default.isEnabled(type: .default) ? 1 : 0))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test("messages are lines of the standard error where the variable asks for it, and go nowhere else")
  func mirror() async throws {
    let shown = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("OS_ACTIVITY_DT_MODE", "1", 1)
      Logger(subsystem: "shop", category: "cart").error("lost \(2)")
      os_log("plain %d", 3)
    }
    let lines = String(decoding: shown.standardErrorContent, as: UTF8.self)
    #expect(lines.contains("[shop:cart] error: lost 2\n"))
    #expect(lines.contains("default: plain 3\n"))
    let silent = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      unsetenv("OS_ACTIVITY_DT_MODE")
      Logger(subsystem: "shop", category: "cart").error("lost \(2)")
    }
    #expect(!String(decoding: silent.standardErrorContent, as: UTF8.self).contains("lost"))
  }

  @Test("a lock of the module guards its state")
  func lock() async {
    let total = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1000 { total.withLock { $0 += 1 } } } }
    }
    #expect(total.withLock { $0 } == 8000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.lockIfAvailable())
    plain.unlock()
  }
}
