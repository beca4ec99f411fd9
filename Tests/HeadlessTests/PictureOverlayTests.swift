import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Overlays of pictures")
struct PictureOverlayTests {
  /// How many touch targets are marked.
  private func count(_ view: some View) throws -> Int {
    try host(view).svg(overlays: [.touchTargets]).components(separatedBy: "<title>touch target</title>").count - 1
  }

  @Test("mark what is touchable through gestures only")
  func gestures() throws {
    #expect(try count(Color.red.frame(width: 40, height: 40).onTapGesture {}) == 1)
    #expect(try count(Color.red.frame(width: 40, height: 40).onLongPressGesture {}) == 1)
    #expect(try count(Color.red.frame(width: 40, height: 40).gesture(DragGesture())) == 1)
    let row = HStack {
      Text("a").onTapGesture {}
      Button("b") {}
      TextField("c", text: .constant(""))
    }
    #expect(try count(row) == 3)
  }

  @Test("mark one area once")
  func once() throws {
    let view = Color.red.frame(width: 40, height: 40).onTapGesture(count: 2) {}.onTapGesture {}
    #expect(try count(view) == 1)
    #expect(try count(Button("b") {}.simultaneousGesture(TapGesture())) == 1)
  }

  @Test("mark no gesture that is switched off or out of reach")
  func off() throws {
    #expect(try count(Color.red.frame(width: 40, height: 40).onTapGesture {}.disabled(true)) == 0)
    #expect(try count(Color.red.frame(width: 40, height: 40).onTapGesture {}.overlay(Color.white)) == 0)
    #expect(try count(Text("a")) == 0)
  }
}
