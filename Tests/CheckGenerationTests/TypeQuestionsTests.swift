import Testing

@testable import CheckGeneration

/// What only the compiler can tell, or a look at what is there.
@Suite("An expectation that a type decides about")
struct TypeQuestionsTests {
  @Test("hands on what is to be asked", arguments: asking + tried)
  func asks(_ source: String, _ question: String) throws {
    #expect(try Self.question(source) == question)
  }

  @Test("is counted without a question where nothing is certain", arguments: plain)
  func counts(_ source: String) throws {
    #expect(try Self.question(source) == "")
  }

  @Test("says where its questions begin, and keeps what a name was given, on the lines where it stands")
  func marks() throws {
    let source = """
      let ok = lamps().allSatisfy { $0.isOn }
      for wall in walls { #expect(wall.lamps().allSatisfy { $0.isOn }) }
      #expect(
        ok && a
      )
      let all = #expect(lamps().allSatisfy { $0.isOn })
      """
    let counted = try CountedExpectations(source).source
    let lines = counted.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    #expect(lines[0] == "let ok = lamps().allSatisfy { $0.isOn }")
    #expect(lines[1].hasPrefix("for wall in walls { SpecTesting.asking(); #expect(wall"))
    #expect(lines[2] == "#expect(")
    #expect(lines[5].hasPrefix("let all = #expect("))
    let noted = try CountedExpectations("let ok = !a().contains { $0.b }\n#expect(ok)").source
    #expect(noted.hasPrefix("let ok = SpecTesting.noting(0, SpecTesting.asking(), !a().contains { $0.b })\n#expect("))
  }

  @Test("looks before what asks a list of which it is denied later that something is in it")
  func looks() throws {
    let source = "let shelf = f()\nshelf.fill()\n#expect(shelf.lamps.count == 1)\nshelf.clear()\n"
    func counted(_ last: String) throws -> [String] {
      try CountedExpectations(source + last).source.split(separator: "\n").map(String.init)
    }
    let lines = try counted("#expect(!shelf.lamps.contains { $0.isOn })")
    #expect(lines[1] == "shelf.fill()")
    #expect(lines[2].hasPrefix("SpecTesting.seeing(\"shelf.lamps@6\", shelf.lamps); #expect(shelf"))
    #expect(lines[3] == "shelf.clear()")
    #expect(lines[4].contains("SpecTesting.canFail(each: shelf.lamps, seen: \"shelf.lamps@6\")"))
    // Of those that are there no more nothing holds.
    #expect(try !counted("#expect(shelf.lamps.allSatisfy { $0.isOn })").joined().contains("seeing"))
  }

  /// What stands behind the key in the argument that counts.
  private static func question(_ source: String) throws -> String {
    let counted = try CountedExpectations(source).source
    let call = try #require(counted.firstRange(of: "SpecTesting.counted("))
    let key = try #require(counted[call.upperBound...].firstMatch(of: /, "[0-9a-f]{32}"/))
    let behind = counted[key.range.upperBound...]
    let end = try #require(behind.firstRange(of: ")))") ?? behind.firstRange(of: "))"))
    return behind[..<end.lowerBound].replacing("SpecTesting.canFail(", with: "").drop { $0 == "," || $0 == " " }
      .description
  }
}

