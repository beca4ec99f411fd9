import Testing

@testable import CheckGeneration

/// What a block puts into a value, a variable or a call itself, and gets out again.
@Suite("What a block hands on itself")
struct StoredValuesTests {
  @Test("counts for nothing where it gets that back", arguments: stored)
  func isOwn(_ source: String) throws {
    try expectNoneCounts(in: source, modules: ["SwiftUI"])
  }

  @Test("counts where the components have a say in it", arguments: changed)
  func counts(_ source: String) throws {
    try expectAllCount(in: source, modules: ["SwiftUI"])
  }
}

private let rectangle = "CGRect(x: icon.size, y: 5, width: 3, height: 4)"
private let same = "func same(_ a: Icon, _ b: Icon) -> Bool { a.size == b.size }\n"

private let stored: [String] = [
  // Parts of values of Foundation and SwiftUI.
  "#expect(CGSize(width: icon.size, height: 5).height == 5)", "#expect(CGPoint(x: icon.size, y: 5).y == 5)",
  "#expect(\(rectangle).width == 3)", "#expect(\(rectangle).size.width == 3)", "#expect(\(rectangle).origin.y == 5)",
  "#expect(CGRect(origin: icon.place, size: CGSize(width: 3, height: icon.size)).size.width == 3)",
  "#expect(EdgeInsets(top: icon.size, leading: 1, bottom: 2, trailing: 3).leading == 1)",
  "let size = CGSize(width: icon.size, height: 5)\n#expect(size.height + 1 == 6)",
  "let isOn = Binding.constant(true)\nicon.show(isOn)\n#expect(isOn.wrappedValue)",
  // Cases, and what a pattern takes out of them.
  "enum Side { case left(Icon, Int) }\nif case .left(_, let n) = Side.left(icon, 3) { #expect(n == 3) }",
  // Closures that do not look at what they are handed.
  "#expect(Optional(icon).map { _ in true } == true)", "#expect(icon.names.map { _ in 3 }.allSatisfy { $0 == 3 })",
  "#expect(icon.names.map { _ in true }.allSatisfy { $0 })",
  "#expect(icon.names.map { _ in 3 }.allSatisfy { n in n > 2 })",
  "#expect(!icon.names.map { _ in 3 }.contains { $0 == 4 })",
  "#expect(icon.names.map { _ in 3 }.allSatisfy { $0 == 3 || icon.levels.allSatisfy { $0 == 3 } })",
  // Arguments, be they left out.
  same + "#expect(same(icon, icon))", same + "#expect(same(Icon(name: \"a\"), Icon(name: \"a\")))",
  same + "let icon = Icon()\nlet other = icon\n#expect(same(icon, other))",
  "func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }\n#expect(same(icon, icon))",
  "func same<T>(_ a: T, _ b: T) -> Bool where T: Sized<Int> { a.size == b.size }\n#expect(same(icon, icon))",
  "func own<T>(_ value: T) -> T { value }\nicon.tap()\n#expect(own(3) == 3)",
  "let fits = { (a: Icon, b: Icon) in a.size == b.size }\n#expect(fits(icon, icon))",
  "let fits = { (a: Icon, b: Icon) -> Bool in a.size == b.size }\n#expect(fits(icon, icon))",
  "func isFine(_ icon: Icon, _ ok: Bool = true) -> Bool { ok }\n#expect(isFine(icon))",
  "func isWide(_ n: Int) -> Bool { n > 3 }\n#expect(isWide(icon.size) || isWide(5))",
  "func isFine(_ icon: Icon, n: Int) -> Bool { n > 2 }\n#expect(isFine(icon, n: 3))",
  "func isFine(n: Int = 3, of icon: Icon) -> Bool { n > 2 }\n#expect(isFine(of: icon))",
  // What every way stores, or the last statement.
  "var ok = false\nif icon.isOn { ok = true } else { ok = true }\n#expect(ok)",
  "var ok = false\nif icon.isOn { ok = true } else if icon.isNew { icon.tap(); ok = true } else { ok = true }\n#expect(ok)",
  "var n = 0\nswitch icon.size {\ncase 3: n = 1\ndefault: n = 1\n}\n#expect(n == 1)",
  "var n = 0\nicon.onPress = { n += 1 }\nicon.press()\nn = 5\n#expect(n == 5)",
  "var name = icon.name\nicon.show(Binding(get: { name }, set: { name = $0 }))\nname = \"a\"\n#expect(name == \"a\")",
  "var theme = icon.theme\ntheme = \"dark\"\n#expect(theme == \"dark\")",
  "var n: Int? = icon.size\nn = 5\n#expect(n == 5)", "var n = -1\nicon.onPress = { n += 1 }\nn = 5\n#expect(n != 6)",
]

