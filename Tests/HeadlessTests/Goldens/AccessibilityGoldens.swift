import Foundation
import HeadlessHost
import SwiftUI

/// What VoiceOver finds and says.
enum AccessibilityGoldens {
  /// The elements in reading order, separated by bars.
  @MainActor static func read(_ view: some View) throws -> String {
    try host(view).accessibilityElements.map(\.description).joined(separator: " | ")
  }

  static let all: [Golden] = elements + properties + children + controls + ModalGoldens.all

  static let elements: [Golden] = [
    Golden("text is an element that says itself", .staticText, "static text \"Hi\"") { try read(Text("Hi")) },
    Golden("shapes say nothing", .unverified, "") { try read(Circle()) },
    Golden("colours say nothing", .unverified, "") { try read(Color.red) },
    Golden("a shape with a label is an element", .accessibilityLabel, "element \"Dot\"") {
      try read(Circle().accessibilityLabel("Dot"))
    },
    Golden("stacks are read in order", .unverified, "static text \"a\" | static text \"b\"") {
      try read(
        VStack {
          Text("a")
          Text("b")
        }
      )
    },
    Golden("a hidden view vanishes", .accessibilityHidden, "static text \"b\"") {
      try read(
        VStack {
          Text("a").accessibilityHidden(true)
          Text("b")
        }
      )
    },
    Golden("a hidden stack vanishes with all in it", .accessibilityHidden, "") {
      try read(
        VStack {
          Text("a")
          Text("b")
        }.accessibilityHidden(true)
      )
    },
    Golden("showing inside does not undo hiding outside", .accessibilityHidden, "") {
      try read(VStack { Text("a").accessibilityHidden(false) }.accessibilityHidden(true))
    },
    Golden("hidden with false hides nothing", .accessibilityHidden, "static text \"a\"") {
      try read(Text("a").accessibilityHidden(false))
    },
    Golden("an invisible view is not read", .unverified, "") { try read(Text("a").opacity(0)) },
    Golden("a faint view is read", .unverified, "static text \"a\"") { try read(Text("a").opacity(0.1)) },
    Golden("a view hidden from sight is not read", .unverified, "") { try read(Text("a").hidden()) },
    Golden("a priority is read first", .sortPriority, "static text \"b\" | static text \"a\"") {
      try read(
        VStack {
          Text("a")
          Text("b").accessibilitySortPriority(1)
        }
      )
    },
    Golden("a lower priority is read last", .sortPriority, "static text \"b\" | static text \"a\"") {
      try read(
        VStack {
          Text("a").accessibilitySortPriority(-1)
          Text("b")
        }
      )
    },
    Golden("equal priorities keep their order", .sortPriority, "static text \"a\" | static text \"b\"") {
      try read(
        VStack {
          Text("a").accessibilitySortPriority(1)
          Text("b").accessibilitySortPriority(1)
        }
      )
    },
  ]

