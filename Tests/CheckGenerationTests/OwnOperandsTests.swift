import Testing

@testable import CheckGeneration

/// One side of `||`, of `&&` or of `?:` that no component has a say in.
@Suite("An operand of the block's own")
struct OwnOperandsTests {
  @Test("makes an expectation count only where it does not decide alone", arguments: asked)
  func isAsked(_ source: String, _ question: String) throws {
    let counted = try CountedExpectations(source).source
    #expect(counted.contains("\", \(question))"), "\(counted)")
  }

  @Test(
    "makes an expectation count for nothing where it decides for certain, or cannot be asked twice",
    arguments: vain
  )
  func decides(_ source: String) throws {
    try expectNoneCounts(in: source)
  }

  @Test("leaves an expectation alone where the components decide", arguments: honest)
  func leavesAlone(_ source: String) throws {
    let counted = try CountedExpectations(source).source
    let alone = counted.matches(of: /SpecTesting\.counted\(#_sourceLocation, "[0-9a-f]{32}"\)/)
    #expect(alone.count == source.matches(of: /#(expect|require)/).count, "\(counted)")
  }
}

private let asked = [
  ("#expect(x || 1 + 1 == 2)", "!(1 + 1 == 2)"), ("#expect(\"\".isEmpty || x)", "!(\"\".isEmpty)"),
  ("#expect(x || abs(-1) == 1)", "!(abs(-1) == 1)"), ("#expect(x || [Int]().isEmpty)", "!([Int]().isEmpty)"),
  ("#expect(x || \"abc\".count == 3)", "!(\"abc\".count == 3)"),
  ("let xs = [1, 2]\n#expect(x || xs.count == 2)", "!(xs.count == 2)"),
  ("#expect(x || (1...3).contains(2))", "!((1...3).contains(2))"), ("#expect(x || 1...3 ~= 2)", "!(1...3 ~= 2)"),
  ("#expect(x || 1 &+ 1 == 2)", "!(1 &+ 1 == 2)"),
  ("#expect(x || [1, 2].allSatisfy { $0 > 0 })", "!([1, 2].allSatisfy { $0 > 0 })"),
  ("#expect(x || 2 < 1)", "!(2 < 1)"), ("try #require(x || \"\".isEmpty)", "!(\"\".isEmpty)"),
  ("#expect(\"\".isEmpty || (try f()))", "!(\"\".isEmpty)"),
  ("#expect(await x.y || \"\".isEmpty)", "!(\"\".isEmpty)"),
  // In other words.
  ("#expect(!(x && \"b\" < \"a\"))", "\"b\" < \"a\""),
  ("#expect((x && \"b\" < \"a\") == false)", "\"b\" < \"a\""),
  ("#expect((x || \"\".isEmpty) == true)", "!(\"\".isEmpty)"),
  ("#expect(\"\".isEmpty ? true : x)", "!(\"\".isEmpty)"),
  ("#expect(x ? \"\".isEmpty : \"a\" < \"b\")", "(!(\"\".isEmpty)) || (!(\"a\" < \"b\"))"),
  ("#expect(x && y || \"\".isEmpty && \"a\" < \"b\")", "!(\"\".isEmpty && \"a\" < \"b\")"),
  ("let ok = x || \"\".isEmpty\n#expect(ok)", "!(\"\".isEmpty)"),
  ("let ok = x || \"\".isEmpty\nif b { #expect(ok) }", "!(\"\".isEmpty)"),
  ("func ok() -> Bool { x || \"\".isEmpty }\n#expect(ok())", "!(\"\".isEmpty)"),
  ("#expect({ x || \"\".isEmpty }())", "!(\"\".isEmpty)"),
  ("var width: Bool { [3, 1].sorted()[0] > 2 }\n#expect(x || width)", "!(width)"),
  (
    "func isWide(_ n: Int) -> Bool { n > 3 }\nfor n in [1, 5] { #expect(isWide(lamp.size) || isWide(n)) }",
    "!(isWide(n))"
  ),
  // What stands behind the sign of `as?` is no choice.
  (
    "#expect(lamp as? Lamp != nil || \"\".isEmpty)",
    "(SpecTesting.canFail(type: lamp, is: SpecTesting.WrittenType<Lamp>())) && (!(\"\".isEmpty))"
  ),
  ("#expect(x as? Lamp == nil ? \"\".isEmpty : true)", "!(\"\".isEmpty)"),
  ("#expect(!(lamp as? Lamp == nil && 2 < 1))", "2 < 1"),
  // A variable that an expectation only asks is the block's own none the less.
  ("var n = 1\nn += 2\n#expect(n == 3 || lamp.isOn)", "!(n == 3)"),
  ("var names = [\"a\"]\nnames.append(\"b\")\n#expect(names.count == 2 || lamp.isOn)", "!(names.count == 2)"),
  ("var n = 1\nn += 2\nif lamp.isOn { #expect(n == 3 || lamp.isWarm) }", "!(n == 3)"),
  (
    "var rooms = [[1]]\nrooms.append([2])\nif lamp.isOn { #expect((rooms)[0].first! == 1 || lamp.isWarm) }",
    "!((rooms)[0].first! == 1)"
  ),
  // Tables of cases, of which each may say otherwise.
  ("for flag in [true, false] { #expect(flag || lamp.isOn) }", "!(flag)"),
  ("for (flag, name) in [(true, \"a\"), (false, \"b\")] { #expect(flag || lamp(name).isOn) }", "!(flag)"),
  ("for (lamp, flag) in [(Lamp(), true), (Wall(), false)] { #expect(flag || lamp.isOn) }", "!(flag)"),
  ("for n in [1, 2] { #expect(!(n == 1 && lamp.isOn)) }", "n == 1"),
  ("for flag in [true, false] { #expect(try! flag || lamp.load()) }", "!(flag)"),
  ("for flag in [true, false] { #expect(try !flag || lamp.load()) }", "!(!flag)"),
  ("for n in [1, 2] { #expect(n < 2 ? lamp.isOn : n == 2) }", "(n < 2) || (!(n == 2))"),
  (
    "func isWide(_ n: Int) -> Bool { let m = n; return m > 3 }\nfor n in [1, 5] { #expect(isWide(n) || lamp.isOn) }",
    "!(isWide(n))"
  ),
]

private let vain = [
  "#expect(x || 1 < 2)", "#expect(1 < 2 || x)", "#expect(x || 3 > 2)", "let n = 3\n#expect(x || n < 4)",
  "let n = 3, m = 4\n#expect(x || n < m)", "#expect(!(x && 2 < 1))", "#expect(1 < 2 ? true : x)",
  "#expect(lamp as? Lamp != nil || 1 < 2)",
  "let ok = x || 1 < 2\n#expect(ok)", "try #require(x || 1 < 2)", "#expect({ let n = 3; return x || n < 4 }())",
  "#expect(x || Bool.random())", "func ok() throws -> Bool { 1 < 2 }\n#expect(try (ok() || x))",
  "async let n = 3\n#expect(await (n == 3 || x))",
  // A function of the block that throws nothing, and the like.
  "func side(_ lamp: Lamp) throws -> Int { 24 }\n#expect(try side(lamp) == 24)",
  "func isWide(_ n: Int) -> Bool { n > 3 }\nlet a = isWide(lamp.size)\n#expect(isWide(5))",
  "#expect(lamps.filter { _ in true }.count == lamps.count)",
]

private let honest = [
  "#expect(x || false)", "#expect(true && x)", "#expect(x && 1 < 2)", "#expect(!(x || 2 < 1))",
  "#expect((x || 1 < 2) && y)", "#expect(try f() || \"\".isEmpty)", "let ok = try f() || 1 < 2\n#expect(ok)",
  "#expect(isPlain ? lamp.isOn : !lamp.isOn)", "let flag = f()\n#expect(flag || lamp.isOn)",
  "let isDark = scheme == .dark\n#expect(isDark || lamp.isOn)",
  "for n in [1, 2] { #expect(n < 2 ? lamp.isOn : lamp.isOff) }",
  "func fits(_ n: Int) -> Bool { lamp.isOn || n < 3 }\n#expect(fits(5))", "#expect(x || 1...3 ~= lamp.size)",
  "var n = 1\nlamp.onTap { n += 2 }\nlamp.tap()\n#expect(n == 3 || x)",
  "var n = 1\nlamp.read(into: &n)\n#expect(n == 3 || x)",
  "var n = 1\nfunc add() { n += 2 }\nlamp.onTap = add\nlamp.tap()\n#expect(n == 3 || x)",
  "var n = 1\n#expect(lamp.read(into: &n))\n#expect(n == 3 || x)",
  "var n = 1\n#expect(lamp.tap { n += 2 })\n#expect(n == 3)",
  // An expectation that changes what it asks, however that is written.
  "var names: Set = [\"a\"]\n#expect(\"\\(names.insert(lamp.name).inserted)\" == \"true\")\n#expect(names.count == 2)",
  "var rooms: [Set<String>] = [[\"a\"]]\n#expect(rooms[0].insert(lamp.name).inserted)\n#expect(rooms[0].count == 2)",
  "var rooms: [Set<String>] = [[\"a\"]]\ntry #require(rooms[0].remove(lamp.name))\n#expect(rooms[0].count == 0)",
  "var pair = (first: Set([\"a\"]), n: 1)\n#expect(pair.first.insert(lamp.name).inserted)\n#expect(pair.first.count == 2)",
  "var names: Set = [\"a\"]\n#expect((names).insert(lamp.name).inserted)\n#expect(names.count == 2)",
  "var names: Set? = [\"a\"]\n#expect(names?.insert(lamp.name).inserted == true)\n#expect(names?.count == 2)",
  "var n = 1\n#expect(lamp.read(into: &(n)))\n#expect(n == 3)",
  "@Dimmed var level = 1\n#expect(lamp.read($level))\n#expect(level == 3)",
  "for flag in [true, false] {\n  let ok = try? flag || lamp.load()\n  #expect(ok == true)\n}",
  "var n = 1\nif lamp.isOn { n += 2 }\n#expect(n == 3 || x)",
  "var isFirst = true\nfor lamp in lamps { #expect(isFirst || lamp.isOn); isFirst = false }",
  "func isWide(_ n: Int) -> Bool { n > 3 }\n#expect(isWide(lamp.size))",
  "func isWide(_ n: Int) -> Bool { n > 3 }\nlet a = isWide(lamp.size)\n#expect(a)",
  "func twice(_ n: Int) -> Int { n * 2 }\n#expect(lamp.size == twice(2))",
  "func twice(_ n: Int) -> Int { n * 2 }\nlet n = lamp.size\n#expect(twice(n) == 4)",
  "func check(_ n: Int) { #expect(n > 3) }\ncheck(lamp.size)",
  "func side(_ lamp: Lamp) throws -> Int { 24 }\n#expect(try side(load()) == 24)",
  "func side(_ lamp: Lamp) throws -> Int { try lamp.load(); return 24 }\n#expect(try side(lamp) == 24)",
  "func side(_ lamp: Lamp) throws -> Int { 24 }\n#expect(try side(lamp) == lamp.size)",
  "#expect(lamps.filter { $0.isOn }.count == lamps.count)",
  "#expect(lamps.filter { _ in true }.count == lamps.count + 1)",
]
