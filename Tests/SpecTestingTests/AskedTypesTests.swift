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
    #expect(canFail(notNil: some))
    #expect(canFail(notNil: none))
    #expect(canFail(notNil: node))
    #expect(canFail(notNil: [lamp].first))
    #expect(!canFail(notNil: lamp))
    #expect(!canFail(notNil: any))
    #expect(!canFail(notNil: [lamp, lamp]))
    #expect(!canFail(notNil: Derived()))
    // Whatever is wrapped.
    #expect(!canFail(notNil: ()))
  }

  @Test("counts where a number may be below nothing, and only there")
  func notNegative() {
    struct Badge { let count: Int }
    let badge = Badge(count: -3)
    #expect(canFail(countOf: badge))
    #expect(!canFail(countOf: [badge]))
    #expect(!canFail(countOf: "lamp"))
    #expect(!canFail(countOf: ["a": 1].filter { $0.value > 1 }))
    let (some, none): ([Badge]?, Badge?) = ([badge], nil)
    #expect(!canFail(countOf: some))
    let canFailTried = canFail(countOf: try tried(some))
    #expect(!canFailTried)
    #expect(canFail(countOf: none))
    #expect(canFail(notNegative: badge.count))
    #expect(canFail(notNegative: 0.5))
    #expect(!canFail(notNegative: UInt(3)))
    #expect(!canFail(notNegative: badge.count.magnitude))
    struct Pull { var magnitude = -1.0 }
    #expect(canFail(magnitude: Pull().magnitude, of: Pull()))
    #expect(!canFail(magnitude: badge.count.magnitude, of: badge.count))
    #expect(!canFail(magnitude: (-0.5).magnitude, of: -0.5))
  }

  private func tried<Value>(_ value: Value) throws -> Value { value }

  @Test("counts where a value may be neither, and only there")
  func either() {
    let (yes, maybe): (Bool, Bool?) = (true, nil)
    #expect(!canFail(either: yes))
    #expect(canFail(either: maybe))
    #expect(!canFail(ordered: 3))
    #expect(canFail(ordered: Double.nan))
    #expect(!canFail(ordered: "lamp"))
    #expect(!canFail(compared: "lamp".dropFirst()))
    #expect(!canFail(compared: 0.5))
    #expect(!canFail(compared: 3))
    #expect(canFail(compared: yes))
    // Signs that are reckoned with say something else of texts.
    #expect(canFail(reckoned: "lamp"))
  }

  @Test("counts where the components may have said in which order values are, and only there")
  func sorted() {
    struct Shelf { func sorted() -> [String] { ["b", "a"] } }
    struct Lamp: Comparable { static func < (one: Lamp, other: Lamp) -> Bool { true } }
    #expect(!canFail(sorted: ["b", "a"]))
    #expect(!canFail(sorted: [3, 2]))
    #expect(!canFail(sorted: Set(["b", "a"])))
    #expect(canFail(sorted: Shelf()))
    #expect(canFail(sorted: [Lamp()]))
    #expect(canFail(sorted: [0.5, .nan]))
  }

  @Test("counts where a value may be of another type, and only there")
  func types() {
    let (base, derived): (Base, Derived) = (Derived(), Derived())
    let (any, words): (Any, any StringProtocol) = ("a", "a")
    #expect(canFail(type: base, is: SpecTesting.WrittenType<Derived>()))
    #expect(canFail(type: any, is: SpecTesting.WrittenType<String>()))
    #expect(canFail(type: words, is: SpecTesting.WrittenType<String>()))
    #expect(canFail(type: "a" as String?, is: SpecTesting.WrittenType<String>()))
    #expect(!canFail(type: derived, is: SpecTesting.WrittenType<Derived>()))
    #expect(!canFail(type: derived, is: SpecTesting.WrittenType<Base>()))
    #expect(!canFail(type: "a", is: SpecTesting.WrittenType<any StringProtocol>()))
  }

  @Test("counts where a number may lie beyond its bound, and only there")
  func bounded() {
    let (size, width): (Int, Double) = (3, 0.5)
    #expect(!canFail(bounded: size))
    #expect(!canFail(bounded: size, by: Int.self))
    #expect(canFail(bounded: size, by: Int8.self))
    #expect(canFail(bounded: width))
    #expect(canFail(bounded: width, by: Double.self))
  }

  @Test("counts where the type of a value may be another one, and only there")
  func typeOf() {
    let (base, word): (Base, String) = (Derived(), "a")
    let any: Any = word
    #expect(!canFail(typeOf: word, is: SpecTesting.WrittenType<String>()))
    #expect(!canFail(typeOf: [word], is: SpecTesting.WrittenType<[String]>()))
    #expect(canFail(typeOf: base, is: SpecTesting.WrittenType<Base>()))
    #expect(canFail(typeOf: any, is: SpecTesting.WrittenType<String>()))
  }

  @Test("counts where there are any to be asked, and only there")
  func each() {
    let (lamps, none) = (["a"], [String]())
    let maybe: [String]? = nil
    #expect(canFail(each: lamps))
    #expect(canFail(each: lamps.lazy.map(\.count)))
    #expect(canFail(each: maybe))
    // What can be gone through once is left to the expectation.
    let once = AnyIterator(lamps.makeIterator())
    #expect(canFail(each: once))
    #expect(once.next() == "a")
    #expect(!canFail(each: none))
    #expect(!canFail(each: zip(lamps, none)))
    #expect(!canFail(each: lamps.filter { $0.isEmpty }))
  }

  /// As it stands in generated code.
  @Test("is asked beside the expectation itself") @MainActor
  func beside() throws {
    let (lamps, none): ([String], [String]) = (["a"], [])
    let key = "0123456789abcdef0123456789abcdef"
    let counted = try recorded {
      #expect(
        lamps.count >= 0,
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(countOf: lamps))
      )
      #expect(
        none.allSatisfy { $0 == "a" },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(each: none))
      )
      try #require(
        lamps != nil,
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(notNil: lamps))
      )
      #expect(
        lamps.allSatisfy { $0 == "a" },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(each: lamps))
      )
    }
    #expect(counted == 1)
  }

  /// As it stands in generated code.
  @Test("counts for nothing where there was nobody to ask, though its list is made only once") @MainActor
  func once() throws {
    let key = "0123456789abcdef0123456789abcdef"
    var made = 0
    func shelf(_ lamps: [Shelf]) -> [Shelf] {
      made += 1
      return lamps
    }
    let lit = [Shelf(isOn: true, others: [])]
    let empty = try recorded {
      #expect(
        shelf([]).allSatisfy { $0.isOn },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
      #expect(
        Shelf.lamps().reduce(true) { $0 && $1.isOn },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
    }
    #expect(empty == 0)
    #expect(made == 1)
    let some = try recorded {
      // Asked beside an expectation, they take nothing from the next.
      #expect(shelf([]).allSatisfy { $0.isOn }, sourceLocation: SpecTesting.counted(#_sourceLocation, key))
      #expect(
        shelf(lit).allSatisfy { $0.others.allSatisfy { $0.isOn } },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
      #expect(
        shelf(lit).reduce(true) { $0 && $1.isOn },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
    }
    #expect(some == 3)
    #expect(made == 4)
  }

  /// As it stands in generated code.
  @Test("counts by what its own question found, not by what others did before") @MainActor
  func notByOthers() throws {
    let key = "0123456789abcdef0123456789abcdef"
    func shelf(_ lamps: [Shelf]) -> [Shelf] { lamps }
    func once(_ lamps: [Shelf]) -> AnyIterator<Shelf> { AnyIterator(lamps.makeIterator()) }
    let (names, lit) = (["a"], [Shelf(isOn: true, others: [])])
    let none = [String]()
    let counted = try recorded {
      // There is a lamp, though there is no name.
      #expect(
        (none.allSatisfy { $0 == "a" } && shelf(lit).allSatisfy { $0.isOn }) == true,
        sourceLocation: SpecTesting.counted(
          #_sourceLocation,
          key,
          SpecTesting.canFail(each: none) || SpecTesting.canFail(onceAsked: ())
        )
      )
      _ = shelf([]).allSatisfy { $0.isOn }
      #expect(
        once(lit).allSatisfy { $0.isOn },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
      _ = names.allSatisfy { $0 == "a" }
      #expect(
        once([]).allSatisfy { $0.isOn },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
    }
    #expect(counted == 2)
  }

  /// As it stands in generated code. The right side of a sign is asked only after whoever counts it.
  @Test("counts where any of the lists that it asks holds something", arguments: [[0, 1], [1, 0], [1, 1], [0, 0]])
  @MainActor
  func ofTwo(_ sizes: [Int]) throws {
    let key = "0123456789abcdef0123456789abcdef"
    func shelf(_ count: Int) -> [Shelf] { Array(repeating: Shelf(isOn: true, others: []), count: count) }
    let (one, other) = (shelf(sizes[0]), sizes[1])
    let counted = try recorded {
      _ = shelf(1).allSatisfy { $0.isOn }
      SpecTesting.asking()
      #expect(
        one.allSatisfy { $0.isOn } && shelf(other).allSatisfy { $0.isOn },
        sourceLocation: SpecTesting.counted(
          #_sourceLocation,
          key,
          SpecTesting.canFail(each: one) || SpecTesting.canFail(onceAsked: ())
        )
      )
      SpecTesting.asking()
      #expect(
        shelf(sizes[0]).allSatisfy(\.isOn) && shelf(other).allSatisfy { $0.isOn },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
    }
    #expect(counted == (sizes == [0, 0] ? 0 : 2))
  }

  /// As it stands in generated code.
  @Test("counts for nothing where nothing was denied of anybody, or a name was told so", arguments: [0, 1]) @MainActor
  func denied(_ size: Int) throws {
    let key = "0123456789abcdef0123456789abcdef"
    func shelf() -> [Shelf] { Array(repeating: Shelf(isOn: true, others: []), count: size) }
    let recorder = try recorder()
    CheckRecorder.$current.withValue(recorder) {
      let ok = SpecTesting.noting(0, SpecTesting.asking(), shelf().allSatisfy { $0.isOn })
      let found = SpecTesting.noting(1, SpecTesting.asking(), shelf().first { !$0.isOn })
      _ = [1].allSatisfy { $0 > 0 }
      SpecTesting.asking()
      #expect(
        !shelf().contains { !$0.isOn },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
      SpecTesting.asking()
      #expect(
        shelf().first(where: { !$0.isOn }) == nil,
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
      #expect(ok, sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(noted: 0)))
      #expect(found == nil, sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(noted: 1)))
    }
    #expect(recorder.summary.expectations == (size == 0 ? 0 : 4))
    #expect(recorder.summary.empty.count == (size == 0 ? 4 : 0))
    #expect(recorder.summary.vain.isEmpty)
  }

  private struct Broken: Error {}

  /// As it stands in generated code.
  @Test("is asked behind a try when it is over") @MainActor
  func tried() throws {
    let key = "0123456789abcdef0123456789abcdef"
    func shelf(_ lamps: [Shelf]?) throws -> [Shelf] {
      guard let lamps else { throw Broken() }
      return lamps
    }
    let lit = [Shelf(isOn: true, others: [])]
    let recorder = try recorder()
    for lamps in [[], nil, lit] {
      // Who throws fails by that.
      try? CheckRecorder.$current.withValue(recorder) {
        SpecTesting.asking()
        try #expect(
          shelf(lamps).allSatisfy { $0.isOn },
          sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
        )
      }
    }
    recorder.settle()
    #expect(recorder.summary.expectations == 1)
    #expect(recorder.summary.empty.count == 1)
  }

  /// As it stands in generated code.
  @Test("counts where all is gone that was there before, and only there", arguments: [0, 1]) @MainActor
  func gone(_ size: Int) throws {
    let key = "0123456789abcdef0123456789abcdef"
    var lamps = Array(repeating: Shelf(isOn: true, others: []), count: size)
    let counted = try recorded {
      SpecTesting.seeing("lamps@3", lamps)
      _ = lamps.count
      SpecTesting.seeing("lamps@3", lamps)
      lamps.removeAll()
      #expect(
        !lamps.contains { $0.isOn },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(each: lamps, seen: "lamps@3"))
      )
      #expect(
        !lamps.contains { $0.isOn },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(each: lamps, seen: "lamps@4"))
      )
    }
    #expect(counted == size)
  }

  @Test("goes through its elements once, and tells of those that it went through") @MainActor
  func throughOnce() throws {
    let key = "0123456789abcdef0123456789abcdef"
    var looked = 0
    let lamps = ["a"]
    let counted = try recorded {
      let lit = lamps.lazy.filter { _ in
        looked += 1
        return true
      }
      #expect(
        lit.allSatisfy { $0 == "a" },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
      let shelf = Changing(["a"])
      #expect(
        shelf.allSatisfy { _ in shelf.clear() },
        sourceLocation: SpecTesting.counted(#_sourceLocation, key, SpecTesting.canFail(onceAsked: ()))
      )
    }
    #expect(counted == 2)
    #expect(looked == lamps.count)
  }

  /// Answers of what it holds by then.
  private final class Changing: Collection {
    private var lamps: [String]
    init(_ lamps: [String]) { self.lamps = lamps }
    var startIndex: Int { 0 }
    var endIndex: Int { lamps.count }
    subscript(place: Int) -> String { lamps[place] }
    func index(after place: Int) -> Int { place + 1 }
    func makeIterator() -> IndexingIterator<[String]> { lamps.makeIterator() }

    func clear() -> Bool {
      lamps = []
      return true
    }
  }

  private struct Shelf {
    let isOn: Bool
    let others: [Shelf]
    static func lamps() -> [Shelf] { [] }
  }

  private func recorded(_ body: () throws -> Void) throws -> Int {
    let recorder = try recorder()
    try CheckRecorder.$current.withValue(recorder, operation: body)
    return recorder.summary.expectations
  }

  private func recorder() throws -> CheckRecorder {
    let recorder = CheckRecorder(test: "test", run: nil)
    let source = try #require(Fingerprint(hexadecimal: "0123456789abcdef0123456789abcdef"))
    recorder.begin(at: SourcePlace(path: "design.md", line: 1), source: source)
    return recorder
  }
}
