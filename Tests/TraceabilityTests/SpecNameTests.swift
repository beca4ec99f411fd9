import SpecModel
import Testing

/// The numbers that the names of spec folders bear.
struct SpecNameTests {
  @Test(
    "the number stands in front, or behind the word spec",
    arguments: [
      ("004-icon-system", "004", "icon-system"), ("004 Icon System", "004", "Icon System"), ("004_icon", "004", "icon"),
      ("spec 004", "004", nil), ("Spec-004-icon", "004", "icon"), ("054a-figma", "054a", "figma"), ("004", "004", nil),
      ("spec-standards-refinement", nil, nil), ("1st-draft", nil, nil), ("icon", nil, nil), ("special 4", nil, nil),
      ("2026-03-01-icon", nil, "icon"), ("2026-03-icon", nil, "icon"), ("20260301_icon", nil, "icon"),
      ("2026-03-01", nil, nil), ("spec 2026-03-01 icon", nil, "icon"), ("2026-13-icon", "2026", "13-icon"),
      ("2026-icon", "2026", "icon"), ("202603-icon", "202603", "icon"), ("0101-icon", "0101", "icon"),
    ] as [(String, String?, String?)]
  )
  func number(_ name: String, _ number: String?, _ title: String?) {
    #expect(SpecID(name).number == number)
    #expect(SpecID(name).title == title)
  }
}
