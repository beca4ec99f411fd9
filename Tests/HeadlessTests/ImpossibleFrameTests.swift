import HeadlessHost
import SwiftUI
import Testing

@Suite("Frames that no view can have") @MainActor struct ImpossibleFrameTests {
  @Test(
    arguments: [CGFloat.infinity, .nan, -5, -.infinity]
  ) func `are left out, told of, and nothing about them is exact`(width: CGFloat) throws {
    let screen = try host(Button("Go") {}.buttonStyle(.plain).frame(width: width, height: 20).background(.red))
    let button = try screen.find(.button)
    #expect(button.frame.width.isFinite && button.frame.width > 0)
    #expect(screen.findings.contains { $0.description.contains("frame(width: \(width), height: 20.0)") })
    #expect(button.frameConfidence == .unverified)
    #expect(screen.root.sizeConfidence == .unverified)
    #expect(button.touchTarget.width.isFinite)
    try button.tap()
  }

  @Test func `are told where their limits contradict one another`() throws {
    let screen = try host(Text("a").frame(minWidth: 100, maxWidth: 50))
    #expect(screen.findings.contains { $0.description.contains("frame(minWidth: 100.0, maxWidth: 50.0)") })
    #expect(screen.root.sizeConfidence == .unverified)
    #expect(try host(Text("a").frame(minHeight: -1)).findings.count == 1)
    #expect(try host(Text("a").frame(minHeight: .infinity)).findings.count == 1)
  }

  @Test func `are not those that fill what is there`() throws {
    let screen = try host(Color.red.frame(minWidth: 0, idealWidth: 50, maxWidth: .infinity, maxHeight: .infinity))
    #expect(screen.findings.isEmpty)
    #expect(screen.size == CGSize(width: 390, height: 844))
    #expect(screen.root.sizeConfidence == .exact)
    #expect(try host(Color.red.frame(width: 0)).findings.isEmpty)
  }

  @Test func `do not end the process where a padding makes them`() throws {
    let screen = try host(Button("Go") {}.padding(.infinity))
    let button = try screen.find(.button)
    _ = button.touchTarget
    #expect(screen.root.sizeConfidence == .unverified)
  }
}
