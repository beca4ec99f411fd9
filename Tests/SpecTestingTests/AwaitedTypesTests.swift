import Evidence
import SpecTesting
import Testing

/// The calls that generated code makes of what waits, and of what looks for one.
@Suite("An expectation that waits for its operand")
struct AwaitedTypesTests {
  private actor Store {
    let shades = ["a"]
    var lamp: String? { shades.first }
    var name: String { "lamp" }
    func lamps() -> [String] {
      Issue.record("nobody is to ask")
      return []
    }
  }

  @MainActor private final class Screen {
    func label() async -> String { "lamp" }
  }

  @Test("counts where its type leaves anything open, and nobody waits for that")
  func types() {
    let store = Store()
    let (lamp, name, lamps, isText, isName) = (
      canFail(notNil: try SpecTesting.awaited { await store.lamp }),
      canFail(notNil: try SpecTesting.awaited { await store.name }),
      canFail(countOf: try SpecTesting.awaited { await store.lamps() }),
      canFail(type: try SpecTesting.awaited { await store.lamp }, is: SpecTesting.WrittenType<String>()),
      canFail(type: try SpecTesting.awaited { await store.name }, is: SpecTesting.WrittenType<String>())
    )
    #expect(lamp)
    #expect(!name)
    #expect(!lamps)
    #expect(isText)
    #expect(!isName)
  }

  @Test("is asked where it stands, on the main actor too") @MainActor
  func beside() async throws {
    let key = "0123456789abcdef0123456789abcdef"
    let (store, screen) = (Store(), Screen())
    let recorder = CheckRecorder(test: "test", run: nil)
    recorder.begin(
      at: SourcePlace(path: "design.md", line: 1),
      source: try #require(Fingerprint(hexadecimal: key))
    )
    await CheckRecorder.$current.withValue(recorder) {
      #expect(
        await store.name != nil,
        sourceLocation: SpecTesting.counted(
          #_sourceLocation,
          key,
          SpecTesting.canFail(notNil: try SpecTesting.awaited { await store.name })
        )
      )
      await #expect(
        screen.label().count >= 0,
        sourceLocation: SpecTesting.counted(
          #_sourceLocation,
          key,
          SpecTesting.canFail(countOf: try SpecTesting.awaited { await screen.label() })
        )
      )
      #expect(
        await store.lamp != nil,
        sourceLocation: SpecTesting.counted(
          #_sourceLocation,
          key,
          SpecTesting.canFail(notNil: try SpecTesting.awaited { await store.lamp })
        )
      )
    }
    #expect(recorder.summary.expectations == 1)
    #expect(recorder.summary.vain.count == 2)
  }

  @Test("of what nothing is joined to says whether that stays what it is")
  func joined() {
    struct Query { let words: [String] }
    #expect(!canFail(joined: "a"))
    #expect(!canFail(joined: ["a"]))
    #expect(canFail(joined: Query(words: [])))
  }

  /// As the standard library's, which tells nobody.
  @Test("counts by whether there was anybody among whom it looked", arguments: [0, 1, 3]) @MainActor
  func lookedFor(_ size: Int) throws {
    let key = "0123456789abcdef0123456789abcdef"
    func lamps() -> [Int] { Array(0..<size) }
    let recorder = CheckRecorder(test: "test", run: nil)
    recorder.begin(
      at: SourcePlace(path: "design.md", line: 1),
      source: try #require(Fingerprint(hexadecimal: key))
    )
    CheckRecorder.$current.withValue(recorder) {
      #expect(
        lamps().last { $0 > 3 } == nil,
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
      #expect(
        lamps().firstIndex { $0 > 3 } == nil,
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
      #expect(
        lamps().lastIndex(where: { $0 > 3 }) == nil,
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
    }
    recorder.settle()
    #expect(recorder.summary.expectations == (size == 0 ? 0 : 3))
    #expect(recorder.summary.empty.count == (size == 0 ? 3 : 0))
    #expect([1, 2, 1].last { $0 == 1 } == 1)
    #expect([1, 2, 1].lastIndex { $0 == 1 } == 2)
    #expect([1, 2, 1].firstIndex { $0 == 2 } == 1)
    #expect([1, 2, 1].lastIndex { $0 == 3 } == nil)
  }
}
