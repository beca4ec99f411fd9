import Mustache

/// A word of a closed set (a state, a verdict, a severity, an outcome), as a page shows it: the word, its sign, its colour.
package struct StateMark: Hashable, Sendable {
  /// As the terminal and the JSON say it: `not applicable`.
  package let word: String
  /// Names the sign in `site/icons` and the class in the style sheet: `not-applicable`.
  package let slug: String

  package init(_ word: String) {
    self.word = word
    slug = String(word.map { $0 == " " ? "-" : $0 })
  }
}

/// How many things bear a mark.
package struct MarkCount: Hashable, Sendable {
  package let mark: StateMark
  package let count: Int

  package init(_ mark: StateMark, _ count: Int) {
    self.mark = mark
    self.count = count
  }
}

/// Counts side by side as one bar. It says nothing that its label does not say in words.
package struct Bar: Sendable {
  /// In the order of the set, those of zero left out.
  package let segments: [MarkCount]
  /// `12 proven, 3 failing`
  package let label: String

  package init(_ counts: [MarkCount]) {
    segments = counts.filter { $0.count > 0 }
    label = segments.isEmpty ? "nothing yet" : segments.map { "\($0.count) \($0.mark.word)" }.joined(separator: ", ")
  }
}

extension StateMark: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "word": word
    case "slug": slug
    default: nil
    }
  }
}

extension MarkCount: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "mark": mark
    case "count": count
    default: nil
    }
  }
}

extension Bar: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "segments": segments
    case "label": label
    default: nil
    }
  }
}