  static let properties: [Golden] = [
    Golden("a label replaces the text", .textLabel, "static text \"Close\"") {
      try read(Text("x").accessibilityLabel("Close"))
    },
    Golden("the outermost label wins", .unverified, "static text \"outer\"") {
      try read(Text("x").accessibilityLabel("inner").accessibilityLabel("outer"))
    },
    Golden("a value is said", .accessibilityValue, "static text \"x\" value \"3\"") {
      try read(Text("x").accessibilityValue("3"))
    },
    Golden("a hint is said", .accessibilityHint, "static text \"x\" hint \"h\"") {
      try read(Text("x").accessibilityHint("h"))
    },
    Golden("an identifier is not said but kept", .accessibilityIdentifier, "static text \"x\" identifier \"i\"") {
      try read(Text("x").accessibilityIdentifier("i"))
    },
    Golden("traits are added", .addTraits, "header static text \"x\"") {
      try read(Text("x").accessibilityAddTraits(.isHeader))
    },
    Golden("traits are removed", .removeTraits, "element \"x\"") {
      try read(Text("x").accessibilityRemoveTraits(.isStaticText))
    },
    Golden("several traits at once", .addTraits, "header selected static text \"x\"") {
      try read(Text("x").accessibilityAddTraits([.isHeader, .isSelected]))
    },
    Golden("a trait that was added inside can be removed outside", .removeTraits, "static text \"x\"") {
      try read(Text("x").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader))
    },
    Golden("a label on a stack reaches every element in it", .unverified, "static text \"L\" | static text \"L\"") {
      try read(
        VStack {
          Text("a")
          Text("b")
        }.accessibilityLabel("L")
      )
    },
    Golden("an identifier alone makes no element out of a shape", .unverified, "") {
      try read(Circle().accessibilityIdentifier("i"))
    },
  ]

  static let children: [Golden] = [
    Golden("combine joins the labels", .elementCombine, "static text \"a, b\"") {
      try read(
        VStack {
          Text("a")
          Text("b")
        }.accessibilityElement(children: .combine)
      )
    },
    Golden("combine leaves hidden children out", .elementCombine, "static text \"b\"") {
      try read(
        VStack {
          Text("a").accessibilityHidden(true)
          Text("b")
        }.accessibilityElement(children: .combine)
      )
    },
    Golden("combine joins the values", .elementCombine, "static text \"a, b\" value \"1, 2\"") {
      try read(
        VStack {
          Text("a").accessibilityValue("1")
          Text("b").accessibilityValue("2")
        }
        .accessibilityElement(children: .combine)
      )
    },
    Golden("combine keeps traits", .elementCombine, "header static text \"a, b\"") {
      try read(
        VStack {
          Text("a").accessibilityAddTraits(.isHeader)
          Text("b")
        }.accessibilityElement(children: .combine)
      )
    },
    Golden("a label outside replaces the combined one", .elementCombine, "static text \"L\"") {
      try read(
        VStack {
          Text("a")
          Text("b")
        }.accessibilityElement(children: .combine).accessibilityLabel("L")
      )
    },
    Golden("ignore makes an element without properties", .elementIgnore, "element") {
      try read(
        VStack {
          Text("a")
          Text("b")
        }.accessibilityElement(children: .ignore)
      )
    },
    Golden("ignore is the default", .elementDefault, "element \"L\"") {
      try read(
        VStack {
          Text("a")
          Text("b")
        }.accessibilityElement().accessibilityLabel("L")
      )
    },
    Golden("ignore with label and value", .elementIgnore, "element \"Page\" value \"1 of 3\"") {
      try read(
        VStack { Text("a") }.accessibilityElement(children: .ignore).accessibilityLabel("Page")
          .accessibilityValue("1 of 3")
      )
    },
    Golden("contain keeps the children", .elementContain, "static text \"a\" | static text \"b\"") {
      try read(
        VStack {
          Text("a")
          Text("b")
        }.accessibilityElement(children: .contain)
      )
    },
    Golden("a label on a container is the container's", .elementContain, "element \"Users\"\n  static text \"a\"\n") {
      let hosted = try host(VStack { Text("a") }.accessibilityElement(children: .contain).accessibilityLabel("Users"))
      return hosted.accessibilityTree
    },
    Golden("a container is read through before the next", .elementContain, "a b c d") {
      let view = VStack {
        HStack {
          Text("a")
          Text("b")
        }.accessibilityElement(children: .contain)
        HStack {
          Text("c")
          Text("d")
        }.accessibilityElement(children: .contain)
      }
      return try host(view).accessibilityElements.compactMap(\.label).joined(separator: " ")
    },
  ]

  static let controls: [Golden] = [
    Golden("a button says its label", .buttonBehaviour, "button \"Add\"") { try read(Button("Add") {}) },
    Golden("a button joins what is in its label", .buttonBehaviour, "button \"a, b\"") {
      try read(
        Button(action: {}) {
          HStack {
            Text("a")
            Text("b")
          }
        }
      )
    },
    Golden("a hidden icon in a button is not said", .accessibilityHidden, "button \"Add\"") {
      try read(
        Button(action: {}) {
          HStack {
            Text("+").accessibilityHidden(true)
            Text("Add")
          }
        }
      )
    },
    Golden("a label on a button replaces the rest", .labelledButton, "button \"Close\"") {
      try read(Button(action: {}) { Text("x") }.accessibilityLabel("Close"))
    },
    Golden("a disabled button says so", .notEnabled, "button disabled \"Add\"") {
      try read(Button("Add") {}.disabled(true))
    },
    Golden("a toggle says whether it is on", .toggleTrait, "button toggle \"Wi-Fi\" value \"1\"") {
      try read(Toggle("Wi-Fi", isOn: .constant(true)))
    },
    Golden("a field says its title and text", .accessibilityDefaults, "text field \"Name\" value \"Jo\"") {
      try read(TextField("Name", text: .constant("Jo")))
    },
    Golden("an empty field says its placeholder", .unverified, "text field \"Name\" value \"Name\"") {
      try read(TextField("Name", text: .constant("")))
    },
    Golden("a secure field keeps its text to itself", .secureField, "text field secure field \"Pin\" value \"••\"") {
      try read(SecureField("Pin", text: .constant("42")))
    },
    Golden("a link says that it is one", .linkTrait, "link \"Site\"") {
      try read(Link("Site", destination: URL(fileURLWithPath: "/")))
    },
    Golden("a hidden label leaves an icon button to its own label", .labelledButton, "button \"Play\"") {
      try read(Button(action: {}) { Circle().accessibilityHidden(true) }.accessibilityLabel("Play"))
    },
    Golden("a value of a button is said beside its label", .accessibilityValue, "button \"Volume\" value \"60%\"") {
      try read(Button("Volume") {}.accessibilityValue("60%"))
    },
    Golden("a hint of a button is said", .accessibilityHint, "button \"Send\" hint \"Sends the form\"") {
      try read(Button("Send") {}.accessibilityHint("Sends the form"))
    },
    Golden("a button that is hidden is not read", .accessibilityHidden, "static text \"a\"") {
      try read(
        VStack {
          Text("a")
          Button("b") {}.accessibilityHidden(true)
        }
      )
    },
    Golden("a selected button says so", .addTraits, "button selected \"One\"") {
      try read(Button("One") {}.accessibilityAddTraits(.isSelected))
    },
    Golden("a stack that is hidden hides all of it", .accessibilityHidden, "") {
      try read(
        VStack {
          Text("a")
          Button("b") {}
        }.accessibilityHidden(true)
      )
    },
    Golden("a combined stack leaves a label of its own in place of all", .elementCombine, "static text \"all\"") {
      try read(
        VStack {
          Text("a")
          Text("b")
        }.accessibilityElement(children: .combine).accessibilityLabel("all")
      )
    },
    Golden("activating a button performs it", .unverified, "1") {
      let counter = Tally()
      try host(Button("Add") { counter.count += 1 }).find(.button).activate()
      return "\(counter.count)"
    },
  ]
}
