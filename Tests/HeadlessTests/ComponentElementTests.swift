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

  private struct Busy: UIViewRepresentable {
    var change: (UIActivityIndicatorView) -> Void = { _ in }

    func makeUIView(context: Context) -> UIActivityIndicatorView {
      let wheel = UIActivityIndicatorView(style: .medium)
      change(wheel)
      return wheel
    }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
  }

  @Test("the wheel of UIKit says by itself that something goes on, for as long as it turns")
  func wheel() throws {
    func read(_ change: @escaping (UIActivityIndicatorView) -> Void) throws -> [String?] {
      try host(Busy(change: change)).accessibilityElements.map(\.label)
    }
    #expect(try read { $0.startAnimating() } == ["In progress"])
    #expect(try read { _ in } == [])
    #expect(
      try read {
        $0.startAnimating()
        $0.stopAnimating()
      } == []
    )
    #expect(try read { $0.hidesWhenStopped = false } == ["Progress halted"])
    let named = try read {
      $0.accessibilityLabel = "Loading"
      $0.startAnimating()
    }
    #expect(named == ["Loading"])
    let silenced = try read {
      $0.isAccessibilityElement = false
      $0.startAnimating()
    }
    #expect(silenced == [])
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
