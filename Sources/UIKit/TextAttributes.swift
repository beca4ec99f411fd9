public import Foundation
import HeadlessCore

/// What may be set on characters.
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")

  // How an announcement is spoken; the log holds its words.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechPunctuation"
  )
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechLanguage")
  public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechPitch")
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechSpellOut")
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechIPANotation"
  )
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechQueueAnnouncement"
  )
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority"
  )
}

extension NSString {
  /// How large the text is on one line, in the font of its attributes: 12 points where they name none. Modelled, as all
  /// widths of text are.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self.substring(from: 0)).size(withAttributes: attrs)
  }
}

/// How text is laid out to be measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

extension NSString {
  /// The room of the text in lines of a width. Modelled, as all widths of text are.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: Any?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width < .greatestFiniteMagnitude
    let proposal = wraps ? ProposedSize(width: size.width, height: nil) : .unspecified
    return CGRect(origin: .zero, size: String(substring(from: 0)).flow(attributes).block(for: proposal).size)
  }
}

extension String {
  /// The same as for `NSString`, which a string is by itself on Apple's systems.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    flow(attrs).block(for: ProposedSize.unspecified).size
  }

  fileprivate func flow(_ attrs: [NSAttributedString.Key: Any]?) -> TextFlow {
    let font = attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let typeface = Typeface(size: font.pointSize, weight: font.weight.scale, customName: font.name)
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    let tracking = (attrs?[.kern] as? CGFloat) ?? (attrs?[.kern] as? Double).map { CGFloat($0) } ?? 0
    let run = TextFlow.Run(string: self, typeface: typeface, paint: .color(black), tracking: tracking)
    return TextFlow(runs: [run])
  }
}
