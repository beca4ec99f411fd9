import DesignTokens
import HeadlessHost
import SwiftUI
import Testing

/// Text is set as the design says: from baseline to baseline, and in a line box.
@MainActor struct TypographyTests {
  nonisolated private static let roles = [
    DesignTokens.typographyBodyMd, DesignTokens.typographyBodyLg, DesignTokens.typographyLabelMd,
    DesignTokens.typographyLabelMdFloat, DesignTokens.typographyInput, DesignTokens.typographyCaption,
  ]

  @Test("lines stand a line height apart, and the first and the last have their share", arguments: roles)
  func lineBoxes(role: Typography) throws {
    for count in 1...3 {
      let words = Array(repeating: "Ag", count: count).joined(separator: "\n")
      let screen = try host(Text(words).typography(role))
      // Texts end on thirds of a point.
      #expect(abs(screen.size.height - CGFloat(count) * role.lineHeight) < 0.34)
      let frame = try screen.find(text: words).frame
      #expect(abs(frame.midY - screen.size.height / 2) < 0.01)
    }
  }

  @Test("a line box grows with the text size", arguments: roles)
  func largeText(role: Typography) throws {
    let surroundings = Surroundings(dynamicTypeSize: .accessibility3)
    let screen = try host(Text("Ag\nAg").typography(role), in: surroundings)
    let factor = try #require(try screen.find(text: "Ag\nAg").font).size / role.fontSize
    #expect(factor > 1.5)
    #expect(abs(screen.size.height - 2 * role.lineHeight * factor) < 0.34)
  }

  @Test("the lines of every role lie on the grid of 4 points", arguments: roles)
  func grid(role: Typography) { #expect(role.lineHeight.truncatingRemainder(dividingBy: 4) == 0) }

  @Test("letters keep the distance of the role")
  func letterSpacing() throws {
    let wide = Typography(fontSize: 16, lineHeight: 24, fontWeight: .regular, letterSpacing: 2)
    let plain = try host(Text("abc").typography(DesignTokens.typographyBodyMd)).size.width
    #expect(try host(Text("abc").typography(wide)).size.width >= plain + 4)
  }
}
