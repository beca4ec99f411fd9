import HeadlessHost
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Calls of older sources")
struct OlderCallTests {
  @Test("the functions of C make points, sizes and rectangles")
  func geometry() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
  }

  @Test("queues with a quality of service do their work on the host's clock")
  func queues() throws {
    struct Late: View {
      @State private var steps = 0
      private let queues = [
        DispatchQueue(label: "a", qos: .utility), DispatchQueue(label: "b", attributes: .concurrent),
        DispatchQueue(label: "c", qos: .background, attributes: .concurrent),
      ]

      var body: some View {
        Text("steps \(steps)").onAppear {
          for queue in queues { queue.async { DispatchQueue.main.async { steps += queue.sync { 1 } } } }
        }
      }
    }
    #expect(try host(Late()).find(text: "steps 3").exists)
  }

  @Test("who waits for a queue finds done what was handed in before, and not what comes later")
  func order() throws {
    struct Waiting: View {
      @State private var log = ""

      var body: some View {
        Text(log).onAppear {
          let log = Log()
          for (name, queue) in [("a", DispatchQueue(label: "a")), ("b", DispatchQueue(label: "b", qos: .utility))] {
            queue.async {
              log.text += name + "1 "
              queue.async { log.text += name + "4 " }
            }
            queue.asyncAfter(deadline: .now() + 1) { log.text += name + "5 " }
            queue.async { log.text += name + "2 " }
            queue.sync { log.text += name + "3 " }
          }
          self.log = log.text
          DispatchQueue.main.async { self.log = log.text }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.log = log.text }
        }
      }
    }
    let shown = try host(Waiting())
    #expect(try shown.find(text: "a1 a2 a3 b1 b2 b3 a4 b4 ").exists)
    try shown.advance(by: 2)
    #expect(try shown.find(text: "a1 a2 a3 b1 b2 b3 a4 b4 a5 b5 ").exists)
  }

  @Test("so does who waits where no view is hosted")
  func unhosted() {
    let log = Log()
    let queue = DispatchQueue(label: "alone")
    queue.async { log.text += "1 " }
    queue.async { log.text += "2 " }
    #expect(queue.sync { log.text + "3" } == "1 2 3")
  }
}

/// Unchecked, because one queue writes it and who reads it waits for that.
private final class Log: @unchecked Sendable {
  var text = ""
}
