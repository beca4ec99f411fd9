import HeadlessHost
import SwiftUI

/// Stacks, spacers, ratios and text.
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
    Golden("a ZStack is as large as its largest child", .unverified, "30 20") {
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
    Golden("the system's spacing is eight points", .unverified, "28 10") {
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
    Golden("from right to left the first child is on the right", .unverified, "20 0 10 10") {
      try frame(
        Color.self,
        in: Surroundings(layoutDirection: .rightToLeft),
        HStack(spacing: 0) {
          Box()
          Box(width: 20)
        }
      )
    },
    Golden("from right to left leading is on the right", .unverified, "30 0 10 10") {
      try frame(
        Color.self,
        in: Surroundings(layoutDirection: .rightToLeft),
        VStack(alignment: .leading, spacing: 0) {
          Box()
          Box(width: 40)
        }
      )
    },
    Golden("a group is transparent to its stack", .unverified, "20 10") {
      try size(
        HStack(spacing: 0) {
          Group {
            Box()
            Box()
          }
        }
      )
    },
    Golden("modifiers reach every child of a group", .unverified, "28 14") {
      try size(
        HStack(spacing: 0) {
          Group {
            Box()
            Box()
          }.padding(2)
        }
      )
    },
    Golden("ForEach gives its views to the stack", .unverified, "30 10") {
      try size(HStack(spacing: 0) { ForEach(0..<3) { _ in Box() } })
    },
    Golden("an if without a view takes no spacing", .unverified, "10 10") {
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
    Golden("an alignment guide moves a child", .unverified, "5 10 10 10") {
      try frame(
        Color.self,
        at: 1,
        VStack(alignment: .leading, spacing: 0) {
          Box()
          Box().alignmentGuide(.leading) { _ in -5 }
        }
      )
    },
    Golden("an alignment guide may use the dimensions", .unverified, "0 0 10 10") {
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
    Golden("a spacer has a least length", .unverified, "140 10") {
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
    Golden("a divider lies across a VStack", .unverified, "100 0.33") { try size(VStack { Divider() }) },
    Golden("a divider stands across an HStack", .unverified, "0.33 100") { try size(HStack { Divider() }) },
  ]

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
    Golden("a circle is as wide as high", .unverified, "40 40") {
      try size(HStack { Circle() }, of: CGSize(width: 40, height: 80))
    },
    Golden("a capsule takes all that is offered", .unverified, "100 100") { try size(Capsule()) },
    Golden("a shape asked for its ideal is ten by ten", .unverified, "10 10") { try size(Rectangle().fixedSize()) },
    Golden("position takes all that is offered", .unverified, "100 100") { try size(Box().position(x: 20, y: 30)) },
    Golden("position is that of the centre", .unverified, "15 25 10 10") {
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
    Golden("a rotation turns the bounding box", .unverified, "0 0 10 20") {
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
    Golden("a geometry reader takes all that is offered", .unverified, "100 100") {
      try size(GeometryReader { _ in Box() })
    },
    Golden("a geometry reader puts content at the top leading corner", .unverified, "0 0 10 10") {
      try frame(Color.self, GeometryReader { _ in Box() })
    },
    Golden("a geometry reader knows its size", .unverified, "0 0 50 25") {
      try frame(Color.self, GeometryReader { Color.red.frame(width: $0.size.width / 2, height: $0.size.height / 4) })
    },
    Golden("a scroll view offers no end along its axis", .unverified, "0 0 100 300") {
      try frame(Color.self, ScrollView { Color.red.frame(height: 300) })
    },
    Golden("a scroll view stays as large as its room", .unverified, "100 100") {
      try size(ScrollView { Color.red.frame(height: 300) })
    },
  ]

  static let texts: [Golden] = [
    Golden("text of two words breaks where it must", .lineLimitDefault, "2 lines") {
      let hosted = try host(Text("Hello World"), size: CGSize(width: 60, height: 100))
      return "\(try hosted.find(Text.self).lines.count) lines"
    },
    Golden("text stays on one line where it fits", .lineLimitDefault, "Hello World") {
      try host(Text("Hello World"), size: CGSize(width: 300, height: 100)).find(Text.self).lines.joined(separator: "/")
    },
    Golden("a line limit cuts with an ellipsis", .lineLimit, "Hello…") {
      try host(Text("Hello World").lineLimit(1), size: CGSize(width: 65, height: 100)).find(Text.self).lines
        .joined(separator: "/")
    },
    Golden("a height for one line cuts too", .unverified, "1 lines") {
      let hosted = try host(Text("Hello World"), size: CGSize(width: 60, height: 25))
      return "\(try hosted.find(Text.self).lines.count) lines"
    },
    Golden("text at the head is cut at the head", .truncation, "…World") {
      try host(Text("Hello World").lineLimit(1).truncationMode(.head), size: CGSize(width: 70, height: 100))
        .find(Text.self).lines.joined(separator: "/")
    },
    Golden("a scale factor shrinks before it cuts", .scaleFactor, "Hello World") {
      let text = Text("Hello World").lineLimit(1).minimumScaleFactor(0.5)
      return try host(text, size: CGSize(width: 70, height: 100)).find(Text.self).lines.joined(separator: "/")
    },
    Golden("newlines break", .unverified, "a/b") {
      try host(Text("a\nb")).find(Text.self).lines.joined(separator: "/")
    },
    Golden("fixedSize lets text run on", .unverified, "Hello World") {
      try host(Text("Hello World").fixedSize(), size: CGSize(width: 30, height: 100)).find(Text.self).lines
        .joined(separator: "/")
    },
    Golden("body text is 17 points", .unverified, "17.0") { "\(try host(Text("a")).find(Text.self).font?.size ?? 0)" },
    Golden("body text grows with the text size", .unverified, "53.0") {
      let hosted = try host(Text("a"), in: Surroundings(dynamicTypeSize: .accessibility5))
      return "\(try hosted.find(Text.self).font?.size ?? 0)"
    },
    Golden("a system size does not grow", .unverified, "20.0") {
      let text = Text("a").font(.system(size: 20))
      let hosted = try host(text, in: Surroundings(dynamicTypeSize: .accessibility5))
      return "\(try hosted.find(Text.self).font?.size ?? 0)"
    },
    Golden("a font of the surroundings is inherited", .unverified, "34.0") {
      "\(try host(VStack { Text("a") }.font(.largeTitle)).find(Text.self).font?.size ?? 0)"
    },
    Golden("the innermost font wins", .unverified, "12.0") {
      "\(try host(VStack { Text("a").font(.caption) }.font(.largeTitle)).find(Text.self).font?.size ?? 0)"
    },
    Golden("first baselines align", .unverified, "true") {
      let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 10))
        Text("b").font(.system(size: 40))
      }
      let texts = try host(view).findAll(Text.self)
      return "\(texts[0].frame.minY > texts[1].frame.minY && texts[0].frame.maxY < texts[1].frame.maxY)"
    },
  ]
}
