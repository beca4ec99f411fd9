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
      "lock.fill", "line.3.horizontal",
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

  @Test("Each symbol looks its own way")
  func distinct() throws {
    let names = [
      "checkmark", "xmark", "plus", "minus", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "circle",
      "circle.fill", "xmark.circle", "xmark.circle.fill", "square", "star", "star.fill", "heart", "heart.fill",
      "person.crop.circle.fill",
      "person.2", "doc", "doc.text", "folder", "cart", "creditcard", "bag", "gift", "globe", "location", "mappin",
      "map",
      "car", "phone", "mic", "video", "wifi", "power", "slider.horizontal.3", "circle.inset.filled",
      "smallcircle.filled.circle", "star.leadinghalf.filled", "arrow.clockwise", "arrow.counterclockwise", "link",
      "number", "bell", "bell.badge", "bell.slash", "seal", "octagon", "shield", "1.circle", "2.circle", "12.circle",
    ]
    // The title of a picture names the symbol: what is compared is its outline.
    let outlines = try names.map { name in
      try host(Image(systemName: name).accessibilityHidden(true)).svg().replacing(name, with: "")
    }
    #expect(Set(outlines).count == names.count)
  }

  @Test("What is cut out of a filled shape is a hole")
  func hole() throws {
    let full = try host(Image(systemName: "circle.fill").accessibilityHidden(true)).svg()
    let cut = try host(Image(systemName: "minus.circle.fill").accessibilityHidden(true)).svg()
    let outline = try #require(full.firstMatch(of: #/ d="([^"]*)"/#)).output.1
    let both = try #require(cut.firstMatch(of: #/ d="([^"]*)"/#)).output.1
    #expect(both.hasPrefix(outline))
    #expect(both.count > outline.count)
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
