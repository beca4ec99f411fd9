import HeadlessHost
import SwiftUI
import Testing
import UIKit

/// A field of UIKit as apps wrap it: roomier than the system's, its text kept by a coordinator.
private final class RoomyField: UITextField {
  var room = UIEdgeInsets(top: 10, left: 6, bottom: 10, right: 6)

  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).inset(by: room) }

  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

private struct WrappedField: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> RoomyField {
    let field = RoomyField()
    field.clearsOnBeginEditing = false
    field.insertText(text)
    return field
  }

  func updateUIView(_ field: RoomyField, context: Context) { if !field.isFirstResponder { field.text = text } }
}

/// Places handed up, and changed on their way.
private struct Places: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@Suite("What design systems wrap") @MainActor struct WrappedFieldTests {
  @Test func `a field of UIKit answers for its text and its parts, and is named as not drawn`() throws {
    let field = RoomyField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 6, y: 10, width: 88, height: 20))
    field.insertText("ab")
    field.deleteBackward()
    #expect(field.text == "a" && field.hasText)
    #expect(try !host(WrappedField(text: .constant("a"))).findings.isEmpty)
  }

  @Test func `transformAnchorPreference adds to what the views inside hand up`() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).anchorPreference(key: Places.self, value: .bounds) { [$0] }
    }
    .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
    .padding(5)
    .overlayPreferenceValue(Places.self) { places in
      GeometryReader { proxy in
        Text(places.map { "\(proxy[$0].minX)" }.joined(separator: " "))
      }
    }
    #expect(try host(view).findAll(Text.self).map(\.text) == ["5.0 5.0"])
  }

  @Test func `a button of UIKit has the title of its state, or else that of the normal one`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.layer.cornerRadius = 8
    #expect(button.currentTitle == "Save")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.title(for: .selected) == "Save")
  }

  @Test func `the switch of UIKit's animations is kept`() {
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled)
  }
}
