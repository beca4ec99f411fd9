import Combine
import HeadlessHost
import SwiftUI
import Testing

private final class Model: ObservableObject {
  @Published var number = 0

  func publish(_ number: Int) { self.number = number }
}

private struct Reading: View {
  @ObservedObject var model: Model
  var body: some View { Text("n \(model.number)") }
}

/// A model that the reader writes to and only another view observes.
private struct Measuring: View {
  let model = Model()
  var isCounting = false

  var body: some View {
    VStack {
      GeometryReader { proxy in
        let _ = model.publish(isCounting ? model.number + 1 : Int(proxy.size.width))
        Text("x")
      }
      Reading(model: model)
    }
  }
}

/// The room of the reader depends on what it says.
private struct Stretching: View {
  let model = Model()

  var body: some View {
    HStack(spacing: 0) {
      GeometryReader { proxy in
        let _ = model.publish(Int(proxy.size.width))
        Color.red
      }
      Wide(model: model)
    }
  }

  private struct Wide: View {
    @ObservedObject var model: Model
    var body: some View { Color.blue.frame(width: model.number > 0 ? 200 : 100).overlay(Reading(model: model)) }
  }
}

/// A body that publishes what only another view observes.
private struct Announcing: View {
  let model = Model()

  var body: some View {
    VStack {
      Reading(model: model)
      Writing(model: model)
    }
  }

  private struct Writing: View {
    let model: Model
    var body: some View {
      let _ = model.publish(7)
      Text("x")
    }
  }
}

/// A view that observes what it publishes itself.
private struct Restless: View {
  @ObservedObject var model: Model
  var body: some View {
    GeometryReader { _ in
      let _ = model.publish(model.number + 1)
      Text("x")
    }
  }
}

/// State that changes what a reader publishes after the views came to rest.
private struct Following: View {
  let model: Model
  @State private var number = 1

  var body: some View {
    VStack {
      GeometryReader { _ in
        let _ = model.publish(number)
        Text("x")
      }
      Reading(model: model)
      Button("more") { number += 1 }
    }
    .onAppear { number = 5 }
  }
}

/// Whose bodies publish on and on what only another view observes.
private enum Counting {
  struct Modifier: ViewModifier {
    let model: Model
    func body(content: Content) -> some View {
      let _ = model.publish(model.number + 1)
      content
    }
  }

  struct Moving: View, @preconcurrency Animatable {
    let model: Model
    var animatableData = 0.5
    var body: some View {
      let _ = model.publish(model.number + 1)
      Text("x")
    }
  }

  struct MovingModifier: ViewModifier, @preconcurrency Animatable {
    let model: Model
    var animatableData = 0.5
    func body(content: Content) -> some View {
      let _ = model.publish(model.number + 1)
      content
    }
  }
}

private struct Beside<Content: View>: View {
  let model: Model
  let content: (Model) -> Content

  var body: some View {
    VStack {
      Reading(model: model)
      content(model)
    }
  }
}

@Observable private final class Room {
  var width = 0
  var count = 0

  func note(_ width: Int) {
    self.width = width
    count += 1
  }
}

/// Reads what is written after it: by the content of a reader, or by a body.
private struct Noting: View {
  @State private var room = Room()
  let isBody: Bool

  var body: some View {
    VStack {
      Told(room: room)
      if isBody {
        Writing(room: room)
      } else {
        GeometryReader { proxy in
          let _ = room.note(Int(proxy.size.width))
          Text("x")
        }
      }
    }
  }

  struct Told: View {
    let room: Room
    var body: some View { Text("w \(room.width) c \(room.count)") }
  }

  private struct Writing: View {
    let room: Room
    var body: some View {
      let _ = room.note(7)
      Text("x")
    }
  }
}

@Suite("What is published while views are evaluated") @MainActor struct EchoedPublicationTests {
  @Test func `reaches who observes it, and comes to rest`() throws {
    #expect(try host(Measuring(), size: CGSize(width: 120, height: 200)).find(Reading.self).text == "n 120")
    #expect(try host(Measuring(isCounting: true)).find(Reading.self).text == "n 1")
    #expect(try host(Announcing()).find(Reading.self).text == "n 7")
  }

  @Test func `comes to rest also where the body of a modifier or of what is animated says it`() throws {
    let bodies: [(Model) -> AnyView] = [
      { AnyView(Text("x").modifier(Counting.Modifier(model: $0))) }, { AnyView(Counting.Moving(model: $0)) },
      { AnyView(Text("x").modifier(Counting.MovingModifier(model: $0))) },
    ]
    for body in bodies {
      #expect(try host(Beside(model: Model(), content: body)).find(Reading.self).text == "n 1")
    }
  }

  @Test(arguments: [true, false])
  func `reaches who has read an observable object before it was written`(_ isBody: Bool) throws {
    let screen = try host(Noting(isBody: isBody), size: CGSize(width: 120, height: 200))
    #expect(try screen.find(Noting.Told.self).text == (isBody ? "w 7 c 1" : "w 120 c 1"))
  }

  @Test func `is news where the room has changed by it`() throws {
    // The neighbour grows from 100 to 200 once it hears of the 290 that were left.
    #expect(try host(Stretching(), size: CGSize(width: 390, height: 100)).find(Reading.self).text == "n 190")
  }

  @Test func `is news where other state had a say in it`() throws {
    let screen = try host(Following(model: Model()))
    #expect(try screen.find(Reading.self).text == "n 5")
    try screen.find(.button).tap()
    #expect(try screen.find(Reading.self).text == "n 6")
  }

  @Test func `never comes to rest where the view observes it itself`() {
    #expect(throws: HostError.self) { try host(Restless(model: Model())) }
  }
}
