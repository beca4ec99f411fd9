import HeadlessHost
import SwiftUI

/// Stacks, and what fills the room in them.
enum StackGoldens {
  static let stacks: [Golden] = [
    Golden("an HStack adds widths and spacing", .stack, "25 10") {
      try size(
        HStack(spacing: 5) {
          Box()
          Box()
        }
      )
    },
    Golden("a VStack adds heights and spacing", .stack, "10 25") {
      try size(
        VStack(spacing: 5) {
          Box()
          Box()
        }
      )
    },
    Golden("a ZStack is as large as its largest child", .layers, "30 20") {
      try size(
        ZStack {
          Box(width: 30)
          Box(height: 20)
        }
      )
    },
    Golden("spacing of zero is none", .stack, "20 10") {
      try size(
        HStack(spacing: 0) {
          Box()
          Box()
        }
      )
    },
    Golden("the system's spacing is eight points", .stackSpacing, "28 10") {
      try size(
        HStack {
          Box()
          Box()
        }
      )
    },
    Golden("greedy children share evenly", .priority, "50 0 50 100") {
      try frame(
        Color.self,
        at: 1,
        HStack(spacing: 0) {
          Color.red
          Color.blue
        }
      )
    },
    Golden("a rigid child comes first", .stack, "0 0 70 100") {
      try frame(
        Color.self,
        HStack(spacing: 0) {
          Color.red
          Color.blue.frame(width: 30)
        }
      )
    },
    Golden("an even share comes before a least width, out of bounds", .stackOverflow, "0 0 75 100") {
      try frame(
        Color.self,
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100)
          Color.green.frame(minWidth: 100)
        }
        .frame(width: 150, height: 100, alignment: .leading)
      )
    },
    Golden("a stack that takes all is served after what is rigid, centred as it is", .stack, "0 0 70 100") {
      try frame(
        Color.self,
        HStack(spacing: 0) {
          VStack { Color.red }
          Color.blue.frame(width: 30)
        }
      )
    },
    Golden("layers that take all are served after what is rigid", .stack, "0 0 70 100") {
      try frame(
        Color.self,
        HStack(spacing: 0) {
          ZStack {
            Color.red
            Box()
          }
          Color.blue.frame(width: 30)
        }
      )
    },
    Golden("a column of lines as wide as possible fills the row", .stack, "100 10") {
      try size(
        HStack(spacing: 0) {
          VStack(spacing: 0) { Box(height: 10).frame(maxWidth: .infinity, alignment: .leading) }
          Box()
        }
      )
    },
    Golden("spacing is taken off before sharing", .stack, "55 0 45 100") {
      try frame(
        Color.self,
        at: 1,
        HStack(spacing: 10) {
          Color.red
          Color.blue
        }
      )
    },
    Golden("a higher priority takes what it can", .priority, "0 0 0 100") {
      try frame(
        Color.self,
        HStack(spacing: 0) {
          Color.red
          Color.blue.layoutPriority(1)
        }
      )
    },
    Golden("a higher priority leaves the others their minimum", .priority, "20 0 80 100") {
      try frame(
        Color.self,
        at: 1,
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20)
          Color.blue.layoutPriority(1)
        }
      )
    },
    Golden("equal priorities share evenly", .priority, "0 0 50 100") {
      try frame(
        Color.self,
        HStack(spacing: 0) {
          Color.red.layoutPriority(1)
          Color.blue.layoutPriority(1)
        }
      )
    },
    Golden("a priority is carried through padding", .stack, "0 0 0 100") {
      try frame(
        Color.self,
        HStack(spacing: 0) {
          Color.red
          Color.blue.layoutPriority(1).padding(0)
        }
      )
    },
    Golden("an HStack centres its children", .stack, "0 15 10 10") {
      try frame(
        Color.self,
        HStack(spacing: 0) {
          Box()
          Box(height: 40)
        }
      )
    },
    Golden("an HStack aligns at the top", .stack, "0 0 10 10") {
      try frame(
        Color.self,
        HStack(alignment: .top, spacing: 0) {
          Box()
          Box(height: 40)
        }
      )
    },
    Golden("an HStack aligns at the bottom", .stack, "0 30 10 10") {
      try frame(
        Color.self,
        HStack(alignment: .bottom, spacing: 0) {
          Box()
          Box(height: 40)
        }
      )
    },
    Golden("a VStack centres its children", .stack, "15 0 10 10") {
      try frame(
        Color.self,
        VStack(spacing: 0) {
          Box()
          Box(width: 40)
        }
      )
    },
    Golden("a VStack aligns leading", .stack, "0 0 10 10") {
      try frame(
        Color.self,
        VStack(alignment: .leading, spacing: 0) {
          Box()
          Box(width: 40)
        }
      )
    },
    Golden("a VStack aligns trailing", .stack, "30 0 10 10") {
      try frame(
        Color.self,
        VStack(alignment: .trailing, spacing: 0) {
          Box()
          Box(width: 40)
        }
      )
    },
    Golden("from right to left the first child is on the right", .layoutDirection, "20 0 10 10") {
      try frame(
        Color.self,
        in: Surroundings(layoutDirection: .rightToLeft),
        HStack(spacing: 0) {
          Box()
          Box(width: 20)
        }
      )
    },
    Golden("from right to left leading is on the right", .layoutDirection, "30 0 10 10") {
      try frame(
        Color.self,
        in: Surroundings(layoutDirection: .rightToLeft),
        VStack(alignment: .leading, spacing: 0) {
          Box()
          Box(width: 40)
        }
      )
    },
    Golden("a group is transparent to its stack", .group, "20 10") {
      try size(
        HStack(spacing: 0) {
          Group {
            Box()
            Box()
          }
        }
      )
    },
    Golden("modifiers reach every child of a group", .group, "28 14") {
      try size(
        HStack(spacing: 0) {
          Group {
            Box()
            Box()
          }.padding(2)
        }
      )
    },
    Golden("ForEach gives its views to the stack", .forEach, "30 10") {
      try size(HStack(spacing: 0) { ForEach(0..<3) { _ in Box() } })
    },
    Golden("an if without a view takes no spacing", .conditional, "10 10") {
      try size(
        HStack(spacing: 7) {
          Box()
          if Bool(false) { Box() }
        }
      )
    },
    Golden("a nested stack counts as one", .unverified, "34 10") {
      try size(
        HStack(spacing: 2) {
          Box()
          HStack(spacing: 2) {
            Box()
            Box()
          }
        }
      )
    },
    Golden("an alignment guide moves a child", .alignmentGuide, "5 10 10 10") {
      try frame(
        Color.self,
        at: 1,
        VStack(alignment: .leading, spacing: 0) {
          Box()
          Box().alignmentGuide(.leading) { _ in -5 }
        }
      )
    },
    Golden("an alignment guide may use the dimensions", .alignmentGuide, "0 0 10 10") {
      try frame(
        Color.self,
        VStack(alignment: .leading, spacing: 0) {
          Box().alignmentGuide(.leading) { $0[.trailing] }
          Box(width: 5)
        }
      )
    },
  ]

  static let spacers: [Golden] = [
    Golden("a spacer pushes to the ends", .spacer, "90 0 10 10") {
      try frame(
        Color.self,
        at: 1,
        HStack(spacing: 0) {
          Box()
          Spacer()
          Box()
        }
      )
    },
    Golden("a spacer fills an HStack", .spacer, "100 10") {
      try size(
        HStack(spacing: 0) {
          Box()
          Spacer()
        }
      )
    },
    Golden("a spacer fills a VStack", .spacer, "10 100") {
      try size(
        VStack(spacing: 0) {
          Box()
          Spacer()
        }
      )
    },
    Golden("a spacer has a least length", .spacerLength, "140 10") {
      try size(
        HStack(spacing: 0) {
          Box(width: 50)
          Spacer(minLength: 40)
          Box(width: 50)
        }
      )
    },
    Golden("two spacers share", .spacer, "45 0 10 10") {
      try frame(
        Color.self,
        HStack(spacing: 0) {
          Spacer()
          Box()
          Spacer()
        }
      )
    },
    Golden("a spacer leaves its room to everything else in the stack", .unverified, "0 0 90 100") {
      try frame(
        Color.self,
        HStack(spacing: 0) {
          Color.red
          Spacer(minLength: 10)
        }
      )
    },
    Golden("a spacer takes nothing across its stack", .spacer, "100 10") {
      try size(
        HStack(spacing: 0) {
          Spacer()
          Box()
        }
      )
    },
    Golden("a divider lies across a VStack", .divider, "100 0.33") { try size(VStack { Divider() }) },
    Golden("a divider stands across an HStack", .divider, "0.33 100") { try size(HStack { Divider() }) },
  ]
}
