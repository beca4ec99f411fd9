import HeadlessHost
import SwiftUI

private struct Stepper: View {
  @State private var count = 0
  var name = "n"

  var body: some View { Button("\(name)\(count)") { count += 1 } }
}

private struct Parent: View {
  @State private var flag = false
  let content: (Bool) -> AnyView

  var body: some View {
    VStack {
      content(flag)
      Button("flip") { flag.toggle() }
    }
  }
}

private struct Reader: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text("\(scheme) \(direction) \(reduceMotion) \(isEnabled)") }
}

private struct BoundStepper: View {
  @Binding var count: Int

  var body: some View { Button("bound\(count)") { count += 1 } }
}

private struct Owner: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("own\(count)")
      BoundStepper(count: $count)
      BoundStepper(count: Binding(get: { count * 10 }, set: { count = $0 / 10 }))
    }
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelReader: View {
  @Environment(\.level) private var level

  var body: some View { Text("level\(level)") }
}

private struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Summing<Content: View>: View {
  @State private var sum = -1
  let content: Content

  var body: some View {
    VStack {
      content.onPreferenceChange(SumKey.self) { sum = $0 }
      Text("sum\(sum)")
    }
  }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

private struct FocusForm: View {
  enum Field: Hashable { case first, second }
  @FocusState private var focus: Field?
  @State private var first = ""
  @State private var second = ""

  var body: some View {
    VStack {
      TextField("one", text: $first).focused($focus, equals: .first).onSubmit { focus = .second }
      TextField("two", text: $second).focused($focus, equals: .second)
      Text(focus.map { "\($0)" } ?? "none").accessibilityIdentifier("focus")
      Button("clear") { focus = nil }
    }
  }
}

private struct Emphasis: ViewModifier {
  @State private var taps = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Button("taps\(taps)") { taps += 1 }
    }
  }
}

/// State, identity, environment, preferences and focus.
enum StateGoldens {
  /// Taps buttons one after the other by their labels, and gives what all elements say then.
  @MainActor private static func labels(_ view: some View, tapping names: String...) throws -> String {
    let hosted = try host(view)
    for name in names { try hosted.find(.label(name)).tap() }
    return hosted.accessibilityElements.compactMap(\.label).joined(separator: " ")
  }

  static let all: [Golden] = [
    states, identities, environments, effects, focus, unbackedFocus, data, TaskGoldens.all, SubmitGoldens.all,
  ].flatMap(\.self)

  static let states: [Golden] = [
    Golden("a change of state is shown", .state, "n1") { try labels(Stepper(), tapping: "n0") },
    Golden("state lives on", .state, "n2") { try labels(Stepper(), tapping: "n0", "n1") },
    Golden("each use of a view has its own state", .stateInit, "a1 b0") {
      try labels(
        HStack {
          Stepper(name: "a")
          Stepper(name: "b")
        },
        tapping: "a0"
      )
    },
    Golden("one value used twice has two states", .stateInit, "n1 n0") {
      let stepper = Stepper()
      let hosted = try host(
        HStack {
          stepper
          stepper
        }
      )
      try hosted.findAll(.button)[0].tap()
      return hosted.accessibilityElements.compactMap(\.label).joined(separator: " ")
    },
    Golden("state outlives a new evaluation of the parent", .stateInit, "n1 flip") {
      try labels(Parent { _ in AnyView(Stepper()) }, tapping: "n0", "flip")
    },
    Golden("a new initial value does not replace the state", .stateInit, "b1 flip") {
      try labels(Parent { AnyView(Stepper(name: $0 ? "b" : "a")) }, tapping: "a0", "flip")
    },
    Golden("a binding writes through", .binding, "own1 bound1 bound10") { try labels(Owner(), tapping: "bound0") },
    Golden("a computed binding writes through", .bindingOfClosures, "own0 bound0 bound0") {
      let hosted = try host(Owner())
      try hosted.findAll(.button)[1].tap()
      return hosted.accessibilityElements.compactMap(\.label).joined(separator: " ")
    },
    Golden("a constant binding does not change", .constantBinding, "1") {
      let hosted = try host(Toggle("t", isOn: .constant(true)))
      try hosted.find(.toggle).tap()
      return try hosted.find(.toggle).value ?? ""
    },
    Golden("a toggle writes through its binding", .toggle, "0") {
      let hosted = try host(ToggleOwner())
      try hosted.find(.toggle).tap()
      return try hosted.find(.toggle).value ?? ""
    },
    Golden("a modifier may have state", .stateInit, "x taps1") {
      try labels(Text("x").modifier(Emphasis()), tapping: "taps0")
    },
    Golden("the state of a modifier is apart from that of its content", .stateInit, "n0 taps1") {
      try labels(Stepper().modifier(Emphasis()), tapping: "taps0")
    },
    Golden("typing writes the state", .textField, "Jo") {
      let hosted = try host(FocusForm())
      try hosted.find(.label("one")).type("Jo")
      return try hosted.find(.label("one")).fieldText ?? ""
    },
    Golden("deleting writes the state", .textField, "J") {
      let hosted = try host(FocusForm())
      try hosted.find(.label("one")).type("Jo")
      try hosted.find(.label("one")).delete()
      return try hosted.find(.label("one")).fieldText ?? ""
    },
  ]

