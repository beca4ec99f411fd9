import HeadlessHost
import SwiftUI
import Testing
import UIKit

/// What is read aloud, and what covers the screen.
@MainActor @Suite("Elements and covers of components")
struct ComponentElementTests {
  @Test("what is all unseen says nothing together")
  func fadingIn() throws {
    let toast = HStack {
      Text("saved").opacity(0)
      Image(systemName: "star").hidden()
    }
    #expect(try host(toast.accessibilityElement(children: .combine)).accessibilityElements.isEmpty)
    let named = toast.accessibilityElement(children: .combine).accessibilityLabel("toast")
    #expect(try host(named).accessibilityElements.map(\.label) == ["toast"])
  }

  private struct Wrapped: UIViewRepresentable {
    var isElement = false

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.accessibilityLabel = "chart"
      view.isAccessibilityElement = isElement
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("a view of UIKit is an element where that was said")
  func plainView() throws {
    #expect(try host(Wrapped()).accessibilityElements.isEmpty)
    #expect(try host(Wrapped(isElement: true)).accessibilityElements.map(\.label) == ["chart"])
  }

  private struct Fitting: View {
    let width: CGFloat
    @State private var isShown = true

    var body: some View {
      ViewThatFits(in: .horizontal) {
        Text("wide").frame(width: 200).sheet(isPresented: $isShown) { Text("sheet of wide") }
        Text("slim").frame(width: 50).sheet(isPresented: $isShown) { Text("sheet of slim") }
      }
      .frame(width: width)
    }
  }

  @Test("only the candidate that fits presents its sheet", arguments: [(300, "wide"), (100, "slim")])
  func candidates(width: CGFloat, name: String) throws {
    let hosted = try host(Fitting(width: width))
    let texts = hosted.findAll(Text.self).compactMap(\.text).filter { $0.hasPrefix("sheet") }
    #expect(texts == ["sheet of \(name)"])
  }
}
