import HeadlessHost
import SwiftUI

extension Golden.Source {
  fileprivate static let layerPriority = observed(
    "https://segmentfault.com/p/1210000047084985",
    says: "A ZStack takes the smallest aligned size that holds its views of the highest priority: a summary of "
      + "\"Exploring the Secrets of layoutPriority in SwiftUI ZStack\" (fatbobman.com)."
  )
}

/// What the children of a ZStack get, and which of them it is as large as. Where no source is named, two
/// reimplementations of SwiftUI have it so, and Apple's page of `ZStack` says nothing of it.
enum LayerGoldens {
  static let all: [Golden] = [
    Golden("a layer that takes all is as high as its stack in a scroll view", .unverified, "0 0 100 40") {
      try frame(
        Rectangle.self,
        ScrollView {
          ZStack {
            Rectangle()
            Box(height: 40)
          }
        }
      )
    },
    Golden(
      "a layer that takes all is as large as the others where the stack has its own size",
      .unverified,
      "0 0 30 20"
    ) {
      try frame(
        Rectangle.self,
        ZStack {
          Rectangle()
          Box(width: 30, height: 20)
        }.fixedSize()
      )
    },
    Golden("a line behind tabs that scroll is as wide as they are", .unverified, "0 38 60 2") {
      try frame(
        Capsule.self,
        ScrollView(.horizontal) {
          ZStack(alignment: .bottom) {
            Box(width: 60, height: 40)
            Capsule().frame(height: 2).frame(maxWidth: .infinity)
          }
        }
      )
    },
    Golden("a ZStack is as large as its layers of the highest priority", .layerPriority, "30 20") {
      try size(
        ZStack {
          Rectangle()
          Box(width: 30, height: 20).layoutPriority(1)
        }
      )
    },
    Golden("a spacer does not make a ZStack large", .unverified, "30 20") {
      try size(
        ZStack {
          Spacer()
          Box(width: 30, height: 20)
        }
      )
    },
    Golden("a guide that is no number is taken for the one that views have by themselves", .unverified, "30 20") {
      try size(
        ZStack(alignment: .leading) {
          Box(width: 30, height: 20).alignmentGuide(.leading) { $0.width * .nan }
          Box(width: 10, height: 10)
        }
      )
    },
    Golden("layers without a priority are all as large as they can be", .layers, "100 100") {
      try size(
        ZStack {
          Rectangle()
          Box(width: 30, height: 20)
        }
      )
    },
  ]
}
