import Testing

@testable import CheckGeneration

/// Names that stand for one thing here and for another there. In each block one expectation counts, or none.
@Suite("A name that a block says of several things")
struct ShadowedNamesTests {
  @Test("stands for the innermost of them, which may be the block's own", arguments: ownOnes)
  func isOwn(_ source: String) throws {
    try expectNoneCounts(in: source)
  }

  @Test("stands for the innermost of them, which may be of the components", arguments: foreignOnes)
  func isForeign(_ source: String) throws {
    try expectAllCount(in: source)
  }

  @Test("is asked about as the block says it, and not where it stands for another")
  func asked() throws {
    func counted(_ source: String) throws -> String { try CountedExpectations(source).source }
    let shadowed = "let lamp = f()\ndo { let lamp = g(); #expect(lamp.note != nil) }\n_ = lamp"
    #expect(try counted(shadowed).contains("SpecTesting.canFail(notNil: lamp.note)"))
    let asked = "let ok = lamp.note != nil\n"
    func handed(_ rest: String) -> String {
      "func check(lamp: Lamp?) {\n\(asked)\(rest)#expect(ok)\n}\ncheck(lamp: f())"
    }
    #expect(try counted(handed("")).contains("SpecTesting.canFail(notNil: lamp.note)"))
    #expect(try !counted(handed("guard let lamp = lamp?.inner else { return }\n")).contains("canFail"))
    // What the closure calls its own comes along.
    let closure = "let lamp = f()\n#expect(lamp.all.allSatisfy { lamp in lamp.isOn })"
    #expect(try counted(closure).contains("canFail(each: lamp.all)"))
    let sights = """
      let n = 3
      do {
        let n = f()
        #expect(n.lamps.count == 1)
        n.drop()
        #expect(!n.lamps.contains { $0.isBroken })
      }
      _ = n
      """
    #expect(try counted(sights).contains("seen: \"n.lamps@"))
    #expect(try counted(sights).contains(", n.lamps); #expect(n.lamps.count"))
  }

  @Test("is found in time that grows with the source", arguments: many)
  func wide(_ name: String, _ line: String) throws {
    func time(_ count: Int) throws -> Duration {
      let body = Array(repeating: line, count: count).joined(separator: "\n")
      let tokens = try SwiftLexer.tokens(of: body)
      let words = tokens.map { String(decoding: Array(body.utf8)[$0.range], as: UTF8.self) }
      return ContinuousClock().measure { _ = ResolvedNames(tokens, words, BracketScopes(tokens)) }
    }
    let short = try time(200)
    #expect(try time(1600) < short * 24 + .milliseconds(200), "\(name)")
  }
}

private let many = [
  ("statements", "let n = n + 1"), ("blocks", "do { let n = f(n) }"), ("loops", "for n in n { f(n) }"),
  ("closures", "f { n in n }"), ("functions", "func f(n: Int) -> Int { n }"),
  ("guards", "guard let n = n else { f(n) }"),
  ("texts", "if let n = f() { print(\"\\(n)\") }"), ("heads without an end", "if let n = f(n), while case let n"),
]

