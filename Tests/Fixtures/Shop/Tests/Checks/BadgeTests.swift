import SpecTesting
import Testing

@testable import ShopComponents

@Suite("Badge", .verifies("001/1"))
struct BadgeTests {
  @Test("keeps its count", .verifies("001/1.2"), arguments: [0, 7])
  @MainActor func count(_ count: Int) {
    #expect(Badge(count: count).count == count)
  }
}
