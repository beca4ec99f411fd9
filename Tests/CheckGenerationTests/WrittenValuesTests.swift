import Testing

@testable import CheckGeneration

/// Of texts, lists and dictionaries of which some is written in the block, of their parts, and of errors of its own.
@Suite("An expectation about what the block itself wrote")
struct WrittenValuesTests {
  @Test("counts for nothing", arguments: ownOnes)
  func countsForNothing(_ source: String) throws {
    #expect(try !CountedExpectations(source, modules: ["SwiftUI"]).source.contains("SpecTesting.counted"))
  }

  @Test("counts where a type decides", arguments: askedOnes)
  func asks(_ source: String, _ question: String) throws {
    #expect(try CountedExpectations(source, modules: ["SwiftUI"]).source.contains("SpecTesting.canFail(\(question))"))
  }

  @Test("counts where the components decide", arguments: madeElsewhere)
  func counts(_ source: String) throws {
    let counted = try CountedExpectations(source, modules: ["SwiftUI"]).source
    #expect(counted.contains("SpecTesting.counted") && !counted.contains("canFail"))
  }
}

private let ownOnes: [String] = [
  // Dictionaries and lists.
  "#expect([1: lamp.size].count == 1)", "#expect(![\"k\": lamp].isEmpty)", "#expect([\"k\": lamp][\"x\"] == nil)",
  "#expect([\"k\": lamp.name][\"k\"] == lamp.name)", "let d = [\"k\": lamp]\ntry #require(d[\"k\"])",
  "#expect([lamp].contains { _ in true })", "#expect([lamp.name, \"b\"].contains(\"b\"))",
  "#expect((lamp.names + [\"b\"]).contains(\"b\"))", "#expect((lamp.names + [\"b\"]).count > 0)",
  "#expect((lamp.names + [\"b\"]).last == \"b\")", "#expect(([\"a\"] + lamp.names).first == \"a\")",
  "#expect(lamp.names + [\"b\"] != [])", "let all = lamp.names + [3]\n#expect(all.contains(3))",
  "#expect([lamp.size, 9].sorted().count == 2)", "let all = [a, b]\n#expect(all.map(\\.name).count == 2)",
  "let d = [\"a\": lamp.name, \"b\": \"x\"]\n#expect(d.keys.contains(\"b\"))",
  // Texts.
  "#expect(lamp.name + \"b\" != \"\")", "#expect(\"b\" + lamp.name != \"\")", "#expect(!(lamp.name + \"b\").isEmpty)",
  "#expect((lamp.name + \"b\").count > 0)", "#expect((lamp.name + \"b\").hasSuffix(\"b\"))",
  "#expect((\"a\" + lamp.label(for: 3)).hasPrefix(\"a\"))", "#expect(lamp.label(for: 3) + \"!\" != \"\")",
  "#expect(\"\\(lamp.name)!\" != \"Desk\")", "#expect(String(\"\\(lamp.size) pt\").contains(\" pt\"))",
  "let label = lamp.name + \"b\"\n#expect(label != \"\")",
  "let label = lamp.name + \"b\"\n#expect(!label.isEmpty && label.count >= 1)",
  // What a host draws.
  "let screen = try host(Lamp())\n#expect(screen.svg().count > 0)",
  "let screen = try host(Lamp())\n#expect(!screen.svg().isEmpty)",
  "let screen = try host(Lamp())\n#expect(screen.svg().contains(\"<svg\"))",
  "let screen = try host(Lamp())\nlet drawing = screen.svg()\n#expect(drawing.hasPrefix(\"<svg\") && drawing != \"\")",
  "let screen = try host(VStack { Lamp(); Text(\"a\") })\n#expect(try screen.find(text: \"a\").exists)",
  "#expect(try host(VStack(spacing: 3) {\n  Lamp()\n  HStack { Text(\"a\") }\n}).find(text: \"a\").exists)",
  "let screen = try host(Group { Lamp(); Text(\"a\") })\nlet text = try screen.find(text: \"a\")\n#expect(text.exists)",
  // Errors.
  "func f(_ lamp: Lamp) throws { throw E.a }\n#expect(throws: E.self) { try f(lamp) }",
  "func f(_ lamp: Lamp) throws(E) { _ = lamp.name; throw E.a }\n#expect(throws: E.self) { try f(lamp) }",
  "let f = { _ = lamp.name; throw E() }\n#expect(throws: E.self, performing: f)",
  "let f = { _ = lamp.name; throw E() }\n#expect(throws: E.self) { try f() }",
  "#expect(throws: E.self, performing: { _ = lamp.name; throw E() })",
  "let f: () throws -> Void = { _ = lamp.name; throw E() }\n#expect(throws: E.self, performing: f)",
  "func f() throws { lamp.tap(); throw E() }\n#expect(throws: (any Error).self) { try f() }",
]

