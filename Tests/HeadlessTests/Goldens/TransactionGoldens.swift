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

/// A dot with an animation of its own, and a button that changes it in a transaction.
private struct Fading: View {
  @State private var isFaint = false
  let transaction: Transaction
  let disablesInside: Bool

  var body: some View {
    VStack {
      Circle().opacity(isFaint ? 0.2 : 1).animation(.linear(duration: 2), value: isFaint)
        .transaction { if disablesInside { $0.disablesAnimations = true } }
      Text("go").onTapGesture { withTransaction(transaction) { isFaint = true } }
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

  @MainActor private static func tapped(
    _ transaction: Transaction,
    disables: Bool,
    inside: Bool = false
  ) throws -> String {
    var transaction = transaction
    transaction.disablesAnimations = disables
    let hosted = try host(Fading(transaction: transaction, disablesInside: inside))
    try hosted.find(text: "go").tap()
    return hosted.animations.map { "\($0.property) \(CGFloat($0.duration).short)" }.joined(separator: ", ")
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
    Golden("a transaction that disables animations keeps a view from its own", .disablesAnimations, "") {
      try tapped(.init(), disables: true)
    },
    Golden("the animation of a transaction that disables others goes on", .disablesAnimations, "opacity 1") {
      try tapped(.init(animation: .linear(duration: 1)), disables: true)
    },
    Golden("a transaction that disables nothing leaves a view its own", .disablesAnimations, "opacity 2") {
      try tapped(.init(animation: .linear(duration: 1)), disables: false)
    },
    Golden("a view disables the animations of those inside", .disablesAnimations, "") {
      try tapped(.init(), disables: false, inside: true)
    },
    Golden("a view that disables animations leaves that of the transaction", .disablesAnimations, "opacity 1") {
      try tapped(.init(animation: .linear(duration: 1)), disables: false, inside: true)
    },
  ]
}
