import HeadlessHost
import SwiftUI

/// What is said of labels, alone and in buttons.
enum LabelGoldens {
  static let all: [Golden] = [
    Golden("a label says its title and not its icon", .labelElement, "static text \"Add\"") {
      try AccessibilityGoldens.read(Label("Add", systemImage: "plus"))
    },
    Golden("a button says the title of its label alone", .labelElement, "button \"Add\"") {
      try AccessibilityGoldens.read(
        Button {
        } label: {
          Label("Add", systemImage: "plus")
        }
      )
    },
    Golden("a button with a symbol says its title", .labelElement, "button \"Add\"") {
      try AccessibilityGoldens.read(Button("Add", systemImage: "plus") {})
    },
    Golden("a label of which the icon is shown says its title", .iconOnlyLabel, "button \"Add\"") {
      try AccessibilityGoldens.read(Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly))
    },
    Golden("a style that shows the icon alone leaves the title to be said", .unverified, "button \"Add\"") {
      try AccessibilityGoldens.read(Button("Add", systemImage: "plus") {}.labelStyle(Bare()))
    },
    Golden("a style that shows both says the title", .unverified, "static text \"Add\"") {
      try AccessibilityGoldens.read(Label("Add", systemImage: "plus").labelStyle(Stacked()))
    },
  ]

  private struct Bare: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon.padding(4) }
  }

  private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
      }
    }
  }
}
