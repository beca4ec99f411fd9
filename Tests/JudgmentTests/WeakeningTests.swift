import Findings
import Testing

@testable import Judgment

@Suite struct WeakeningTests {
  @Test(
    "What a report no longer demands is told, though nearly all words are the task's",
    arguments: [
      ("All unit tests pass", "Most unit tests pass", "most"),
      ("All unit tests pass", "Some unit tests pass", "some"),
      ("All unit tests pass", "Unit tests pass", "All"),
      ("Every dial is drawn", "Dials are drawn", "Every"),
      ("The clock is always exact", "The clock is exact", "always"),
      ("The clock is fully documented", "The clock is documented", "fully"),
      ("All unit tests pass on every platform", "All unit tests pass", "on every platform"),
      ("All unit tests pass on web, iOS and Android", "All unit tests pass on web", "iOS and Android"),
      ("All unit tests pass on web, iOS and Android", "All unit tests pass on web and iOS", "and Android"),
      ("Drawn on web/iOS/Android", "Drawn on web", "iOS/Android"),
      ("Icons are drawn (web, iOS, Android)", "Icons are drawn (web, iOS)", "Android"),
      ("The dial shows the local time of the chosen city", "The dial shows the time", "of the chosen city"),
      ("The dial shows the time of the chosen city", "The dial shows the time of the city", "of the chosen city"),
      ("The bell keeps time under heavy load", "The bell keeps time under load", "under heavy load"),
      ("The warning is shown when the battery is low", "The warning is shown", "when the battery is low"),
      ("The dial is drawn in light and dark mode", "The dial is drawn in light mode", "and dark mode"),
      ("The bell is created and documented", "The bell is created", "and documented"),
      ("The hands move without flicker", "The hands move mostly without flicker", "mostly"),
      ("The hands move without flicker", "The hands move without flicker where possible", "where possible"),
      ("The hands move without flicker", "The hands move without flicker (for now)", "for now"),
      ("The hands move without flicker", "The hands move without flicker (web only)", "only"),
      ("The hands move without flicker", "The hands move without flicker, except on Android", "except"),
      ("The dial is documented", "The dial is partially documented", "partially"),
      ("The bell rings within 200 ms", "The bell rings within 200 s", "200 ms"),
      ("The bell rings within 200ms of the tap", "The bell rings within 200 seconds of the tap", "200ms"),
      ("Contrast of the dial is at least 4.5 to 1", "Contrast of the dial is at least 5.4 to 1", "4.5"),
      ("At least 3 cities are offered", "At most 3 cities are offered", "at least 3"),
      ("All four hands are drawn on the dial", "All three hands are drawn on the dial", "four"),
      ("All unit tests pass", "All unit tests written", "pass"),
      ("Sizes of the dial approved by the owner", "Sizes of the dial validated by the owner", "approved"),
      ("Contrast of the dial is at least 3:1", "Contrast of the dial is at least 3:1 for large text", "for large text"),
      ("The dial is drawn in both themes", "The dial is drawn in both themes on modern browsers", "on modern browsers"),
      (
        "The dial is drawn for all cities", "The dial is drawn for all cities in common cases (3 of them)",
        "in common cases"
      ),
      ("The dial is drawn", "The dial is drawn in modern browsers", "in modern browsers"),
      ("The dial is drawn", "The dial is drawn on small screens", "on small screens"),
    ]
  )
  func weaker(criterion: String, claim: String, words: String) throws {
    let weakening = try #require(Weakening(of: criterion, in: claim))
    #expect(weakening.summary.contains("`\(words)`"), "\(weakening.summary)")
  }

