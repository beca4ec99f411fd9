import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// What is seen of a view under and over others.
enum SightGoldens {
  /// The contrast of the first text.
  @MainActor private static func contrast(_ view: some View) throws -> String {
    let contrast = try #require(try host(view.background(Color.white)).find(Text.self).contrast)
    return CGFloat(contrast).short
  }

  @MainActor private static func visible(_ view: some View) throws -> String {
    CGFloat(try host(view).find(Text.self).visibleFraction).short
  }

  private static var veil: Color { Color.white.opacity(0.8) }

  static let all: [Golden] = contrasts + fractions + sizes

  static let contrasts: [Golden] = [
    Golden("black on white has the highest contrast", .contrastRatio, "21") {
      try contrast(Text("a").foregroundColor(.black))
    },
    Golden("a veil over a text takes its contrast", .contrastRatio, "1.61") {
      try contrast(Text("a").foregroundColor(.black).overlay(veil))
    },
    Golden("a later sibling is a veil as well", .contrastRatio, "1.61") {
      try contrast(
        ZStack {
          Text("a").foregroundColor(.black)
          veil
        }
      )
    },
    Golden("a veil in front by its index is one", .contrastRatio, "1.61") {
      try contrast(
        ZStack {
          veil.zIndex(1)
          Text("a").foregroundColor(.black)
        }
      )
    },
    Golden("what is clear is no veil", .contrastRatio, "21") {
      try contrast(Text("a").foregroundColor(.black).overlay(Color.white.opacity(0)).overlay(veil.hidden()))
    },
    Golden("a veil that lies elsewhere is none", .contrastRatio, "21") {
      try contrast(Text("a").foregroundColor(.black).overlay(veil.offset(x: 300)))
    },
    Golden("a veil that is clipped away is none", .contrastRatio, "21") {
      try contrast(Text("a").foregroundColor(.black).overlay(veil.clipShape(Circle().offset(x: 300))))
    },
    Golden("a veil over a part of the text counts", .contrastRatio, "1.61") {
      try contrast(
        Text("abcdefgh").foregroundColor(.black)
          .overlay(alignment: .trailing) { veil.frame(width: 30) }
      )
    },
    Golden("a veil beside the letters of a wide field is none", .contrastRatio, "21") {
      let field = TextField("", text: .constant("a")).foregroundColor(.black).frame(width: 200)
      let view = field.overlay(alignment: .trailing) { veil.frame(width: 100) }.background(Color.white)
      return CGFloat(try #require(try host(view).find(.textField).contrast)).short
    },
    Golden("a veil tints the ground too", .contrastRatio, "2.17") {
      // White at a half over black letters is a grey of a half, and over a ground of that grey one of three quarters.
      try contrast(
        Text("a").foregroundColor(.black).background(Color(white: 0.5)).overlay(Color.white.opacity(0.5))
      )
    },
    Golden("what is opaque leaves no contrast", .contrastRatio, "1") {
      try contrast(Text("a").foregroundColor(.black).overlay(Color.white))
    },
    Golden("what is hidden has no contrast", .contrastRatio, "1") {
      try contrast(Text("a").foregroundColor(.black).hidden())
    },
    Golden("opacity is that of each view", .separateOpacity, "2.17") {
      try contrast(Text("a").foregroundColor(.white).background(Color.black).opacity(0.5))
    },
    Golden("a group that is composited fades as a whole", .separateOpacity, "3.98") {
      try contrast(Text("a").foregroundColor(.white).background(Color.black).compositingGroup().opacity(0.5))
    },
    Golden("a shape that carries an icon has the contrast of what is seen of it", .contrastRatio, "21") {
      let view = Color.black.frame(width: 40, height: 40).overlay { Color.white.frame(width: 10, height: 10) }
      let hosted = try host(view.background(Color.white))
      return CGFloat(try #require(try hosted.find(Color.self).contrast)).short
    },
  ]

  static let fractions: [Golden] = [
    Golden("an opaque sibling in front hides", .unverified, "0") {
      try visible(
        ZStack {
          Text("a")
          Color.white
        }
      )
    },
    Golden("a veil hides nothing", .unverified, "1") { try visible(Text("a").overlay(veil)) },
    Golden("veils over one another hide", .unverified, "0") { try visible(Text("a").overlay(veil).overlay(veil)) },
  ]

  static let sizes: [Golden] = [
    Golden("the size of a font is the one that is drawn", .minimumScale, "8.5 of 17") {
      let view = Text("a rather long line of text").lineLimit(1).minimumScaleFactor(0.5).frame(width: 20)
      let font = try #require(try host(view).find(Text.self).font)
      return "\(font.size.short) of \(font.nominalSize.short)"
    },
    Golden("text that fits is not shrunk", .minimumScale, "17 of 17") {
      let font = try #require(try host(Text("a").minimumScaleFactor(0.5)).find(Text.self).font)
      return "\(font.size.short) of \(font.nominalSize.short)"
    },
  ]
}
