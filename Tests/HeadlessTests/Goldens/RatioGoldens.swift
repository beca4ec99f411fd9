import HeadlessHost
import SwiftUI

/// Ratios, fixed sizes and scroll views.
enum RatioGoldens {
  static let ratios: [Golden] = [
    Golden("a ratio of one fits a square", .aspectRatio, "50 50") {
      try size(Color.red.aspectRatio(1, contentMode: .fit), of: CGSize(width: 80, height: 50))
    },
    Golden("a ratio of two fits the width", .aspectRatio, "100 50") {
      try size(Color.red.aspectRatio(2, contentMode: .fit))
    },
    Golden("a ratio of a half fits the height", .aspectRatio, "50 100") {
      try size(Color.red.aspectRatio(0.5, contentMode: .fit))
    },
    Golden("a ratio of two fills the height", .aspectRatio, "200 100") {
      try size(Color.red.aspectRatio(2, contentMode: .fill))
    },
    Golden("a circle is as wide as high", .shapeSizes, "40 40") {
      try size(HStack { Circle() }, of: CGSize(width: 40, height: 80))
    },
    Golden("a capsule takes all that is offered", .shapeSizes, "100 100") { try size(Capsule()) },
    Golden("a shape asked for its ideal is ten by ten", .unspecifiedLengths, "10 10") {
      try size(Rectangle().fixedSize())
    },
    Golden("position takes all that is offered", .positionSize, "100 100") { try size(Box().position(x: 20, y: 30)) },
    Golden("position is that of the centre", .position, "15 25 10 10") {
      try frame(Color.self, Box().position(x: 20, y: 30))
    },
    Golden("offset does not change the layout", .offset, "20 10") {
      try size(
        HStack(spacing: 0) {
          Box().offset(x: 50)
          Box()
        }
      )
    },
    Golden("offset moves what is seen", .offset, "7 3 10 10") { try frame(Color.self, Box().offset(x: 7, y: 3)) },
    Golden("scaleEffect does not change the layout", .visualEffect, "10 10") { try size(Box().scaleEffect(3)) },
    Golden("scaleEffect grows around the centre", .scaleEffect, "-5 -5 20 20") {
      try frame(Color.self, Box().scaleEffect(2))
    },
    Golden("scaleEffect grows around its anchor", .scaleEffect, "0 0 20 20") {
      try frame(Color.self, Box().scaleEffect(2, anchor: .topLeading))
    },
    Golden("a rotation turns the bounding box", .rotation, "0 0 10 20") {
      try frame(
        Color.self,
        Box(width: 20).rotationEffect(.degrees(90)).frame(width: 10, height: 20)
      )
    },
    Golden("opacity does not change the layout", .visualEffect, "10 10") { try size(Box().opacity(0)) },
    Golden("hidden keeps the room", .hidden, "20 10") {
      try size(
        HStack(spacing: 0) {
          Box().hidden()
          Box()
        }
      )
    },
    Golden("a background is offered the size of its view", .background, "0 0 10 10") {
      try frame(Circle.self, Box().background { Circle() })
    },
    Golden("an overlay does not change the size", .overlay, "10 10") {
      try size(Box().overlay { Color.blue.frame(width: 50, height: 50) })
    },
    Golden("a geometry reader takes all that is offered", .geometryReader, "100 100") {
      try size(GeometryReader { _ in Box() })
    },
    Golden("a geometry reader puts content at the top leading corner", .geometryPlace, "0 0 10 10") {
      try frame(Color.self, GeometryReader { _ in Box() })
    },
    Golden("a geometry reader knows its size", .geometrySize, "0 0 50 25") {
      try frame(Color.self, GeometryReader { Color.red.frame(width: $0.size.width / 2, height: $0.size.height / 4) })
    },
    Golden("a scroll view offers no end along its axis", .scrollView, "0 0 100 300") {
      try frame(Color.self, ScrollView { Color.red.frame(height: 300) })
    },
    Golden("a scroll view stays as large as its room", .scrollView, "100 100") {
      try size(ScrollView { Color.red.frame(height: 300) })
    },
    Golden("a scroll view is as wide as its content", .scrollView, "10 100") { try size(ScrollView { Box() }) },
    Golden("a scroll view asks for the ideal length of its content", .scrollView, "0 0 100 10") {
      try frame(Color.self, ScrollView { Color.red })
    },
  ]
}
