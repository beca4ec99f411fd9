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

  /// The declarations that are marked, and the rest. A declaration ends where its line does, or at a semicolon.
  private func split(_ body: String) -> (states: [String], rest: String) {
    let mark = Array("@Previewable")
    var states: [String] = []
    var rest = ""
    var left = body
    while true {
      let scanner = SourceScanner(left)
      guard let start = scanner.first(where: { _, index in scanner.starts(mark, at: index) }) else { break }
      let begin = start + mark.count
      let end = scanner.first(from: begin) { character, index in
        (character == "\n" || character == ";") && isComplete(scanner.slice(begin..<index))
      }
      rest += scanner.slice(0..<start)
      states.append(scanner.slice(begin..<(end ?? scanner.count)))
      left = end.map { scanner.slice(min($0 + 1, scanner.count)..<scanner.count) } ?? ""
    }
    return (states, rest + left)
  }

  /// Whether the text says what it declares, and does not end in the middle of it.
  private func isComplete(_ text: String) -> Bool {
    guard text.contains("var ") || text.contains("let ") else { return false }
    let last = text.last { !$0.isWhitespace }
    return last != "=" && last != ":"
  }
}
