import Combine
import Foundation
import HeadlessHost
import SwiftUI
import Testing

private final class Ticker: ObservableObject {
  @Published var seen: [Int] = []
  let taps = PassthroughSubject<Int, Never>()
  var kept: Set<AnyCancellable> = []
  var promise: ((Result<Int, Never>) -> Void)?

  init() {
    taps.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] in self?.seen.append($0) }.store(in: &kept)
  }

  func wait() {
    Future { self.promise = $0 }.sink { [weak self] in self?.seen.append($0) }.store(in: &kept)
  }
}

private struct Counting: View {
  @ObservedObject var ticker: Ticker
  @State private var count = 0

  var body: some View {
    Button("tap") {
      count += 1
      ticker.taps.send(count)
    }
  }
}

@MainActor @Suite("Publishers")
struct PublisherTests {
  @Test("that are throttled let one value through in each stretch of time, also after one that was held back")
  func throttle() throws {
    let ticker = Ticker()
    let hosted = try host(Counting(ticker: ticker))
    try hosted.find(.button).tap()
    try hosted.find(.button).tap()
    #expect(ticker.seen == [1])
    try hosted.advance(by: 1.1)
    #expect(ticker.seen == [1, 2])
    try hosted.find(.button).tap()
    #expect(ticker.seen == [1, 2])
    try hosted.advance(by: 1)
    #expect(ticker.seen == [1, 2, 3])
  }

  @Test("of the future live as long as their promise")
  func future() {
    let ticker = Ticker()
    ticker.wait()
    ticker.promise?(.success(7))
    #expect(ticker.seen == [7])
  }
}
