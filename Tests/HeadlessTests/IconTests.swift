import ComponentLibrary
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Icon")
struct IconTests {
  @Test("is as large as it is told", arguments: [16.0, 24, 32, 40])
  func size(_ side: CGFloat) throws {
    let icon = try host(Icon(name: "check", size: side)).find(Icon.self)
    #expect(icon.frame.size == CGSize(width: side, height: side))
  }

  @Test("takes the foreground colour of its surroundings")
  func surroundings() throws {
    let image = try host(Icon(name: "check", size: 24).foregroundColor(.red)).find(Image.self)
    #expect(image.foregroundColor == ResolvedColor(.red))
    #expect(image.isTemplate)
  }

  @Test("is black in light and white in dark surroundings that set no colour")
  func primary() throws {
    let icon = try host(Icon(name: "check", size: 24))
    #expect(try icon.find(Image.self).foregroundColor?.hex == "#000000")
    try icon.change { $0.colorScheme = .dark }
    #expect(try icon.find(Image.self).foregroundColor?.hex == "#FFFFFF")
  }

  @Test("prefers a colour of its own")
  func ownColor() throws {
    let view = Icon(name: "plus", size: 24, color: .blue).foregroundColor(.red)
    #expect(try host(view).find(Image.self).foregroundColor == ResolvedColor(.blue))
  }

  @Test("says nothing to VoiceOver")
  func hidden() throws {
    let icon = try host(Icon(name: "check", size: 24))
    #expect(icon.accessibilityElements.isEmpty)
    #expect(try icon.find(Image.self).accessibility == nil)
  }

  @Test("comes from the asset catalog")
  func catalog() throws {
    let icon = try host(Icon(name: "check", size: 24))
    #expect(try icon.find(Image.self).imageSource == "Icons.xcassets/Icons/check.imageset")
    #expect(icon.findings.isEmpty)
  }

  @Test("makes a finding out of an unknown name and keeps its size")
  func unknown() throws {
    let icon = try host(Icon(name: "chekc", size: 24))
    let finding = try #require(icon.findings.first)
    #expect(finding.kind == "unknown-image")
    #expect(finding.message.contains("\"Icons/chekc\""))
    #expect(finding.path.contains("Icon"))
    #expect(try icon.find(Icon.self).frame.size == CGSize(width: 24, height: 24))
  }

  @Test("is drawn the same every time")
  func picture() throws {
    let first = try host(Icon(name: "check", size: 24)).svg()
    let second = try host(Icon(name: "check", size: 24)).svg()
    #expect(first == second)
    #expect(first.contains("stroke-linecap=\"round\""))
  }
}
