/// What the lines of a document stand below, and beside: by that one is known again whose words say too little.
package struct LineSurroundings {
  private let contexts: LineContexts
  private let companions: LineCompanions

  package init(_ text: DocumentText) {
    contexts = LineContexts(text)
    companions = LineCompanions(text)
  }

  /// Whether a line stands today under another heading or task, or, where it says nothing but numbers, beside what told about another
  /// line.
  ///
  /// - Parameters:
  ///   - line: its number today, counted from 1.
  ///   - former: its number in the text that it was written in.
  package func haveChanged(of line: Int, since former: Int, in then: LineSurroundings) -> Bool {
    !LineContexts.areSame(then.contexts[former], contexts[line])
      || companions.haveChanged(of: line, since: former, in: then.companions)
  }

  /// Whether a line that says nothing but numbers stands beside what it alone stood beside.
  ///
  /// - Parameters: as above.
  package func areKept(by line: Int, since former: Int, in then: LineSurroundings) -> Bool {
    companions.areKept(by: line, since: former, in: then.companions)
  }
}
