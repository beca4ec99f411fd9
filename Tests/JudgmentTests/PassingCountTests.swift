import Testing

@testable import Judgment

/// A claim that bears a ✅ and counts less than all.
struct PassingCountTests {
  @Test(
    "A count of tests that falls short denies",
    arguments: [
      "47/48 pass", "47/48 passing", "47/48 tests pass", "47 of 48 tests pass", "47 out of 48 tests pass",
      "47 of the 48 unit tests are passing", "47 out of the 48 unit tests are passing", "**47/48 pass**",
      "it is wide (47/48 pass)", "it is wide, 47 out of 48 tests pass",
      "it is wide \u{2014} 47/48 snapshot tests green",
    ]
  )
  func fallsShort(_ words: String) { #expect(Remark.denial(in: words) != nil) }

  @Test(
    "A full count does not, nor one of something else, nor one that is explained",
    arguments: [
      "48/48 pass", "48 of 48 tests pass", "48 out of 48 tests pass", "47/48 pass, one is skipped on Linux",
      "47 of 48 tests pass on Linux, where the last is skipped", "4 out of 5 rows pass the filter", "47/48",
      "1/2 of the width passes through", "3 of 5 checks are drawn in green", "the 1/2 pass filter",
      "12 of 48 tests are new",
    ]
  )
  func isNone(_ words: String) { #expect(Remark.denial(in: words) == nil) }
}
