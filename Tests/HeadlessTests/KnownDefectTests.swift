import HeadlessHost
import SwiftUI
import Testing

/// Promises 48 points with a frame that stands outside of the button.
private struct OutsideTarget: View {
  let act: @MainActor () -> Void

  var body: some View {
    Button(action: act) { Circle().fill(Color.blue).frame(width: 32, height: 32) }
      .buttonStyle(.plain)
      .frame(minWidth: 48, minHeight: 48)
      .contentShape(Circle())
  }
}

/// Keeps the promise: the frame and its content shape belong to the label.
private struct InsideTarget: View {
  let act: @MainActor () -> Void

  var body: some View {
    Button(action: act) {
      Circle().fill(Color.blue).frame(width: 32, height: 32)
        .frame(minWidth: 48, minHeight: 48)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// Means 150 ms and gets 52.
private struct HastyCurve: View {
  @State private var isOn = false

  var body: some View {
    Button("go") { isOn.toggle() }
      .opacity(isOn ? 0.5 : 1)
      .animation(.timingCurve(0.4, 0, 0.2, 1).speed(1 / 0.15), value: isOn)
  }
}

/// Shows a label that the field covers.
private struct CoveredLabel: View {
  let isCovered: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      Text("Name").font(.caption)
      if isCovered { Color.white.frame(width: 200, height: 48) }
    }
  }
}

@MainActor @Suite("Defects that are known from real components")
struct KnownDefectTests {
  @Test("a touch target promised outside of the button shows its real size")
  func outsideTarget() throws {
    let area = try host(OutsideTarget {}).find(.button).touchTarget
    #expect(area.size == CGSize(width: 32, height: 32))
  }

  @Test("a touch target inside of the label keeps its promise, to the edge")
  func insideTarget() throws {
    var taps = 0
    let hosted = try host(InsideTarget { taps += 1 })
    let button = try hosted.find(.button)
    #expect(button.touchTarget.width >= 48)
    #expect(button.touchTarget.height >= 48)
    try hosted.tap(at: CGPoint(x: button.touchTarget.minX + 0.5, y: button.touchTarget.midY))
    #expect(taps == 1)
  }

  @Test("an animation that is sped up instead of timed shows how long it really lasts")
  func hastyCurve() throws {
    let hosted = try host(HastyCurve())
    try hosted.find(.label("go")).tap()
    let animation = try #require(hosted.animations.first { $0.property == "opacity" && $0.to == [0.5] })
    #expect(abs(animation.duration - 0.0525) < 0.0001)
  }

  @Test("a label under an opaque view is not visible, although it is there", arguments: [true, false])
  func coveredLabel(_ isCovered: Bool) throws {
    let label = try host(CoveredLabel(isCovered: isCovered)).find(text: "Name")
    #expect(label.visibleFraction == (isCovered ? 0 : 1))
  }

  @Test("a gesture beside a disabled button fires where the button does not")
  func gestureOnDisabledButton() throws {
    var taps = 0
    let view = Button("go") { taps += 1 }.disabled(true).simultaneousGesture(TapGesture().onEnded { taps += 10 })
    try host(view).find(.button).tap()
    #expect(taps == 10)
  }

  @Test("contrast is that of what is drawn over what")
  func contrast() throws {
    let view = Text("a").foregroundColor(Color(white: 0.5)).padding().background(Color.black)
    let text = try host(view).find(Text.self)
    let contrast = try #require(text.contrast)
    #expect(abs(contrast - 5.28) < 0.05)
    #expect(text.backgroundColor?.hex == "#000000")
  }

  @Test("black on white has the highest contrast")
  func highestContrast() throws {
    #expect(try host(Text("a")).find(Text.self).contrast == 21)
  }
}
