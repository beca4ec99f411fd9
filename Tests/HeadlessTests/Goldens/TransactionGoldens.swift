import HeadlessHost
import SwiftUI

/// A dot of which two properties change in one action.
private struct Twofold: View {
  @State private var isFaint = false
  @State private var isMoved = false
  let action: (_ fade: () -> Void, _ move: () -> Void) -> Void

  var body: some View {
    VStack {
      Circle().opacity(isFaint ? 0.2 : 1).offset(x: isMoved ? 40 : 0)
      Text("go").onTapGesture { action({ isFaint = true }, { isMoved = true }) }
    }
  }
}

/// Which animation shows which of several changes.
extension AnimationGoldens {
  @MainActor private static func shown(
    _ action: @escaping (_ fade: () -> Void, _ move: () -> Void) -> Void
  ) throws -> String {
    let hosted = try host(Twofold(action: action))
    try hosted.find(text: "go").tap()
    return hosted.animations.map { "\($0.property) \(CGFloat($0.duration).short)" }.sorted().joined(separator: ", ")
  }

  static let transactions: [Golden] = [
    Golden("each change in an action goes along its own animation", .rootTransaction, "offset 0.2, opacity 1") {
      try shown { fade, move in
        withAnimation(.linear(duration: 1)) { fade() }
        withAnimation(.linear(duration: 0.2)) { move() }
      }
    },
    Golden("what is changed before withAnimation is there at once", .rootTransaction, "offset 0.2") {
      try shown { fade, move in
        fade()
        withAnimation(.linear(duration: 0.2)) { move() }
      }
    },
    Golden("what is changed after withAnimation is there at once", .rootTransaction, "opacity 1") {
      try shown { fade, move in
        withAnimation(.linear(duration: 1)) { fade() }
        move()
      }
    },
    Golden("changes by one animation go together", .withAnimation, "offset 1, opacity 1") {
      try shown { fade, move in
        withAnimation(.linear(duration: 1)) {
          fade()
          move()
        }
      }
    },
  ]
}
