import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Letters that the font does not have")
struct LetterTests {
  @Test("are drawn as boxes and named", arguments: ["ブックマーク", "مرحبا", "👍🏽"])
  func boxes(_ words: String) throws {
    let hosted = try host(Text(words))
    let finding = try #require(hosted.findings.first { $0.message.contains("Inter has no") })
    #expect(finding.message.contains(words))
    #expect(hosted.svg().contains("<path"))
  }

  @Test("letters that it has are not named", arguments: ["Ärger", "naïve – “quoted” · 5 €", "e\u{301}"])
  func known(_ words: String) throws {
    #expect(try host(Text(words)).findings.isEmpty)
  }

  @Test("one picture of several parts is as wide as one", arguments: ["👨‍👩‍👧", "🇩🇪", "👍🏽"])
  func parts(_ picture: String) throws {
    let size = try host(Text(picture).font(.system(size: 20))).size
    #expect(abs(size.width - 20) < 1)
  }

  @Test("a design of letters that is not here is named", arguments: [Font.Design.serif, .rounded, .monospaced])
  func designs(_ design: Font.Design) throws {
    #expect(try host(Text("a").fontDesign(design)).findings.contains { $0.message.contains("design are Inter's") })
    #expect(try host(Text("a").fontDesign(.default)).findings.isEmpty)
  }
}
