import HeadlessHost
import SwiftUI

/// Margins around what scrolls, and frames that follow their container.
enum ContainerGoldens {
  static let all: [Golden] = margins + frames

  private static let margins: [Golden] = [
    Golden("content margins inset what scrolls on all edges", .contentMargins, "12 12 76 76") {
      try frame(Color.self, ScrollView { Color.red.frame(height: 76) }.contentMargins(12))
    },
    Golden("content margins inset the edges that they name", .contentMargins, "20 0 60 10") {
      try frame(Color.self, ScrollView { Color.red.frame(height: 10) }.contentMargins(.horizontal, 20))
    },
    Golden("content margins for the content inset it", .marginPlacement, "0 5 100 10") {
      try frame(
        Color.self,
        ScrollView { Color.red.frame(height: 10) }.contentMargins(.top, 5, for: .scrollContent)
      )
    },
    Golden("content margins for indicators leave the content", .indicatorMargins, "0 0 100 10") {
      try frame(
        Color.self,
        ScrollView { Color.red.frame(height: 10) }.contentMargins(20, for: .scrollIndicators)
      )
    },
    Golden("content margins leave the scroll view its size", .contentMargins, "100 100") {
      try size(ScrollView { Color.red.frame(height: 10) }.contentMargins(12))
    },
    Golden("of two content margins the inner one counts at its edge", .unverified, "4 9 87 10") {
      try frame(
        Color.self,
        ScrollView { Color.red.frame(height: 10) }.contentMargins(.leading, 4).contentMargins(9)
      )
    },
    Golden("a scroll view in another one has no margins of that", .unverified, "10 10 80 20") {
      try frame(
        Color.self,
        ScrollView { ScrollView { Color.red.frame(height: 20) }.frame(height: 40) }.contentMargins(10)
      )
    },
    Golden("content margins stand in place of those of a list", .unverified, "24") {
      let list = List { Text("a").accessibilityIdentifier("a") }
      let size = CGSize(width: 200, height: 200)
      let own = try host(list, size: size).find(.identifier("a")).frame.minX
      let set = try host(list.contentMargins(.horizontal, 40), size: size).find(.identifier("a")).frame.minX
      return (set - own).short
    },
  ]

  private static let frames: [Golden] = [
    Golden("a container-relative frame is as wide as the screen", .containerFrame, "100 10") {
      try size(Box().containerRelativeFrame(.horizontal))
    },
    Golden("a container-relative frame is as large as the scroll view around", .containerFrame, "0 0 60 40") {
      let scrolled = ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]) }
      return try frame(
        Color.self,
        scrolled.frame(width: 60, height: 40).frame(width: 100, height: 100, alignment: .topLeading)
      )
    },
    Golden("a container-relative frame follows a scroll view in a stack", .containerFrame, "80") {
      let stack = VStack(spacing: 0) {
        Color.blue.frame(height: 20)
        ScrollView { Color.red.containerRelativeFrame(.vertical) }
      }
      let hosted = try host(stack, size: CGSize(width: 100, height: 100))
      return hosted.findAll(Color.self)[1].frame.height.short
    },
    Golden("a count and a spacing divide the container", .containerColumns, "20 10") {
      try size(Box().containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 20 / 3))
    },
    Golden("a span takes several columns and what is between them", .containerColumns, "45 10") {
      try size(Box().containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10))
    },
    Golden("a container-relative frame may be a part of the container", .containerLength, "25 50") {
      try size(Box().containerRelativeFrame([.horizontal, .vertical]) { $1 == .horizontal ? $0 / 4 : $0 / 2 })
    },
    Golden("a container-relative frame places the view inside", .containerFrame, "90 0 10 10") {
      try frame(Color.self, Box().containerRelativeFrame(.horizontal, alignment: .trailing))
    },
    Golden("margins are not part of the container", .unverified, "10 10 80 10") {
      let scrolled = ScrollView { Color.red.frame(height: 10).containerRelativeFrame(.horizontal) }
      return try frame(Color.self, scrolled.contentMargins(10))
    },
  ]
}

extension Golden.Source {
  fileprivate static let contentMargins = apple(
    "view/contentmargins(_:_:for:)",
    says: "Margins around the content of scrollable views: a scroll view insets its content by them."
  )
  fileprivate static let marginPlacement = apple(
    "contentmarginplacement/scrollcontent",
    says: "Scrollable views use it to inset their content, but not their scroll indicators."
  )
  fileprivate static let indicatorMargins = apple(
    "contentmarginplacement/scrollindicators",
    says: "Scrollable views use it to inset their scroll indicators, but not their content."
  )
  fileprivate static let containerFrame = apple(
    "view/containerrelativeframe(_:alignment:)",
    says: "A frame of the size of the nearest container: the screen, a scroll view, less its safe area insets."
  )
  fileprivate static let containerColumns = apple(
    "view/containerrelativeframe(_:count:span:spacing:alignment:)",
    says: "The container is divided into columns with spacing between them; a span takes several, and what is between."
  )
  fileprivate static let containerLength = apple(
    "view/containerrelativeframe(_:alignment:_:)",
    says: "A closure turns the length of the container along an axis into that of the frame."
  )
}