private let changed: [String] = [
  "#expect(CGSize(width: icon.size, height: 5).width == 5)", "#expect(CGSize(width: icon.size, height: 5).area == 5)",
  "#expect(\(rectangle).origin.x == 3)", "#expect(\(rectangle).maxX == 3)",
  "struct CGSize { let width: Int; let height: Int; init(width: Int, height: Int) { self.width = height; self.height = width } }\n#expect(CGSize(width: icon.size, height: 5).height == 5)",
  "let isOn = Binding(get: { icon.isOn }, set: { _ in })\n#expect(isOn.wrappedValue)",
  "if case .left(let n) = icon.side { #expect(n == 3) }",
  "#expect(icon.note.map { _ in true } == true)", "#expect(Optional(icon).map { $0.isOn } == true)",
  "#expect(icon.names.map { $0.isEmpty }.allSatisfy { $0 })", "#expect(icon.names.map { _ in 3 } == [3, 3])",
  "#expect(icon.names.map { n in n.count }.allSatisfy { $0 > 3 })",
  "#expect([1].map { _ in 3 }.allSatisfy { icon.levels.allSatisfy { $0 == 3 } && $0 == 3 })",
  "func f(_ a: Int, _ b: Int, _ d: Int = 0) -> Bool { d == 1 ? a == b : f(b, a, 1) }\n#expect(f(icon.size, 2))",
  "func f(_ a: Int, _ d: Int = 0) -> Bool { d == 1 ? a == 2 : f(icon.at(a..<3), 1) }\n#expect(f(2))",
  same + "#expect(same(icon, other))", same + "#expect(same(next(), next()))",
  "func same(_ a: Icon, _ b: Icon) throws -> Bool { a == b }\n#expect(try same(try next(), try next()))",
  "func isFine(_ icon: Icon, _ ok: Bool = true) -> Bool { ok }\n#expect(isFine(icon, icon.isOn))",
  "func isOne(_ a: Icon, _ b: Icon) -> Bool { a === b }\n#expect(isOne(Icon(), Icon()))",
  "func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }\n#expect(same(icon, other))",
  "func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }\n#expect(same(icon.size, 24))",
  "func first<T>(_ values: [T]) -> T? { values.first }\n#expect(first(icon.names) == \"a\")",
  "let fits = { (a: Icon, b: Icon) in a.size == b.size }\n#expect(fits(icon, other))",
  "let fits = { (a: Int) in a > 3 }\n#expect(fits(icon.size))",
  "func size(_ icon: Icon = Icon()) -> Int { icon.size }\n#expect(size() == 24)",
  "func isFine(n: Int = 3, of icon: Icon) -> Bool { n > icon.size }\n#expect(isFine(of: icon))",
  "var ok = false\nif icon.isOn { ok = true }\n#expect(ok)",
  "var ok = false\nif icon.isOn { ok = true } else { ok = icon.isNew }\n#expect(ok)",
  "var ok = true\nif icon.isOn { ok = true } else { ok = true }\nicon.onPress = { ok = false }\nicon.press()\n#expect(ok)",
  "var n = 0\nicon.onPress = { n = 1 }\nif icon.isOn { n = 1 } else { icon.press() }\n#expect(n == 1)",
  "var n = 0\nswitch icon.size {\ncase 3: n = 1\ndefault: break\n}\n#expect(n == 1)",
  "var n = 0\nicon.onPress = { n += 1 }\nn = 5\nicon.press()\n#expect(n == 6)",
  "var n = 0\nicon.onPress = { n = 3 }\nn = 5\nif icon.press() { #expect(n == 5) }",
  "var n = 3 { didSet { n = icon.clamp(n) } }\nn = 5\n#expect(n == 5)", "icon.size = 5\n#expect(icon.size == 5)",
  // What a type of the components makes of a literal.
  "var path: FilePath = \"/\"\npath = \"/a//b\"\n#expect(path != \"/a/b\")",
  "var money: Money = 0\nmoney = 5\n#expect(money == 5)",
  "var theme = icon.theme\ntheme = \"dark\"\n#expect(theme != \"Dark\")",
  "var money = icon.price\nmoney = 5\n#expect(money > 4)",
  // Of several that one `var` declares.
  "var (a, b) = (1, 2)\nicon.count(into: &b)\n#expect(b == 3)\n_ = a",
  "var a = 1, b = 2\nicon.count(into: &b)\n#expect(b == 3)\n_ = a",
  "var (a, b) = ([1], [2])\nb.append(contentsOf: icon.rows)\n#expect(b == [2, 3])\n_ = a",
  "var a = 1, b = icon.size\nicon.count(into: &b)\n#expect(b == icon.size)\n_ = a",
  "if case (var a, var b) = (1, 2) { icon.count(into: &b); #expect(b == 3); _ = a }",
  "@Clamped(by: icon) var n = 3\nn = 5\n#expect(n == 5)", "@Clamped var n = 3\n#expect(n == 3)",
]