private let ownOnes: [String] = [
  // Of a brace beside the one in which it is of a component.
  "let n = lamp.n\n_ = n\ndo { let n = 1; #expect(n == 1) }",
  // However odd the letters are that the block says.
  "let n = lamp.n\n_ = n\ndo { let n = 1; #expect(n == 1) }\nlet s = \"\u{02B9}\"",
  "let n\u{02B9}5 = lamp.n, n = lamp.n\n_ = n\ndo { let n = 1; #expect(n == 1) }",
  "let n = lamp.n\n_ = n\ndo { var n = 0; n += 1; #expect(n == 1) }",
  "let ok = lamp.isOn\n_ = ok\ndo {\n  let ok = true\n  #expect(ok)\n}",
  "do { let lamp = 3; #expect(lamp == 3) }\nlamp.tap()",
  "let `in` = lamp.n\n_ = `in`\ndo { let `in` = 1; #expect(`in` == 1) }",
  // Of a condition, and of a pattern.
  "let icon = Icon()\nif let icon = Optional(3) { #expect(icon == 3) }\n_ = icon",
  "let icon = Icon()\nguard icon.isOn else { return }\ndo { guard let icon = Optional(3) else { return }; #expect(icon == 3) }",
  "let n = lamp.n\n_ = n\nif case let n? = Optional(3) { #expect(n == 3) }",
  "let n = lamp.n\n_ = n\nif case .some(let n) = Optional(3), n > 2 { #expect(n == 3) }",
  "let n = lamp.n\n_ = n\nwhile let n = Optional(3) { #expect(n == 3); break }",
  "let n = lamp.n\n_ = n\nswitch 3 { case let n where n > 2: #expect(n == 3); default: break }",
  "let n = lamp.n\n_ = n\nswitch (3, 4) {\ncase (let n, let m):\n  #expect(n < m)\n}",
  "switch lamp.n {\ncase 1:\n  let n = lamp.n\n  _ = n\ndefault:\n  let n = 3\n  #expect(n == 3)\n}",
  "struct E: Error {}\nlet n = lamp.n\n_ = n\ndo { throw E() } catch let n { #expect(n is E) }",
  "let n = lamp.n\n_ = n\nfor n in [1, 2] where n > 1 { #expect(n > 0) }",
  "let n = lamp.n\n_ = n\nfor case let n? in [1, nil] { #expect(n > 0) }",
  // Of what a function or a closure is handed, and of its own.
  "let icon = Icon()\n_ = icon\nfunc isFine(_ icon: Int) -> Bool { icon > 0 }\n#expect(isFine(3))",
  "let icon = Icon()\n_ = icon\nfunc isFine(icon: Int) -> Bool { icon > 0 }\n#expect(isFine(icon: 3))",
  "let icon = Icon()\n_ = icon\nfunc isFine(of icon: Int) -> Bool { icon > 0 }\n#expect(isFine(of: 3))",
  "let n = lamp.n\n_ = n\n[1, 2].forEach { n in #expect(n > 0) }",
  "let n = lamp.n\n_ = n\n#expect([1, 2].allSatisfy { n in n > 0 })",
  "let n = lamp.n\n_ = n\nlet f = { (n: Int) in n > 0 }\n#expect(f(3))",
  "let n = lamp.n\n_ = n\nlet f = { [n = 3] in n > 0 }\n#expect(f())",
  "func check() { let n = 3; #expect(n == 3) }\nlet n = lamp.n\ncheck()\n_ = n",
  // Of a field, which a name beside it is not.
  "struct Probe { let size: Int }\nlet size = 3\nlet probe = Probe(size: lamp.n)\nprobe.tap()\n#expect(size == 3)",
  // Behind a sign that ends in dots it is said, and no member.
  "let n = 3\nlamp.tap()\nfor i in 0...n { #expect(i >= 0) }",
]

