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

  @Test("a field of UIKit keeps a view that stands in for the keyboard")
  func inputView() {
    let field = UITextField()
    field.inputView = UIView()
    #expect(field.inputView != nil)
  }
}
