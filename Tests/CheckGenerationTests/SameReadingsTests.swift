import Testing

@testable import CheckGeneration

/// The same thing twice, in two ways of writing it; beside each, what looks like it and may differ.
@Suite("An expectation that compares what it reads with itself, in other words")
struct SameReadingsTests {
  @Test("counts for nothing", arguments: same)
  func countsForNothing(_ source: String) throws {
    #expect(try !CountedExpectations(source).source.contains("SpecTesting.counted"))
  }

  @Test("is not taken for one that compares two things", arguments: different)
  func counts(_ source: String) throws {
    let counted = try CountedExpectations(source).source
    #expect(counted.contains("SpecTesting.counted"))
    #expect(!counted.contains("canFail"))
  }

  @Test("asks what is joined in another order whether that is known not to matter")
  func regroups() throws {
    let numbers = "(SpecTesting.canFail(reckoned: a)) || (SpecTesting.canFail(reckoned: b.c))"
    let lists = "(SpecTesting.canFail(joined: a)) || (SpecTesting.canFail(joined: b.c))"
    let source = try CountedExpectations("#expect((a + a) + b.c == a + (a + b.c))").source
    #expect(source.contains("(\(numbers)) && (\(lists))"))
    // What is called may be of any type until something asks for one.
    #expect(try CountedExpectations("#expect((a + b) + f() == a + (b + f()))").source.contains("counted"))
  }

  @Test("asks the compiler where only texts and lists stay what they are", arguments: joined)
  func asks(_ source: String, _ asked: String) throws {
    #expect(try CountedExpectations(source).source.contains("SpecTesting.canFail(joined: \(asked)))"))
  }
}

private let same: [String] = [
  // Texts.
  "#expect(\"\\(lamp.name)!\" == lamp.name + \"!\")", "#expect(lamp.name + \"!\" == \"\\(lamp.name)!\")",
  "#expect(\"a\" + lamp.name == \"a\\(lamp.name)\")", "#expect(\"a\" + \"b\" + lamp.name == \"ab\\(lamp.name)\")",
  "#expect(lamp.name + lamp.note == \"\\(lamp.name)\\(lamp.note)\")", "#expect(\"\\(lamp.name)\" == lamp.name + \"\")",
  "#expect(\"\\(lamp.name)\" == String(describing: lamp.name))", "#expect(String(describing: lamp.name) == lamp.name)",
  "let name = lamp.name\n#expect(\"\\(name)!\" == name + \"!\")",
  "func title() -> String { lamp.name + \"!\" }\n#expect(title() == \"\\(lamp.name)!\")",
  "let title = lamp.name + \"!\"\n#expect(title == \"\\(lamp.name)!\")",
  // Lists and sets, with and without the types of what they hold.
  "#expect([String](lamp.names) == Array(lamp.names))", "let x = lamp.names\n#expect([String](x) == Array(x))",
  "#expect(Array<Int>(ns) == ns)", "#expect(Array(ns) == Array<Int>(ns))", "#expect(ns == [Int](ns))",
  "#expect(Set<Int>(ns) == Set(ns))", "#expect(Array(Array(ns)) == ns)",
  "#expect(Set(x?[0] ?? []).isSubset(of: x?[0] ?? []))",
  "#expect(Optional.some(lamp.name) == lamp.name)",
  "var shown: [String] { Array(lamp.names) }\n#expect(shown == lamp.names)",
  "#expect(a + b + c == (a + b) + c)", "#expect(a + (\"b\" + c) == (a + \"b\") + c)",
  "#expect(Array(a) + (b + c) == Array(a) + b + c)",
  "#expect(Set<Int>(ns).isSubset(of: Array<Int>(ns)))", "#expect(!Set(ns).isStrictSubset(of: ns))",
  "#expect(try Set(ns).isSuperset(of: [Int](ns)))", "#expect(try !Set(lamp.names).isStrictSuperset(of: lamp.names))",
  "#expect(Set(ns).subtracting(ns).isEmpty)", "#expect(Set(ns).symmetricDifference(ns).count == 0)",
  "#expect(Set(ns).isDisjoint(with: []))", "#expect(lamp[keyPath: \\.name] == lamp.name)",
  "#expect(lamp[keyPath: \\.shade.name] == lamp.shade.name)",
  // A text that was joined with what it is asked for.
  "#expect(\"\\(lamp.name)!\".hasPrefix(lamp.name))", "#expect((lamp.name + \"!\").hasPrefix(lamp.name))",
  "#expect(\"a \\(lamp.name) b\".contains(lamp.name))", "#expect(\"a \\(lamp.name)\".hasSuffix(lamp.name))",
  "let title = \"\\(lamp.name)!\"\n#expect(title.contains(lamp.name))",
  "#expect(\"a \\(rows[0].name)\".hasSuffix(rows[0].name))",
  // Kept just before, in whatever words.
  "let kept = \"\\(shelf.rows[0].title)\"\n#expect(kept == shelf.rows[0].title)",
  "let row = shelf.rows[0]\n#expect(row == shelf.rows[0])",
  "let names = rows.map(\\.name)\n#expect(names == rows.map(\\.name))",
  "let kept = Array(shelf.rows)\nlet other = kept\n#expect(other == shelf.rows)",
  "let size = shelf.size + 1\n#expect(size == shelf.size + 1)",
  // What the standard library says of each of the same.
  "#expect(lamps.map(\\.name) == lamps.map(\\.name))", "#expect(lamps.map { $0.name } == lamps.map { $0.name })",
  "#expect(lamps.first(where: \\.isOn)?.name == lamps.first(where: \\.isOn)?.name)",
  "#expect(lamps.filter { $0.isOn }.count == lamps.filter { $0.isOn }.count)",
  "#expect(lamps.first { $0.isOn } == nil || lamps.first { $0.isOn } != nil)",
]

