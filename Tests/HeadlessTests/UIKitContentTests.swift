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

  /// Any view of UIKit, as somebody made it.
  private struct Shown<Content: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Content

    func makeUIView(context: Context) -> Content { make() }

    func updateUIView(_ uiView: Content, context: Context) {}
  }

  @Test("what is said about a view for assistive technologies is read")
  func described() throws {
    let picture = Shown {
      let view = UIImageView(image: UIImage(systemName: "star"))
      view.accessibilityLabel = "Favourite"
      view.isAccessibilityElement = true
      return view
    }
    #expect(try host(picture).find(.image).label == "Favourite")
    let button = Shown {
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.accessibilityIdentifier = "press"
      button.accessibilityHint = "Once"
      return button
    }
    #expect(try host(button).accessibilityElements.map(\.hint) == ["Once"])
    #expect(try host(button).find(.identifier("press")).label == "Press")
  }

  @Test("a picture that is no element is not read, whatever its label says", arguments: [true, false])
  func silentPicture(_ hasImage: Bool) throws {
    let hosted = try host(
      Shown {
        let view = UIImageView(image: hasImage ? UIImage(systemName: "star") : nil)
        view.accessibilityLabel = "Favourite"
        return view
      }
    )
    #expect(hosted.accessibilityElements.isEmpty)
  }

  @Test("a hidden button is neither read nor pressed")
  func hidden() throws {
    let hosted = try host(
      Shown {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.isHidden = true
        return button
      }
    )
    #expect(hosted.accessibilityElements.isEmpty)
  }

  @Test("a label has the ground, the corners and the border of its layer")
  func layer() throws {
    let hosted = try host(
      Shown {
        let label = UILabel()
        label.text = "Caption"
        label.layer.cornerRadius = 8
        label.layer.borderWidth = 2
        label.layer.borderColor = UIColor.red.cgColor
        label.backgroundColor = .blue
        return label
      }
    )
    #expect(hosted.svg().contains("#FF0000"))
    #expect(try hosted.find(text: "Caption").exists)
  }

  nonisolated private static let settings: [(name: String, view: @MainActor @Sendable () -> UIView)] = [
    (
      "1 subviews",
      {
        let label = UILabel()
        label.text = "a"
        label.addSubview(UIView())
        return label
      }
    ),
    (
      "the clipping to its corners and its tintColor",
      {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.layer.cornerRadius = 4
        view.clipsToBounds = true
        view.tintColor = .red
        return view
      }
    ),
    (
      "setContentHuggingPriority",
      {
        let view = UILabel()
        view.setContentHuggingPriority(.required, for: .horizontal)
        return view
      }
    ),
    (
      "isActive of NSLayoutConstraint",
      {
        let view = UILabel()
        view.widthAnchor.constraint(equalToConstant: 4).isActive = true
        return view
      }
    ),
    (
      "zPosition of CALayer",
      {
        let view = UILabel()
        view.layer.zPosition = 1
        return view
      }
    ),
  ]

  @Test("what changes nothing says so", arguments: settings.indices)
  func unheeded(_ index: Int) throws {
    let (name, view) = Self.settings[index]
    let findings = try host(Shown(make: view)).findings
    #expect(findings.contains { $0.message.contains(name) }, "\(name): \(findings)")
  }

  private final class Ends { var count = 0 }

  private struct Leaving: UIViewRepresentable {
    let ends: Ends

    func makeCoordinator() -> Ends { ends }

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ uiView: UILabel, context: Context) {}

    static func dismantleUIView(_ uiView: UILabel, coordinator: Ends) { coordinator.count += 1 }
  }

  private struct Switching: View {
    @State private var isThere = true
    let ends: Ends

    var body: some View {
      Button("go") { isThere = false }
      if isThere { Leaving(ends: ends) }
    }
  }

  @Test("a view that goes is taken apart")
  func dismantled() throws {
    let ends = Ends()
    let hosted = try host(Switching(ends: ends))
    #expect(ends.count == 0)
    try hosted.find(.button).tap()
    #expect(ends.count == 1)
  }
}
