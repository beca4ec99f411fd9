public import Foundation
import HeadlessCore

// Apple's Foundation has these two names; that of Linux leaves them out.

/// What a stretch of text is, which says how it is shown.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which marks count. Blocks never do here: `Text` shows none.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to what is no Markdown. Here everything is: nothing fails.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for stretch in InlineMarkdown.stretches(of: markdown) {
      var part = AttributedString(stretch.text)
      if !stretch.intent.isEmpty { part.inlinePresentationIntent = stretch.intent }
      for message in stretch.lacks { Graph.note(.unsupported, message) }
      part.link = stretch.link.map { URL(string: $0.relativeString, relativeTo: baseURL) ?? $0 }
      append(part)
    }
  }
}

extension AttributeScopes {
  /// What SwiftUI reads of an attributed string.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let accessibilitySpeechAnnouncementPriority:
      AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kerning"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// On Apple's systems it stands in the scope of Foundation.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes {
  /// How text is spoken. Nothing is spoken here: the log holds the words.
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// How much an announcement may interrupt what is spoken.
      public enum AnnouncementPriority: Hashable, Sendable {
        case low
        case `default`
        case high
      }

      public typealias Value = AnnouncementPriority
      public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// Disfavored, because a literal could be an attributed string as well as a key, and is a key on Apple's systems.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      pieces: attributedContent.runs.map { run in
        let attributes = run.attributes
        var piece = Piece(string: String(attributedContent[run.range].characters))
        piece.style.font = attributes.font
        piece.style.color = attributes.foregroundColor
        piece.style.underline = attributes.underlineStyle
        piece.style.strikethrough = attributes.strikethroughStyle
        piece.style.tracking = attributes.tracking ?? attributes.kern ?? 0
        piece.style.baselineOffset = attributes.baselineOffset ?? 0
        if attributes.backgroundColor != nil {
          piece.style.shortcomings.append("The background of a part of a text is not drawn here.")
        }
        piece.apply(attributes.inlinePresentationIntent ?? [], link: attributes.link)
        return piece
      }
    )
  }

  /// The pieces of a line of Markdown.
  init(markdown: String) {
    self.init(
      pieces: InlineMarkdown.stretches(of: markdown).map { stretch in
        var piece = Piece(string: stretch.text)
        piece.style.lacks = stretch.lacks
        piece.apply(stretch.intent, link: stretch.link)
        return piece
      }
    )
  }
}

extension Text.Piece {
  fileprivate mutating func apply(_ intent: InlinePresentationIntent, link: URL?) {
    if intent.contains(.stronglyEmphasized) { style.weight = style.weight ?? .bold }
    if intent.contains(.emphasized) { style.isItalic = true }
    if intent.contains(.code) { style.isMonospaced = true }
    if intent.contains(.strikethrough) { style.strikethrough = style.strikethrough ?? .single }
    guard link != nil else { return }
    style.isLink = true
  }
}
