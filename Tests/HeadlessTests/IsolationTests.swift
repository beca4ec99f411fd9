import HeadlessHost
import SwiftUI
import Testing

// Components as they are written for language mode 6: which protocols belong to the main actor, and which to none.

/// Effects and shapes belong to no actor: their values need no word about it.
private struct Shaking: GeometryEffect {
  var turns: CGFloat
  var animatableData: CGFloat {
    get { turns }
    set { turns = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 6 * turns, y: 0))
  }
}

/// Views and modifiers belong to the main actor, `Animatable` does not: its value says so.
private struct Counter: View, Animatable {
  var number: Double
  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { Text("\(Int(number))") }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]

  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

/// A mark behind the chosen word, whose place is known from the word itself.
private struct Marked: View {
  @State private var changes = 0
  let words = ["one", "two", "three"]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(words, id: \.self) { word in
        Text(word).frame(width: 60, height: 20).anchorPreference(key: BoundsKey.self, value: .bounds) { [word: $0] }
      }
    }
    .backgroundPreferenceValue(BoundsKey.self) { bounds in
      GeometryReader { room in
        let place = bounds["two"].map { room[$0] } ?? .zero
        Color.yellow.frame(width: place.width, height: place.height).offset(x: place.minX, y: place.minY)
      }
    }
    .onPreferenceChange(BoundsKey.self) { _ in changes += 1 }
    .padding(10)
  }
}

/// What an optional says that nobody has handed up needs no word.
private struct TitleKey: PreferenceKey {
  typealias Value = String?

  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

private struct Titled: View {
  @State private var title = "none"
  let isTitled: Bool

  var body: some View {
    VStack {
      Text(title)
      Color.red.preference(key: TitleKey.self, value: isTitled ? "Colours" : nil)
    }
    .onPreferenceChange(TitleKey.self) { title = $0 ?? "untitled" }
  }
}

@MainActor @Suite("What belongs to which actor")
struct IsolationTests {
  @Test("an effect without a word about actors moves what it is put on")
  func effect() throws {
    let frame = try host(Color.red.frame(width: 10, height: 10).modifier(Shaking(turns: 2))).find(Color.self).frame
    #expect(frame.origin == CGPoint(x: 12, y: 0))
    #expect(try host(Counter(number: 3)).find(text: "3").exists)
  }

  @Test("what is behind knows where the parts in front stand, and anchors that stay are equal")
  func anchorsBehind() throws {
    let hosted = try host(Marked())
    #expect(try hosted.find(Color.self).frame == CGRect(x: 70, y: 10, width: 60, height: 20))
    #expect(hosted.findings.isEmpty)
  }

  @Test("a preference that is optional begins with nil")
  func optionalPreference() throws {
    #expect(try host(Titled(isTitled: true)).find(text: "Colours").exists)
    #expect(try host(Titled(isTitled: false)).find(text: "none").exists)
  }
}
