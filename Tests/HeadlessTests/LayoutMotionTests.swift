import HeadlessHost
import SwiftUI
import Testing

@Suite("A layout on its way") @MainActor struct LayoutMotionTests {
  private struct Bar: View {
    @State private var isWide = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
          .buttonStyle(.plain).frame(width: 50, height: 50)
        Color.red.frame(width: isWide ? 110 : 10, height: 10).accessibilityElement().accessibilityLabel("bar")
        Text("below").padding(.top, isWide ? 40 : 0)
      }
    }
  }

  private func tapped() throws -> HeadlessHost.Host {
    let screen = try host(Bar())
    try screen.find(.button).tap()
    return screen
  }

  @Test func `is not exact, and measuring it is a finding`() throws {
    let screen = try tapped()
    let bar = try screen.find(.label("bar"))
    #expect(bar.sizeConfidence == .unverified)
    #expect(bar.frameConfidence == .unverified)
    #expect(try screen.find(text: "below").frameConfidence == .unverified)
    #expect(screen.findings.isEmpty)
    #expect(bar.frame.width == 110)
    #expect(screen.findings.map(\.kind) == ["unsupported"])
    #expect(screen.findings[0].description.contains("is on its way along an animation"))
  }

  @Test func `is exact once it is there, and no finding then`() throws {
    let screen = try tapped()
    try screen.advance(by: 1.1)
    let bar = try screen.find(.label("bar"))
    #expect(bar.sizeConfidence == .exact)
    #expect(bar.frame.width == 110)
    _ = screen.svg()
    #expect(screen.findings.isEmpty)
  }

  @Test func `can be tapped without a finding, and not drawn without one`() throws {
    let screen = try tapped()
    try screen.find(.button).tap()
    #expect(screen.findings.isEmpty)
    _ = screen.svg()
    #expect(screen.findings.count == 1)
  }
}