  static let identities: [Golden] = [
    Golden("a new id resets the state", .identifier, "n0 flip") {
      try labels(Parent { AnyView(Stepper().id($0)) }, tapping: "n0", "flip")
    },
    Golden("the same id keeps the state", .identifier, "n1 flip") {
      try labels(Parent { _ in AnyView(Stepper().id(7)) }, tapping: "n0", "flip")
    },
    Golden("an old id that comes back starts afresh", .identifier, "n0 flip") {
      try labels(Parent { AnyView(Stepper().id($0)) }, tapping: "n0", "flip", "flip")
    },
    Golden("the branches of an if are different views", .viewIdentity, "n0 flip") {
      try labels(Parent { flag in AnyView(Group { if flag { Stepper() } else { Stepper() } }) }, tapping: "n0", "flip")
    },
    Golden("a view that leaves loses its state", .viewIdentity, "n0 flip") {
      try labels(Parent { flag in AnyView(Group { if !flag { Stepper() } }) }, tapping: "n0", "flip", "flip")
    },
    Golden("a sibling that comes in front does not disturb", .unverified, "new n1 flip") {
      try labels(
        Parent { flag in
          AnyView(
            Group {
              if flag { Text("new") }
              Stepper()
            }
          )
        },
        tapping: "n0",
        "flip"
      )
    },
    Golden("a modifier with a condition keeps the state", .viewIdentity, "n1 flip") {
      try labels(Parent { flag in AnyView(Stepper().opacity(flag ? 0.5 : 1)) }, tapping: "n0", "flip")
    },
    Golden("another type behind AnyView is another view", .viewIdentity, "other flip") {
      try labels(Parent { $0 ? AnyView(Text("other")) : AnyView(Stepper()) }, tapping: "n0", "flip")
    },
    Golden("state in a ForEach follows its id", .viewIdentity, "c0 b1 a0 flip") {
      try labels(
        Parent { flag in AnyView(ForEach(flag ? ["c", "b", "a"] : ["a", "b", "c"], id: \.self) { Stepper(name: $0) }) },
        tapping: "b0",
        "flip"
      )
    },
    Golden("state in a ForEach goes with its element", .viewIdentity, "b1 flip") {
      try labels(
        Parent { flag in AnyView(ForEach(flag ? ["b"] : ["a", "b"], id: \.self) { Stepper(name: $0) }) },
        tapping: "b0",
        "flip"
      )
    },
    Golden("ForEach over a range goes by the number", .viewIdentity, "n0 n1 n0 flip") {
      let view = Parent { _ in AnyView(ForEach(0..<3) { _ in Stepper() }) }
      let hosted = try host(view)
      try hosted.findAll(.button)[1].tap()
      try hosted.find(.label("flip")).tap()
      return hosted.accessibilityElements.compactMap(\.label).joined(separator: " ")
    },
  ]

