import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// A value of the environment that no view of the system's takes into account says so when it is set.
@MainActor @Suite("Values of the environment")
struct UnheededValueTests {
  private struct Reader: View {
    @Environment(\.isScrollEnabled) private var isScrollEnabled

    var body: some View { Text(isScrollEnabled ? "scrolls" : "stays") }
  }

  nonisolated static let cases: [(name: String, view: @MainActor @Sendable () -> AnyView)] = [
    ("calendar", { AnyView(Text("a").environment(\.calendar, Calendar(identifier: .buddhist))) }),
    ("locale", { AnyView(Text("a").environment(\.locale, Locale(identifier: "de"))) }),
    ("timeZone", { AnyView(Text("a").environment(\.timeZone, .gmt)) }),
    ("legibilityWeight", { AnyView(Text("a").environment(\.legibilityWeight, .bold)) }),
    ("verticalSizeClass", { AnyView(Text("a").environment(\.verticalSizeClass, .compact)) }),
    ("contentTransition", { AnyView(Text("a").environment(\.contentTransition, .opacity)) }),
    (
      "contentTransitionAddsDrawingGroup", { AnyView(Text("a").environment(\.contentTransitionAddsDrawingGroup, true)) }
    ),
    (
      "horizontalScrollIndicatorVisibility",
      { AnyView(Text("a").environment(\.horizontalScrollIndicatorVisibility, .hidden)) }
    ),
    (
      "verticalScrollIndicatorVisibility",
      { AnyView(Text("a").environment(\.verticalScrollIndicatorVisibility, .hidden)) }
    ),
    ("scrollDismissesKeyboardMode", { AnyView(Text("a").environment(\.scrollDismissesKeyboardMode, .never)) }),
    ("menuOrder", { AnyView(Text("a").environment(\.menuOrder, .fixed)) }),
    ("symbolRenderingMode", { AnyView(Text("a").environment(\.symbolRenderingMode, .palette)) }),
    ("backgroundProminence", { AnyView(Text("a").environment(\.backgroundProminence, .increased)) }),
    ("headerProminence", { AnyView(Text("a").environment(\.headerProminence, .increased)) }),
    ("allowsTightening", { AnyView(Text("a").transformEnvironment(\.allowsTightening) { $0 = true }) }),
    ("defaultMinListRowHeight", { AnyView(Text("a").environment(\.defaultMinListRowHeight, 60)) }),
    ("defaultMinListHeaderHeight", { AnyView(Text("a").environment(\.defaultMinListHeaderHeight, 60)) }),
  ]

  @Test("each is named, and its place", arguments: cases.indices)
  func isNamed(_ index: Int) throws {
    let (name, view) = Self.cases[index]
    let findings = try host(VStack { view() }).findings
    #expect(findings.contains { $0.message.hasPrefix("\\.\(name) ") && $0.path.contains("VStack") }, "\(findings)")
  }

  @Test("views of the app's own read it none the less")
  func isRead() throws {
    _ = try host(Reader().environment(\.isScrollEnabled, false)).find(text: "stays")
  }

  @Test("values that are heeded, and modifiers that speak for themselves, are not named")
  func isSilent() throws {
    let heeded = Text("a").environment(\.lineLimit, 1).environment(\.colorScheme, .dark).environment(\.font, .body)
    #expect(try host(heeded).findings.isEmpty)
    #expect(try host(Text("a").allowsTightening(true)).findings.count == 1)
  }

  @Test("every value that can be set is asked for somewhere, or named, or has a reason")
  func honesty() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/SwiftUI")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let sources = try (files ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let all = sources.joined(separator: "\n")
    // What only tells views of an app's own about the world.
    let facts: Set = ["displayScale", "scenePhase", "accessibilityEnabled", "isLuminanceReduced", "refresh"]
    let set = try sources.flatMap { source in
      try Regex("@Entry public var ([A-Za-z]+)").wholeMatches(in: source)
    }
    try #require(set.count > 10)
    let idle = set.filter { name in
      !facts.contains(name)
        && !all.contains("environment.\(name)") && !all.contains("@Environment(\\.\(name))")
        && !all.contains("$0.\(name)")
    }
    #expect(idle.isEmpty)
  }
}

extension Regex<AnyRegexOutput> {
  /// What the first group of each match holds.
  fileprivate func wholeMatches(in text: String) throws -> [String] {
    text.matches(of: self).compactMap { $0.output[1].substring.map(String.init) }
  }
}
