import SwiftUI
import Testing

/// Rings of progress turn a trimmed circle by a right angle, because it begins on the right.
@Suite("Trimmed circles")
struct TrimmedShapeTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test(
    "begin on the right and go clockwise",
    arguments: [
      (0.0, CGRect(x: 50, y: 50, width: 50, height: 50)), (0.25, CGRect(x: 0, y: 50, width: 50, height: 50)),
      (0.5, CGRect(x: 0, y: 0, width: 50, height: 50)), (0.75, CGRect(x: 50, y: 0, width: 50, height: 50)),
    ]
  )
  func quarters(_ start: Double, _ expected: CGRect) {
    let quarters = [
      Circle().trim(from: start, to: start + 0.25).path(in: square),
      Ellipse().trim(from: start, to: start + 0.25).path(in: square),
      Path(ellipseIn: square).trimmedPath(from: start, to: start + 0.25),
    ]
    for quarter in quarters {
      let found = quarter.boundingRect
      #expect(abs(found.minX - expected.minX) < 0.5 && abs(found.minY - expected.minY) < 0.5)
      #expect(abs(found.width - expected.width) < 0.5 && abs(found.height - expected.height) < 0.5)
    }
  }

  @Test("an ellipse without a height is no line that never ends")
  func flat() {
    #expect(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 0)).boundingRect.height == 0)
  }
}
