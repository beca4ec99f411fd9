/// `#Preview("Name") { views }`: a type that hands out the preview under a name that nobody else has.
struct PreviewMacro {
  let source: String
  let discriminator: String

  var expansion: String {
    let scanner = SourceScanner(source)
    guard let hash = scanner.first(where: { character, _ in character == "#" }),
      let opening = scanner.first(from: hash, where: { character, _ in "({".contains(character) })
    else { return "" }
    let name = discriminator + "7PreviewfMu_"
    return """
      struct \(name): SwiftUI._PreviewRegistration {
        @MainActor static var preview: SwiftUI.Preview {
          \(call(scanner, from: opening))
        }
      }
      """
  }

  /// `Preview(arguments) { body }`, the states of `@Previewable` moved into a view of their own.
  private func call(_ scanner: SourceScanner, from opening: Int) -> String {
    let braces = scanner.first(from: opening) { character, _ in character == "{" }
    guard let braces, let end = scanner.close(of: braces) else {
      return "SwiftUI.Preview" + scanner.slice(opening..<scanner.count)
    }
    let arguments = scanner.slice(opening..<braces)
    let head = arguments.contains("(") ? arguments : "() "
    let (states, body) = split(scanner.slice(braces + 1..<end))
    if states.isEmpty { return "SwiftUI.Preview\(head){\(body)}" }
    return """
      struct __Previewed: SwiftUI.View {
        \(states.joined(separator: "\n"))
        var body: some SwiftUI.View {
          \(body)
        }
      }
      return SwiftUI.Preview\(head){ __Previewed() }
      """
  }

  /// The declarations that are marked, and the rest.
  private func split(_ body: String) -> (states: [String], rest: String) {
    var states: [String] = []
    var rest: [Substring] = []
    var open = ""
    for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
      if open.isEmpty, !line.contains("@Previewable") {
        rest.append(line)
        continue
      }
      open += (open.isEmpty ? "" : "\n") + line
      if isBalanced(open) {
        states.append(open.split(separator: "@Previewable").joined())
        open = ""
      }
    }
    return (states, rest.joined(separator: "\n"))
  }

  /// Whether the declaration is complete: its brackets are closed, and it says what it declares.
  private func isBalanced(_ text: String) -> Bool {
    let opened = text.count { "([{".contains($0) }
    let closed = text.count { ")]}".contains($0) }
    return opened == closed && (text.contains("var ") || text.contains("let "))
  }
}
