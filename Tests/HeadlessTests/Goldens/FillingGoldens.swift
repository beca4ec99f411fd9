import HeadlessHost
import SwiftUI

/// What children of a stack get where nothing is offered across it: as much as the longest of them takes.
enum FillingGoldens {
  static let all: [Golden] = [
    Golden("columns are as high as the highest in a row of its own height", .sameSize, "0 0 10 40") {
      try frame(
        Column.self,
        HStack(spacing: 0) {
          Column()
          Box(height: 40)
        }.fixedSize(horizontal: false, vertical: true)
      )
    },
    Golden("lines are as wide as the widest in a column of its own width", .sameSize, "0 0 60 10") {
      try frame(
        Line.self,
        VStack(spacing: 0) {
          Line()
          Box(width: 60)
        }.fixedSize(horizontal: true, vertical: false)
      )
    },
    Golden("a padding in between changes nothing", .sameSize, "5 5 10 40") {
      try frame(
        Column.self,
        HStack(spacing: 0) {
          Column()
          Box(height: 40)
        }.padding(5).fixedSize()
      )
    },
    Golden("a row in a scroll view is filled as well", .unverified, "0 0 10 40") {
      try frame(
        Column.self,
        ScrollView {
          HStack(spacing: 0) {
            Column()
            Box(height: 40)
          }
        }
      )
    },
    Golden("a divider is as high as a row of its own height", .unverified, "0 0 0.33 40") {
      try frame(
        Divider.self,
        HStack(spacing: 0) {
          Divider()
          Box(height: 40)
        }.fixedSize()
      )
    },
    Golden("who would become wider keeps its ideal size", .unverified, "0 15 10 10") {
      try frame(
        Square.self,
        HStack(spacing: 0) {
          Square()
          Box(height: 40)
        }.fixedSize()
      )
    },
    Golden("who would leave the row keeps its ideal size", .unverified, "true") {
      let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
        Divider()
        Text("a\nb")
      }.fixedSize()
      let hosted = try host(row)
      return
        "\(try hosted.find(Divider.self).frame.height == 10 && hosted.size.height == hosted.find(Text.self).frame.height)"
    },
  ]

  /// Takes the whole height that is offered, and ten points where none is.
  private struct Column: View {
    var body: some View { Box().frame(maxHeight: .infinity) }
  }

  private struct Line: View {
    var body: some View { Box().frame(maxWidth: .infinity) }
  }

  private struct Square: View {
    var body: some View { Color.red.aspectRatio(1, contentMode: .fit) }
  }
}