private let asking: [(String, String)] = [
  ("#expect(lamp != nil)", "notNil: lamp"), ("#expect(nil != lamp.shade)", "notNil: lamp.shade"),
  ("#expect((lamp.shade != nil), \"why\")", "notNil: lamp.shade"),
  ("try #require(lamp.shade != nil)", "notNil: lamp.shade"),
  ("try #require(lamp.shade as Shade?)", "notNil: lamp.shade"),
  ("let l: Lamp? = lamp\n#expect(l != nil)", "notNil: lamp"),
  ("#expect((lamp.name as String?) != nil)", "notNil: lamp.name"),
  ("let l: Lamp? = lamp.shade\ntry #require(l)", "notNil: lamp.shade"),
  ("#expect(lamp as? Lamp != nil)", "type: lamp, is: SpecTesting.WrittenType<Lamp>("),
  ("#expect(lamp is Lamp)", "type: lamp, is: SpecTesting.WrittenType<Lamp>("),
  ("#expect(wall.lamps[0] is any View)", "type: wall.lamps[0], is: SpecTesting.WrittenType<any View>("),
  ("#expect(lamps.count >= 0)", "countOf: lamps"), ("#expect(0 <= wall.lamps.count)", "countOf: wall.lamps"),
  ("#expect(wall.lamps.count > -1)", "countOf: wall.lamps"), ("#expect(-1 < lamps.count)", "countOf: lamps"),
  ("#expect(lamps.count != -1)", "countOf: lamps"),
  ("#expect(lamps.filter { $0.isOn }.count >= 0)", "countOf: lamps.filter { $0.isOn }"),
  ("#expect(Side.allCases.count >= 0)", "countOf: Side.allCases"),
  ("#expect(lamp.size >= 0)", "notNegative: lamp.size"),
  ("#expect(UInt(lamp.size) >= 0)", "notNegative: UInt(lamp.size"),
  ("#expect(lamp.size.magnitude >= 0)", "magnitude: lamp.size.magnitude, of: lamp.size"),
  ("#expect(lamp.isOn == true || lamp.isOn == false)", "either: lamp.isOn"),
  ("#expect(lamp.size > 5 || lamp.size <= 5)", "ordered: lamp.size"),
  ("#expect((a < b) || (a >= b))", "(ordered: a)) || (ordered: b"), ("#expect(a > 5 || a <= 6)", "ordered: a"),
  ("#expect(a > 5 || a <= 5 || f())", "ordered: a"),
  ("#expect(lamps.isEmpty || lamps.count > 0)", "countOf: lamps"), ("#expect(a.count + 1 > 0)", "countOf: a"),
  ("#expect(!lamps.isEmpty || lamps.count == 0)", "countOf: lamps"),
  ("#expect(!(lamps.count < 0 && f()))", "countOf: lamps"),
  ("#expect(a.count + b.count >= 0)", "(countOf: a)) || (countOf: b"),
  ("#expect(lamp.size.isMultiple(of: 1))", "reckoned: lamp.size"),
  // What signs mean of numbers.
  ("#expect(a + 0 == a)", "reckoned: a"),
  ("#expect(lamps.reduce(true) { $0 && $1.isOn })", "each: lamps"),
  ("#expect(Set(lamps).isSubset(of: all))", "each: Set(lamps"),
  ("#expect(a + b != nil)", "(reckoned: a)) || (reckoned: b"),
  ("#expect(a.b * 0 == 0)", "reckoned: a.b"), ("#expect(a - a == 0)", "reckoned: a"),
  ("#expect(a ^ a == 0 && a | a == a)", "(reckoned: a)) || (reckoned: a"),
  ("#expect(a * 2 == a + a)", "reckoned: a"), ("#expect(max(a, 3) >= a)", "compared: a"),
  // Zero takes all, and what is the greater of two is not less than either.
  ("#expect((a.b & 0) == 0)", "reckoned: a.b"), ("#expect(Lamp().level & 0 == 0)", "reckoned: Lamp().level"),
  ("#expect(max(lamp.size, 5) >= 5)", "compared: lamp.size"),
  ("#expect(min(Lamp.all().count, 5) <= 5)", "compared: Lamp.all().count"),
  ("#expect(max(lamp.level(of: 3), 5) >= 5)", "compared: lamp.level(of: 3"),
  ("let on = rows.filter { $0.isOn }\n#expect(on.count <= rows.count)", "countOf: rows"),
  // Whether or not that is called a number of some.
  ("#expect(min(lamp.count, 2) <= lamp.count)", "compared: lamp.count"),
  ("let n = lamp.count\n#expect(n >= min(n, 2))", "compared: n"),
  ("#expect(max(a.count, b.count) >= a.count)", "(compared: a.count)) || (compared: b.count"),
  ("#expect(max(a.count, b.count) >= 0)", "(countOf: a)) || (countOf: b"),
  ("#expect(max(a, b) >= a)", "(compared: a)) || (compared: b"),
  ("#expect(max(a, 5) > 4)", "compared: a"), ("#expect(min(a, b, 5) != 6)", "(compared: a)) || (compared: b"),
  ("#expect(a & 15 <= 15)", "reckoned: a"), ("#expect(!(a & 7 < 0))", "reckoned: a"),
  // Joined, or compared with what holds.
  ("#expect(a != nil && b.count >= 0)", "(notNil: a)) || (countOf: b"),
  ("#expect(a != nil && 1 == 1)", "notNil: a"), ("#expect(a != nil || f())", "notNil: a"),
  ("#expect((a != nil) == true)", "notNil: a"), ("#expect(false != (a.count >= 0))", "countOf: a"),
  ("#expect(a.isEmpty && b.allSatisfy { $0.isOn } || a != nil)", "notNil: a"),
  // These hold of what is no number, too.
  ("let a = f()\nif a > 5 { #expect(a > 3) }", "compared: a"), ("#expect(!(a < 0 && a > 0))", "compared: a"),
  ("#expect(!(a < 3 && a > 3))", "compared: a"), ("#expect(!(a < 1 && a > 2))", "compared: a"),
  // Of texts as well.
  ("#expect(max(name, \"b\") >= name)", "compared: name"), ("#expect(min(name, \"b\") <= \"b\")", "compared: name"),
  ("#expect(!(s < \"b\" && s > \"b\"))", "compared: s"), ("#expect(s < \"b\" || s >= \"b\")", "ordered: s"),
  // Texts that are only compared with each other stand beside what is asked of a number.
  ("#expect(n < 3 || n >= 3 || a == \"\" && b == a && c == b && n > 5)", "ordered: n"),
  // In order already.
  ("let sorted = names.sorted()\n#expect(sorted == sorted.sorted())", "sorted: names"),
  (
    "let sorted = shelf.names.sorted(by: >)\nshelf.add()\n#expect(sorted == sorted.sorted(by: >))",
    "sorted: shelf.names"
  ),
  ("#expect(names.sorted().sorted() == names.sorted())", "sorted: names"),
  // A type may have a `count` and a `first` of its own.
  ("#expect(shelf.count > 0 || shelf.first == nil)", "countOf: shelf"),
  ("#expect(shelf.last == nil || shelf.count != 0)", "countOf: shelf"),
  ("#expect(names.first != nil || names.count < 3)", "(countOf: names)) && (notNil: names.first"),
  // An end, and whether there is any.
  ("#expect(a.b.last == nil || !a.b.isEmpty)", "countOf: a.b"),
  ("#expect(a.b.isEmpty || a.c.first != nil)", "notNil: a.c.first"),
  ("#expect(a.b.isEmpty || a.b.first != nil)", "(countOf: a.b)) && (notNil: a.b.first"),
  ("#expect([true, false].contains(lamp.isOn))", "either: lamp.isOn"),
  ("#expect(lamps.allSatisfy { $0.isOn })", "each: lamps"),
  ("#expect(wall.lamps.allSatisfy(\\.isOn))", "each: wall.lamps"),
  ("#expect(screen.findAll(.button).allSatisfy { $0.isOn })", "each: screen.findAll(.button"),
  (
    "#expect(lamps.filter { $0.isOn }.map(\\.name).allSatisfy { $0 == \"a\" })",
    "each: lamps.filter { $0.isOn }.map(\\.name"
  ),
  ("#expect(zip(lamps, names).allSatisfy { $0.name == $1 })", "each: zip(lamps, names"),
  ("#expect(\n  lamps\n    .sorted()\n    .allSatisfy { $0.isOn }\n)", "each: lamps.sorted("),
  // What makes its elements is asked once.
  ("#expect(lamps().allSatisfy { $0.isOn })", "onceAsked: ("),
  ("#expect(robot.tapAll().allSatisfy { $0.isOn })", "onceAsked: ("),
  ("#expect(lamps.map { n += 1; return $0 }.allSatisfy { $0.isOn })", "onceAsked: ("),
  ("#expect(buttons.map(robot.tap).allSatisfy { $0 })", "onceAsked: ("),
  ("#expect(makers[0]().parts.allSatisfy { $0.isOn })", "onceAsked: ("),
  // What is denied of each of a list.
  ("#expect(!lamps.contains { $0.isOn })", "each: lamps"), ("#expect(!lamps().contains { $0.isOn })", "onceAsked: ("),
  ("#expect(lamps().contains(where: \\.isOn) == false)", "onceAsked: ("),
  ("#expect(lamps().first { $0.isOn } == nil)", "onceAsked: ("),
  ("#expect(nil == lamps().first(where: { $0.isOn }))", "onceAsked: ("),
  ("#expect(a.allSatisfy { $0.isOn } && b().allSatisfy { $0.isOn })", "(each: a)) || (onceAsked: ("),
  // Asked when it was given a name.
  ("let ok = lamps().allSatisfy { $0.isOn }\nf()\n#expect(ok)", "noted: 0"),
  ("let n = 3\nlet ok = !lamps().contains { $0.isOn }\n#expect(ok)", "noted: 1"),
  ("let found = lamps().first { $0.isOn }\n#expect(found == nil)", "noted: 0"),
  ("let has = lamps().contains { $0.isOn }\n#expect(!has)", "noted: 0"),
  ("let ok = try lamps().allSatisfy { $0.isOn }\n#expect(ok)", "noted: 0"),
  ("let ok = try lamps.allSatisfy { try $0.isOn }\n#expect(ok)", "noted: 0"),
  ("let ok = await !store.lamps().contains { $0.isOn }\n#expect(ok)", "noted: 0"),
  ("let has = try await store.lamps.contains { $0.isOn }\n#expect(!has)", "noted: 0"),
  ("let found = try lamps.first { $0.isOn }\n#expect(found == nil)", "noted: 0"),
  ("let ok = lamps().allSatisfy { $0.isOn }\ntry #require(ok)", "noted: 0"),
  ("let ok = wall.lamps.allSatisfy { $0.isOn }\nwall.clear()\n#expect(ok)", "noted: 0"),
  ("#expect(lamp != nil, sourceLocation: place)", "notNil: lamp"),
  ("#expect(lamp.size >= .min)", "bounded: lamp.size"), ("#expect(Int.max >= size)", "bounded: size, by: Int.self"),
  ("#expect(UInt8(size) <= UInt8.max)", "bounded: UInt8(size), by: UInt8.self"),
  ("#expect(type(of: lamp) == Lamp.self)", "typeOf: lamp, is: SpecTesting.WrittenType<Lamp>("),
  ("#expect([Lamp].self == type(of: wall.lamps))", "typeOf: wall.lamps, is: SpecTesting.WrittenType<[ Lamp ]>("),
  // Said in other ways.
  ("#expect((lamp) != nil)", "notNil: lamp"), ("#expect(!(lamp == nil))", "notNil: lamp"),
  ("#expect(!(lamps.count < 0))", "countOf: lamps"), ("let n = lamps.count\n#expect(n >= 0)", "countOf: lamps"),
  ("let size: CGFloat? = icon.size\n#expect(size != nil)", "notNil: icon.size"),
  ("let size = try icon()\n#expect(size != nil)", "notNil: size"),
  // Asked by the name of the answer.
  ("let there = lamp != nil\n#expect(there)", "notNil: lamp"),
  ("let there: Bool = (lamp != nil)\nf()\n#expect((there), \"why\")", "notNil: lamp"),
  ("let a = lamp is Lamp; let b = a\n#expect(b)", "type: lamp, is: SpecTesting.WrittenType<Lamp>("),
  ("let (n, ok) = (f(), lamps.count >= 0)\n#expect(ok)", "countOf: lamps"),
  ("let n = f(), ok = lamps\n  .count >= 0\n#expect(ok)", "countOf: lamps"),
  ("let ok = wall.lamps.allSatisfy { $0.isOn }\n#expect(ok)", "each: wall.lamps"),
  ("let lamps = f()\nlet ok = lamps.allSatisfy { $0.isOn }\ng()\n#expect(ok)", "each: lamps"),
]