private let different: [String] = [
  "#expect(lamp.title == \"\\(lamp.name)!\")", "#expect(lamp.title == lamp.name + \"!\")",
  "#expect(lamp.name + lamp.note == lamp.title)", "#expect(lamp.name + lamp.note == \"\\(lamp.note)\\(lamp.name)\")",
  "#expect(\"\\(lamp.name)?\" == lamp.name + \"!\")", "#expect(lamp.name + \" !\" == \"\\(lamp.name)!\")",
  "#expect(f() + \"!\" == \"\\(f())!\")", "#expect(\"\\(lamp.count)\" == String(describing: lamp.size))",
  "let name = lamp.name\nlamp.tap()\n#expect(name + \"!\" == \"\\(lamp.name)!\")",
  "let first = lamp.id + \"!\"\nlet second = lamp.id + \"!\"\n#expect(first == second)",
  "#expect(Array(Set(ns)) == ns)", "#expect(Set(ns).count == ns.count)", "#expect(Array(lamp.names) == lamp.sorted)",
  "#expect([String](lamp.names) == [\"a\"])", "#expect(Double(Int(lamp.size)) == lamp.size)",
  "#expect(String(Int(lamp.size)) == \"\\(lamp.size)\")", "#expect(Dictionary<String, Int>(lamps()).count == 2)",
  "#expect(Set(ns).isStrictSubset(of: all))", "#expect(Set(ns).subtracting(all).isEmpty)",
  "#expect(lamp[keyPath: \\.name] == lamp.title)", "#expect(lamps.map { $0.level } == lamps.levels)",
  "#expect(names().map { $0 } == names())", "#expect(Array(ns.reversed()) == ns)",
  "#expect(ns.filter { $0 > 1 } == ns)",
  "#expect(ns.map { $0 + 1 } == ns)", "#expect(Set(ns).isDisjoint(with: [3]))",
  "#expect(Set(ns).isStrictSubset(of: ns))",
  "#expect(\"\\(lamp.name)!\".hasPrefix(lamp.title))", "#expect(\"\\(lamp.name)!\".hasSuffix(lamp.name))",
  "#expect(lamp.title.hasPrefix(lamp.name))", "#expect(\"\\(lamp.name)!\".contains(badge: lamp.name))",
  "let title = \"\\(lamp.name)!\"\nlamp.rename()\n#expect(!title.contains(lamp.name))",
  "#expect(lamps.map { $0.roll() } == lamps.map { $0.roll() })", "#expect(lamps.map(\\.name) == lamps.map(\\.title))",
  "#expect(lamps.map { n += 1; return n } == lamps.map { n += 1; return n })",
  "#expect(lamps.group { $0.name } == lamps.group { $0.name })", "#expect({ a.b }() == { a.b }().c)",
  "let row = shelf.rows[0]\nshelf.press(0)\n#expect(row == shelf.rows[0])",
  "let row = shelf.rows[0]\n#expect(row == shelf.rows[1])", "let lamp = Lamp(3)\n#expect(lamp == Lamp(3))",
  "let names = rows.map(\\.name)\nrows.sort()\n#expect(rows.map(\\.name) == names)",
  "let a = rows.map(\\.name)\nlet b = rows.map(\\.name)\n#expect(a == b)",
  "let a = shelf.rows[0].id\nlet b = shelf.rows[0].id\n#expect(a == b)",
  "let kept = Array(shelf.rows)\nshelf.press(0)\nlet other = kept\n#expect(other == shelf.rows)",
  "let kept = Array(shelf.rows)\nlet other = kept\nshelf.press(0)\n#expect(other == shelf.rows)",
  "let on = rows.filter { $0.isOn }\nclear()\n#expect(on.count <= rows.count)",
  // What was kept before something happened, and compared behind it.
  "let before = shelf.rows.map { $0 }\nshelf.press(0)\n#expect(shelf.rows == before)",
  "let before = shelf.rows.map { $0 }\nshelf.press(0)\n#expect(shelf.rows != before)",
  "let before = shelf.rows.map { $0 }\nlet kept = before\nshelf.press(0)\n#expect(kept == shelf.rows)",
  "let before = shelf.rows + []\nshelf.press(0)\n#expect(shelf.rows == before)",
  "let before = Array(shelf.rows)\nshelf.press(0)\n#expect(shelf.rows == before)",
  "let before = Array(shelf.rows)\nshelf.press(0)\n#expect(shelf.rows.count == before.count)",
  "let count = Array(shelf.rows).count\nshelf.press(0)\n#expect(shelf.rows.count == count)",
  "let on = shelf.rows.filter { $0.isOn }.count\nshelf.clear()\n#expect(on <= shelf.rows.count)",
  "let count = shelf.rows.count\nshelf.press(0)\n#expect(shelf.rows.filter { $0.isOn }.count <= count)",
]

private let joined: [(String, String)] = [
  ("#expect(lamp.name + \"\" == lamp.name)", "lamp.name"), ("#expect(lamp.name == \"\" + lamp.name)", "lamp.name"),
  ("#expect(lamps[0].name + \"\" == lamps[0].name)", "lamps[0].name"),
  ("#expect(lamp.names + [] == lamp.names)", "lamp.names"), ("#expect(ns.map { $0 } == ns)", "ns"),
  ("#expect(ns == ns.filter { _ in true })", "ns"), ("#expect(Array(ns.reversed().reversed()) == ns)", "ns"),
  ("let before = ns.map { $0 }\n#expect(ns == before)", "ns"),
  ("let kept = Array(shelf.rows)\n#expect(kept.count == shelf.rows.count)", "shelf.rows"),
  ("let size = Array(shelf.rows).count\n#expect(shelf.rows.count == size)", "shelf.rows"),
  ("#expect(ns.enumerated().map(\\.element) == ns)", "ns"), ("#expect(Array(ns.dropFirst(0)) == ns)", "ns"),
]
