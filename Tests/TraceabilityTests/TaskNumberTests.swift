import SpecModel
import Testing

struct TaskNumberTests {
  @Test(
    "a task is a part of those that its number begins with, and of no other",
    arguments: [
      ("4.2.1", "4.2", true), ("4.2.1", "4", true), ("4.2", "4.2", false), ("4.2", "4.2.1", false),
      ("42.1", "4", false),
      ("4.21", "4.2", false), ("4", "", false), (".4", "", true),
    ]
  )
  func parts(_ own: String, _ whole: String, _ isPart: Bool) {
    let (own, whole) = (TaskNumber(own), TaskNumber(whole))
    #expect(own.isPart(of: whole) == isPart)
    #expect(own.ancestors.contains(whole) == isPart)
  }
}
