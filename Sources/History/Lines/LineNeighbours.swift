/// What stands above the lines of a text that has neither headings nor tasks: a source.
package struct LineNeighbours {
  private let text: DocumentText

  package init(_ text: DocumentText) {
    self.text = text
  }

  /// The words of the nearest line above one, counted from 1, that has any; `nil` at the top.
  package func above(_ line: Int) -> String? {
    var number = line - 1
    while number > 0 {
      let words = LineWords.folded(text.line(number))
      if !words.isEmpty { return words }
      number -= 1
    }
    return nil
  }
}
