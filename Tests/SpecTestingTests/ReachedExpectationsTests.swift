import Foundation
import Synchronization
import Testing

@testable import SpecTesting

/// What is not counted would make an honest test one that asserts nothing.
@Suite("An expectation that holds")
struct ReachedExpectationsTests {
  @Test("is counted in every form in which it is written", arguments: forms)
  func holds(_ form: Form) async throws {
    #expect(try await counted(form.body) == form.count, "\(form.name)")
  }

  @Test("is counted where the test hands it on to a task of its own")
  func tasks() async throws {
    let task = try await counted { await Task { #expect(small < 3) }.value }
    #expect(task == 1)
    let actor = try await counted { await MainActor.run { #expect(small < 3) } }
    #expect(actor == 1)
    let group = try await counted {
      await withTaskGroup { group in
        for number in 1...3 { group.addTask { #expect(number < 4) } }
      }
    }
    #expect(group == 3)
  }

  @Test("is of nobody where the test that began its task has ended")
  func ended() async throws {
    let (stream, go) = AsyncStream<Void>.makeStream()
    let began = Mutex<Task<Int, Never>?>(nil)
    try await ReachedExpectations.counting("A/a()") {
      let task = Task {
        for await _ in stream {}
        #expect(small < 3)
        return ReachedExpectations.current?.count ?? -1
      }
      began.withLock { $0 = task }
    }
    go.finish()
    #expect(await began.withLock { $0 }?.value == 0)
  }
}

private func counted(_ body: @Sendable () async throws -> Void) async throws -> Int {
  let counter = ReachedExpectations()
  try await ReachedExpectations.$current.withValue(counter) { try await body() }
  return counter.count
}

struct Form: Sendable, CustomTestStringConvertible {
  let name: String
  let count: Int
  let body: @Sendable () async throws -> Void

  var testDescription: String { name }

  init(_ name: String, _ count: Int = 1, _ body: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.count = count
    self.body = body
  }
}

private struct Problem: Error, Equatable {}

private let small = 2
private let maybe: Int? = 2
private let anything: any Sendable = 2
private func load() async -> Int { small }
private func fail() throws { throw Problem() }
private func require() throws -> Int { try #require(maybe) }

private struct Prepared {
  let value: Int
  init() throws { value = try #require(maybe) }
}

private let forms: [Form] = [
  Form("a comparison") { #expect(small == 2) }, Form("a truth") { #expect(Bool(true)) },

  Form("a negation") { #expect(!(small == 3)) }, Form("a call") { #expect([small].contains(2)) },
  Form("a cast") { #expect(anything is Int) }, Form("two") { #expect(small == 2 && small < 3) },
  Form("an optional cast") { #expect((anything as? Int) != nil) },
  Form("await") { #expect(await load() == 2) },
  Form("try") { try #expect(require() == 2) }.twice,
  Form("a comment") { #expect(small == 2, "of \(small)") },
  Form("a closure") { #expect([small].allSatisfy { $0 == 2 }) },
  Form("a requirement") { try #require(small == 2) },
  Form("a requirement that waits") { try #require(await load() == 2) },
  Form("a value") { _ = try #require(maybe) }, Form("a value of a cast") { _ = try #require(anything as? Int) },

  Form("a doubtful value") { _ = try #require([1: maybe][1] ?? nil) },
  Form("an error of a kind") { #expect(throws: Problem.self) { try fail() } },
  Form("an error") { #expect(throws: Problem()) { try fail() } },
  Form("any error") { #expect(throws: (any Error).self) { try fail() } },
  Form("no error") { #expect(throws: Never.self) {} },
  Form("an error that waits") {
    await #expect(throws: Problem.self) {
      await Task.yield()
      try fail()
    }
  },
  Form("a requirement of an error") { _ = try #require(throws: Problem.self) { try fail() } },
  Form("a requirement of this error") { try #require(throws: Problem()) { try fail() } },
  Form("a requirement of an error that waits") {
    try await #require(throws: Problem.self) {
      await Task.yield()
      try fail()
    }
  },
  Form("an error that is looked at") {
    let e = #expect(throws: Problem.self) { try fail() }
    #expect(e == Problem())
  }.twice,
  Form("a helper") { _ = try require() }, Form("an init") { _ = try Prepared() },
  Form("an exit") { await #expect(processExitsWith: .success) { exit(0) } },
  Form("a requirement of an exit") { try await #require(processExitsWith: .success) { exit(0) } },
  Form("an issue that is known", 1) { withKnownIssue(isIntermittent: true) { #expect(small == 2) } },
]

extension Form {
  fileprivate var twice: Form { Form(name, 2, body) }
}
