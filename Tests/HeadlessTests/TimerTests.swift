import Combine
import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// What happened, in order.
@MainActor private final class Diary {
  var lines: [String] = []
  var timer: Timer?
}

/// Begins what it is given when it appears, and leaves when it is told to.
private struct Beginning: View {
  let diary: Diary
  let begin: @MainActor (Diary) -> Void
  @State private var isThere = true

  var body: some View {
    VStack {
      Button("leave") { isThere = false }
      if isThere {
        Text("ticking").onAppear { begin(diary) }.onDisappear {
          diary.timer?.invalidate()
          diary.timer = nil
        }
      }
    }
  }
}

/// Counts seconds, as the documentation of `onReceive` and of `Timer` has it.
private struct Clock: View {
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var count = 0
  @State private var isRunning = true

  var body: some View {
    VStack {
      Text("count \(count)")
      if isRunning { Color.red.onReceive(timer) { _ in count += 1 } }
      Button("stop") { isRunning = false }
    }
  }
}

private struct Connected: View {
  @State private var timer = Timer.publish(every: 2, on: .main, in: .default)
  @State private var connection: (any Cancellable)?
  @State private var dates: [Double] = []

  var body: some View {
    VStack {
      Text("dates \(dates.map { String(Int($0)) }.joined(separator: " "))")
      Button("go") { connection = timer.connect() }
      Button("end") { connection?.cancel() }
    }
    .onReceive(timer) { dates.append($0.timeIntervalSinceReferenceDate) }
  }
}

@MainActor @Suite("Timers")
struct TimerTests {
  private let diary = Diary()

  private func hosted(_ begin: @escaping @MainActor (Diary) -> Void) throws -> HeadlessHost.Host {
    try host(Beginning(diary: diary, begin: begin))
  }

  @Test("that are added for several modes fire once an interval")
  func addedTwice() throws {
    let hosted = try hosted { diary in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { diary.lines.append("tick") }
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    try hosted.advance(by: 3.5)
    #expect(diary.lines.count == 3)
    #expect(hosted.findings.isEmpty)
  }

  @Test("that repeat fire after every interval, until they are invalidated")
  func repeats() throws {
    let hosted = try hosted { diary in
      diary.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { diary.lines.append("tick") }
      }
    }
    try hosted.advance(by: 0.9)
    #expect(diary.lines.isEmpty)
    try hosted.advance(by: 2.2)
    #expect(diary.lines.count == 3)
    diary.timer?.fire()
    #expect(diary.lines.count == 4)
    // Documented: the regular firing schedule goes on as if nothing had been.
    try hosted.advance(by: 0.8)
    #expect(diary.lines.count == 4)
    try hosted.advance(by: 0.2)
    #expect(diary.lines.count == 5)
    diary.timer?.invalidate()
    #expect(diary.timer?.isValid == false)
    try hosted.advance(by: 5)
    #expect(diary.lines.count == 5)
    #expect(hosted.findings.isEmpty)
  }

  @Test("that do not repeat fire once, and are not valid any more")
  func once() throws {
    let hosted = try hosted { diary in
      diary.timer = .scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
        MainActor.assumeIsolated { diary.lines.append("fired") }
      }
    }
    #expect(diary.timer?.isValid == true)
    try hosted.advance(by: 10)
    #expect(diary.lines == ["fired"])
    #expect(diary.timer?.isValid == false)
  }

  /// Documented: it is invalidated, even if its date has not come.
  @Test("that do not repeat and are fired by hand do not fire again")
  func byHand() throws {
    let hosted = try hosted { diary in
      diary.timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
        MainActor.assumeIsolated { diary.lines.append("fired") }
      }
      diary.timer?.fire()
    }
    #expect(diary.timer?.isValid == false)
    try hosted.advance(by: 10)
    #expect(diary.lines == ["fired"])
  }

  @Test("of which it is not known how long they wait say so")
  func unknownDelay() throws {
    let hosted = try hosted { diary in
      RunLoop.main.add(Timer.init(timeInterval: 2, repeats: false) { _ in }, forMode: .common)
    }
    #expect(hosted.findings.contains { $0.message.contains("Timer.init") })
  }

  @Test("may be invalidated by their own block")
  func invalidatedInside() throws {
    let hosted = try hosted { diary in
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        let isLast = MainActor.assumeIsolated {
          diary.lines.append("tick")
          return diary.lines.count == 2
        }
        if isLast { timer.invalidate() }
      }
    }
    try hosted.advance(by: 10)
    #expect(diary.lines.count == 2)
  }

  @Test("end with their view, where it says so")
  func disappears() throws {
    let hosted = try hosted { diary in
      diary.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { diary.lines.append("tick") }
      }
    }
    try hosted.advance(by: 1)
    try hosted.find(.button).tap()
    try hosted.advance(by: 5)
    #expect(diary.lines == ["tick"])
  }

  @Test("that are added to a run loop wait until then", arguments: [true, false])
  func added(repeats: Bool) throws {
    let hosted = try hosted { diary in
      diary.timer = Timer(timeInterval: 2, repeats: repeats) { _ in
        MainActor.assumeIsolated { diary.lines.append("tick") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        MainActor.assumeIsolated { diary.timer.map { RunLoop.main.add($0, forMode: .common) } }
      }
    }
    try hosted.advance(by: 2.9)
    #expect(diary.lines.isEmpty)
    try hosted.advance(by: 0.2)
    #expect(diary.lines.count == 1)
    try hosted.advance(by: 4)
    #expect(diary.lines.count == (repeats ? 3 : 1))
  }

  @Test("with a date fire then, and after that at every interval")
  func dated() throws {
    let hosted = try hosted { diary in
      let timer = Timer(fire: Date().addingTimeInterval(5), interval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { diary.lines.append("tick") }
      }
      RunLoop.current.add(timer, forMode: .default)
    }
    try hosted.advance(by: 4.9)
    #expect(diary.lines.isEmpty)
    try hosted.advance(by: 1.2)
    #expect(diary.lines.count == 2)
  }

  @Test("of several views fire in the order of their time")
  func ordered() throws {
    let hosted = try hosted { diary in
      for (name, interval) in [("c", 3.0), ("a", 1), ("b", 2)] {
        Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in
          MainActor.assumeIsolated { diary.lines.append(name) }
        }
      }
    }
    try hosted.advance(by: 3)
    #expect(diary.lines == ["a", "b", "c"])
  }

  @Test("whose date is moved say that it is in vain")
  func moved() throws {
    let hosted = try hosted { diary in
      diary.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
      diary.timer?.fireDate = .distantFuture
    }
    try hosted.advance(by: 1)
    #expect(hosted.findings.contains { $0.message.contains("fireDate") })
  }

  @Test("that publish begin with the first who listens, and end with the last")
  func autoconnect() throws {
    let hosted = try host(Clock())
    try hosted.advance(by: 3.5)
    #expect(try hosted.find(text: "count 3").exists)
    try hosted.find(.button).tap()
    try hosted.advance(by: 5)
    #expect(try hosted.find(text: "count 3").exists)
    #expect(hosted.findings.isEmpty)
  }

  @Test("that publish send nothing before they are connected, and nothing after that is cancelled")
  func connect() throws {
    let hosted = try host(Connected())
    try hosted.advance(by: 3)
    #expect(try hosted.find(text: "dates ").exists)
    try hosted.find(.label("go")).tap()
    try hosted.advance(by: 5)
    #expect(try hosted.find(text: "dates 5 7").exists)
    try hosted.find(.label("end")).tap()
    try hosted.advance(by: 5)
    #expect(try hosted.find(text: "dates 5 7").exists)
  }
}
