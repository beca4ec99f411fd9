import HeadlessHost
import SwiftUI
import Testing

/// Keeps what a geometry reader is told, and asks it in an action.
private struct Keeping: View {
  @State private var kept: GeometryProxy?
  @State private var isWide = false
  @State private var isShown = true
  @State private var answer = "nothing"

  var body: some View {
    VStack {
      if isShown {
        GeometryReader { proxy in Color.red.onAppear { kept = proxy } }.frame(width: isWide ? 80 : 40, height: 10)
      }
      Text("widen").onTapGesture { isWide = true }
      Text("hide").onTapGesture { isShown = false }
      Text("ask").onTapGesture {
        guard let kept else { return }
        answer = "\(Int(kept.size.width)) \(Int(kept.frame(in: .global).width)) \(Int(kept.frame(in: .local).width))"
      }
      Text(answer)
    }
  }
}

/// Asks for its place in work that is put off, as helpers that measure views do.
private struct PuttingOff: View {
  @State private var place = CGRect.zero
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(count)").onTapGesture { count += 1 }
      Text("\(Int(place.height)) high")
        .background(
          GeometryReader { proxy -> Color in
            DispatchQueue.main.async {
              let now = proxy.frame(in: .global)
              if now != place { place = now }
            }
            return Color.clear
          }
        )
    }
  }
}

@MainActor @Suite("Geometry that code keeps")
struct KeptGeometryTests {
  @Test("is that of the view as it stands now, and nothing when it is gone")
  func kept() throws {
    let hosted = try host(Keeping())
    try hosted.find(text: "ask").tap()
    #expect(try hosted.find(text: "40 40 40").exists)
    try hosted.find(text: "widen").tap()
    try hosted.find(text: "ask").tap()
    #expect(try hosted.find(text: "80 80 80").exists)
    try hosted.find(text: "hide").tap()
    try hosted.find(text: "ask").tap()
    #expect(try hosted.find(text: "0 0 0").exists)
  }

  @Test("may be asked in work that is put off")
  func putOff() throws {
    let hosted = try host(PuttingOff())
    #expect(try hosted.find(text: "20 high").exists)
    try hosted.find(text: "count 0").tap()
    try hosted.find(text: "count 1").tap()
    #expect(try hosted.find(text: "count 2").exists)
  }
}
