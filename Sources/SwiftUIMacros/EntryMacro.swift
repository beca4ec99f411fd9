/// `@Entry var name: Type = value`: a key of the environment, a transaction, a container or the focus, and its accessors.
struct EntryMacro {
  private let name: String
  private let type: String?
  private let value: String?
  private let context: String

  init(declaration: String, context: String) {
    let scanner = SourceScanner(declaration)
    let start = scanner.first(word: "var").map { $0 + 3 } ?? 0
    let colon = scanner.first(from: start) { character, _ in character == ":" || character == "=" }
    let equals = scanner.first(from: start) { character, index in
      character == "=" && scanner[index + 1] != "=" && scanner[index - 1] != "="
    }
    let end = colon ?? scanner.count
    name = Self.trimmed(scanner.slice(start..<end))
    let isTyped = colon.map { scanner[$0] == ":" } ?? false
    type = isTyped ? Self.trimmed(scanner.slice(end + 1..<(equals ?? scanner.count))) : nil
    value = equals.map { Self.trimmed(scanner.slice($0 + 1..<scanner.count)) }
    self.context = context
  }

  /// The accessors of the property.
  var accessors: String {
    """
    get { self[__Key_\(bareName).self] }
    set { self[__Key_\(bareName).self] = newValue }
    """
  }

  /// The key beside it. Without a type the value is kept, because nothing says what a computed one would be.
  var key: String {
    if context.contains("FocusedValues") {
      return "private struct __Key_\(bareName): SwiftUI.FocusedValueKey {\ntypealias Value = \(unwrappedType)\n}"
    }
    let declaration =
      if let type {
        "typealias Value = \(type)\nstatic var defaultValue: Value {\n\(value ?? "nil")\n}"
      } else {
        "nonisolated(unsafe) static let defaultValue = \(value ?? "()")"
      }
    return "private struct __Key_\(bareName): SwiftUI.\(keyProtocol) {\n\(declaration)\n}"
  }

  private var keyProtocol: String {
    if context.contains("Transaction") { return "TransactionKey" }
    return context.contains("ContainerValues") ? "ContainerValueKey" : "EnvironmentKey"
  }

  private var bareName: String { String(name.filter { $0 != "`" }) }

  private var unwrappedType: String {
    var type = type ?? "Never"
    if type.hasSuffix("?") { type.removeLast() }
    return type
  }

  /// Without the blanks around it. Comments may follow, which is why what comes after stands on a line of its own.
  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
