import HeadlessHost
import SwiftUI
import Testing

@MainActor
struct SystemSymbolTests {
  @Test(
    "Symbols whose meaning is known are drawn, and are findings all the same",
    arguments: [
      "checkmark", "xmark", "chevron.right", "info.circle", "checkmark.circle.fill", "exclamationmark.triangle.fill",
      "star", "heart.fill", "house", "person.circle", "person.crop.circle.fill", "slider.horizontal.3", "globe",
      "phone.fill", "3.circle", "12.square.fill", "phone.circle.fill", "calendar.circle",
      "bell.badge", "bell.slash.fill", "checkmark.seal.fill", "xmark.octagon", "magnifyingglass", "eye.slash",
      "lock.fill", "line.3.horizontal", "a.circle.fill", "person.fill.badge.plus", "speaker.slash", "faceid",
    ]
  )
  func known(_ name: String) throws {
    let drawn = try host(Image(systemName: name))
    #expect(
      drawn.findings.map(\.message) == [
        "The system symbol \"\(name)\" is drawn by its meaning here, in about its size: Apple's outline may not be shipped."
      ]
    )
    let placeholder = try host(Image(systemName: "no.such.symbol"))
    #expect(drawn.size == placeholder.size)
    #expect(drawn.svg() != placeholder.svg())
  }

  @Test(
    "Of what is not known nothing else stands in, and its size is not vouched for",
    arguments: [
      "no.such.symbol", "checkmark.fill", "square.and.pencil.fill", "gauge.open.with.lines.needle", "bell.fill.fill",
    ]
  )
  func unknown(_ name: String) throws {
    let hosted = try host(Image(systemName: name))
    #expect(
      hosted.findings.map(\.description) == [
        "unknown-symbol: The system symbol \"\(name)\" cannot be drawn here: a placeholder of about its size stands in."
      ]
    )
    #expect(try hosted.find(Image.self).sizeConfidence == .unverified)
    #expect(try host(Image(systemName: "bell")).find(Image.self).sizeConfidence == .modelled)
  }

  @Test("Forward and backward are where text goes to and comes from")
  func direction() throws {
    func picture(_ name: String, _ direction: LayoutDirection) throws -> String {
      let image = Image(systemName: name).accessibilityHidden(true)
      return try host(image.environment(\.layoutDirection, direction)).svg()
    }
    #expect(try picture("chevron.forward", .leftToRight) == picture("chevron.right", .leftToRight))
    #expect(try picture("chevron.forward.circle", .leftToRight) == picture("chevron.right.circle", .leftToRight))
    #expect(try picture("chevron.forward", .rightToLeft) == picture("chevron.left", .rightToLeft))
    #expect(try picture("chevron.right", .rightToLeft) == picture("chevron.right", .leftToRight))
  }

  @Test("A cross is as large as other signs are")
  func cross() throws {
    func width(_ name: String) throws -> Double {
      let picture = try host(Image(systemName: name).resizable().frame(width: 24, height: 24)).svg()
      let outline = try #require(picture.firstMatch(of: #/ d="M([^"]*)Z"/#)).output.1
      let places = try outline.split(whereSeparator: { "MLZ".contains($0) }).map { point in
        try #require(point.split(separator: " ").first.flatMap { Double($0) })
      }
      return try #require(places.max()) - #require(places.min())
    }
    #expect(try width("xmark") > 14)
    #expect(try width("plus") > 14)
  }

  @Test("Variants of symbols are taken from around them")
  func variants() throws {
    let filled = try host(Image(systemName: "star").symbolVariant(.fill).accessibilityLabel("x"))
    let named = try host(Image(systemName: "star.fill").accessibilityLabel("x"))
    #expect(filled.svg().replacing("star.fill", with: "") == named.svg().replacing("star.fill", with: ""))
    let circle = try host(Image(systemName: "xmark").symbolVariant(.circle.fill))
    #expect(circle.findings.contains { $0.message.contains("\"xmark.circle.fill\"") })
  }

  @Test("A picture of UIKit keeps the colour that it was given")
  func tint() throws {
    let image = try #require(UIImage(systemName: "star.fill")).withTintColor(.green, renderingMode: .alwaysOriginal)
    let host = try host(Image(uiImage: image).foregroundStyle(.red))
    #expect(host.svg().contains("#00FF00") || host.svg().contains("#00ff00"))
  }
}
