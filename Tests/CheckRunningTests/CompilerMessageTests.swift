import Evidence
import Testing

@testable import CheckRunning

@Suite("Compiler messages")
struct CompilerMessageTests {
  @Test("are found once each, with the place in the document")
  func errors() {
    let output = """
      [3/9] Compiling SpecCheckTests design.swift
      specs/004/design.md:12:9: error: cannot find 'x' in scope
      10 | let a = 1
         |         `- error: cannot find 'x' in scope
      specs/004/design.md:12:9: error: cannot find 'x' in scope
      /p/Sources/A: B.swift:3:1: error: expected ': error: '
      specs/004/design.md:13:9: warning: never used
      error: fatalError
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(place: SourcePlace(path: "specs/004/design.md", line: 12), text: "cannot find 'x' in scope"),
        CompilerMessage(place: SourcePlace(path: "/p/Sources/A: B.swift", line: 3), text: "expected ': error: '"),
      ]
    )
  }

  @Test("stand where a macro is written when they are in what it expands to")
  func expansions() {
    let output = """
      macro expansion #expect:1:9: error: ambiguous use of 'x'
      `- specs/004/design.md:12:9: note: expanded code originates here
      10 | let a = 1
         | `- error: ambiguous use of 'x'
      macro expansion #expect:1:2: error: nobody knows where
      macro expansion #expect:1:3: error: inside another
      `- macro expansion #check:3:1: note: expanded code originates here
      `- /p/Sources/A.swift:7:1: note: expanded code originates here
      """
    let errors = CompilerMessage.errors(in: output)
    #expect(
      errors.map { "\($0.place)" } == ["specs/004/design.md:12", "macro expansion #expect:1", "/p/Sources/A.swift:7"]
    )
    #expect(errors.map(\.isInExpansion) == [false, true, false])
  }
}
