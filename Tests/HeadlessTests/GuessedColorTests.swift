import HeadlessHost
import SwiftUI
import Testing
import UIKit

@Suite("Contrast with what nobody knows here") @MainActor struct GuessedColorTests {
  private final class Dial: UIView {}

  private struct DialView: UIViewRepresentable {
    func makeUIView(context: Context) -> Dial { Dial() }
    func updateUIView(_ uiView: Dial, context: Context) {}
  }

  private func text(_ view: some View) throws -> HostedElement { try host(view).find(text: "Hi") }

  private let letters = Text("Hi").foregroundStyle(.black)

  private func confidences(_ view: some View) throws -> [Confidence] {
    let text = try text(view)
    return [text.contrastConfidence, text.backgroundConfidence]
  }

  private let unknown: [Confidence] = [.unverified, .unverified]

  @Test func `is unverified on a material and on glass, with a tint too`() throws {
    #expect(try confidences(letters.background(.ultraThinMaterial)) == unknown)
    #expect(try confidences(letters.padding().glassEffect()) == unknown)
    #expect(try confidences(letters.padding().glassEffect(.regular.tint(.yellow))) == unknown)
  }

  @Test func `is unverified on a mesh and on a pattern`() throws {
    let mesh = MeshGradient(width: 1, height: 2, points: [[0, 0], [0, 1]], colors: [.white, .black])
    #expect(try confidences(letters.background(mesh)) == unknown)
    #expect(try confidences(letters.background(ImagePaint(image: Image("nope")))) == unknown)
  }

  @Test func `is unverified on a colour and an image that were not found`() throws {
    #expect(try confidences(letters.background(Color("nope"))) == unknown)
    #expect(try confidences(letters.background(Image("nope"))) == unknown)
    #expect(try confidences(letters.background(Image("nope").resizable())) == unknown)
    #expect(try text(Text("Hi").foregroundStyle(Color("nope"))).contrastConfidence == .unverified)
    #expect(try text(Text("Hi").foregroundStyle(Color("nope").opacity(0.5))).contrastConfidence == .unverified)
    #expect(try text(Text("Hi").foregroundStyle(Color("nope").mix(with: .red, by: 0.5))).colorConfidence == .unverified)
  }

  @Test func `is unverified under an effect that is not carried out, and so is the place`() throws {
    let text = try text(letters.background(.white).visualEffect { content, _ in content.brightness(0.9) })
    #expect(text.contrastConfidence == .unverified)
    #expect(text.frameConfidence == .unverified)
  }

  @Test func `is unverified on a view of UIKit whose content is not here`() throws {
    #expect(try confidences(letters.background(DialView())) == unknown)
  }

  @Test func `is as good as ever where something opaque lies between, and beside it`() throws {
    #expect(try text(letters.background(.white).background(.ultraThinMaterial)).contrastConfidence == .exact)
    #expect(try text(letters.background(.white).background(DialView())).backgroundConfidence == .exact)
    let row = HStack {
      Image("nope")
      letters
      Color("nope")
    }
    #expect(try text(row).contrastConfidence == .exact)
  }
}
