import Foundation

/// What an assistive technology is told about one thing on the screen.
package struct AccessibilityElement {
  /// The node whose frame the element has.
  package var node: Node
  package var label: String?
  /// What the label owes to the names of symbols.
  package var symbol: SymbolLabel?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraitSet = []
  package var sortPriority = 0.0
  package var actions: [(name: String, perform: () -> Void)] = []
  package var activate: (() -> Void)?
  /// The elements of a container, which itself is not read.
  package var children: [AccessibilityElement] = []
  package var isContainer = false

  package init(node: Node) { self.node = node }
}

extension AccessibilityElement {
  /// All that can be done with it, the double tap under its label.
  var namedActions: [(name: String, perform: () -> Void)] {
    guard let activate else { return actions }
    return [(name: label ?? "", perform: activate)] + actions
  }
}

/// The traits of UIKit, by the names that SwiftUI gives them.
package struct AccessibilityTraitSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let isButton = Self(rawValue: 1 << 0)
  package static let isHeader = Self(rawValue: 1 << 1)
  package static let isSelected = Self(rawValue: 1 << 2)
  package static let isLink = Self(rawValue: 1 << 3)
  package static let isSearchField = Self(rawValue: 1 << 4)
  package static let isImage = Self(rawValue: 1 << 5)
  package static let playsSound = Self(rawValue: 1 << 6)
  package static let isKeyboardKey = Self(rawValue: 1 << 7)
  package static let isStaticText = Self(rawValue: 1 << 8)
  package static let isSummaryElement = Self(rawValue: 1 << 9)
  package static let updatesFrequently = Self(rawValue: 1 << 10)
  package static let startsMediaSession = Self(rawValue: 1 << 11)
  package static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  package static let causesPageTurn = Self(rawValue: 1 << 13)
  package static let isModal = Self(rawValue: 1 << 14)
  package static let isToggle = Self(rawValue: 1 << 15)
  package static let isTabBar = Self(rawValue: 1 << 16)
  package static let isTextField = Self(rawValue: 1 << 17)
  package static let isSecureField = Self(rawValue: 1 << 18)
  package static let isDisabled = Self(rawValue: 1 << 19)
  package static let isAdjustable = Self(rawValue: 1 << 20)

  private static let names: [(Self, String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
    (.isSearchField, "search field"), (.isImage, "image"), (.playsSound, "plays sound"),
    (.isKeyboardKey, "keyboard key"), (.isStaticText, "static text"), (.isSummaryElement, "summary element"),
    (.updatesFrequently, "updates frequently"), (.startsMediaSession, "starts media session"),
    (.allowsDirectInteraction, "allows direct interaction"), (.causesPageTurn, "causes page turn"),
    (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tab bar"), (.isTextField, "text field"),
    (.isSecureField, "secure field"), (.isDisabled, "disabled"), (.isAdjustable, "adjustable"),
  ]

  package var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
