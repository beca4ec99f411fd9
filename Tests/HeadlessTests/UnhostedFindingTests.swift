import Evidence
import Foundation
import HeadlessHost
import SwiftUI
import Testing
import UIKit

/// `host(Card().background(...))` makes the view before there is a host: what is noticed then belongs to the check that runs.
@MainActor @Suite("Findings without a host")
struct UnhostedFindingTests {
  private func noticeSomething() { UIView().layer.cornerCurve = .continuous }

  private func recorder(_ name: String = "a") -> CheckRecorder { CheckRecorder(test: name, run: nil) }

  /// The kinds of what a host tells that is made in a check, or outside of any.
  private func kinds(in check: CheckRecorder?, after work: () -> Void = {}) throws -> [String] {
    try CheckRecorder.$current.withValue(check) {
      work()
      return try host(Text("a")).findings.map(\.kind)
    }
  }

  @Test("are not those of the next host where no check runs")
  func notHandedOver() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(try host(path.fill(.red)).findings.isEmpty)
    #expect(try kinds(in: nil, after: noticeSomething) == [])
  }

  @Test("are in the evidence of a check that hosts nothing")
  func withoutHost() {
    let recorder = recorder()
    CheckRecorder.$current.withValue(recorder) {
      _ = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
      noticeSomething()
      noticeSomething()
    }
    #expect(recorder.summary.warnings.map { $0.prefix { $0 != ":" } } == ["unsupported", "not-shown"])
    #expect(recorder.summary.confidence == .unverified)
  }

  @Test("are those of the next host of the same check, and of no further one")
  func handedOver() throws {
    let recorder = recorder()
    #expect(try kinds(in: recorder, after: noticeSomething) == ["not-shown"])
    #expect(try kinds(in: recorder) == [])
    #expect(recorder.summary.warnings.count == 1)
  }

  @Test("are not those of another check, nor of one that comes after it")
  func keptApart() throws {
    let first = recorder("a")
    CheckRecorder.$current.withValue(first) { noticeSomething() }
    #expect(try kinds(in: recorder("b")) == [])
    #expect(try kinds(in: first) == ["not-shown"])
    for number in 0..<50 {
      CheckRecorder.$current.withValue(recorder("\(number)")) { noticeSomething() }
      #expect(try kinds(in: recorder("then \(number)")) == [])
    }
  }

  @Test("go with the tasks that a check begins")
  func inTasks() async throws {
    let recorder = recorder()
    await CheckRecorder.$current.withValue(recorder) {
      await Task { @MainActor in noticeSomething() }.value
    }
    #expect(try kinds(in: recorder) == ["not-shown"])
  }

  @Test("are kept within a limit, and the evidence says so")
  func bounded() throws {
    let recorder = recorder()
    let kinds = try kinds(in: recorder) {
      for length in 0..<300 { _ = UIImage(data: Data(count: length)) }
    }
    #expect(kinds.count == 256)
    #expect(recorder.summary.warnings.count == CheckRecorder.mostWarnings + 1)
    #expect(recorder.summary.warnings.last?.hasPrefix("more was noticed") == true)
  }
}
