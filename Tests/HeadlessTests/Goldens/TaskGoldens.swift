import HeadlessHost
import SwiftUI

/// Pages on work that begins with a view.
extension Golden.Source {
  fileprivate static let task = apple(
    "view/task(priority:_:)",
    says: "SwiftUI automatically cancels the task if the view disappears before the action completes."
  )
  fileprivate static let taskWithID = apple(
    "view/task(id:priority:_:)",
    says: "If the id value changes, SwiftUI cancels and restarts the task."
  )
}

/// Tells what becomes of its task.
private struct Telling: View {
  var hasID = false
  @State private var id = 1
  @State private var isThere = true
  @State private var told: [String] = []

  var body: some View {
    VStack {
      if isThere {
        if hasID { Text("a").task(id: id) { await work() } } else { Text("b").task { await work() } }
      }
      Text(told.joined(separator: " ")).accessibilityIdentifier("told")
      Button("leave") { isThere = false }
      Button("count") { id += 1 }
      Button("same") { id += 0 }
    }
  }

  private func work() async {
    told.append("begins")
    do {
      try await Task.sleep(for: .seconds(2))
      told.append("ends")
    } catch {
      told.append("cancelled")
    }
  }
}

enum TaskGoldens {
  static let all: [Golden] = [
    Golden("a task ends with its action", .task, "begins ends") {
      let hosted = try host(Telling())
      try hosted.advance(by: 3)
      try hosted.find(.label("leave")).tap()
      return try hosted.find(.identifier("told")).text ?? ""
    },
    Golden("a task is cancelled when its view disappears", .task, "begins cancelled") {
      let hosted = try host(Telling())
      try hosted.advance(by: 1)
      try hosted.find(.label("leave")).tap()
      try hosted.advance(by: 3)
      return try hosted.find(.identifier("told")).text ?? ""
    },
    Golden("a task is cancelled and begins anew when its id changes", .taskWithID, "begins begins cancelled ends") {
      let hosted = try host(Telling(hasID: true))
      try hosted.advance(by: 1)
      try hosted.find(.label("count")).tap()
      try hosted.advance(by: 3)
      // In which order the old one ends and the new one begins is not said.
      let told = try hosted.find(.identifier("told")).text ?? ""
      return told.split(separator: " ").sorted { $0 != "ends" && ($1 == "ends" || $0 < $1) }.joined(separator: " ")
    },
    Golden("a task goes on when its id is set to what it was", .taskWithID, "begins ends") {
      let hosted = try host(Telling(hasID: true))
      try hosted.find(.label("same")).tap()
      try hosted.advance(by: 3)
      return try hosted.find(.identifier("told")).text ?? ""
    },
  ]
}
