import Foundation
import HeadlessHost
import SwiftUI

/// A page, and a dialog over it that says or does not say that it is modal.
private struct Page: View {
  var traits: AccessibilityTraits = .isModal
  var isVisible = true

  var body: some View {
    ZStack {
      VStack {
        Text("a")
        Button("b") {}
      }
      VStack {
        Text("c")
        Button("d") {}
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(traits)
      .opacity(isVisible ? 1 : 0)
    }
  }
}

/// What is left of the others beside a modal element.
enum ModalGoldens {
  static let all: [Golden] = [
    Golden("beside a modal container only what is in it is read", .modalTrait, "static text \"c\" | button \"d\"") {
      try AccessibilityGoldens.read(Page())
    },
    Golden("without the trait all is read", .modalTrait, "a b c d") {
      try host(Page(traits: [])).accessibilityElements.compactMap(\.label).joined(separator: " ")
    },
    Golden("what is ignored is not found", .modalTrait, "false true") {
      let hosted = try host(Page())
      return "\((try? hosted.find(.label("b"))) != nil) \((try? hosted.find(.label("d"))) != nil)"
    },
    Golden("what is ignored is still on the screen", .modalTrait, "true") {
      "\(try host(Page()).find(text: "a").exists)"
    },
    Golden("a modal element that is not visible silences nobody", .modalTrait, "a b") {
      try host(Page(isVisible: false)).accessibilityElements.compactMap(\.label).joined(separator: " ")
    },
    Golden("a modal sibling is heard", .modalTrait, "b c") {
      let view = VStack {
        Text("a")
        Text("b").accessibilityAddTraits(.isModal)
        Text("c").accessibilityAddTraits(.isModal)
      }
      return try host(view).accessibilityElements.compactMap(\.label).joined(separator: " ")
    },
    Golden("only siblings are ignored", .modalTrait, "a c") {
      let view = VStack {
        Text("a")
        VStack {
          Text("b")
          Text("c").accessibilityAddTraits(.isModal)
        }
        .accessibilityElement(children: .contain)
      }
      return try host(view).accessibilityElements.compactMap(\.label).joined(separator: " ")
    },
    Golden("a trait that is taken away silences nobody", .modalTrait, "a b") {
      let view = VStack {
        Text("a")
        Text("b").accessibilityAddTraits(.isModal).accessibilityRemoveTraits(.isModal)
      }
      return try host(view).accessibilityElements.compactMap(\.label).joined(separator: " ")
    },
  ]
}
