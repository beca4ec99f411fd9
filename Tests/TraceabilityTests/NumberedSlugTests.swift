import Testing

@testable import Traceability

@Suite("Numbered anchors")
struct NumberedSlugTests {
  @Test(
    "another number and another title are another heading",
    arguments: [
      ("requirement-1-booking", "requirement-2-cancelling", true), ("requirement-1-size", "requirement-2-size", false),
      ("requirement-2-size", "requirement-2-sizes", false), ("overview", "requirement-2-size", false),
      ("1-2-colour", "1-3-colours", true),
    ]
  )
  func others(slug: String, other: String, isOther: Bool) {
    #expect(NumberedSlug(slug).isOther(than: NumberedSlug(other)) == isOther)
  }
}
