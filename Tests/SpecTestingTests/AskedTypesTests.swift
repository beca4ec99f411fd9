import Evidence
import SpecTesting
import Testing

/// The calls that generated code makes: the compiler chooses what they mean.
@Suite("An expectation whose operand tells that it cannot fail")
struct AskedTypesTests {
  private class Base {}
  private final class Derived: Base {}

  /// May itself stand for nothing.
  private struct Node: ExpressibleByNilLiteral { init(nilLiteral: ()) {} }

  @Test("counts where a value may be nil, and only there")
  func notNil() {
    let (some, none, node): (Int?, Int?, Node) = (1, nil, nil)
    let (lamp, any): (String, Any) = ("lamp", 3)
    #expect(count { SpecTesting.counted($0, $1, notNil: some) } == 1)
    #expect(count { SpecTesting.counted($0, $1, notNil: none) } == 1)
    #expect(count { SpecTesting.counted($0, $1, notNil: node) } == 1)
    #expect(count { SpecTesting.counted($0, $1, notNil: [lamp].first) } == 1)
    #expect(count { SpecTesting.counted($0, $1, notNil: lamp) } == 0)
    #expect(count { SpecTesting.counted($0, $1, notNil: any) } == 0)
    #expect(count { SpecTesting.counted($0, $1, notNil: [lamp, lamp]) } == 0)
    #expect(count { SpecTesting.counted($0, $1, notNil: Derived()) } == 0)
  }

  @Test("counts where a number may be below nothing, and only there")
  func notNegative() {
    struct Badge { let count: Int }
    let badge = Badge(count: -3)
    #expect(count { SpecTesting.counted($0, $1, countOf: badge) } == 1)
    #expect(count { SpecTesting.counted($0, $1, countOf: [badge]) } == 0)
    #expect(count { SpecTesting.counted($0, $1, countOf: "lamp") } == 0)
    #expect(count { SpecTesting.counted($0, $1, countOf: ["a": 1].filter { $0.value > 1 }) } == 0)
    #expect(count { SpecTesting.counted($0, $1, notNegative: badge.count) } == 1)
    #expect(count { SpecTesting.counted($0, $1, notNegative: 0.5) } == 1)
    #expect(count { SpecTesting.counted($0, $1, notNegative: UInt(3)) } == 0)
    #expect(count { SpecTesting.counted($0, $1, notNegative: badge.count.magnitude) } == 0)
  }

  @Test("counts where a value may be neither, and only there")
  func either() {
    let (yes, maybe): (Bool, Bool?) = (true, nil)
    #expect(count { SpecTesting.counted($0, $1, either: yes) } == 0)
    #expect(count { SpecTesting.counted($0, $1, either: maybe) } == 1)
    #expect(count { SpecTesting.counted($0, $1, ordered: 3) } == 0)
    #expect(count { SpecTesting.counted($0, $1, ordered: Double.nan) } == 1)
  }

  @Test("counts where a value may be of another type, and only there")
  func types() {
    let (base, derived): (Base, Derived) = (Derived(), Derived())
    let (any, words): (Any, any StringProtocol) = ("a", "a")
    #expect(count { SpecTesting.counted($0, $1, type: base, is: SpecTesting.WrittenType<Derived>()) } == 1)
    #expect(count { SpecTesting.counted($0, $1, type: any, is: SpecTesting.WrittenType<String>()) } == 1)
    #expect(count { SpecTesting.counted($0, $1, type: words, is: SpecTesting.WrittenType<String>()) } == 1)
    #expect(count { SpecTesting.counted($0, $1, type: "a" as String?, is: SpecTesting.WrittenType<String>()) } == 1)
    #expect(count { SpecTesting.counted($0, $1, type: derived, is: SpecTesting.WrittenType<Derived>()) } == 0)
    #expect(count { SpecTesting.counted($0, $1, type: derived, is: SpecTesting.WrittenType<Base>()) } == 0)
    #expect(count { SpecTesting.counted($0, $1, type: "a", is: SpecTesting.WrittenType<any StringProtocol>()) } == 0)
  }

