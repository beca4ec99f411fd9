import HeadlessHost
import SwiftUI

/// Pages on containers that make their views when they are seen, and on where scrolled content stands.
extension Golden.Source {
  fileprivate static let lazyStack = apple(
    "lazyvstack",
    says: "The stack view doesn't create items until it needs to render them onscreen."
  )
  /// A talk of Apple's, "Dive into lazy stacks and scrolling with SwiftUI".
  private static let talk = "https://developer.apple.com/videos/play/wwdc2026/321"
  fileprivate static let lazyEstimate = observed(
    talk,
    says: "The estimated height is based on the average size of views placed before and the number of those remaining."
  )
  fileprivate static let lazyBreadth = observed(
    talk,
    says: "The ideal width of a LazyVStack is that of its first subview."
  )
  fileprivate static let lazyRemoval = observed(
    talk,
    says: "As views are scrolled out of screen, they are removed from the lazy stack; their state is deleted alongside."
  )
  fileprivate static let lazyTransform = observed(
    talk,
    says: "Lazy stacks only load views that are on screen, based on their original position."
  )
  fileprivate static let scrollAnchor = apple(
    "view/defaultscrollanchor(_:)",
    says: "The bottom has the scroll view start at the bottom of its content when scrollable in the vertical axis."
  )
  fileprivate static let alignmentAnchor = apple(
    "scrollanchorrole/alignment",
    says: "How a scroll view should align its content when it is smaller than the container size."
  )
}

/// A hundred rows in a room of 100 points.
private struct Hundred<Row: View>: View {
  @ViewBuilder let row: (Int) -> Row

  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { row($0) } } }
  }
}

private struct Counted: View {
  let number: Int
  @State private var taps = 0

  var body: some View { Button("\(number):\(taps)") { taps += 1 }.frame(height: 25) }
}

private struct Ground: View {
  var body: some View { Color.clear }
}

@MainActor enum LazyGoldens {
  nonisolated static let all: [Golden] = [
    Golden("a lazy stack makes what is seen", .lazyStack, "0 1 2 3") {
      try texts(Hundred { Text("\($0)").frame(height: 25) })
    },
    Golden("a view that is moved by an effect is made by its place", .lazyTransform, "0 1 2 3") {
      try texts(Hundred { Text("\($0)").frame(height: 25).offset(y: $0 == 50 ? -1250 : 0) })
    },
    // One of 40 and three of 20 are seen: 100 in all, and 96 times 25.
    Golden("what is not made is as long as the others on average", .lazyEstimate, "2500") {
      let screen = try shown(
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: $0 == 0 ? 40 : 20) }
          }
          .background(Ground())
        }
      )
      return "\(Int(try screen.find(Ground.self).frame.height.rounded()))"
    },
    Golden("a lazy stack is ideally as broad as its first view", .lazyBreadth, "30") {
      let screen = try shown(
        LazyVStack {
          Color.red.frame(width: 30, height: 5)
          Color.red.frame(width: 60, height: 5)
        }
        .fixedSize()
        .background(Ground())
      )
      return "\(Int(try screen.find(Ground.self).frame.width))"
    },
    Golden("state goes with the view that is scrolled away", .lazyRemoval, "0:1 0:0") {
      let screen = try shown(Hundred { Counted(number: $0) })
      try screen.find(.label("0:0")).tap()
      let before = try screen.find(.label("0:1")).label ?? ""
      try screen.find(.label("3:0")).drag(by: CGSize(width: 0, height: -60))
      try screen.find(.label("3:0")).drag(by: CGSize(width: 0, height: 60))
      return "\(before) \(try screen.find(.label("0:0")).label ?? "")"
    },
    Golden("content begins at its anchor", .scrollAnchor, "96 97 98 99") {
      try texts(Hundred { Text("\($0)").frame(height: 25) }.defaultScrollAnchor(.bottom))
    },
    Golden("short content stands at its anchor", .alignmentAnchor, "80") {
      let screen = try shown(
        ScrollView { Color.red.frame(height: 20) }.defaultScrollAnchor(.bottom, for: .alignment)
      )
      return "\(Int(try screen.find(Color.self).frame.minY))"
    },
  ]

  private static func shown(_ view: some View) throws -> HeadlessHost.Host {
    try host(view, size: CGSize(width: 100, height: 100))
  }

  private static func texts(_ view: some View) throws -> String {
    try shown(view).findAll(Text.self).compactMap(\.text).joined(separator: " ")
  }
}