private let tried: [(String, String)] = [
  // What is asked behind a `try` is told when it is over.
  ("#expect(try host(Lamp()).findAll(.button).allSatisfy { $0.isOn })", "onceAsked: ("),
  ("#expect(try load().allSatisfy { $0.isOn })", "onceAsked: ("),
  ("#expect(try !load().contains { $0.isOn })", "onceAsked: ("),
  ("#expect(!(try load().contains { $0.isOn }))", "onceAsked: ("),
  ("#expect(try load().first { $0.isOn } == nil)", "onceAsked: ("),
  ("try #expect(load().allSatisfy { $0.isOn })", "onceAsked: ("),
  ("#expect(try shelf.lamps.allSatisfy { try $0.isOn() })", "onceAsked: ("),
  ("try #require(try load().allSatisfy { $0.isOn })", "onceAsked: ("),
  ("try #require(load().allSatisfy { $0.isOn })", "onceAsked: ("),
  ("#expect(try! load().allSatisfy { $0.isOn })", "onceAsked: ("),
  ("#expect((try? load().allSatisfy { $0.isOn }) == true)", "onceAsked: ("),
  ("#expect((try? load().allSatisfy { $0.isOn }) ?? false)", "onceAsked: ("),
  ("#expect(await store.lamps().allSatisfy { $0.isOn })", "onceAsked: ("),
  // Nobody waits for a type.
  ("#expect(await store.lamp != nil)", "notNil: try SpecTesting.awaited { await store.lamp }"),
  ("#expect(nil != (await store.lamp))", "notNil: try SpecTesting.awaited { await store.lamp }"),
  (
    "#expect(await store.lamp(at: 1, isOn: true) != nil)",
    "notNil: try SpecTesting.awaited { await store.lamp(at: 1, isOn: true) }"
  ),
  ("await #expect(lamps.count >= 0)", "countOf: try SpecTesting.awaited { await lamps }"),
  (
    "#expect(await store.lamp is Lamp)",
    "type: try SpecTesting.awaited { await store.lamp }, is: SpecTesting.WrittenType<Lamp>("
  ),
  ("let there = await store.lamp != nil\n#expect(there)", "notNil: try SpecTesting.awaited { await store.lamp }"),
  // What looks for one, in whatever words.
  ("#expect(lamps.last { $0.isOn } == nil)", "each: lamps"),
  ("#expect(wall.lamps.firstIndex(where: \\.isOn) == nil)", "each: wall.lamps"),
  ("#expect(nil == lamps.lastIndex { $0.isOn })", "each: lamps"),
  ("#expect(lamps().lastIndex { $0.isOn } == nil)", "onceAsked: ("),
  ("let found = lamps().last { $0.isOn }\n#expect(found == nil)", "noted: 0"),
  ("#expect(lamps.filter { $0.isOn }.isEmpty)", "each: lamps"),
  ("#expect(wall.lamps.filter(\\.isOn).count == 0)", "each: wall.lamps"),
  ("var lamps: [Lamp] = []\n#expect(lamps.last { $0.isOn } == nil)", "each: lamps"),
  ("#expect(try await store.lamps().allSatisfy { $0.isOn })", "onceAsked: ("),
  // By a function of the block.
  ("func lamps() throws -> [Lamp] { try load() }\n#expect(try lamps().allSatisfy { $0.isOn })", "onceAsked: ("),
  ("func areOn() throws -> Bool { try load().allSatisfy { $0.isOn } }\n#expect(try areOn())", "onceAsked: ("),
  ("func areOn() -> Bool { shelf.lamps.allSatisfy { $0.isOn } }\n#expect(areOn())", "onceAsked: ("),
  ("let areOn = { try load().allSatisfy { $0.isOn } }\n#expect(try areOn())", "onceAsked: ("),
  ("func isAnyOn() -> Bool { shelf.lamps.contains { $0.isOn } }\n#expect(!isAnyOn())", "onceAsked: ("),
  ("func areOn() throws -> Bool { try load().allSatisfy { $0.isOn } }\nlet ok = try areOn()\n#expect(ok)", "noted: 0"),
  // That a view can be hosted is not what is asked.
  ("#expect(try host(Lamp()).accessibilityElements.count >= 0)", "countOf: try host(Lamp()).accessibilityElements"),
  ("try #expect(host(Lamp()).findAll(.button).count >= 0)", "countOf: try host(Lamp()).findAll(.button"),
  (
    "let n = try host(Lamp()).accessibilityElements.count\n#expect(n >= 0)",
    "countOf: try host(Lamp()).accessibilityElements"
  ),
  ("let n = try load().count\n#expect(n >= 0)", "countOf: try load("),
  // There, whatever it is, and of its type whatever it is taken for.
  ("#expect(Optional(lamp) != nil)", "notNil: ("), ("let lamp = Optional(f())\n#expect(lamp != nil)", "notNil: ("),
  ("#expect([lamp].first != nil)", "notNil: ("), ("#expect((lamp as Any?) != nil)", "notNil: lamp"),
  ("#expect((lamp as Any) is Lamp)", "type: lamp, is: SpecTesting.WrittenType<Lamp>("),
  ("#expect(type(of: lamp as Any) == Lamp.self)", "typeOf: lamp, is: SpecTesting.WrittenType<Lamp>("),
  ("#expect((lamp.note?.count ?? 0) >= 0)", "countOf: lamp.note"),
  ("#expect((shelf?.lamps.count ?? 1) > -1)", "countOf: shelf?.lamps"),
]

