import Testing

@testable import CheckGeneration

/// Functions, closures and variables of a block that say the same whatever they are asked, and what only looks like one.
@Suite("What a block answers itself")
struct OwnAnswersTests {
  @Test("counts for nothing", arguments: vain)
  func countsForNothing(_ source: String) throws {
    try expectNoneCounts(in: source)
  }

  @Test("counts where the components have a say in it", arguments: honest)
  func counts(_ source: String) throws {
    try expectAllCount(in: source)
  }
}

private let screen = "struct Screen { let width = 24.0 }\n"

private func probe(_ members: String) -> String { "struct Probe { let icon: Icon; \(members) }\n" }

private let vain: [String] = [
  // What takes any type, and what is said of how a function is called.
  "let icon = Icon()\nfunc own<T>(_ value: T) -> T { value }\n_ = icon\n#expect(own(3) + 1 == 4)",
  "let icon = Icon()\nstruct Held<T> { var value: T }\n_ = icon\n#expect(Held(value: 3).value == 3)",
  "let icon = Icon()\nstruct Held<T, U> { var value: T; var other: U }\nlet held = Held(value: 3, other: 4)\n_ = icon\n#expect(held.other == 4)",
  "let icon = Icon()\nlet own: @Sendable (Int) -> Int = { $0 }\n_ = icon\n#expect(own(3) == 3)",
  "let icon = Icon()\nfunc run(_ f: @escaping () -> Int) -> Int { f() }\n_ = icon\n#expect(run { 3 } == 3)",
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
  // Of members of a type of the block that holds a component.
  probe("var isFine: Bool { true }") + "#expect(Probe(icon: Icon()).isFine)",
  probe("var isFine: Bool { true }") + "let probe = Probe(icon: icon)\n#expect(probe.isFine == true)",
  probe("var isFine: Bool { true }") + "var probe: Probe = Probe(icon: icon)\nprobe.tap()\n#expect(probe.isFine)",
  probe("var isFine: Bool { true }") + "func made() -> Probe { Probe(icon: icon) }\n#expect(made().isFine)",
  probe("var isFine: Bool { true }") + "func check(_ probe: Probe) { #expect(probe.isFine) }\ncheck(Probe(icon: icon))",
  probe("func isFine() -> Bool { true }") + "#expect(Probe(icon: icon).isFine())",
  probe("func isFine(_ n: Int) -> Bool { _ = icon.size; return 1 < 2 }")
    + "#expect(Probe(icon: icon).isFine(icon.size))",
  probe("var name: String { \"a\" }") + "#expect(Probe(icon: icon).name.count == 1)",
  probe("let limit = 3; var isFine: Bool { limit > 2 }") + "#expect(Probe(icon: icon).isFine)",
  probe("var isFine: Bool { check() }; func check() -> Bool { _ = icon; return true }")
    + "#expect(Probe(icon: icon).isFine)",
  probe("static var isFine: Bool { true }") + "_ = Probe(icon: icon)\n#expect(Probe.isFine)",
  probe("static func isFine(_ icon: Icon) -> Bool { true }") + "#expect(Probe.isFine(icon))",
  probe("static let limit = 3") + "_ = Probe(icon: icon)\n#expect(Probe.limit == 3)",
  probe("func callAsFunction() -> Bool { true }") + "#expect(Probe(icon: icon)())",
  probe("subscript(n: Int) -> Bool { true }") + "let probe = Probe(icon: icon)\n#expect(probe[icon.size])",
  "enum Probe { case on(Icon), off; var isFine: Bool { true } }\n#expect(Probe.on(Icon()).isFine)",
  "final class Probe { let icon: Icon; init(icon: Icon) { self.icon = icon }; var isFine: Bool { true } }\n#expect(Probe(icon: icon).isFine)",
  probe("var isFine: Bool { get { true } }") + "#expect(Probe(icon: icon).isFine)",
  probe("var isFine: Bool { true }")
    + "let probes = [Probe(icon: icon)]\nfor probe in probes { #expect(probe.isFine) }",
  probe("var isFine: Bool { true }") + "let probes = [Probe(icon: icon)]\n#expect(probes[0].isFine)",
  "protocol Fine { var isFine: Bool { get } }\nstruct Probe: Fine { let icon: Icon; var isFine: Bool { true } }\nlet probe: any Fine = Probe(icon: icon)\n#expect(probe.isFine)",
  // Of functions that ask others.
  "func outer(_ icon: Icon) -> Bool { func inner() -> Bool { true }; _ = icon; return inner() }\n#expect(outer(icon))",
  "func outer(_ icon: Icon) -> Bool { inner(icon) }\nfunc inner(_ icon: Icon) -> Bool { _ = icon; return true }\n#expect(outer(icon))",
  "enum Side { case left, right }\nfunc side(_ i: Icon) -> Side { _ = i; return Side.left }\n#expect(side(icon) == .left)",
]