  @Test(
    "What is put otherwise, or says more, is not told",
    arguments: [
      ("All unit tests pass", "All unit tests pass on web and iOS, and the slow ones too"),
      ("All unit tests pass", "27/27 unit tests pass"),
      ("All unit tests pass", "Unit tests pass (27 of 27)"),
      ("All unit tests pass", "Every unit test passes"),
      ("All unit tests pass on web, iOS and Android", "All unit tests pass on all platforms"),
      ("All 15 icons are drawn", "15 icons are drawn"),
      ("All four hands are drawn", "All 4 hands drawn"),
      ("The hands move without any flicker", "The hands move without flicker"),
      ("Dials are drawn correctly (web, iOS, Android)", "Dials drawn"),
      ("Lessons noted for application to Task 6", "Lessons noted for Task 6"),
      ("Dial renamed from `watch` to `clock`", "Dial renamed to `clock`"),
      ("The bell rings within 200 ms", "The bell rings within 200 milliseconds"),
      ("The bell rings within 200 ms", "The bell rings under 200ms (roughly 40 measured)"),
      ("1,000 cities are offered", "1000 cities are offered"),
      ("The bell works correctly", "The bell works as planned"),
      ("Rates with correct mathematical relations", "Rates with correct math"),
      ("Names of the icons, resolve to values", "Names of the icons, values"),
      ("Draws where possible", "Draws where possible, as asked"),
      ("Contrast of the dial is at least 3:1", "Contrast of the dial is at least 3:1 for large and small text"),
      (
        "Contrast of the dial is at least 3:1",
        "Contrast of the dial is at least 3:1 for large text, small text and icons"
      ),
      ("Contrast of the dial is at least 3:1", "Contrast of the dial is at least 3:1, measured for large text"),
      ("Contrast is at least 3:1 for large text", "Contrast is at least 3:1 for large text too"),
      ("The dial is drawn in both themes", "The dial is drawn in both themes in the main window of the app"),
      ("The dial is drawn", "The dial is drawn with simple shapes of one colour"),
      // One place, or a manner, and no part of what is demanded.
      ("All unit tests pass", "All unit tests pass on main branch"),
      ("The dial is documented", "The dial is documented in main README"),
      ("The dial is documented", "The dial is documented in simple English"),
      ("The dial is documented", "The dial is documented in simple words"),
      ("Sizes of the dial are exported", "Sizes of the dial are exported in common format"),
      ("Sizes of the dial are stored", "Sizes of the dial are stored in common module"),
      ("The dial is drawn", "The dial is drawn in small steps"),
      ("Sizes of the dial approved", "Sizes of the dial approved for major release"),
    ]
  )
  func same(criterion: String, claim: String) {
    #expect(Weakening(of: criterion, in: claim) == nil)
  }

  @Test("Of two sections that show a criterion in nearly its words, the one that demands as much is the one")
  func nearest() async {
    let judgment = await Judging.judgment(of: [
      "specs/001-dial/tasks.md": """
      - [x] 1. Draw it
        **Success Criteria:**
        - The dial is drawn on Android tablets
        - The dial is drawn on web pages
      """,
      "specs/001-dial/completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria

      - ✅ The dial is drawn, on web pages
      - ✅ The dial is drawn, on Android tablets
      """,
    ])
    #expect(judgment.findings.map(\.rule).filter { $0.name.hasSuffix("success-criterion") } == [])
  }

  @Test(
    "What differs is said: what a number became, and the whole of what is left out",
    arguments: [
      ("Bundle at least 50% smaller", "Bundle at least 30% smaller", "`50%` became `30%`"),
      ("The bell rings within 200 ms", "The bell rings within 200 s", "`200 ms` became `200 s`"),
      ("At least 3 cities are offered", "At most 3 cities are offered", "`at least 3` became `at most 3`"),
      ("Three tests done with Ada and Bob", "Three tests done", "it leaves out `with Ada and Bob`"),
      (
        "Patterns noted as drafts with caveats and a label", "Patterns noted with caveats",
        "it leaves out `as drafts` and `and a label`"
      ),
      (
        "Quality of the dial checked for all families", "Quality of the dial checked",
        "it leaves out `for all families`"
      ),
      (
        "Page created following Dial-Templates.md guide template", "Dial page created",
        "it leaves out `following Dial-Templates.md guide template`"
      ),
      (
        "Three dials registered with DialSizeRegistry", "Three dials registered",
        "it leaves out `with DialSizeRegistry`"
      ),
      (
        "Glow is drawn with `box-shadow`, `--glow-radius` and `--glow-color`", "Glow is drawn with `box-shadow`",
        "it leaves out `--glow-radius and --glow-color`"
      ),
      (
        "Tokens resolve through `var(--ink)` and `var(--space-100)`", "Tokens resolve through `var(--ink)`",
        "it leaves out `var(--space-100)`"
      ),
      ("All 3 tests pass with new limits", "All tests pass", "it leaves out `with new limits`"),
    ]
  )
  func summary(criterion: String, claim: String, summary: String) throws {
    #expect(try #require(Weakening(of: criterion, in: claim)).summary == summary)
  }

  @Test("All of them are more than all of some")
  func wider() {
    #expect(Weakening(of: "All findings from the audit noted", in: "All findings noted") == nil)
  }

  @Test("A section goes to the criterion that has its words, and not to the one of its number")
  func pairing() async {
    let judgment = await Judging.judgment(of: [
      "specs/001-dial/tasks.md": """
      - [x] 1. Draw it
        **Success Criteria:**
        - All dial speed tests pass with new limits
        - Limits reflect the real speed of the clock (200-300ms)
        - Speed regression alarm maintained
        - Baseline written down for later runs
      """,
      "specs/001-dial/completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Success Criteria Verification

      ### Criterion 1: All dial speed tests pass with new limits

      ### Criterion 2: Speed baselines established
      """,
    ])
    let found = judgment.findings.filter { $0.rule.name.hasSuffix("success-criterion") }
    #expect(found.filter { $0.rule == "altered-success-criterion" }.map(\.notes.first?.location.line) == [6])
    #expect(found.filter { $0.rule == "lost-success-criterion" }.map(\.location?.line) == [4, 5])
  }
}
