import Foundation
import HeadlessHost
import SwiftUI

/// A form that counts its submissions, with a field that does as it is told besides.
private struct SubmittedForm: View {
  enum Ending: CaseIterable { case nothing, again, blocked, unblocked }

  let ending: Ending
  @State private var text = "x"
  @State private var count = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("one", text: $text)
        .focused($isFocused)
        .onSubmit { if ending == .again { isFocused = true } }
        .submitScope(ending == .blocked)
      TextField("tall", text: $text, axis: .vertical)
      TextEditor(text: $text).accessibilityIdentifier("editor")
      Text("\(count) \(isFocused)").accessibilityIdentifier("state")
    }
    .onSubmit { count += 1 }
  }
}

/// A field that is taken away while it has the focus.
private struct Vanishing: View {
  @State private var isThere = true
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      if isThere { TextField("one", text: .constant("")).focused($isFocused) }
      Button("go") { isThere = false }
      Text("\(isFocused)").accessibilityIdentifier("state")
    }
  }
}

/// What the return key does.
enum SubmitGoldens {
  @MainActor private static func submit(_ query: Query, _ ending: SubmittedForm.Ending = .nothing) throws -> String {
    let hosted = try host(SubmittedForm(ending: ending))
    try hosted.find(query).focus()
    try hosted.find(query).submit()
    return "\(try hosted.find(.identifier("state")).text ?? "") \(try hosted.find(query).isFocused)"
  }

  static let all: [Golden] = [
    Golden("return submits once", .onSubmit, "1") {
      String(try submit(.label("one")).prefix(1))
    },
    Golden("return takes the keyboard away", .returnResigns, "1 false false") { try submit(.label("one")) },
    Golden("an action that asks for the focus again keeps it", .unverified, "1 true true") {
      try submit(.label("one"), .again)
    },
    Golden("a scope keeps a submission from actions further out", .submitScope, "0 false false") {
      try submit(.label("one"), .blocked)
    },
    Golden("a scope that does not block lets it pass", .submitScope, "1 false false") {
      try submit(.label("one"), .unblocked)
    },
    Golden("return breaks the line of a field that grows", .returnBreaksLine, "0 false true x/") {
      let hosted = try host(SubmittedForm(ending: .nothing))
      let field = try hosted.find(.label("tall"))
      try field.submit()
      let state = try hosted.find(.identifier("state")).text ?? ""
      return "\(state) \(field.isFocused) \(field.fieldText ?? "")".replacingOccurrences(of: "\n", with: "/")
    },
    Golden("return breaks the line of an editor", .unverified, "0 false true") { try submit(.identifier("editor")) },
    Golden("a field that is gone has the focus no more", .focusState, "false") {
      let hosted = try host(Vanishing())
      try hosted.find(.label("one")).focus()
      try hosted.find(.label("go")).tap()
      return try hosted.find(.identifier("state")).text ?? ""
    },
  ]
}
