public import Foundation
import HeadlessCore

/// Draws text in another way. Text is drawn as it is here, which is a finding: no renderer is asked.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// What a renderer asks about the measures of its text.
public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension View {
  nonisolated public func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
    unsupported("textRenderer(_:) is not asked: text is drawn as it is here.")
  }
}

/// Something that a piece of text carries for its renderer.
public protocol TextAttribute {}

extension Text {
  public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute {
    lacking("customAttribute(_:) is for renderers of text, which are not asked here.")
  }
}

extension Text {
  /// The lines of a text, for a renderer. None is ever made here.
  public struct Layout: RandomAccessCollection {
    private let lines: [Line] = []

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
    public var isTruncated: Bool { false }
  }
}

extension Text.Layout {
  /// A line of runs.
  public struct Line: RandomAccessCollection {
    private let runs: [Run] = []
    public var origin = CGPoint.zero

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    public subscript(index: Int) -> Run { runs[index] }
    public var typographicBounds: TypographicBounds { TypographicBounds() }
  }

  /// A stretch of glyphs in one style.
  public struct Run: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    public subscript<T>(key: T.Type) -> T? where T: TextAttribute { nil }
    public var layoutDirection: LayoutDirection { .leftToRight }
    public var typographicBounds: TypographicBounds { TypographicBounds() }
    public var characterIndices: [CharacterIndex] { [] }
  }

  /// A part of a stretch.
  public struct RunSlice: RandomAccessCollection {
    public var run: Run
    public var indices: Range<Int>

    public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    public subscript<T>(key: T.Type) -> T? where T: TextAttribute { nil }
    public var typographicBounds: TypographicBounds { TypographicBounds() }
    public var characterIndices: [CharacterIndex] { [] }
  }

  /// A place in the characters of a text.
  public struct CharacterIndex: Comparable, Hashable, Sendable, Strideable {
    public var value: Int

    public init(value: Int) { self.value = value }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
    public func distance(to other: Self) -> Int { other.value - value }
    public func advanced(by count: Int) -> Self { Self(value: value + count) }
  }

  /// The measures of a line, a run or a part of one.
  public struct TypographicBounds: Equatable, Sendable {
    public var origin: CGPoint
    public var width: CGFloat
    public var ascent: CGFloat
    public var descent: CGFloat
    public var leading: CGFloat

    public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }

    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// How text is drawn by a context.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var disablesSubpixelQuantization: Self { Self(rawValue: 1) }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) { note(Self.lack) }
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { note(Self.lack) }
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) { note(Self.lack) }

  private static let lack = "The lines of a Text.Layout are not drawn here."

  private func note(_ message: String) { sheet.inputs.graph.record(.unsupported, message, at: nil) }
}
