import Foundation
import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("What does not fit the screen")
struct ScreenBoundsTests {
  private struct Terms: View {
    var body: some View {
      VStack {
        ForEach(0..<12, id: \.self) { _ in Color.gray.frame(height: 200) }
        Button("Accept") {}
      }
    }
  }

  private struct Bar: View {
    let action: (Int) -> Void

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<6, id: \.self) { index in
          Button("\(index)") { action(index) }.buttonStyle(.plain).frame(width: 100).contentShape(Rectangle())
        }
      }
    }
  }

  @Test("a button below a column that is higher than the screen is neither seen nor touched")
  func below() throws {
    let button = try host(Terms()).find(.button)
    #expect(button.visibleFraction == 0)
    #expect(button.touchTarget.isEmpty)
    let error = #expect(throws: HostError.self) { try button.tap() }
    #expect(error?.description.contains("outside of the screen") == true)
  }

  @Test("a view that is wider than the screen stands in its middle, and both ends are cut off")
  func beside() throws {
    let bar = try host(Bar { _ in })
    let seen = bar.findAll(.button).map { $0.visibleFraction == 1 }
    #expect(seen == [false, true, true, true, true, false])
  }

  @Test("a component that was only offered room is seen as a whole", arguments: [CGSize(width: 200, height: 100)])
  func room(_ size: CGSize) throws {
    let bar = try host(Bar { _ in }, size: size)
    #expect(bar.findAll(.button).allSatisfy { $0.visibleFraction == 1 })
  }

  @Test("content that is higher than the screen does not move the bar of its navigation")
  func bar() throws {
    let screen = try host(
      NavigationStack {
        Terms().navigationTitle("Terms").toolbar { Button("Done") {} }
      }
    )
    #expect(screen.size.height == 844)
    try screen.find(.label("Done")).tap()
    #expect(try screen.find(.label("Accept")).visibleFraction == 0)
  }
}
