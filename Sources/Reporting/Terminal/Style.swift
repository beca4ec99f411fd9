/// Colours for a terminal that wants them, and nothing for one that does not.
package struct Style: Sendable {
  package enum Role: Sendable {
    case error, warning, info, good, strong, faint
  }

  private let isColoured: Bool

  package init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  package func callAsFunction(_ role: Role, _ text: String) -> String {
    guard isColoured, !text.isEmpty else { return text }
    return "\u{1B}[\(code(role))m\(text)\u{1B}[0m"
  }

  private func code(_ role: Role) -> String {
    switch role {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    case .good: "1;32"
    case .strong: "1"
    case .faint: "2"
    }
  }
}
