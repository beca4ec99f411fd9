import Evidence
import HeadlessHost
import SwiftUI
import Testing

/// This file imports neither Foundation nor Combine: what it says of timers it has from SwiftUI.
@MainActor private final class Blinking: ObservableObject {
  @Published var isOn = false
  var timer: Timer?

  func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.isOn.toggle() }
    }
  }
}

private struct Cursor: View {
  @StateObject private var blinking = Blinking()

  var body: some View { Text(blinking.isOn ? "on" : "off").onAppear { blinking.begin() } }
}

@MainActor @Suite("Timers of files that import SwiftUI alone")
struct TimerWithoutHostTests {
  @Test("fire on the host's clock")
  func fires() throws {
    let hosted = try host(Cursor())
    try hosted.advance(by: 0.5)
    #expect(try hosted.find(text: "on").exists)
    try hosted.advance(by: 0.5)
    #expect(try hosted.find(text: "off").exists)
  }

  @Test("that begin where no view is at work say that they will not fire")
  func unhosted() throws {
    let recorder = CheckRecorder(test: "a", run: nil)
    CheckRecorder.$current.withValue(recorder) {
      let blinking = Blinking()
      blinking.begin()
      blinking.timer?.invalidate()
      let timer = Timer(timeInterval: 1, repeats: false) { _ in }
      RunLoop.main.add(timer, forMode: .default)
      timer.invalidate()
      _ = Timer.publish(every: 1, on: .main, in: .common).connect()
    }
    #expect(recorder.summary.warnings.count == 2)
    #expect(recorder.summary.warnings.allSatisfy { $0.contains("where no view is at work") })
  }
}