private let askedOnes: [(String, String)] = [
  ("#expect([\"k\": lamp][\"k\"] != nil)", "notNil: ()"),
  ("let d = [\"k\": lamp]\n#expect(d[\"k\"] != nil)", "notNil: ()"),
  ("let rows = [lamp]\n#expect(rows.first != nil)", "notNil: ()"),
  // No part is larger than the whole.
  ("#expect(Set(all).count <= all.count)", "countOf: all"), ("#expect(all.count >= Set(all).count)", "countOf: all"),
  ("#expect(!(Set(all.map(\\.name)).count > all.count))", "countOf: all"),
  ("#expect(wall.lamps.filter { $0.isOn }.count <= wall.lamps.count)", "countOf: wall.lamps"),
  ("#expect(all.count >= all.compactMap(\\.name).count)", "countOf: all"),
  ("#expect(all.dropFirst().count <= all.sorted().count)", "countOf: all"),
  ("#expect(all.prefix(3).count <= 3)", "countOf: all"),
  ("#expect(lamp.name.count == Array(lamp.name).count)", "joined: lamp.name"),
  ("#expect([Lamp](all).count == all.count)", "joined: all"),
  // What a type is called.
  (
    "let lamp = Lamp()\n#expect(String(describing: type(of: lamp)) == \"Lamp\")",
    "typeOf: lamp, is: SpecTesting.WrittenType<Lamp>()"
  ),
  (
    "let lamp = Lamp()\n#expect(\"Lamp\" == \"\\(type(of: lamp))\")",
    "typeOf: lamp, is: SpecTesting.WrittenType<Lamp>()"
  ),
]

private let madeElsewhere: [String] = [
  "#expect([\"k\": lamp.name][\"k\"] == \"a\")", "#expect([lamp.name: 1][\"a\"] != nil)",
  // Two lamps of one name trap.
  "#expect([lamp.name: 1, other.name: 2].count == 2)", "#expect([lamp.name: 1, other.name: 2].count > 1)",
  "#expect([lamp.name, \"b\"].contains(\"a\"))", "#expect((lamp.names + [\"b\"]).contains(\"a\"))",
  "#expect((lamp.names + [\"b\"]).first == \"b\")", "#expect((lamp.names + other.names).count > 0)",
  "#expect(lamp.names + [\"b\"] == [\"a\", \"b\"])", "#expect((lamp.names + [\"b\"]).count == 2)",
  "#expect((lamp.names + [\"b\"]).count > 1)",
  "#expect(lamp.name + \"b\" == \"ab\")", "#expect(lamp.name + \"b\" != \"ab\")",
  "#expect((lamp.name + \"b\").count > 1)",
  "#expect(\"\\(lamp.name)!\" != \"Desk!\")", "#expect((lamp.name + \"b\").hasPrefix(\"a\"))",
  "#expect(\"\\(try lamp.name())!\" != \"\")", "#expect(try (lamp.name() + \"b\") != \"\")",
  "let label: Label = \"a\"\n#expect((label + lamp).isEmpty)", "#expect(icon.svg().count > 0)",
  "let screen = try host(Lamp())\n#expect(screen.svg().contains(\"circle\"))",
  "let all = [lamp.isOn]\nlamp.tap()\n#expect(all.first == lamp.isOn)",
  "#expect([lamp.size, 9].sorted().first == 2)", "#expect((lamp.all + [9]).sorted().count == 2)",
  "#expect([lamp.name: 1].keys.contains(\"b\"))",
  "let f: () throws -> Void = { try lamp.use() }\n#expect(throws: E.self, performing: f)",
  // Parts.
  "#expect(Set(all).count == all.count)", "#expect(Set(all).count < all.count)", "#expect(all.count <= Set(all).count)",
  "#expect(shop.filter(.onSale).count <= shop.count)", "#expect(all.prefix(3).count <= 2)",
  "#expect(all.prefix(3).count >= 3)", "#expect(all.filter { $0.isOn }.count <= others.count)",
  "#expect(lamps().filter { $0.isOn }.count <= lamps().count)", "#expect(lamp.name.count == Set(lamp.name).count)",
  "#expect(String(describing: type(of: shop.item)) == \"Lamp\")",
  // What containers and modifiers of the components do with a text, and what comes of a tap, is theirs to say.
  "#expect(try host(Card { Text(\"a\") }).find(text: \"a\").exists)",
  "#expect(try host(VStack { Lamp(); Text(\"a\").brand() }).find(text: \"a\").exists)",
  "#expect(try host(VStack { Lamp(); Text(\"a\") }.card()).find(text: \"a\").exists)",
  "#expect(try host(VStack { Lamp(); if lamp.isOn { Text(\"a\") } }).find(text: \"a\").exists)",
  "#expect(try host(VStack { Lamp(); Text(\"a\") }).find(text: \"b\").exists)",
  "#expect(try host(VStack { Lamp(); Text(\"a\") }).find(text: \"a\").frame.minY > 20)",
  """
  let screen = try host(VStack { Lamp(); Text("a") })
  try screen.find(.button).tap()
  #expect(try screen.find(text: "a").exists)
  """,
  // What the components throw, or hand on.
  "func f(_ n: Int) throws { if n > 1 { throw E.a } }\n#expect(throws: E.self) { try f(lamp.size) }",
  "enum E: Error { case a, b }\nfunc f(_ n: Int) throws { throw n > 1 ? E.a : E.b }\n#expect(throws: E.a) { try f(lamp.size) }",
  "enum E: Error { case a }\n#expect(throws: E.a) { try lamp.use { throw E.a } }",
  "func f(_ lamp: Lamp) throws { try lamp.use(); throw E.a }\n#expect(throws: E.self) { try f(lamp) }",
  "func f(_ n: Int) throws { throw E.a }\n#expect(throws: E.self) { try f(lamp.use()) }",
  "#expect(throws: E.self, performing: { try lamp.use() })", "#expect(throws: E.self, performing: lamp.use)",
]
