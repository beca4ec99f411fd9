import CoreGraphics
import Testing

/// A file of tokens, which imports no more than the numbers it needs.
private enum Spacing {
  static let small: CGFloat = 4
  static let touchTarget = CGSize(width: 48, height: 48)
}

@Suite("Files that import CoreGraphics alone")
struct CoreGraphicsImportTests {
  @Test("have its numbers and rectangles")
  func numbers() {
    let target = CGRect(origin: CGPoint(x: Spacing.small, y: 0), size: Spacing.touchTarget)
    #expect(target.maxX == 52)
  }
}
