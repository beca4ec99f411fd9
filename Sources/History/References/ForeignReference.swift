import MarkdownSyntax

/// How a document names a requirement of another spec: `Requirement 3.1 (Spec 005)` where it does so already, or else `005/3.1`.
struct ForeignReference {
  private let spec: String
  private let isInParentheses: Bool

  init(_ spec: String, in text: DocumentText) {
    self.spec = spec
    isInParentheses = text.source.bytes.contains("(Spec ")
  }

  /// - Parameter local: as it would be written in its own spec.
  func written(_ local: String) -> String {
    guard !isInParentheses, let figure = local.firstIndex(where: { $0.isASCII && $0.isNumber }),
      figure == local.startIndex || local[local.index(before: figure)] == " "
    else { return "\(local) (Spec \(spec))" }
    return "\(local[..<figure])\(spec)/\(local[figure...])"
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      guard let first = wanted.first else { return true }
      var start = startIndex
      while let place = self[start...].firstIndex(of: first) {
        if self[place...].starts(with: wanted) { return true }
        start = place + 1
      }
      return false
    }
  }
}
