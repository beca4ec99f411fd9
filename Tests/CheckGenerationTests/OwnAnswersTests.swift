import Testing

@testable import CheckGeneration

/// Functions, closures and variables of a block that say the same whatever they are asked, and what only looks like one.
@Suite("What a block answers itself")
struct OwnAnswersTests {
  @Test("counts for nothing", arguments: vain)
  func countsForNothing(_ source: String) throws {
    let counted = try CountedExpectations(source).source
    #expect(!counted.contains("SpecTesting.counted"), "\(counted)")
  }

  @Test("counts where the components have a say in it", arguments: honest)
  func counts(_ source: String) throws {
    let counted = try CountedExpectations(source).source
    #expect(counted.contains("SpecTesting.counted"), "\(counted)")
  }
}

private let screen = "struct Screen { let width = 24.0 }\n"

private let vain: [String] = [
  "var width: Bool { 3 > 2 }\n#expect(x || width)",
  "func isFine<V: View>(_ v: V) -> Bool { _ = v; return true }\n#expect(isFine(icon))",
  "func isFine<V>(_ v: V) -> Bool where V: View { _ = v; return true }\n#expect(isFine(icon))",
  "func isFine<V: Box<Icon>, W: P<Box<V>>>(_ v: V) -> Bool { _ = v; return true }\n#expect(isFine(icon))",
  "func soft(_ f: () -> Bool) -> Bool { _ = f(); return true }\n#expect(soft { icon.size == 99 })",
  "func soft(_ n: Int, _ f: () -> Bool) -> Bool { _ = f(); return true }\n#expect(soft(3) { icon.size == 99 })",
  "var isFine: Bool { _ = icon; return true }\n#expect(isFine)",
  "var isFine: Bool {\n  icon.tap()\n  return 1 < 2\n}\n#expect(isFine)",
  "func width(_ icon: Icon) -> Double { let w = 24.0; return w }\n#expect(width(icon) == 24)",
  "func width(_ icon: Icon) -> Double {\n  let w: Double = 24\n  _ = icon\n  return w\n}\n#expect(width(icon) == 24)",
  "func n(_ i: Icon) -> Int? { 24 }\n#expect(n(icon) == 24)",
  "func n(_ i: Icon) -> Int? { _ = i; return nil }\n#expect(n(icon) == nil)",
  screen + "func host(_ icon: Icon) -> Screen { Screen() }\n#expect(host(Icon(name: \"a\", size: 99)).width == 24)",
  screen + "let host = { (icon: Icon) -> Double in 24 }\n#expect(host(Icon(name: \"a\", size: 99)) == 24)",
  // A name that two loops give.
  "for size in Size.allCases { _ = Lamp(size: size) }\nlet sizes = [16, 24]\nfor size in sizes { #expect(size % 8 == 0) }",
  "for n in [16, 24] { #expect(n % 8 == 0) }\nfor n in lamps { n.tap() }",
  "enum Side { case left, right }\nfunc side(_ i: Icon) -> Side { _ = i; return Side.left }\n#expect(side(icon) == .left)",
]

private let honest: [String] = [
  // A constant that the ways of a `switch` bind.
  """
  let width: CGFloat
  let screen = try host(ButtonCTA(label: "Go", icon: "check", onPress: {}))
  switch screen.findAll(Icon.self).count {
  case 1:
    width = try screen.find(Icon.self).frame.width
  default:
    width = 0
  }
  #expect(width == 24)
  """,
  "let width: Double\nswitch lamps.count {\ncase 1: width = lamp.width\n@unknown default: width = 0\n}\n#expect(width == 24)",
  "let n: Int\nswitch lamp.state {\ncase .on(let level) where level > 3:\n  n = lamp.n\ncase _: n = 3\n}\n#expect(n == 3)",
  "for size in Size.allCases { #expect(size.width % 8 == 0) }\nfor size in [16, 24] { print(size) }",
  "for size in lamps {\n  for size in size.sizes { #expect(size == 3) }\n}\nfor size in [3] { print(size) }",
  "for size in lamps { #expect([Lamp.one: 2, size: 3].count == 2) }\nfor size in [3] { print(size) }",
  "let size = lamp.size\nfor size in [3] { print(size) }\n#expect(size == 3)",
  "let size = lamp.size\nfor size in [size] { #expect(size == 3) }",
  "for size in [3] { let size = lamp.size + size; #expect(size == 3) }",
  "var last = 0\nfor size in lamps { last = size.n }\nfor size in [3] { #expect(last == size) }",
  "func isFine<V: Sized>(_ v: V) -> Bool { v.size == 24 }\n#expect(isFine(icon))",
  "func isFine<V>(_ v: V) -> V { _ = v; return v }\n#expect(isFine(icon.isOn))",
  "func soft(_ f: () -> Bool) -> Bool { f() }\n#expect(soft { icon.size == 99 })",
  "func soft(_ f: () -> Bool) -> Bool { let g = f(); return g }\n#expect(soft { icon.size == 99 })",
  "var isFine: Bool { icon.size == 24 }\n#expect(isFine)",
  "var isFine: Bool { let n = icon.size; return n == 24 }\n#expect(isFine)",
  "func width(_ icon: Icon) -> Double { let w = icon.size; return w }\n#expect(width(icon) == 24)",
  "func width(_ icon: Icon) -> Double { var w = 24.0; w += icon.size; return w }\n#expect(width(icon) == 24)",
  "func n(_ i: Icon) -> Int? { i.size }\n#expect(n(icon) == 24)",
  "func n(_ i: Icon) -> Int? { 24 }\n#expect(n(icon) == icon.size)",
  "func width() throws -> Double { 24 }\n#expect(try width() == icon.size)",
  "struct Screen { let width: Double }\nfunc host(_ icon: Icon) -> Screen { Screen(width: icon.size) }\n#expect(host(icon).width == 24)",
  "struct Screen { var width: Double { Icon.side } }\nfunc made(_ i: Icon) -> Screen { Screen() }\n#expect(made(icon).width == 24)",
  "struct Side: ExpressibleByIntegerLiteral {\n  let n: Int\n  init(integerLiteral n: Int) { self.n = Icon.side }\n}\nfunc side(_ i: Icon) -> Side { 3 }\n#expect(side(icon).n == 24)",
  "let screen = try host(Icon(name: \"a\", size: 24))\n#expect(try screen.find(Icon.self).frame.width == 24)",
]
