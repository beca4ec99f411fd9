import SwiftUI
import Testing

@MainActor
@Suite("The main queue where no view is hosted")
struct MainQueueTests {
  @Test("does what is put off, before what is asked of the main actor after it")
  func runs() async {
    let flag = Flag()
    DispatchQueue.main.async { flag.isUp = true }
    #expect(!flag.isUp)
    await Task.detached { await MainActor.run {} }.value
    #expect(flag.isUp)
  }

  @Test("goes on with who waits for it")
  func resumes() async {
    let number = await withCheckedContinuation { (waiting: CheckedContinuation<Int, Never>) in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { waiting.resume(returning: 3) }
    }
    #expect(number == 3)
  }
}

@MainActor private final class Flag {
  var isUp = false
}
