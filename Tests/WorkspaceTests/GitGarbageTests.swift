import Files
import Findings
import Foundation
import Testing
import Workspace

/// What git answers is data: a damaged repository, or another program of that name, may answer anything.
struct GitGarbageTests {
  private static let pieces = ["", " ", "\t", "a", "\ta", "x\ta", "1 2\ta", "R", "D", "\u{1}\n", "blob -5", "\n"]

  @Test("a list of objects without its columns is no list", arguments: pieces)
  func index(_ row: String) async {
    let tree = WorkingTree(
      git: GitQuery { arguments, _ in
        let text = arguments.contains("--deleted") ? "a" : arguments.contains("--others") ? "b" : row
        return Array(text.utf8) + [0]
      }
    )
    _ = await tree.paths()
    #expect(await tree.history(of: [DocumentPath("a")])?.end(of: DocumentPath("a")) != nil)
  }

  private func history(_ output: String) -> GitHistory {
    GitHistory(
      folder: "/",
      git: GitProgram { _, _, _ in GitProgram.Answer(isSuccess: true, output: Array(output.utf8), complaint: "") }
    )
  }

  @Test("objects of no possible size are none", arguments: ["-5", "-9223372036854775808", "9223372036854775807", "7"])
  func sizes(_ size: String) async throws {
    #expect(try await history("o blob \(size)\nabc\n").contents(["o"]) == [:])
  }

  @Test("lines of no possible number are none", arguments: ["-9223372036854775808 1", "1 -9223372036854775808", "0 0"])
  func lines(_ numbers: String) async throws {
    let commit = String(repeating: "a", count: 40)
    let blame = try await history("\(commit) \(numbers)\nfilename a\n\ttext\n")
      .blame(DocumentPath("a"), since: commit)
    #expect(blame?.lines.isEmpty == true)
  }

  @Test("what is no commit is not compared with", arguments: ["\u{1c}?O0", "abc", String(repeating: "y", count: 40)])
  func noCommit(_ answer: String) async {
    await #expect(throws: GitFailure.failed("merge-base", complaint: "its answer is no commit")) {
      try await history(answer).base("HEAD")
    }
  }

  @Test("an answer that does not end is cut off at a limit that is named")
  func endless() async throws {
    do {
      // Beside all other tests an answer may wait for minutes, and time is not what this one is about.
      _ = try await GitProgram.limited(to: .seconds(600), longest: 10).run(["version"], [], "/")
      Issue.record("it was read")
    } catch let failure as GitFailure {
      #expect(failure.description.contains("longer than the limit of 10 bytes"))
    }
  }

  @Test("what needs no history is not waited for as long as what does")
  func patience() {
    #expect(GitProgram.patience(with: ["rev-parse", "--git-dir"], .seconds(120)) == .seconds(10))
    #expect(GitProgram.patience(with: ["log"], .seconds(120)) == .seconds(120))
    #expect(GitProgram.patience(with: ["rev-parse"], .seconds(1)) == .seconds(1))
  }
}
