import Findings
import MarkdownSyntax

/// How a document names a requirement of another spec: `Requirement 3.1 (Spec 005)` where it does so already, or else `005/3.1`.
struct ForeignReference {
  private let spec: String
  private let isInParentheses: Bool

  init(_ spec: String, in text: DocumentText) {
    self.spec = spec
    isInParentheses = ByteSearch.first("(Spec ", in: UnsafeRawBufferPointer(text.source.bytes), from: 0) != nil
  }

  /// - Parameter local: as it would be written in its own spec.
  func written(_ local: String) -> String {
    guard !isInParentheses, let figure = local.firstIndex(where: { $0.isASCII && $0.isNumber }),
      figure == local.startIndex || local[local.index(before: figure)] == " "
    else { return "\(local) (Spec \(spec))" }
    return "\(local[..<figure])\(spec)/\(local[figure...])"
  }
}
