package import Findings
import SpecModel

/// A code fence that nothing closes.
package struct FenceIsClosed: Rule {
  package let id: RuleID = "unclosed-fence"
  package let severity = Severity.warning
  package let summary = "Every code fence is closed."
  package let explanation = """
    A fence that is not closed turns the rest of the document into code: claims and sections in it are shown as source, and count for
    nothing. Mostly a closing fence was forgotten, or a block that itself contains fences was closed by the first of them.

    Close it with as many backticks, or tildes, as opened it, on a line of its own. Around a block that contains ```` ``` ```` write four,
    before it and behind it: where three were written, the block ends with the first one in it, and closing what is left
    over would only hide that. In an item of a list a fence ends with the item: what closes it stands as deep as what opens it.
    Where another block follows, its fences close the open one: a block that holds headings, criteria, tasks or marked lines, and then a fence
    with a language, is told too, unless it says that it is `markdown`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["design.md": "# Design\n\n↓```swift\nlet size = 24\n"]),
    RuleExample(["design.md": "# Design\n\n↓````swift\nlet size = 24\n```\n"]),
    RuleExample(["design.md": "# Design\n\n- First\n  ↓```swift\n  let size = 24\n\n- Second\n\nAnd more.\n"]),
    // What was to close it stands too far out, and opens another.
    RuleExample(["design.md": "# Design\n\n1. First\n   ↓```swift\n   let size = 24\n```\n2. Second\n```\n"]),
    RuleExample([
      "tasks.md": """
      - [ ] 1. Draw it
        ↓```swift
        let size = 24

        - [ ] 1.1 Name it
        ```bash
        swift test
        ```
      - [ ] 2. Show it
      """
    ]),
    RuleExample(["design.md": "# Design\n\n```markdown\n```swift\nlet size = 24\n```\n↓```\n\n## More\n"]),
    // The block below closes it.
    RuleExample([
      "design.md": """
      # Design

      ↓```swift
      let size = 24

      ## Tests

      Run them.

      ```bash
      swift test
      ```

      And more.
      """
    ]),
    RuleExample([
      "design.md": "# Design\n\n```swift\nlet size = 24\n\n## Tests\n\n```\nswift test\n↓```\n\nAnd more.\n"
    ]),
  ]
  package let nonTriggering: [RuleExample] = [
    RuleExample(["design.md": "# Design\n\n```swift\nlet size = 24\n```\n"]),
    RuleExample([
      "design.md": """
      # Design

      - First
        ```swift
        let size = 24
        ```
      - ~~~
        Second
        ~~~~

      1. Third
         ```swift
         let size = 24
         - [ ] no task
         ```
         ```bash
         swift test
         ```

      > ```
      > a quote
      > ```

      ````markdown
      ```swift
      let size = 24
      ```
      ````

      And more.
      """
    ]),
    // How a check begins, and a script whose comments look like titles.
    RuleExample([
      "design.md": """
      # Design

      ```
      ```swift check
      ```

      ```bash
      ## Build
      swift build

      ## Test

      swift test
      ```

      ```markdown
      ## Check

      ```swift check
      ```
      """
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.compactMap { problem in
      guard case .unclosedFence(let outer, let suspect, let inner, let swallowed) = problem.kind else { return nil }
      let notes = [
        (outer, "this block was closed by the fence that closes another one in it"),
        (suspect, "this block holds text of the document: its own closing fence may be missing"),
        (inner, "what was to open here is code of the same block"),
      ]
      return finding(
        problem.location,
        "nothing closes this fence: \(Self.words(swallowed)) code",
        cure: Self.cure(outer: outer, inner: inner),
        notes: notes.compactMap { line, words in
          line.map { line in
            let place = Location(path: problem.location.path, range: SourceRange(line: line, columns: 1..<1))
            return .init(location: place, message: words)
          }
        },
        identity: "nothing closes this fence"
      )
    }
  }

  private static func cure(outer: Int?, inner: Int?) -> String {
    if let outer { return "open the block of line \(outer) with one sign more, and close it here with as many" }
    guard let inner else { return "close it with as many of the same signs, on a line of its own" }
    return "close it where its code ends, before line \(inner); or open and close it with one sign more"
  }

  private static func words(_ swallowed: Int) -> String {
    switch swallowed {
    case ...0: "what follows it is"
    case 1: "the line below it is"
    default: "all \(swallowed) lines below it are"
    }
  }
}
