import Foundation
import Testing

@testable import SpecTesting

@Suite("What all checks of a process share", .serialized)
struct SharedProcessTests {
  @Test("is for the next check as it was before the one that changed it")
  func surroundings() throws {
    let process = SharedProcess.current
    let (name, other) = ("COUNTERFOIL_TEST_\(UUID().uuidString)", "COUNTERFOIL_TEST_OTHER_\(UUID().uuidString)")
    setenv(other, "before", 1)
    let zone = NSTimeZone.default
    SpecTesting.keepingSurroundings()
    setenv(name, "1", 1)
    setenv(other, "after", 1)
    // Another one, by which whoever runs beside this tells the same time.
    let offset = zone.secondsFromGMT()
    let others = [TimeZone(secondsFromGMT: offset), TimeZone(identifier: "Africa/Abidjan")]
    NSTimeZone.default = try #require(
      others.compactMap { $0 }.first { $0.identifier != zone.identifier && $0.secondsFromGMT() == offset }
    )
    #expect(NSTimeZone.default != zone)
    process.restore()
    #expect(getenv(name) == nil)
    #expect(ProcessInfo.processInfo.environment[other] == "before")
    #expect(NSTimeZone.default == zone)
    // Where nobody said so, an ordinary test may have done it for itself.
    setenv(name, "2", 1)
    process.restore()
    #expect(ProcessInfo.processInfo.environment[name] == "2")
    unsetenv(name)
    unsetenv(other)
  }
}
