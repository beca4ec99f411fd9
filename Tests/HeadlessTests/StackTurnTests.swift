import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Turns of a stack's children")
struct StackTurnTests {
  @Test("come to an end where a priority is no number: it is taken for none")
  func noNumber() throws {
    let nothing = Double.zero / Double.zero
    let screen = try host(
      HStack(spacing: 0) {
        Text("first").layoutPriority(nothing).accessibilityIdentifier("first")
        Color.red.layoutPriority(-1).frame(height: 10)
      }
    )
    let plain = try host(
      HStack(spacing: 0) {
        Text("first").accessibilityIdentifier("first")
        Color.red.layoutPriority(-1).frame(height: 10)
      }
    )
    #expect(try screen.find(.identifier("first")).frame == plain.find(.identifier("first")).frame)
  }

  @Test("are by priority, then by flexibility, then by order")
  func order() throws {
    let screen = try host(
      HStack(spacing: 0) {
        Color.red.accessibilityElement().accessibilityIdentifier("late").layoutPriority(-1)
        Color.blue.frame(maxWidth: 60).accessibilityElement().accessibilityIdentifier("stiff")
        Color.green.accessibilityElement().accessibilityIdentifier("free")
      },
      size: CGSize(width: 200, height: 20)
    )
    let widths = try ["late", "stiff", "free"].map { try screen.find(.identifier($0)).frame.width }
    #expect(widths == [0, 60, 140])
  }
}
