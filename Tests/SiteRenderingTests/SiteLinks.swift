import Findings
import Foundation
import SiteRendering

/// The references and identifiers in the pages of a site, read as a browser would.
struct SiteLinks {
  let files: [String: String]
  private let identifiers: [String: Set<String>]

  init(_ files: [String: String]) {
    self.files = files
    identifiers = files.filter { $0.key.hasSuffix(".html") }.mapValues { text in
      Set(text.matches(of: #/\sid="([^"]*)"/#).map { Self.unescape($0.output.1) })
    }
  }

  /// Those that lead to no file of the site, or to no element there; those that leave the site but for the web's own.
  var broken: [String] {
    files.filter { $0.key.hasSuffix(".html") }.sorted { $0.key < $1.key }.flatMap { page, text in
      text.matches(of: #/\s(?:href|src|data-target)="([^"]*)"/#).map { Self.unescape($0.output.1) }
        .filter { !resolves($0, on: page) }.map { "\(page) -> \($0)" }
    }
  }

  /// What a page loads or leads to outside the site.
  func outside(_ page: String) -> [String] {
    (files[page] ?? "").matches(of: #/\s(?:href|src)="([a-z]+:[^"]*)"/#).map { Self.unescape($0.output.1) }
  }

  /// Identifiers that occur twice on a page.
  var repeated: [String] {
    files.filter { $0.key.hasSuffix(".html") }.flatMap { page, text in
      Dictionary(grouping: text.matches(of: #/\sid="([^"]*)"/#).map { String($0.output.1) }) { $0 }
        .filter { $0.value.count > 1 }.map { "\(page)#\($0.key)" }
    }
  }

  private func resolves(_ reference: String, on page: String) -> Bool {
    if reference.hasPrefix("https:") || reference.hasPrefix("http:") || reference.hasPrefix("mailto:") { return true }
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let target = path(String(parts[0]), from: page), files[target] != nil else { return false }
    guard parts.count > 1, !parts[1].isEmpty else { return true }
    return identifiers[target]?.contains(PercentEncoding.decode(parts[1])) ?? false
  }

  private func path(_ reference: String, from page: String) -> String? {
    if reference.isEmpty { return page }
    guard !reference.hasPrefix("/"), !reference.contains(":"), !reference.contains("?") else { return nil }
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in reference.split(separator: "/") {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(PercentEncoding.decode(part))
      }
    }
    return parts.joined(separator: "/")
  }

  private static func unescape(_ text: some StringProtocol) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(String(text)) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
