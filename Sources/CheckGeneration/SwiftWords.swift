/// The words and signs of the language itself.
enum SwiftWords {
  static let all: Set<String> = [
    "let", "var", "func", "struct", "enum", "class", "actor", "static", "mutating", "nonmutating", "init", "self",
    "Self",
    "return", "if", "else", "guard", "for", "in", "where", "while", "repeat", "do", "try", "await", "throw", "throws",
    "rethrows", "async", "case", "switch", "default", "break", "continue", "inout", "some", "any", "is", "as", "get",
    "set",
    "private", "fileprivate", "final", "defer", "catch", "typealias", "_", "Void", "Never", "Any", "Error", "Equatable",
    "Hashable", "Comparable", "CaseIterable", "Sendable", "lazy", "override", "indirect", "subscript",
  ]

  /// They say how a function is called, and nothing of what comes of it.
  static let attributes: Set<String> = ["Sendable", "MainActor", "escaping", "autoclosure", "discardableResult"]

  static let assignments: Set<String> = ["=", "->", "+=", "-=", "*=", "/=", "?.", "!.", "&&=", "||="]
}