private let honest: [String] = [
  "func own<T>(_ value: T) -> T { value }\n#expect(own(icon.size) == 24)",
  "struct Held<T> { var value: T }\n#expect(Held(value: icon.size).value == 24)",
  "func shade<T: Shaded>(_ value: T) -> Int { value.shade }\n#expect(shade(3) == 24)",
  "func sides<T: Pair<Int, Icon>>(_ value: T) -> Int { Icon.side }\n#expect(sides(3) == 24)",
  "let side: @Sendable (Int) -> Int = { $0 * Icon.side }\n#expect(side(3) == 24)",
  "@Dimmed func side() -> Int { 3 }\nlet n = 3\n#expect(icon.side(n) == 24)",
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
  probe("var isFine: Bool { icon.size > 3 }") + "let probe = Probe(icon: icon)\n#expect(probe.isFine)",
  probe("func isFine(_ n: Int) -> Bool { n > 2 }") + "#expect(Probe(icon: icon).isFine(icon.size))",
  probe("func isFine(_ n: Int) -> Bool { n > 2 }; func isFine(_ n: String) -> Bool { true }")
    + "#expect(Probe(icon: icon).isFine(icon.size))",
  probe("let limit: Int; var isFine: Bool { limit > 2 }") + "#expect(Probe(icon: icon, limit: icon.size).isFine)",
  probe("var limit = 3; mutating func set() { limit = icon.size }; var isFine: Bool { limit > 2 }")
    + "var probe = Probe(icon: icon)\nprobe.set()\n#expect(probe.isFine)",
  probe("static var isFine: Bool { Icon.isOn }; static let limit = Icon.size")
    + "#expect(Probe.isFine)\n#expect(Probe.limit == 3)",
  probe("func callAsFunction() -> Bool { icon.isOn }") + "#expect(Probe(icon: icon)())",
  probe("subscript(n: Int) -> Bool { icon.sizes[n] > n }") + "#expect(Probe(icon: icon)[3])",
  probe("var isFine: Bool { get { icon.isOn } }") + "#expect(Probe(icon: icon).isFine)",
  probe("var isFine: Bool { true }") + "for probe in [Probe(icon: icon), icon.probe] { #expect(probe.isFine) }",
  probe("var isFine: Bool { true }") + "for probe in icon.probes { #expect(probe.isFine) }",
  "protocol Fine { var isFine: Bool { get } }\nstruct Probe: Fine { let icon: Icon; var isFine: Bool { true } }\nvar probe: any Fine = Probe(icon: icon)\nprobe = icon\n#expect(probe.isFine)",
  // Of a protocol of the components, whose extension may answer.
  "struct Probe: Fine { var isFine: Bool { true } }\nlet probe: any Fine = Probe()\n#expect(probe.isFine)",
  "struct Probe: Fine { var isFine: Bool { true } }\nlet probe: Fine = Probe()\n#expect(probe.isFine)",
  // Nobody knows whose it is, or whether it is there.
  probe("var isFine: Bool { true }") + "_ = Probe(icon: icon)\n#expect(icon.isFine)",
  probe("func callAsFunction() -> Bool { true }; subscript(n: Int) -> Bool { true }")
    + "#expect(icon())\n#expect(icon[3])",
  probe("init?(icon: Icon) { nil }; var isFine: Bool { true }") + "#expect(Probe(icon: icon)?.isFine == true)",
  "enum Probe: Int { case on; var isFine: Bool { true } }\n#expect(Probe(rawValue: icon.size)!.isFine)",
  "enum Probe { case on(Icon); var isFine: Bool { if case .on(let icon) = self { icon.isOn } else { true } } }\n#expect(Probe.on(icon).isFine)",
  """
  class Probe { let icon: Icon; init(icon: Icon) { self.icon = icon }; var isFine: Bool { true } }
  class Other: Probe { override var isFine: Bool { icon.isOn } }
  let probe: Probe = Other(icon: icon)
  #expect(probe.isFine)
  """,
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
