import HeadlessHost
import SwiftUI
import Testing

@MainActor
struct RedactionTests {
  private func outlines(_ view: some View) throws -> String {
    // The accessible name stays; what is compared is what is drawn.
    try host(view.accessibilityHidden(true)).svg()
  }

  @Test("A placeholder shows bars of the same size in place of text and images, whatever they are")
  func placeholder() throws {
    let plain = try host(Text("Loading"))
    let hidden = try host(Text("Loading").redacted(reason: .placeholder))
    #expect(hidden.size == plain.size)
    #expect(hidden.svg() != plain.svg())
    #expect(try outlines(Text("1").frame(width: 40).redacted(reason: .placeholder)).contains("fill-opacity=\"0.16\""))
    let images = try ["star", "heart"].map {
      try outlines(Image(systemName: $0).redacted(reason: .placeholder)).replacing($0, with: "")
    }
    #expect(images[0] == images[1])
  }

  @Test("Each line has a bar of its own")
  func lines() throws {
    func curves(_ text: String) throws -> Int {
      let picture = try outlines(Text(text).redacted(reason: .placeholder))
      let path = try #require(picture.matches(of: #/ d="([^"]*)"/#).map(\.output.1).max { $0.count < $1.count })
      return path.count { $0 == "M" }
    }
    #expect(try curves("one") == 1)
    #expect(try curves("one\ntwo\nthree") == 3)
  }

  @Test("What takes its redaction back, and a shape, are shown as they are")
  func shown() throws {
    let back = try outlines(Text("open").unredacted().redacted(reason: .placeholder))
    #expect(back == (try outlines(Text("open"))))
    let shape = try outlines(Circle().frame(width: 9).redacted(reason: .placeholder))
    #expect(shape == (try outlines(Circle().frame(width: 9))))
  }

  @Test("Privacy hides what is private, and nothing else")
  func privacy() throws {
    let open = try outlines(Text("balance"))
    #expect(try outlines(Text("balance").redacted(reason: .privacy)) == open)
    #expect(try outlines(Text("balance").privacySensitive()) == open)
    #expect(try outlines(Text("balance").privacySensitive().redacted(reason: .privacy)) != open)
  }

  @Test("A mask is put on each view of a group, which stay where they are")
  func masks() throws {
    let column = try host(
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 20, height: 10)
        }
        .mask { Circle() }
      }
    )
    #expect(column.size == CGSize(width: 20, height: 20))
  }
}
