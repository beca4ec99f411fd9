import Evidence

/// Why a block cannot stand in a file with others, as far as it can be told without the compiler.
package struct BlockProblem: Hashable, Sendable {
  /// Counts from 1 within the source.
  package let line: Int
  /// In the words of the test that fails in its place.
  package let message: String

  /// - Returns: `nil` where the compiler may take it.
  package init?(of source: String) {
    do throws(SourceProblem) { _ = try Self.tokens(of: source) } catch {
      line = error.line
      message = error.message
      return
    }
    return nil
  }

  static func tokens(of source: String) throws(SourceProblem) -> [SwiftToken] {
    let tokens = try lexed(source)
    if let problem = deafWait(tokens, Array(source.utf8)) { throw problem }
    return tokens
  }

  private static func lexed(_ source: String) throws(SourceProblem) -> [SwiftToken] {
    do throws(SourceProblem) { return try SwiftLexer.tokens(of: source) } catch {
      throw SourceProblem(line: error.line, message: LeftOutBlock.notParsed + error.message)
    }
  }

  /// `RunLoop.main.perform { ... }`: the program of the tests runs no run loop, and what waits for one would be passed by in silence.
  /// A timer of a hosted view has the host's clock; that of a block has none.
  private static func deafWait(_ tokens: [SwiftToken], _ bytes: [UInt8]) -> SourceProblem? {
    func word(_ place: Int) -> String {
      tokens.indices.contains(place) ? String(decoding: bytes[tokens[place].range], as: UTF8.self) : ""
    }
    for place in tokens.indices.dropFirst(2) where tokens[place].kind == .identifier && word(place - 1) == "." {
      let isOfLoop = word(place) == "perform" && word(place - 4) == "RunLoop"
      guard isOfLoop || (word(place) == "scheduledTimer" && word(place - 2) == "Timer") else { continue }
      let message =
        "\(LeftOutBlock.notCompiled)nobody runs a run loop here, and what waits for one never happens; "
        + "write DispatchQueue.main.async, or await it"
      return SourceProblem(line: tokens[place].line, message: message)
    }
    return nil
  }
}