  @Test("counts where a number may lie beyond its bound, and only there")
  func bounded() {
    let (size, width): (Int, Double) = (3, 0.5)
    #expect(count { SpecTesting.counted($0, $1, bounded: size) } == 0)
    #expect(count { SpecTesting.counted($0, $1, bounded: size, by: Int.self) } == 0)
    #expect(count { SpecTesting.counted($0, $1, bounded: size, by: Int8.self) } == 1)
    #expect(count { SpecTesting.counted($0, $1, bounded: width) } == 1)
    #expect(count { SpecTesting.counted($0, $1, bounded: width, by: Double.self) } == 1)
  }

  @Test("counts where the type of a value may be another one, and only there")
  func typeOf() {
    let (base, word): (Base, String) = (Derived(), "a")
    let any: Any = word
    #expect(count { SpecTesting.counted($0, $1, typeOf: word, is: SpecTesting.WrittenType<String>()) } == 0)
    #expect(count { SpecTesting.counted($0, $1, typeOf: [word], is: SpecTesting.WrittenType<[String]>()) } == 0)
    #expect(count { SpecTesting.counted($0, $1, typeOf: base, is: SpecTesting.WrittenType<Base>()) } == 1)
    #expect(count { SpecTesting.counted($0, $1, typeOf: any, is: SpecTesting.WrittenType<String>()) } == 1)
  }

  @Test("counts where there are any to be asked, and only there")
  func each() {
    let (lamps, none) = (["a"], [String]())
    let maybe: [String]? = nil
    #expect(count { SpecTesting.counted($0, $1, each: lamps) } == 1)
    #expect(count { SpecTesting.counted($0, $1, each: lamps.lazy.map(\.count)) } == 1)
    #expect(count { SpecTesting.counted($0, $1, each: maybe) } == 1)
    // What can be gone through once is left to the expectation.
    let once = AnyIterator(lamps.makeIterator())
    #expect(count { SpecTesting.counted($0, $1, each: once) } == 1)
    #expect(once.next() == "a")
    #expect(count { SpecTesting.counted($0, $1, each: none) } == 0)
    #expect(count { SpecTesting.counted($0, $1, each: zip(lamps, none)) } == 0)
    #expect(count { SpecTesting.counted($0, $1, each: lamps.filter { $0.isEmpty }) } == 0)
  }

  /// As it stands in generated code.
  @Test("is asked beside the expectation itself") @MainActor
  func beside() throws {
    let (lamps, none): ([String], [String]) = (["a"], [])
    let key = "0123456789abcdef0123456789abcdef"
    let counted = try recorded {
      #expect(lamps.count >= 0, sourceLocation: SpecTesting.counted(#_sourceLocation, key, countOf: lamps))
      #expect(none.allSatisfy { $0 == "a" }, sourceLocation: SpecTesting.counted(#_sourceLocation, key, each: none))
      try #require(lamps != nil, sourceLocation: SpecTesting.counted(#_sourceLocation, key, notNil: lamps))
      #expect(lamps.allSatisfy { $0 == "a" }, sourceLocation: SpecTesting.counted(#_sourceLocation, key, each: lamps))
    }
    #expect(counted == 1)
  }

  private func count(_ call: (SourceLocation, String) -> SourceLocation) -> Int? {
    try? recorded { _ = call(#_sourceLocation, "0123456789abcdef0123456789abcdef") }
  }

  private func recorded(_ body: () throws -> Void) throws -> Int {
    let recorder = CheckRecorder(test: "test", run: nil)
    let source = try #require(Fingerprint(hexadecimal: "0123456789abcdef0123456789abcdef"))
    recorder.begin(at: SourcePlace(path: "design.md", line: 1), source: source)
    try CheckRecorder.$current.withValue(recorder, operation: body)
    return recorder.summary.expectations
  }
}