private let foreignOnes: [String] = [
  "let n = 1\ndo { let n = lamp.n; #expect(n == 1) }\n_ = n",
  "let n = 1\ndo { let n = lamp.n; #expect(n == 1) }\nlet s = \"\u{02B9}\"; _ = n",
  "let n = lamp.n\ndo { let n = n + 1; #expect(n == 2) }\n#expect(n == 1)",
  "let a = lamp.n, b = a + 1\ndo { let a = 1, b = a + lamp.n; #expect(b == 3); _ = a }\n#expect(b == 4)",
  "let (a, b) = (lamp.n, 3)\ndo { let (a, b) = (3, lamp.n); #expect(b == 3); _ = a }\n#expect(a == 3)\n_ = b",
  "var n = 1\ndo { n = lamp.n }\n#expect(n == 1)\ndo { var n = 2; n += 1 }",
  "do { let lamp = 3; _ = lamp }\n#expect(lamp.isOn)\n#expect(lamp == 3)",
  // Of a condition, and of a pattern.
  "let icon = 3\nif let icon = Icon().inner { #expect(icon.size == 3) }\n_ = icon",
  "let icon = Icon().inner\nif let icon { #expect(icon.size == 3) }\nguard let icon else { return }\n#expect(icon.size == 3)",
  "if let lamp { #expect(lamp == 3) }\nguard let bulb, let n = bulb.n else { return }\n#expect(n == 3)\n#expect(bulb == 3)",
  "let x = lamp.x\ndo {\n  guard let x = x else { return }\n  #expect(x == 3)\n}\nif let x = x, x > 2 { #expect(x == 3) }",
  "let n = 3\nguard let m = lamp.n else { #expect(lamp.n == n); return }\n#expect(m == n)",
  "let n = 3\nif case .some(let n) = lamp.n { #expect(n == 3) }\nwhile let n = lamp.n { #expect(n == 3); break }\n_ = n",
  "let n = 3\nswitch lamp.state {\ncase .on(let n) where n > 2:\n  #expect(n == 3)\ndefault: break\n}\n_ = n",
  "switch lamp.n {\ncase 1:\n  let n = 3\n  _ = n\ndefault:\n  let n = lamp.n\n  #expect(n == 3)\n}",
  "let n = 3\ndo { _ = try lamp.load() } catch let n { #expect(n == LampError.dark) }\n_ = n",
  "let error = 3\ndo { try lamp.load(); Issue.record() } catch { #expect(error == LampError.dark) }\n_ = error",
  "let n = 3\nfor n in lamp.sizes { #expect(n > 0) }\nfor case let n? in lamp.notes { #expect(n > 0) }\n_ = n",
  "let lamp = Lamp()\nfor lamp in lamp.inners { #expect(lamp.size == 3) }\nlamp.all.forEach { lamp in #expect(lamp.size == 3) }",
  // Of what a function or a closure is handed.
  "let icon = 3\nfunc isFine(_ icon: Icon) -> Bool { icon.size > 0 }\n#expect(isFine(Icon()))\n_ = icon",
  "func check(_ n: Int) { #expect(n == 3) }\nlet n = 3\ncheck(lamp.n)\n_ = n",
  "func size(_ n: Int) -> Int { n }\nfunc size(_ icon: Icon) -> Int { icon.size }\n#expect(size(Icon()) == 3)",
  "let icon = Icon()\nfunc size(of icon: Icon) -> Int { icon.size }\nlet size = size(of: icon)\n#expect(size == 3)",
  "let n = 3\nlamp.onPress = { n in #expect(n == 3) }\n_ = n",
  "let n = 1\nlet f = { [n = lamp.n] in #expect(n == 3) }\nf()\n_ = n",
  "let v = true\nlet w = { v in #expect(v) }\nlamp.each(w)\n_ = v",
  "let n = 3\ndo {\n  let n = lamp.n\n  func isFine() -> Bool { n > 0 }\n  #expect(isFine())\n}\n_ = n",
  "var n = 0\nlet icon = Icon(onPress: { n += 1 })\nfunc press() { var n = 5; n += 1; icon.press() }\npress()\n#expect(n == 1)",
  "var log: [Int] = []\nlet icon = Icon(onPress: { n in log.append(n) })\nicon.press()\n#expect(log == [3])\nlet n = 3\n_ = n",
  // Of a field, of a wrapper, and in a text.
  "struct Probe { let size: Int }\nlet size = 3\nlet probe = Probe(size: lamp.n)\n#expect(probe.size == 3)\n_ = size",
  "@State var isOn = false\nlet view = Toggle(isOn: $isOn)\ndo { let isOn = 3; _ = isOn }\nlamp.tap(view)\n#expect(isOn)",
  "let n = 3\ndo { let n = lamp.n; let text = \"\\(n)\"; #expect(text == \"1\") }\n_ = n",
  "let n = 3\ndo { let n = lamp.n; let text = \"\\(\"<\\(n)>\")\"; #expect(text == \"1\") }\n_ = n",
]
