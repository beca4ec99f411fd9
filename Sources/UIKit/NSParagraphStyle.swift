public import Foundation

/// How the lines of a paragraph are set. Measures of text do not follow it here.
open class NSParagraphStyle: NSObject {
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate struct Settings {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  fileprivate var settings = Settings()

  open var lineSpacing: CGFloat { settings.lineSpacing }
  open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
  open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
  open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
  open var alignment: NSTextAlignment { settings.alignment }
  open var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
}

/// The same, to be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { settings.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { settings.minimumLineHeight }
    set { settings.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { settings.maximumLineHeight }
    set { settings.maximumLineHeight = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { settings.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue }
  }

  open override var alignment: NSTextAlignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreakMode }
    set { settings.lineBreakMode = newValue }
  }
}
