import HeadlessHost
import SwiftUI
import Testing

/// What happened, in order.
@MainActor final class TaskDiary {
  var lines: [String] = []
  var task: Task<Void, Never>?
}

/// Begins what it is given when it is tapped.
private struct Beginning: View {
  let diary: TaskDiary
  let begin: @MainActor (TaskDiary) -> Void

  var body: some View { Button("begin") { begin(diary) } }
}

private struct Toast: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("save") {
        isShown = true
        Task {
          try? await Task.sleep(for: .seconds(2))
          isShown = false
        }
      }
      if isShown { Text("saved") }
    }
  }
}

/// Searches when nothing was typed for so long.
private struct Search: View {
  @State private var text = ""
  @State private var searched: [String] = []

  var body: some View {
    VStack {
      TextField("Search", text: $text)
      Text("searched \(searched.joined(separator: " "))")
    }
    .task(id: text) {
      do {
        try await Task.sleep(nanoseconds: 300_000_000)
        searched.append(text)
      } catch {}
    }
  }
}

/// Counts seconds as long as it is there.
private struct Polling: View {
  let diary: TaskDiary
  @State private var isThere = true
  @State private var count = 0

  var body: some View {
    VStack {
      Button("leave") { isThere = false }
      if isThere {
        Text("count \(count)").task {
          while !Task.isCancelled {
            do { try await Task.sleep(for: .seconds(1)) } catch { return diary.lines.append("\(error)") }
            count += 1
          }
        }
      }
    }
  }
}

@MainActor @Suite("Work that sleeps")
struct SleepingTaskTests {
  private let diary = TaskDiary()

  private func tapped(_ begin: @escaping @MainActor (TaskDiary) -> Void) throws -> HeadlessHost.Host {
    let hosted = try host(Beginning(diary: diary, begin: begin))
    try hosted.find(.button).tap()
    return hosted
  }

  @Test("goes on when the host's clock is there")
  func toast() throws {
    let hosted = try host(Toast())
    try hosted.find(.button).tap()
    try hosted.advance(by: 1.9)
    #expect(try hosted.find(text: "saved").exists)
    try hosted.advance(by: 0.1)
    #expect(throws: (any Error).self) { try hosted.find(text: "saved") }
    #expect(hosted.findings.isEmpty)
  }

  @Test("is cancelled when the id of its task changes, which begins anew")
  func debounce() throws {
    let hosted = try host(Search())
    try hosted.advance(by: 0.1)
    for letter in ["s", "w", "i"] {
      try hosted.find(.textField).type(letter)
      try hosted.advance(by: 0.2)
    }
    #expect(try hosted.find(text: "searched ").exists)
    try hosted.advance(by: 0.1)
    #expect(try hosted.find(text: "searched swi").exists)
    #expect(hosted.findings.isEmpty)
  }

  @Test("polls, until its view goes: then it is cancelled")
  func polling() throws {
    let hosted = try host(Polling(diary: diary))
    try hosted.advance(by: 3)
    #expect(try hosted.find(text: "count 3").exists)
    try hosted.find(.button).tap()
    #expect(diary.lines == ["CancellationError()"])
    try hosted.advance(by: 10)
    #expect(diary.lines.count == 1)
    #expect(hosted.findings.isEmpty)
  }

  @Test("is cancelled by who holds it, before the next question or when time passes")
  func cancelled() throws {
    let hosted = try tapped { diary in
      if let task = diary.task { return task.cancel() }
      diary.task = Task {
        do { try await Task.sleep(for: .seconds(5)) } catch { diary.lines.append("\(type(of: error))") }
        do { try await Task.sleep(for: .seconds(5)) } catch { diary.lines.append("again") }
      }
    }
    try hosted.find(.button).tap()
    #expect(diary.lines == ["CancellationError", "again"])
    #expect(hosted.time == 0)
    diary.task = nil
    try hosted.find(.button).tap()
    diary.task?.cancel()
    try hosted.advance(by: 0)
    #expect(diary.lines.count == 4)
  }

  @Test("goes on in the order of the deadlines, and of the beginnings where they are the same")
  func ordered() throws {
    let hosted = try tapped { diary in
      for (name, seconds) in [("d", 3.0), ("b", 2), ("a", 1), ("c", 2)] {
        Task {
          try await Task.sleep(for: .seconds(seconds))
          diary.lines.append(name)
        }
      }
    }
    try hosted.advance(by: 2)
    #expect(diary.lines == ["a", "b", "c"])
    try hosted.advance(by: 1)
    #expect(diary.lines == ["a", "b", "c", "d"])
  }

  @Test("gives way to other work, and goes on before the next question")
  func yields() throws {
    let hosted = try tapped { diary in
      for name in ["a", "b"] {
        Task {
          for number in 1...2 {
            diary.lines.append("\(name)\(number)")
            await Task.yield()
          }
        }
      }
    }
    #expect(diary.lines == ["a1", "b1", "a2", "b2"])
    #expect(hosted.findings.isEmpty)
  }

  @Test("may wait for other work of its host")
  func awaitsOther() throws {
    let hosted = try tapped { diary in
      let loading = Task {
        try await Task.sleep(for: .milliseconds(500))
        return "loaded"
      }
      Task {
        let words = try? await loading.value
        diary.lines.append(words ?? "failed")
        if case .success(let words) = await loading.result { diary.lines.append(words) }
      }
    }
    #expect(hosted.findings.isEmpty)
    try hosted.advance(by: 0.4)
    #expect(diary.lines.isEmpty)
    try hosted.advance(by: 0.1)
    #expect(diary.lines == ["loaded", "loaded"])
  }

  @Test("counts deadlines from the time of the host", arguments: [true, false])
  func deadlines(isDerived: Bool) throws {
    let hosted = try tapped { diary in
      Task {
        var deadline = ContinuousClock.now
        for number in 1...3 {
          deadline = (isDerived ? deadline : .now).advanced(by: .milliseconds(100))
          try await Task.sleep(until: deadline, clock: .continuous)
          diary.lines.append("\(number)")
        }
        try await SuspendingClock().sleep(until: SuspendingClock().now + .seconds(1))
        try await ContinuousClock().sleep(for: .seconds(1))
        diary.lines.append("end")
      }
    }
    try hosted.advance(by: 0.25)
    #expect(diary.lines == ["1", "2"])
    try hosted.advance(by: 0.05)
    #expect(diary.lines == ["1", "2", "3"])
    try hosted.advance(by: 1.9)
    #expect(diary.lines.count == 3)
    try hosted.advance(by: 0.1)
    #expect(diary.lines.last == "end")
  }

  @Test("puts itself off for ever without holding anything up, and says so")
  func restless() throws {
    let hosted = try tapped { diary in
      diary.task = Task { while !Task.isCancelled { await Task.yield() } }
    }
    #expect(hosted.findings.contains { $0.message.contains("puts itself off again and again") })
    try hosted.advance(by: 0.01)
    diary.task?.cancel()
    try hosted.advance(by: 0.01)
    #expect(hosted.time == 0.02)
  }

  @Test("that a check waits for lets the host's clock go on")
  func awaitedByCheck() async throws {
    let hosted = try tapped { diary in
      diary.task = Task {
        try? await Task.sleep(for: .seconds(30))
        diary.lines.append("done")
      }
    }
    await diary.task?.value
    #expect(diary.lines == ["done"])
    #expect(hosted.time == 30)
  }
}