  static let environments: [Golden] = [
    Golden("the environment has defaults", .environmentKey, "light leftToRight false true") { try labels(Reader()) },
    Golden("the surroundings reach the environment", .environmentValue, "dark rightToLeft true true") {
      let surroundings = Surroundings(colorScheme: .dark, layoutDirection: .rightToLeft, reducesMotion: true)
      return try host(Reader(), in: surroundings).accessibilityElements.compactMap(\.label).joined()
    },
    Golden("disabled reaches the environment", .isEnabled, "light leftToRight false false") {
      try labels(Reader().disabled(true))
    },
    Golden("a key of one's own has its default", .environmentKey, "level0") { try labels(LevelReader()) },
    Golden("a value goes down to all views inside", .environmentKey, "level2") {
      try labels(VStack { LevelReader() }.environment(\.level, 2))
    },
    Golden("the inner value wins", .environmentKey, "level3") {
      try labels(VStack { LevelReader().environment(\.level, 3) }.environment(\.level, 2))
    },
    Golden("a value stays beside its subtree unknown", .environmentKey, "level2 level0") {
      try labels(
        HStack {
          LevelReader().environment(\.level, 2)
          LevelReader()
        }
      )
    },
    Golden("a direction that is set reaches the views inside", .layoutDirection, "light rightToLeft false true") {
      try labels(Reader().environment(\.layoutDirection, .rightToLeft))
    },
    Golden("a colour scheme that is set reaches the views inside", .environmentSetting, "dark leftToRight false true") {
      try labels(VStack { Reader() }.environment(\.colorScheme, .dark))
    },
    Golden("a value can be changed relative to the outer one", .transformEnvironment, "level3") {
      try labels(LevelReader().transformEnvironment(\.level) { $0 += 1 }.environment(\.level, 2))
    },
    Golden("a foreground colour is inherited", .foregroundColor, "#FF3B30") {
      try host(VStack { Text("a") }.foregroundColor(.red)).find(Text.self).foregroundColor?.hex ?? ""
    },
    Golden("a foreground of nil falls back to primary", .foregroundColor, "#000000") {
      try host(VStack { Text("a").foregroundColor(nil as Color?).padding() }.foregroundColor(nil)).find(Text.self)
        .foregroundColor?.hex ?? ""
    },
    Golden("a nil between view and colour takes the colour away", .foregroundColor, "#000000") {
      try host(VStack { VStack { Text("a") }.foregroundColor(nil) }.foregroundColor(.red)).find(Text.self)
        .foregroundColor?.hex ?? ""
    },
  ]

  static let effects: [Golden] = [
    Golden("preferences are reduced in order", .preferenceKey, "a b sum3") {
      try labels(
        Summing(
          content: VStack {
            Text("a").preference(key: SumKey.self, value: 1)
            Text("b").preference(key: SumKey.self, value: 2)
          }
        )
      )
    },
    Golden("an endless update is diagnosed by name", .unverified, "true") {
      do {
        _ = try host(Endless())
        return "settled"
      } catch HostError.endlessUpdate(let message) {
        return "\(message.contains("Endless"))"
      }
    },
  ]

  static let focus: [Golden] = [
    Golden("nothing has the focus at first", .unfocused, "none") {
      try host(FocusForm()).find(.identifier("focus")).text ?? ""
    },
    Golden("a field that is focused is told", .focusState, "first") {
      let hosted = try host(FocusForm())
      try hosted.find(.label("one")).focus()
      return try hosted.find(.identifier("focus")).text ?? ""
    },
    Golden("code moves the focus", .focusState, "second true") {
      let hosted = try host(FocusForm())
      try hosted.find(.label("one")).focus()
      try hosted.find(.label("one")).submit()
      return "\(try hosted.find(.identifier("focus")).text ?? "") \(try hosted.find(.label("two")).isFocused)"
    },
    Golden("code takes the focus away", .focusState, "none false") {
      let hosted = try host(FocusForm())
      try hosted.find(.label("one")).focus()
      try hosted.find(.label("clear")).tap()
      return "\(try hosted.find(.identifier("focus")).text ?? "") \(try hosted.find(.label("one")).isFocused)"
    },
    Golden("the Tab key goes round", .unverified, "first second first") {
      let hosted = try host(FocusForm())
      return try (0..<3).map { _ in
        try hosted.focusNext()
        return try hosted.find(.identifier("focus")).text ?? ""
      }.joined(separator: " ")
    },
  ]
}

private struct ToggleOwner: View {
  @State private var isOn = true

  var body: some View { Toggle("t", isOn: $isOn) }
}