private let plain: [String] = [
  // A number that is made of a text.
  "#expect(Int(name) == 3 || name != \"a\")", "#expect(name != \"a\" || Int(name) == 3)",
  "#expect(!(a <= 0 && a >= 0))", "#expect(!(a < 3 && b > 3))", "#expect(a.b.isEmpty || a.b.first != \"a\")",
  // What throws on the way can fail by that.
  "#expect(try host(load()).findAll(.button).count >= 0)", "#expect(try host(Lamp()).find(.button).label.count >= 0)",
  "func host(_ lamp: Lamp) throws -> [Lamp] { f() }\n#expect(try host(lamp).count >= 0)",
  // That there is none on the screen is an answer, also of a function of the block.
  "#expect(try !host(Lamp()).findAll(.button).contains { $0.isOn })",
  "func buttons() throws -> [HostedElement] { try host(Lamp()).findAll(.button) }\n#expect(try !buttons().contains { $0.isOn })",
  // With what waits twice the block would not compile.
  "async let lamp = store.lamp\n#expect(await lamp != nil)",
  "async let (lamp, shade) = store.both\n#expect(await shade != nil)",
  "#expect(await store.look(box) != nil)", "#expect(await store.look(at: box.lamp) != nil)",
  "#expect(await store.lamps[place] != nil)", "#expect(await store.lamp(named: \"\\(box)\") != nil)",
  "#expect(await store.first { $0 === box } != nil)",
  "#expect(try await store.lamp() != nil)", "#expect(await store.lamps().first == nil)",
  "#expect(lamps.filter { $0.isOn }.count == 1)", "#expect(lamps().filter { $0.isOn }.isEmpty)",
  "#expect(lamps.last { $0.isOn } == lamp)", "#expect(screen.findAll(.button).filter { $0.isOn }.isEmpty)",
  "#expect(lamps.filter(by: on).isEmpty)", "#expect(lamps.filter { $0.isOn }.isEmpty || a)",
  "#expect(lamps.firstIndex(of: lamp) == nil)",
  "#expect(try load().allSatisfy { $0.isOn } || a)", "#expect(try load().contains { $0.isOn })",
  "func areOn() -> Bool { shelf.lamps.contains { $0.isOn } }\n#expect(areOn())",
  "#expect((lamp.note?.count ?? -1) >= 0)", "#expect((lamp.note?.count ?? 0) > 0)", "#expect(lamp.note?.count == 0)",
  // Whether it conforms.
  "#expect((Lamp.self as Any.Type) is any View.Type)", "#expect((lamp as Any) is any View)",
  "#expect((lamp as? Any) is Lamp)",
  "#expect(lamp.size > .min)", "#expect(lamp.size >= .max)", "#expect(lamp.size >= Size.min)", "#expect(f() >= .min)",
  "#expect(type(of: lamp) != Lamp.self)", "#expect(type(of: lamp) == Lamp.kind)", "#expect(type(lamp) == Lamp.self)",
  "#expect(!(lamp != nil))", "#expect(!(lamps.count > 0))", "#expect(!lamp.isOn)",
  // By then the name may be another's, or the lamps others.
  "let there = lamp != nil\nif let lamp { #expect(there) }", "let there = lamp != nil\nf { there in #expect(there) }",
  "let there = lamp != nil\n  && lamp.isOn\n#expect(there)", "var there = lamp != nil\nthere = f()\n#expect(there)",
  "let there = try lamp() != nil\n#expect(there)", "if let there = lamp != nil { #expect(there) }",
  "#expect(lamp == nil)", "#expect(lamp != none)", "#expect(lamp?.shade != nil)",
  "#expect(lamps.count > 0)",
  "#expect(lamps.count >= 1)", "#expect(lamps.count == 0)", "#expect(lamps.isEmpty || b.count > 0)",
  "#expect(lamps.isEmpty || lamps.count > 1)", "#expect(a.b?.c.isEmpty == true || a.b?.c.isEmpty == false)",
  "#expect(lamp.size.isMultiple(of: 2))", "#expect(lamp.size.isMultiple(of: 4))",
  "#expect(try load().count >= 0)",
  "await #expect(lamp.size + 0 == lamp.size)", "try #require(lamp as? Lamp)",
  "let l = lamp\ntry #require(l)", "try #require(lamp)", "try #require(lamp.isOn)",
  "try #expect(load().size.isMultiple(of: 1))", "try #expect(load().count >= 0)", "try #require(load() != nil)",
  "#expect(Lamp.count >= 0)",
  "#expect(.all.count >= 0)", "#expect(lamp.isOn == true || lamp.isOff == false)",
  "#expect(lamp.isOn == true || lamp.isOn == true)",
  "#expect(!lamps.allSatisfy { $0.isOn })", "#expect(lamps.allSatisfy { $0.isOn } || a)",
  "#expect(allSatisfy { $0.isOn })", "#expect(a.contains { $0.isOn })",
  // That the screen shows none says something of the component; so does that one is there, or that a value is not among others.
  "#expect(!screen.findAll(.button).contains { $0.label == \"Delete\" })",
  "let buttons = screen.findAll(.button)\n#expect(!buttons.contains { $0.isOn })",
  "#expect(screen.announcements.first { $0.isOn } == nil)",
  "#expect(!lamps().contains(\"a\"))", "#expect(lamps().first == nil)", "#expect(!lamps().contains { $0.isOn } || a)",
  "#expect(a > 5 || a < 5)", "#expect(a > 6 || a <= 5)", "#expect(a > 5 || b <= 5)", "#expect(a > f() || a <= f())",
  "#expect([true, true].contains(a))", "#expect(a != nil && f())", "#expect(a + 0 == b)",
  "let sorted = shelf.sorted\n#expect(sorted == sorted.sorted())",
  "let sorted = shelf.sortedNames()\n#expect(sorted == sorted.sorted())",
  "let sorted = lamps.sorted { $0.size < $1.size }\n#expect(sorted == sorted.sorted())",
  "let sorted = names.sorted()\n#expect(sorted == sorted.sorted(by: >))",
  "let sorted = names.sorted()\n#expect(sorted == names)",
  "var sorted = names.sorted()\n#expect(sorted == sorted.sorted())",
  "#expect(!(s > \"a\" && s < \"aa\"))", "#expect(!(s > \"a\" && t > s && t < \"b\"))",
  "#expect(max(name, \"b\") > name)",
  "#expect(s < \"b\" || s > \"b\")", "#expect(!(s < \"b\" && t > \"b\"))",
  "#expect(max(a, 5) > 5)", "#expect(min(a, 5) < 5)", "#expect(max(a, b) >= 5)", "#expect(a & 15 < 15)",
  "#expect(min(lamp.count, 2) < lamp.count)", "#expect(min(a.count, 2) <= b.count)",
  "#expect(max(a.count, b.count) >= c)", "#expect(max(a.count, 1) >= 2)",
  "#expect(max(a, 5) == 5)", "#expect(Lamp().level & 1 == 0)", "#expect(a & b >= 0)",
  "#expect(lamps.reduce(f()) { $0 && $1.isOn })", "#expect(Set(f()).isSubset(of: all))", "#expect(f() + 0 == f())",
  "#expect(f() - f() == 0)", "#expect(a * b == b * a + f())",
  // What holds of small numbers alone.
  "#expect(box.width / 2 <= 100)", "#expect(width - 32 <= 343)", "#expect(width * 2 != 100)",
  "#expect(width + 8 != 44)",
  "#expect(100 - minY > -30)", "#expect(abs(midX - 160) <= 200)", "#expect(max(width - 44, 0) < 400)",
  "#expect(CGFloat(Int(minX)) == minX)", "#expect(Int(a.b) == a.b)", "#expect(width % 8 < 8)",
  "#expect(a.width + b.width + 16 <= screen.width)",
  "#expect(lamps.allSatisfy { $0.isOn }.description)",
  "#expect(lamps.allSatisfy == nil)", "#expect(lamp is Pair<A, B>)", "#expect(a ? b != nil : c)",
  "#expect(screen.findAll(Text.self).allSatisfy { $0.text != \"secret\" })", "#expect(lamps.allSatisfy { !$0.isOn })",
  "#expect(lamps.filter {\n  $0.isOn\n}.count >= 0)",
  "#expect(n > 5 && isOn || n <= 5 && isOn)", "#expect(dice.roll() < 4 || dice.roll() >= 4)",
  "#expect(f() == true || f() == false)", "#expect(numericCast(x) >= 0)", "#expect([true, false].contains(f()))",
]
