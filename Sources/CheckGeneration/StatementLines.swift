/// Where lines and statements with braces begin, known for every token: whoever asks for each of thousands on one line does not look
/// through the line again and again.
struct StatementLines {
  private var starts: [Int] = []
  private var statements: [Int] = []
  private var ends: [Int] = []

  /// - Parameter statements: the words that a statement with braces begins with.
  init(_ tokens: [SwiftToken], _ words: [String], statements: Set<String>) {
    var (start, statement, end) = (0, -1, -1)
    for place in tokens.indices {
      if place > 0, tokens[place].line != tokens[place - 1].line { start = place }
      starts.append(start)
      self.statements.append(statement)
      ends.append(end)
      if statements.contains(words[place]) { statement = place }
      if words[place] == "{" || words[place] == ";" { end = place }
    }
  }

  /// - Returns: the place of the first token of its line.
  func start(of place: Int) -> Int { starts[place] }

  /// - Returns: the place of the last such word before; -1 where there is none.
  func lastStatement(before place: Int) -> Int { statements[place] }

  /// - Returns: the place of the last `{` or `;` before; -1 where there is none.
  func lastEnd(before place: Int) -> Int { ends[place] }
}
