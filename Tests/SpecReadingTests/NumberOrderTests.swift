import SpecModel
import Testing

@Suite("Numbers of requirements")
struct NumberOrderTests {
  @Test(
    "are ordered part by part, numbers by what they count and before words",
    arguments: [
      ["1", "1.1", "1.2", "1.10", "2", "10", "10~2", "NFR-2", "NFR-10", "R-1"],
      ["1.2.3.9", "1.2.3.10", "1.2.3.10.1", "1.2.3.10a", "1.2.3.11"], ["ab", "ab1", "ab2", "ab10", "ab10b", "abc1"],
      ["99999999999999999998", "a", "a99999999999999999998"],
    ]
  )
  func order(_ numbers: [String]) {
    let sorted = numbers.map { RequirementNumber($0) }
    for (place, number) in sorted.enumerated() {
      for (other, another) in sorted.enumerated() {
        #expect((number < another) == (place < other), "\(number), \(another)")
      }
    }
  }
}
