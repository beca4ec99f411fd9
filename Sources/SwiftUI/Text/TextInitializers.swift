public import Foundation

/// Text of dates, numbers, attributed strings and images.
extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    let template: String

    public static let time = DateStyle(template: "h:mm a")
    public static let date = DateStyle(template: "MMMM d, yyyy")
    public static let relative = DateStyle(template: "relative")
    public static let offset = DateStyle(template: "offset")
    public static let timer = DateStyle(template: "timer")

    /// Whether it writes how long it is from now, which changes as time goes on.
    var counts: Bool { ["relative", "offset", "timer"].contains(template) }
  }

  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// In English and Greenwich's time, so that pictures are the same everywhere; what counts from now is the time of day.
  public init(_ date: Date, style: Text.DateStyle) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = style.counts ? "h:mm a" : style.template
    let text = Text(verbatim: formatter.string(from: date))
    self =
      style.counts
      ? text.lacking("The date style .\(style.template) counts nothing here: the time of day stands in.") : text
  }

  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// The place of an image in a line of text: a square stands in.
  public init(_ image: Image) {
    self = Text(verbatim: "\u{25A0}").noting("An image in a line of text is a square here.")
  }

  public func monospaced(_ isActive: Bool) -> Text {
    var copy = self
    for index in copy.pieces.indices { copy.pieces[index].style.isMonospaced = isActive }
    return copy
  }

  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    var copy = self
    for index in copy.pieces.indices { copy.pieces[index].style.baselineOffset = baselineOffset }
    return copy
  }

  nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    var copy = self
    for index in copy.pieces.indices where copy.pieces[index].style.paint == nil {
      copy.pieces[index].style.paint = AnyShapeStyle(style)
    }
    return copy
  }

  /// From the first date to the last, as `Text(_:style:)` writes each.
  public init(_ dates: ClosedRange<Date>) {
    self = Text(dates.lowerBound, style: .time) + Text(verbatim: " \u{2013} ") + Text(dates.upperBound, style: .time)
  }

  /// The time that is left at the beginning; it does not count on here.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let span = Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
    let seconds = countsDown ? span : 0
    let minutes = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    self = Text(verbatim: minutes).noting("Text(timerInterval:) stands still at its beginning here.")
  }

  /// As `noting`, of what may change how large the text is.
  func lacking(_ shortcoming: String) -> Text {
    var copy = self
    for index in copy.pieces.indices { copy.pieces[index].style.lacks.append(shortcoming) }
    return copy
  }

  /// With texts in the places that were kept for them.
  func inserting(_ texts: [Text]) -> Text {
    if texts.isEmpty { return self }
    var waiting = texts[...]
    var made: [Piece] = []
    for piece in pieces {
      let parts = piece.string.split(separator: LocalizedStringKey.insertion, omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0, let text = waiting.popFirst() { made += text.pieces.map { $0.over(piece.style) } }
        if !part.isEmpty { made.append(Piece(string: String(part), style: piece.style)) }
      }
    }
    return Text(pieces: made)
  }

  func noting(_ shortcoming: String) -> Text {
    var copy = self
    for index in copy.pieces.indices { copy.pieces[index].style.shortcomings.append(shortcoming) }
    return copy
  }
}
