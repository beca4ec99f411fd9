import SpecModel
import Testing

/// Files that a task's list of artifacts is to do away with.
struct DeletedArtifactTests {
  @Test(
    "a word before the file says that it is deleted",
    arguments: [
      ("Delete `src/a.ts`", "src/a.ts deleted"), ("**Remove** the old file `src/a.ts`", "src/a.ts deleted"),
      ("Deleted: `src/a.ts` and `src/b.ts`", "src/a.ts deleted, src/b.ts deleted"),
      ("Delete `src/a.ts`, which moves to `src/b.ts`", "src/a.ts deleted, src/b.ts"),
      ("`src/a.ts` (deleted)", "src/a.ts deleted"), ("Delete `src/a.ts` file entirely", "src/a.ts deleted"),
      ("Remove `src/a.ts` imports", "src/a.ts"), ("Delete `src/a.ts` usages from the index", "src/a.ts"),
      ("Remove `src/a.ts` from the index", "src/a.ts deleted"),
      ("Remove the handler from `src/a.ts`", "src/a.ts"), ("Dialog in `src/a.ts`", "src/a.ts"),
      ("Removal of handlers in `src/a.ts`", "src/a.ts"),
    ]
  )
  func deletions(_ item: String, _ expected: String) async {
    let reading = await Reading(["tasks.md": "- [x] 1. Draw it\n  **Primary Artifacts:**\n  - \(item)\n"])
    let artifacts = reading.tasks.flatMap(\.artifacts).map { artifact in
      artifact.verb.map { "\(artifact.path) \($0.rawValue)" } ?? artifact.path
    }
    #expect(artifacts.joined(separator: ", ") == expected)
  }
}
