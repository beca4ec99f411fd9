import SpecModel
import Testing

/// Numbers stay as they are written, and zeros before the figures tell nothing apart.
struct RequirementNumberTests {
  @Test(
    "the same number",
    arguments: [
      ("FR-001", "FR-1"), ("NFR-P01", "NFR-P1"), ("AUTH-007", "AUTH-07"), ("FR-012a", "FR-12a"), ("FR-000", "FR-0"),
    ]
  )
  func same(_ one: String, _ other: String) {
    let (left, right) = (RequirementNumber(one), RequirementNumber(other))
    #expect(left == right && left.hashValue == right.hashValue)
    #expect(!(left < right) && !(right < left))
    #expect(left.text == one && right.text == other)
    let spec = SpecID("001")
    #expect(RequirementID(spec: spec, number: left) == RequirementID(spec: spec, number: right))
  }

  @Test(
    "other numbers, the lesser first",
    arguments: [("FR-001", "FR-010"), ("FR-1", "FR-002"), ("FR-9", "FR-010"), ("FR-001", "FR-0010"), ("1", "10")]
  )
  func different(_ one: String, _ other: String) {
    #expect(RequirementNumber(one) != RequirementNumber(other))
    #expect(RequirementNumber(one) < RequirementNumber(other))
  }

  @Test(
    "what stands before the figures",
    arguments: [("FR-001", "FR-"), ("FR-A1", "FR-A"), ("UI-A-12b", "UI-A-"), ("27A", "")]
  )
  func series(_ text: String, _ prefix: String) {
    #expect(RequirementNumber(text).seriesPrefix == prefix)
  }
}
