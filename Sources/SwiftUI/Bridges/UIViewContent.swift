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
      Image(uiImage: image).resizable().accessibilityAddTraits(.isImage)
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
    .accessibilityAddTraits(button.isSelected ? .isSelected : [])
  }
}

extension UIView {
  /// What is said to assistive technologies about the view.
  func described(_ content: some View) -> some View {
    content
      .spoken(accessibilityLabel) { $0.accessibilityLabel(Text(verbatim: $1)) }
      .spoken(accessibilityValue) { $0.accessibilityValue(Text(verbatim: $1)) }
      .spoken(accessibilityHint) { $0.accessibilityHint(Text(verbatim: $1)) }
      .spoken(accessibilityIdentifier) { $0.accessibilityIdentifier($1) }
      .accessibilityHidden(isHidden || accessibilityElementsHidden || isSilent)
  }

  /// A picture or a plain view of UIKit is an element where that was said, whatever it is labelled with. Words and
  /// controls are elements of themselves.
  private var isSilent: Bool {
    let speaks = self is UILabel || self is UIControl || self is UITextView
    return !speaks && !isAccessibilityElement
  }

  private var clips: Bool { clipsToBounds || layer.masksToBounds }

  /// What is set on the view and on its layer, and not shown, in words.
  var unshown: [String] {
    var names: [String] = []
    if !subviews.isEmpty { names.append("\(subviews.count) subviews") }
    if layer.opacity != 1 || layer.isHidden { names.append("the opacity of its layer") }
    // The words of a label have no tint and do not reach into its corners.
    if !(self is UILabel) {
      if clips && layer.cornerRadius > 0 { names.append("the clipping to its corners") }
      if tintColor != nil { names.append("its tintColor") }
    }
    if let label = self as? UILabel {
      if label.attributedText != nil { names.append("the attributes of its text") }
      if ![.byTruncatingTail, .byWordWrapping].contains(label.lineBreakMode) { names.append("its lineBreakMode") }
    }
    return names
  }

  /// The ground, the border and the shadow, as the layer has them.
  func framed(_ content: some View) -> some View {
    let shape = RoundedRectangle(cornerRadius: layer.cornerRadius, style: .circular)
    let ground = layer.backgroundColor.map { Color(cgColor: $0) } ?? backgroundColor.map { Color(uiColor: $0) }
    let border = layer.borderColor.map { Color(cgColor: $0) } ?? .black
    let shade = layer.shadowColor.map { Color(cgColor: $0) } ?? .black
    // What is clipped to its bounds has none beyond them.
    let hasShadow = layer.shadowOpacity > 0 && !clips
    return
      content
      .background(ground ?? .clear, in: shape)
      .overlay {
        if layer.borderWidth > 0 {
          shape.strokeBorder(border, lineWidth: layer.borderWidth).allowsHitTesting(false)
        }
      }
      .shadow(
        color: hasShadow ? shade.opacity(Double(layer.shadowOpacity)) : .clear,
        radius: hasShadow ? layer.shadowRadius : 0,
        x: layer.shadowOffset.width,
        y: layer.shadowOffset.height
      )
  }
}

extension View {
  /// Changed where there are words.
  @ViewBuilder fileprivate func spoken(_ words: String?, _ change: (Self, String) -> some View) -> some View {
    if let words { change(self, words) } else { self }
  }
}
