import Testing

@testable import Judgment

/// Work that people put off, and work that a component does.
struct PutOffTests {
  private func phrase(_ gloss: String) -> String? {
    PutOff.phrase(in: gloss) ?? PlainDenial.phrase(in: gloss) ?? Remark.denial(in: gloss)
  }

  @Test(
    "To another release people put things off",
    arguments: [
      "next release", "the next major release", "a later phase", "phase 2", "phase two", "v2", "Q3",
      "the next sprint", "a future iteration", "the next PR", "a separate PR", "the next task", "task 4",
      "next quarter",
      "a follow-up", "the backlog", "next week", "the next version", "later", "spec 012", "the tokens spec",
    ]
  )
  func putOff(_ time: String) {
    for words in [
      "drawn - deferred to \(time)", "drawn (postponed to \(time))", "deferred until \(time)", "is deferred to \(time)",
    ] {
      #expect(phrase(words) != nil, "\(words)")
    }
  }

  @Test(
    "To the next frame a component does",
    arguments: [
      "the next frame", "the next tick", "the next run loop", "a later frame", "the following turn of the loop",
      "the key is released", "the view appears", "the layout phase", "the version check is over", "task queues",
      "the next task queue", "the main thread", "idle", "the next cell", "the second step", "another queue",
    ]
  )
  func done(_ time: String) {
    for words in [
      "drawn - deferred to \(time)", "drawn (delayed until \(time))", "drawn; postponed until \(time)",
      "is deferred to \(time)",
    ] {
      #expect(phrase(words) == nil, "\(words)")
    }
  }
}
