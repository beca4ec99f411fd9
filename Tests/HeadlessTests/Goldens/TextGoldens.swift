import HeadlessHost
import SwiftUI

/// How text takes its room.
enum TextGoldens {
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
    Golden("fixedSize lets text run on", .fixedSize, "Hello World") {
      try host(Text("Hello World").fixedSize(), size: CGSize(width: 30, height: 100)).find(Text.self).lines
        .joined(separator: "/")
    },
    Golden("body text is 17 points", .bodySize, "17.0") { "\(try host(Text("a")).find(Text.self).font?.size ?? 0)" },
    Golden("body text grows with the text size", .bodySizes, "53.0") {
      let hosted = try host(Text("a"), in: Surroundings(dynamicTypeSize: .accessibility5))
      return "\(try hosted.find(Text.self).font?.size ?? 0)"
    },
    Golden("a system size does not grow", .fixedFont, "20.0") {
      let text = Text("a").font(.system(size: 20))
      let hosted = try host(text, in: Surroundings(dynamicTypeSize: .accessibility5))
      return "\(try hosted.find(Text.self).font?.size ?? 0)"
    },
    Golden("a font of the surroundings is inherited", .font, "34.0") {
      "\(try host(VStack { Text("a") }.font(.largeTitle)).find(Text.self).font?.size ?? 0)"
    },
    Golden("the innermost font wins", .font, "12.0") {
      "\(try host(VStack { Text("a").font(.caption) }.font(.largeTitle)).find(Text.self).font?.size ?? 0)"
    },
    Golden("first baselines align", .firstBaseline, "true") {
      let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 10))
        Text("b").font(.system(size: 40))
      }
      let texts = try host(view).findAll(Text.self)
      return "\(texts[0].frame.minY > texts[1].frame.minY && texts[0].frame.maxY < texts[1].frame.maxY)"
    },
    Golden("a symbol's middle is that of capital letters beside it", .unverified, "true") {
      let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "square")
        Text("A")
      }
      let hosted = try host(row)
      let text = try hosted.find(Text.self).frame
      let middle = text.minY + UIFont.systemFont(ofSize: 17).ascender - UIFont.systemFont(ofSize: 17).capHeight / 2
      return "\(abs(try hosted.find(Image.self).frame.midY - middle) < 1)"
    },
    Golden("the icon of a label stands beside the first of several lines", .unverified, "true") {
      let hosted = try host(Label("one\ntwo\nthree", systemImage: "square"))
      return "\(try hosted.find(Image.self).frame.maxY < hosted.find(Text.self).frame.midY)"
    },
    Golden("another image stands on the baseline", .unverified, "true") {
      let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "square").resizable().frame(width: 8, height: 8)
        Text("A").font(.system(size: 40))
      }
      let hosted = try host(row)
      let base = try hosted.find(Text.self).frame.minY + UIFont.systemFont(ofSize: 40).ascender
      return "\(abs(try hosted.find(Image.self).frame.maxY - base) < 1)"
    },
  ]
}
