import Foundation
import HeadlessHost
import SwiftUI
import Testing
import UIKit

/// What is handed to a call counts, or is named.
@MainActor @Suite("Arguments that count")
struct ArgumentTests {
  private struct Counting: View {
    @State private var count = 1
    let told: (Bool) -> Void

    var body: some View { Stepper("n", value: $count, in: 0...3, onEditingChanged: told) }
  }

  @Test("a stepper tells that it is being changed, and when that is over")
  func stepper() throws {
    var told: [Bool] = []
    let hosted = try host(Counting { told.append($0) })
    try hosted.find(.button.and(.label("Increment"))).tap()
    #expect(told == [true, false])
  }

  private struct Moving: View {
    @State private var isOn = false
    let animation: Animation

    var body: some View {
      VStack {
        Button("go") { isOn.toggle() }
        Circle().opacity(isOn ? 0 : 1).animation(animation, value: isOn)
      }
    }
  }

  private func opacity(_ animation: Animation, after time: Double) throws -> Double {
    let hosted = try host(Moving(animation: animation))
    try hosted.find(.button).tap()
    try hosted.advance(by: time)
    return try hosted.find(Circle.self).opacity
  }

  @Test("a spring starts with the velocity that it is given")
  func velocity() throws {
    let atRest = try opacity(.interpolatingSpring(stiffness: 100, damping: 20), after: 0.05)
    let pushed = try opacity(.interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 5), after: 0.05)
    // The critically damped spring of frequency 10: 1 - (1 + 10t)e^(-10t), and 5te^(-10t) more with a push of 5.
    #expect(abs(atRest - 0.9098) < 0.001)
    #expect(abs(atRest - pushed - 0.1516) < 0.001)
  }

  private struct Halting: CustomAnimation {
    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
      time < 0.5 ? value.scaled(by: time < 0.25 ? 0.25 : 0.75) : nil
    }
  }

  @Test("an animation of one's own says where a value is, and when it has arrived")
  func custom() throws {
    #expect(abs(try opacity(Animation(Halting()), after: 0.1) - 0.75) < 0.001)
    #expect(abs(try opacity(Animation(Halting()), after: 0.4) - 0.25) < 0.001)
    #expect(try opacity(Animation(Halting()), after: 0.51) == 0)
    let hosted = try host(Moving(animation: Animation(Halting())))
    try hosted.find(.button).tap()
    let duration = try #require(hosted.animations.first?.duration)
    #expect(abs(duration - 0.5) < 0.02)
  }

  @Test("colours are mixed in the space that was asked for")
  func mixing() throws {
    let inDevice = try host(Text("a").foregroundColor(.black.mix(with: .white, by: 0.5, in: .device)))
    let forTheEye = try host(Text("a").foregroundColor(.black.mix(with: .white, by: 0.5)))
    #expect(try inDevice.find(Text.self).foregroundColor?.hex == "#808080")
    // Half of the lightness of Oklab.
    #expect(try forTheEye.find(Text.self).foregroundColor?.hex == "#636363")
  }

  private struct Correcting: View {
    @Environment(\.disableAutocorrection) private var isOff: Bool?

    var body: some View { Text("\(isOff == true)") }
  }

  @Test("correction that was turned off is known by its older name too")
  func correction() throws {
    #expect(try host(Correcting().autocorrectionDisabled()).find(text: "true").exists)
    #expect(try host(Correcting()).find(text: "false").exists)
  }

  @Test("a font of UIKit keeps its design and traits")
  func design() throws {
    let round = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.rounded))
    try expect(UIFont(descriptor: round, size: 0), says: "rounded")
    try expect(.monospacedSystemFont(ofSize: 12, weight: .bold), says: "monospaced")
  }

  private func expect(_ font: UIFont, says name: String) throws {
    #expect(font.pointSize == 12)
    let hosted = try host(Text("a").font(Font(font)))
    #expect(hosted.findings.contains { $0.message.contains("the \(name) design") })
  }
}
