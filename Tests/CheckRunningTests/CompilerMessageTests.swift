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
}
