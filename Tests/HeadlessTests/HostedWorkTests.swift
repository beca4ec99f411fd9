import Evidence
import HeadlessHost
import SwiftUI
import Synchronization
import Testing

/// Belongs to no actor: what it does, Swift does on its pool of threads.
private final class Loader: Sendable {
  let loaded = Mutex<[String]>([])

  func load(_ name: String, after seconds: Double) async -> String {
    try? await Task.sleep(for: .seconds(seconds))
    loaded.withLock { $0.append(name) }
    return name
  }

  func loadBoth() async -> String {
    async let first = load("a", after: 2)
    async let second = load("b", after: 1)
    return await "\(first)\(second)"
  }

  func loadAll() async -> Int {
    await withTaskGroup(of: String.self) { group in
      for number in 1...3 { group.addTask { await self.load("\(number)", after: Double(number)) } }
      return await group.reduce(0) { count, _ in count + 1 }
    }
  }
}

private actor Shelf {
  func take() -> String { "taken" }
}

private struct Loading: View {
  let load: @MainActor () async -> String
  @State private var words = "idle"

  var body: some View {
    VStack {
      Text(words)
      Button("load") {
        words = "loading"
        Task { words = await load() }
      }
    }
  }
}

@MainActor @Suite("Work of a host")
struct HostedWorkTests {
  private let loader = Loader()

  private func tapped(_ load: @escaping @MainActor () async -> String) throws -> HeadlessHost.Host {
    let hosted = try host(Loading(load: load))
    try hosted.find(.button).tap()
    return hosted
  }

  @Test("is done before the next question in functions of no actor, too")
  func pool() throws {
    let hosted = try tapped { [loader] in
      var words = ""
      for number in 0..<20 { words += await loader.load("\(number % 10)", after: 0) }
      return words
    }
    #expect(try hosted.find(text: "01234567890123456789").exists)
    #expect(hosted.findings.isEmpty)
  }

  @Test("has its children sleep on the host's clock")
  func children() throws {
    let hosted = try tapped { [loader] in await loader.loadBoth() }
    try hosted.advance(by: 1)
    #expect(loader.loaded.withLock { $0 } == ["b"])
    #expect(try hosted.find(text: "loading").exists)
    #expect(hosted.findings.isEmpty)
    try hosted.advance(by: 1)
    #expect(try hosted.find(text: "ab").exists)
  }

  @Test("waits for groups")
  func group() throws {
    let hosted = try tapped { [loader] in "\(await loader.loadAll())" }
    try hosted.advance(by: 2.5)
    #expect(loader.loaded.withLock { $0 } == ["1", "2"])
    try hosted.advance(by: 0.5)
    #expect(try hosted.find(text: "3").exists)
    #expect(hosted.findings.isEmpty)
  }

  @Test("that is detached runs on its clock as well")
  func detached() throws {
    let hosted = try tapped { [loader] in await Task.detached { await loader.load("far", after: 1) }.value }
    try hosted.advance(by: 0.9)
    #expect(try hosted.find(text: "loading").exists)
    try hosted.advance(by: 0.1)
    #expect(try hosted.find(text: "far").exists)
    #expect(hosted.findings.isEmpty)
  }

  @Test("that waits for an actor, or for what is never said, is a finding")
  func stuck() throws {
    let shelf = Shelf()
    for hosted in [
      try tapped { await shelf.take() },
      try tapped { await withUnsafeContinuation { (_: UnsafeContinuation<String, Never>) in } },
      try tapped { await ElsewhereModel().load() },
    ] {
      #expect(try hosted.find(text: "loading").exists)
      #expect(hosted.findings.count { $0.message.hasPrefix("A Task ran until it first waited") } == 1)
    }
  }

  @Test("goes on where a file without SwiftUI has functions of no actor")
  func elsewhere() throws {
    let hosted = try tapped { await ElsewhereModel().compute() }
    #expect(try hosted.find(text: "computed").exists)
    #expect(hosted.findings.isEmpty)
  }

  @Test("that comes back from an actor sleeps on the host's clock again")
  func comesBack() async throws {
    let shelf = Shelf()
    let loader = loader
    let hosted = try tapped { await loader.load(await shelf.take(), after: 3) }
    // The actor works in real time.
    for _ in 0..<1000 where hosted.findAll(Text.self).isEmpty == false {
      try await Task.sleep(for: .milliseconds(1))
      try hosted.advance(by: 3)
      if (try? hosted.find(text: "taken")) != nil { break }
    }
    #expect(try hosted.find(text: "taken").exists)
  }

  @Test("goes on in real time when its host is gone, unless it is that of a view")
  func outlives() async throws {
    let diary = TaskDiary()
    func begin() throws {
      _ = try host(
        Text("a")
          .task {
            do { try await Task.sleep(for: .seconds(1000)) } catch { diary.lines.append("cancelled") }
          }
          .onAppear {
            diary.task = Task {
              try? await Task.sleep(for: .milliseconds(1))
              diary.lines.append("done")
            }
          }
      )
    }
    try begin()
    await diary.task?.value
    #expect(diary.lines.sorted() == ["cancelled", "done"])
  }

  @Test("leaves other work alone, which sleeps as the language has it")
  func others() async throws {
    let hosted = try tapped { "" }
    let start = ContinuousClock.now
    let off = Task.detached { () -> Bool in
      try? await Task.sleep(for: .milliseconds(20))
      return HostedWorkTests.isOnMainThread
    }
    try hosted.advance(by: 100)
    #expect(await off.value == false)
    #expect(ContinuousClock.now - start >= .milliseconds(20))
    #expect(ContinuousClock.now - start < .seconds(100))
  }

  private nonisolated static var isOnMainThread: Bool { Thread.isMainThread }
}
