import HeadlessHost
import SwiftUI

/// A row that is the same to itself whatever its title says.
private struct TitledRow: View, Equatable {
  @State private var taps = 0
  let id: Int
  let title: String

  nonisolated static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  var body: some View { Button("\(title)\(taps)") { taps += 1 } }
}

private struct Titled: View {
  @State private var id = 1
  @State private var title = "a"
  let comparesItself: Bool

  var body: some View {
    VStack {
      if comparesItself { TitledRow(id: id, title: title).equatable() } else { TitledRow(id: id, title: title) }
      Button("rename") { title = "b" }
      Button("replace") { (id, title) = (2, "c") }
    }
  }
}

private struct Counted: View {
  enum Loop { case constant, identified, listed }

  @State private var count = 2
  let loop: Loop

  var body: some View {
    VStack {
      switch loop {
      case .constant: ForEach(0..<count) { Text("row \($0) of \(count)") }
      case .identified: ForEach(0..<count, id: \.self) { Text("row \($0) of \(count)") }
      case .listed: List(0..<count) { Text("row \($0) of \(count)") }
      }
      Button("Add") { count += 1 }
      Button("Remove") { count -= 1 }
    }
  }
}

/// What loops and views that compare themselves make of data that changed.
extension StateGoldens {
  @MainActor private static func rows(_ loop: Counted.Loop, after label: String) throws -> String {
    let hosted = try host(Counted(loop: loop))
    try hosted.find(.label(label)).tap()
    let rows = hosted.findAll(Text.self).compactMap(\.text).filter { $0.hasPrefix("row") }
    return (rows + hosted.findings.map(\.kind).filter { $0 == "changed-range" }).joined(separator: ", ")
  }

  @MainActor private static func title(_ view: Titled, after labels: String...) throws -> String {
    let hosted = try host(view)
    for label in labels { try hosted.find(.label(label)).tap() }
    return hosted.findAll(.button).first?.label ?? ""
  }

  static let data: [Golden] = [
    Golden("a loop over a range keeps the range", .constantRange, "row 0 of 3, row 1 of 3, changed-range") {
      try rows(.constant, after: "Add")
    },
    Golden("a list over a range keeps the range", .constantList, "row 0 of 3, row 1 of 3, changed-range") {
      try rows(.listed, after: "Add")
    },
    Golden("a loop over ids follows its data", .constantRange, "row 0 of 3, row 1 of 3, row 2 of 3") {
      try rows(.identified, after: "Add")
    },
    Golden("of a range that shrinks nothing is asked that is gone", .unverified, "row 0 of 1, changed-range") {
      try rows(.constant, after: "Remove")
    },
    Golden("a view that equals the one before it stays", .equatable, "a0") {
      try title(Titled(comparesItself: true), after: "rename")
    },
    Golden("a view that differs from the one before it is replaced", .equatable, "c0") {
      try title(Titled(comparesItself: true), after: "replace")
    },
    Golden("the state of a view that equals the one before it goes on", .equatable, "a1") {
      try title(Titled(comparesItself: true), after: "rename", "a0")
    },
    Golden("a view that does not compare itself follows its data", .equatable, "b0") {
      try title(Titled(comparesItself: false), after: "rename")
    },
  ]
}
