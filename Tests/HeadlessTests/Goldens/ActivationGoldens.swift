import HeadlessHost
import SwiftUI

/// What a double tap of VoiceOver comes to, and what of several controls that speak as one can be done.
enum ActivationGoldens {
  static let all: [Golden] = [
    Golden("a double tap on what has no action taps its middle", .activationPoint, "1") {
      try activated { log in Text("Buy").onTapGesture { log.add("1") } }
    },
    Golden("a double tap taps through a trait of a button", .activationPoint, "1") {
      try activated { log in
        HStack { Text("Buy") }.contentShape(.rect).onTapGesture { log.add("1") }
          .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
      }
    },
    Golden("a double tap on the text of a row that takes taps is the row's", .activationPoint, "row") {
      try activated { log in
        HStack { Text("Buy") }.padding(30).contentShape(.rect).onTapGesture { log.add("row") }
      }
    },
    Golden("an action that is given goes before a tap", .unverified, "action") {
      try activated { log in
        Text("Buy").onTapGesture { log.add("tap") }.accessibilityAction { log.add("action") }
      }
    },
    Golden("a double tap is one tap, and comes to nothing where two are needed", .unverified, "refused") {
      try activated { log in Text("Buy").onTapGesture(count: 2) { log.add("two") } }
    },
    Golden("a double tap comes to nothing where nothing takes taps", .unverified, "refused") {
      try activated { _ in Text("Buy") }
    },
    Golden("the buttons of a combined element are actions by their names", .elementCombine, "Delete Archive") {
      try offered { log in
        HStack {
          Text("Mail")
          Button("Delete") { log.add("delete") }
          Button("Archive") { log.add("archive") }
        }
      }
    },
    Golden("actions of a combined element stand beside its buttons", .unverified, "Delete Archive Flag") {
      try offered { log in
        HStack {
          Button("Delete") {}
          Button("Archive") {}
          Text("Mail").accessibilityAction(named: "Flag") {}
        }
      }
    },
    Golden("each button of a combined element is reached", .elementCombine, "archive delete") {
      let log = Log()
      let view = VStack {
        Button("Delete") { log.add("delete") }
        Button("Archive") { log.add("archive") }
      }
      let element = try host(view.accessibilityElement(children: .combine)).find(.label("Delete, Archive"))
      try element.perform("Archive")
      try element.perform("Delete")
      return log.words
    },
    Golden("the only button of a combined element is its double tap", .unverified, "delete") {
      try activated { log in
        HStack {
          Text("Buy")
          Button("Delete") { log.add("delete") }
        }
        .accessibilityElement(children: .combine)
      }
    },
  ]

  /// What was done, in order.
  final class Log {
    private(set) var words = ""
    func add(_ word: String) { words += words.isEmpty ? word : " " + word }
  }

  @MainActor private static func activated(@ViewBuilder _ view: (Log) -> some View) throws -> String {
    let log = Log()
    let hosted = try host(view(log))
    let element = try hosted.find(hosted.accessibilityElements[0].label == "Buy" ? .label("Buy") : .button)
    do { try element.activate() } catch is HostError { return "refused" }
    return log.words
  }

  @MainActor private static func offered(@ViewBuilder _ view: (Log) -> some View) throws -> String {
    let hosted = try host(view(Log()).accessibilityElement(children: .combine))
    return hosted.accessibilityElements.map { $0.actions.joined(separator: " ") }.joined(separator: " | ")
  }
}
