import HeadlessHost
import SwiftUI

/// Frames, padding and sizing.
enum LayoutGoldens {
  static let frames: [Golden] = [
    Golden("a colour takes all that is offered", .colorView, "100 100") { try size(Color.red) },
    Golden("a fixed frame is as large as it says", .frame, "40 20") {
      try size(Color.red.frame(width: 40, height: 20))
    },
    Golden("a width alone leaves the height to the view", .frame, "40 100") { try size(Color.red.frame(width: 40)) },
    Golden("a height alone leaves the width to the view", .frame, "100 20") { try size(Color.red.frame(height: 20)) },
    Golden("a frame may exceed the screen", .frame, "300 300") { try size(Color.red.frame(width: 300, height: 300)) },
    Golden("an outer frame does not shrink an inner one", .frame, "-10 -10 40 40") {
      try frame(Color.self, Box(width: 40, height: 40).frame(width: 20, height: 20))
    },
    Golden("a frame offers its size to the view inside", .frame, "0 0 30 30") {
      try frame(Color.self, Color.red.frame(width: 30, height: 30))
    },
    Golden("a frame of zero is zero", .frame, "0 0") { try size(Color.red.frame(width: 0, height: 0)) },
    Golden("a maximum of infinity takes all", .flexibleFrame, "100 10") { try size(Box().frame(maxWidth: .infinity)) },
    Golden("a maximum does not grow beyond the offer", .flexibleFrame, "100 10") {
      try size(Box().frame(maxWidth: 200))
    },
    Golden("a maximum below the offer limits", .flexibleFrame, "60 10") { try size(Box().frame(maxWidth: 60)) },
    Golden("a maximum limits a greedy view", .flexibleFrame, "60 100") { try size(Color.red.frame(maxWidth: 60)) },
    Golden("a minimum lifts a small view", .leastFrame, "44 44") { try size(Box().frame(minWidth: 44, minHeight: 44)) },
    Golden("a minimum leaves a larger view alone", .leastFrame, "60 60") {
      try size(Box(width: 60, height: 60).frame(minWidth: 44, minHeight: 44))
    },
    Golden("a minimum beyond the offer wins", .leastFrame, "150 10") { try size(Box().frame(minWidth: 150)) },
    Golden("minimum and maximum together take the offer between them", .flexibleFrame, "80 10") {
      try size(Box().frame(minWidth: 20, maxWidth: 80))
    },
    Golden("an ideal length counts where nothing is offered", .flexibleFrame, "70 100") {
      try size(Color.red.frame(idealWidth: 70).fixedSize(horizontal: true, vertical: false))
    },
    Golden("an ideal length does not count where something is offered", .flexibleFrame, "100 100") {
      try size(Color.red.frame(idealWidth: 70))
    },
    Golden("fixedSize makes a colour ten by ten", .unspecifiedLengths, "10 10") { try size(Color.red.fixedSize()) },
    Golden("fixedSize along one axis leaves the other", .fixedSize, "10 100") {
      try size(Color.red.fixedSize(horizontal: true, vertical: false))
    },
    Golden("the inner of two frames counts for the view", .frame, "5 5 10 10") {
      try frame(Color.self, Color.red.frame(width: 10, height: 10).frame(width: 20, height: 20))
    },
    Golden("a least and a largest width accept any offer", .leastFrame, "5 100") {
      try size(
        Color.red.frame(width: 40).frame(minWidth: 0, maxWidth: .infinity),
        of: CGSize(width: 5, height: 100)
      )
    },
    Golden("a largest width alone does not cut a rigid view", .leastFrame, "40 100") {
      try size(Color.red.frame(width: 40).frame(maxWidth: .infinity), of: CGSize(width: 5, height: 100))
    },
    Golden("an empty view takes no part in a stack", .emptyView, "10 10") {
      try size(
        HStack(spacing: 5) {
          EmptyView()
          Box()
        }
      )
    },
  ]

  static let paddings: [Golden] = [
    Golden("padding on all sides adds twice", .padding, "20 20") { try size(Box().padding(5)) },
    Golden("padding of the system is 16 points", .defaultPadding, "42 42") { try size(Box().padding()) },
    Golden("padding on the horizontal sides", .padding, "20 10") { try size(Box().padding(.horizontal, 5)) },
    Golden("padding on the vertical sides", .padding, "10 20") { try size(Box().padding(.vertical, 5)) },
    Golden("padding on one side", .padding, "15 10") { try size(Box().padding(.leading, 5)) },
    Golden("padding moves the view", .insets, "3 2 10 10") {
      try frame(Color.self, Box().padding(EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)))
    },
    Golden("padding shrinks a greedy view", .padding, "10 10 80 80") {
      try frame(Color.self, Color.red.padding(10))
    },
    Golden("padding around a greedy view fills the screen", .padding, "100 100") { try size(Color.red.padding(10)) },
    Golden("padding inside a frame is inside", .insets, "50 50") {
      try size(Color.red.padding(10).frame(width: 50, height: 50))
    },
    Golden("padding outside a frame is outside", .insets, "70 70") {
      try size(Color.red.frame(width: 50, height: 50).padding(10))
    },
    Golden("negative padding reaches out", .unverified, "6 6") { try size(Box().padding(-2)) },
    Golden("paddings add up", .padding, "22 22") { try size(Box().padding(2).padding(4)) },
    Golden("leading is on the right from right to left", .layoutDirection, "0 0 10 10") {
      try frame(Color.self, in: Surroundings(layoutDirection: .rightToLeft), Box().padding(.leading, 5))
    },
  ]

  private static let alignments: [(String, Alignment, String)] = [
    ("topLeading", .topLeading, "0 0"), ("top", .top, "15 0"), ("topTrailing", .topTrailing, "30 0"),
    ("leading", .leading, "0 15"), ("center", .center, "15 15"), ("trailing", .trailing, "30 15"),
    ("bottomLeading", .bottomLeading, "0 30"), ("bottom", .bottom, "15 30"),
    ("bottomTrailing", .bottomTrailing, "30 30"),
  ]

  static let aligned: [Golden] = alignments.flatMap { name, alignment, origin in
    [
      Golden("a frame places its view at \(name)", .frame, "\(origin) 10 10") {
        try frame(Color.self, Box().frame(width: 40, height: 40, alignment: alignment))
      },
      Golden("a flexible frame places its view at \(name)", .flexibleFrame, "\(origin) 10 10") {
        try frame(Color.self, Box().frame(minWidth: 40, minHeight: 40, alignment: alignment))
      },
      Golden("an overlay stands at \(name)", .overlay, "\(origin) 10 10") {
        try frame(
          Circle.self,
          Box(width: 40, height: 40).overlay(alignment: alignment) { Circle().frame(width: 10, height: 10) }
        )
      },
      Golden("a background stands at \(name)", .background, "\(origin) 10 10") {
        try frame(
          Circle.self,
          Box(width: 40, height: 40).background(alignment: alignment) { Circle().frame(width: 10, height: 10) }
        )
      },
      Golden("a ZStack aligns at \(name)", .zStack, "\(origin) 10 10") {
        try frame(
          Circle.self,
          ZStack(alignment: alignment) {
            Box(width: 40, height: 40)
            Circle().frame(width: 10, height: 10)
          }
        )
      },
    ]
  }
}
