import HeadlessHost
import SwiftUI
import Testing

/// Tags in rows, as they were laid out before there was a layout protocol: the guides of each tag go by where the one
/// before it ended, and the last one gets all ready for the next time that somebody asks.
private struct Tags: View {
  let tags: [String]

  var body: some View { GeometryReader { rows(in: $0.size.width) } }

  private func rows(in room: CGFloat) -> some View {
    nonisolated(unsafe) var (x, y) = (CGFloat.zero, CGFloat.zero)
    let last = tags.count - 1
    return ZStack(alignment: .topLeading) {
      ForEach(tags.indices, id: \.self) { index in
        Text(tags[index]).frame(width: 40, height: 20)
          .alignmentGuide(.leading) { tag in
            if abs(x - tag.width) > room { (x, y) = (0, y - tag.height - 5) }
            defer { x = index == last ? 0 : x - tag.width }
            return x
          }
          .alignmentGuide(.top) { _ in
            defer { if index == last { y = 0 } }
            return y
          }
      }
    }
  }
}

@MainActor @Suite("Guides that remember")
struct FlowGuideTests {
  @Test("are asked tag by tag, so that tags stand in rows")
  func rows() throws {
    let tags = ["a", "b", "c", "d", "e"]
    let screen = try host(Tags(tags: tags), size: CGSize(width: 100, height: 400))
    let places = try tags.map { try screen.find(text: $0).frame }
    #expect(places.map { ($0.midX - 20).rounded() } == [0, 40, 0, 40, 0])
    #expect(places.map { ($0.midY - 10).rounded() } == [0, 0, 25, 25, 50])
  }
}
