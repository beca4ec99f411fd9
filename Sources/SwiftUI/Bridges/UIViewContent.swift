import UIKit

/// What a label, a picture or a button of UIKit shows, by means of SwiftUI; the area of every other view.
struct UIViewContent: View {
  let view: UIView

  /// Whether more than the area is known.
  var isKnown: Bool { view is UILabel || view is UIImageView || view is UIButton }

  var body: some View {
    if let label = view as? UILabel {
      UILabelContent(label: label)
    } else if let picture = view as? UIImageView, let image = picture.image {
      Image(uiImage: image).resizable()
    } else if let button = view as? UIButton {
      UIButtonContent(button: button)
    } else {
      Color.clear
    }
  }
}

private struct UILabelContent: View {
  let label: UILabel

  var body: some View {
    Text(verbatim: label.text ?? label.attributedText?.string ?? "")
      .font(label.font.map { Font($0) })
      .foregroundColor(label.textColor.map { Color(uiColor: $0) })
      .multilineTextAlignment(alignment)
      // Zero lines are as many as there are.
      .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
      .minimumScaleFactor(label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.01) : 1)
      .accessibilityLabel(label.accessibilityLabel ?? label.text ?? label.attributedText?.string ?? "")
  }

  private var alignment: TextAlignment {
    switch label.textAlignment {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

private struct UIButtonContent: View {
  let button: UIButton

  var body: some View {
    Button {
      button.sendActions(for: .touchUpInside)
    } label: {
      if let image = button.currentImage { Image(uiImage: image) }
      if let title = button.currentTitle {
        Text(verbatim: title)
          .font(button.titleLabel?.font.map { Font($0) })
          .foregroundColor(button.titleColor(for: button.state).map { Color(uiColor: $0) })
      }
    }
    .disabled(!button.isEnabled)
    .accessibilityLabel(button.accessibilityLabel ?? button.currentTitle ?? "")
  }
}
