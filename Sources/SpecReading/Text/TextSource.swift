import Findings
import MarkdownSyntax

/// Where the bytes of a document lie, without a share in its life.
///
/// Readers take slices by the million, and to hold the document for each of them took a tenth of all their time. So a slice lives
/// only while the document is read: whoever makes the `SourceText` keeps it until the last slice is gone, and nothing that is
/// kept, in the model or elsewhere, holds a slice.
struct TextSource {
  /// Of the first byte.
  let base: UnsafePointer<UInt8>
  private let text: Unmanaged<SourceText>

  init(_ text: SourceText) {
    // Not even an empty text is without memory.
    base = text.bytes.baseAddress.unsafelyUnwrapped
    self.text = Unmanaged.passUnretained(text)
  }

  var bytes: UnsafeBufferPointer<UInt8> { text._withUnsafeGuaranteedRef { $0.bytes } }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  func range(_ offsets: Range<Int>) -> SourceRange { text._withUnsafeGuaranteedRef { $0.range(offsets) } }
}
