import HeadlessHost
import SwiftUI
import Testing
import UIKit

/// Views of UIKit that show something known show it here too.
@MainActor @Suite("Views of UIKit")
struct UIKitContentTests {
  private struct Caption: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = "Caption"
      label.font = .systemFont(ofSize: 20, weight: .bold)
      label.textColor = .red
      return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  @Test("a label is a text in its font and colour")
  func label() throws {
    let hosted = try host(Caption())
    let text = try hosted.find(text: "Caption")
    #expect(text.font?.size == 20)
    #expect(text.foregroundColor?.hex == "#FF0000")
    #expect(hosted.accessibilityElements.map(\.label) == ["Caption"])
    #expect(hosted.findings.contains { $0.message.contains("is a view of UIKit") })
  }

  private struct Press: UIViewRepresentable {
    let isEnabled: Bool
    let act: @MainActor () -> Void

    func makeUIView(context: Context) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.isEnabled = isEnabled
      button.addAction(UIAction { [act] _ in act() }, for: .touchUpInside)
      return button
    }

    func updateUIView(_ uiView: UIButton, context: Context) {}
  }

  @Test("a button of UIKit is pressed, and a disabled one is not", arguments: [true, false])
  func button(_ isEnabled: Bool) throws {
    var count = 0
    let hosted = try host(Press(isEnabled: isEnabled) { count += 1 })
    let button = try hosted.find(.button)
    #expect(button.label == "Press")
    if isEnabled { try button.tap() } else { try? button.tap() }
    #expect(count == (isEnabled ? 1 : 0))
  }

  private struct Picture: UIViewRepresentable {
    func makeUIView(context: Context) -> UIImageView { UIImageView(image: UIImage(systemName: "star")) }

    func updateUIView(_ uiView: UIImageView, context: Context) {}
  }

  @Test("a picture is drawn")
  func picture() throws { #expect(try host(Picture()).find(Image.self).imageSource != nil) }
}
