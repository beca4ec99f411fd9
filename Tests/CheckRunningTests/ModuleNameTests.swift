import Testing

@testable import CheckRunning

@Suite("The module of a target")
struct ModuleNameTests {
  @Test(
    "is called as the package manager calls it",
    arguments: [
      ("Checks", "Checks"), ("my-checks", "my_checks"), ("my checks.v2", "my_checks_v2"), ("_a", "_a"),
      ("2fast", "_fast"), ("Prüfungen", "Prüfungen"),
    ]
  )
  func names(_ target: String, _ module: String) {
    #expect(ModuleName.of(target: target) == module)
  }
}
