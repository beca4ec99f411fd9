import Testing

@testable import CheckGeneration

@Suite("The names that a source declares")
struct DeclaredNamesTests {
  @Test("are its types, functions and variables, and the members of types, with their reach", arguments: sources)
  func names(_ source: String, _ expected: [String]) throws {
    let names = try #require(DeclaredNames(source)).names
    #expect(names.map { "\($0.key) \($0.reach)" } == expected)
  }

  @Test(
    "hide what is imported wherever they stand in a block",
    arguments: [
      ("struct Lamp {}\n#expect(Lamp().isOn)", ["Lamp"]), ("do { typealias Lamp = Fake }", ["Lamp"]),
      ("func lit(_ a: Int) -> Bool { true }", ["lit(_:Int)"]), ("let lamp = Lamp()\n#expect(lamp.struct)", []),
    ]
  )
  func body(_ source: String, _ expected: [String]) throws {
    #expect(try #require(DeclaredNames(source)).ofBody == Set(expected))
  }

  @Test("are meant where they are said, and by no name of another module or value")
  func says() throws {
    let names = try #require(DeclaredNames("struct Lamp { var name = 1; init(a: Int) {} }")).names
    func said(_ source: String) throws -> [String] {
      let found = try #require(DeclaredNames(source))
      return names.filter(found.says).map(\.key)
    }
    #expect(try said("host(Lamp(a: 1))") == ["Lamp", "Lamp.init(a:Int)"])
    #expect(try said("host(Toys.Lamp(a: 1)).name") == ["Lamp.name"])
    #expect(try said("host(Dial())").isEmpty)
  }
}

private let sources: [(String, [String])] = [
  (
    "public struct Lamp: View {\n  public let name: String\n  var body: some View { let a = 1; Text(name) }\n}",
    ["Lamp others", "Lamp.name others", "Lamp.body module"]
  ),
  (
    "public func clamp(_ value: Int, in range: Range<Int> = 0..<1) -> Int { let x = 1; return x }",
    ["clamp(_:Int,in:Range<Int>) others"]
  ),
  ("private struct A { public var b = 1 }", ["A file", "A.b others"]),
  (
    "public extension Lamp { var isLit: Bool { true }\n  private func f() {} }", ["Lamp.isLit others", "Lamp.f() file"]
  ),
  ("extension Toys.Lamp where A: B { init(_ a: Int) {} }", ["Toys.Lamp.init(_:Int) module"]),
  (
    "enum E { case a; struct F {} }\npublic typealias G = E\nlet h = { var i = 1 }()",
    ["E module", "E.F module", "G others", "h module"]
  ),
  ("public private(set) var a = 1\nclass func b() {}", ["a others", "b() module"]),
  ("@available(*, deprecated) public protocol P { func f<T>(a: T) }", ["P others", "P.f(a:T) others"]),
  ("struct `Lamp` {}\nfilePrivate()\nfileprivate enum C {}", ["Lamp module", "C file"]),
]
