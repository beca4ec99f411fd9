/// Floods of markdown's own marks: what markdown parsers are known to choke on.
enum SyntaxFloods {
  static let all = containers + brackets + angles + emphasis + code + tables + definitions + lines

  private static let containers: [Flood] = [
    .repeating("> "), .repeating(">"), .repeating("- "), .repeating("1. "), .repeating("- > 1. * "), .repeating("+ "),
    .halves(">", "a\n"), .halves("- ", "\n"), .halves("- ", "a\n"),
    .repeating("a\n", after: String(repeating: ">", count: 60) + "a\n"),
    .repeating("\n", after: String(repeating: "- ", count: 60) + "a\n"),
    .repeating("\n", after: String(repeating: "1. ", count: 60) + "a\n"),
    .repeating("a\n", after: String(repeating: "- ", count: 60) + "a\n"),
    .repeating(String(repeating: "- ", count: 60) + "a\n\n"), .repeating(String(repeating: "> ", count: 60) + "a\n"),
    .numbered("stairs of items") { String(repeating: "  ", count: $0) + "- a\n" },
    .numbered("stairs of quotes") { String(repeating: ">", count: $0) + "a\n" },
    .numbered("stairs of loose items") { String(repeating: "  ", count: $0) + "- a\n\n" },
    .pair(
      "stairs of items, then nothing",
      .numbered("") { String(repeating: "  ", count: $0) + "- a\n" },
      .repeating("\n")
    ),
    .repeating("- a\n"), .repeating("- a\n\n"), .repeating("-\n"), .repeating("- a\n+ b\n* c\n"),
    .repeating("- > a\n> - b\n"),
    .repeating("-     a\n"), .repeating("999999999. a\n"), .repeating("9999999999. a\n"),
    .repeating("- a\n    - b\n        - c\n"),
  ]

  private static let brackets: [Flood] = [
    .repeating("["), .halves("[", "]"), .repeating("[]"), .repeating("!["), .repeating("![[]()"),
    .repeating("![[]()\n"),
    .repeating("![l"), .halves("![", "]()"), .halves("![", "](a)"), .repeating("[a]("), .repeating("[a](b"),
    .repeating("[a](<b"),
    .repeating("[a](b \""), .repeating("[a](b '"), .repeating("[a](b ("), .repeating("[a](((((((((("),
    .repeating("[[a](b)](c)"),
    .repeating("[a](b)"), .repeating("[a](b) "), .repeating("[a](b)\n"), .repeating("[a]()"), .repeating("[a](b%20c) "),
    .repeating("[a](b\\_c) "), .repeating("[a](b&amp;c) "), .repeating("[a](#b) "), .repeating("[a](<b c>) "),
    .repeating("[\\"),
    .repeating("![`]`[]()"), .repeating("[a](b)", after: "# "), .repeating("[", after: "# "),
    .repeating("# [a](b [c](d\n"),
  ]

  private static let angles: [Flood] = [
    .repeating("<!A "), .repeating("a<!A "), .repeating("<? "), .repeating("a<?"), .repeating("<![CDATA["),
    .repeating("a<![CDATA["),
    .repeating("<!--"), .repeating("a<!-- "), .repeating("a<!-- --> "),
    .repeating("<!-- -->", after: "| a |\n|---|\n| "), .repeating("`<!-- "), .repeating("<a "), .repeating("<a b=\""),
    .repeating("<a b='\""),
    .repeating("<"),
    .repeating("<>"), .repeating("</a "), .repeating("<http:"), .repeating("<http://a>"), .repeating("<a@b.c>"),
    .repeating("<a.a.a"),
    .repeating("www._"), .repeating("))", after: "http://a.b"), .repeating("<div>\n"), .repeating("<div>\n\n"),
    .repeating("<script>\n"),
    .repeating("a <!A\n"), .repeating("a <?\n\n"), .repeating("- a <? <? <?\n"),
    .repeating("| <!A <!A |\n", after: "| a |\n|---|\n"),
  ]

  private static let emphasis: [Flood] = [
    .repeating("*"), .repeating("_"), .repeating("*a "), .repeating("_a "), .repeating("**a "), .repeating("a*"),
    .repeating("*_"),
    .repeating("*a_ "), .repeating("**a*"), .repeating("a**b*c"), .repeating("*a_b**c__"), .repeating("~~a "),
    .repeating("~"),
    .halves("*a **a ", "a** a*"), .halves("*a", "a*"), .repeating("_", before: "a"), .repeating("&"),
    .repeating("&amp;"),
    .repeating("&#1"), .repeating("\\"), .repeating("\\*"),
    .numbered("runs of stars") { "a" + String(repeating: "*", count: $0 % 7 + 1) },
  ]

  private static let code: [Flood] = [
    .repeating("`"), .repeating("`a`"), .repeating("`a``"), .repeating("`a ``b "), .repeating("`a\n\n"),
    .repeating("```\n"),
    .repeating("```a\n~~~b\n"), .numbered("stairs of ticks") { String(repeating: "`", count: $0) + " " },
    .pair(
      "stairs of ticks, then references",
      .numbered("") { String(repeating: "`", count: $0) + " " },
      .repeating("`a` Req 1.1 ")
    ),
    .numbered("stairs of fences") { String(repeating: "`", count: 3 + $0 % 500) + "\n" }, .repeating("    a\n"),
    .halves("    a\n", "\n"),
  ]

  private static let tables: [Flood] = [
    .raw("a wide header") { size in
      Array(repeating: 124, count: size / 2) + [10] + Array(repeatElement([124, 45], count: size / 4).joined())
    },
    .repeating("|a\n", after: row("|a", 200) + row("|-", 200)), .repeating("|\n", after: row("|a", 20) + row("|-", 20)),
    .repeating(row("|a", 200), after: row("|a", 200) + row("|-", 200)), .repeating("|a|b|c|\n|-|-|-|\n|a\n\n"),
    .repeating("|a|\n|-|\n"),
    .repeating("|-|\n"), .repeating("a\n|-|\n"), .repeating("a|b\n-|-\n"), .repeating("a\n-|-\n"),
    .repeating("a|b|c\n-|-\n"),
    .repeating(String(repeating: "a b c\n", count: 10) + "|-|-|\n"), .repeating("a\n|-|\nb\n===\n"), .repeating("-"),
    .repeating(":-:|"),
    .repeating("|"), .repeating("|\n"), .repeating("|", after: "| Requirement | S |\n|---|---|\n"),
    .repeating("\\|", after: "|a|b|\n|-|-|\n"),
    .repeating("a\\|b\n-|-\n"), .repeating("> |a|b|\n> |-|-|\n"), .repeating("- |a|\n  |-|\n"),
    .repeating("| - | - |\n", after: "|a|b|\n|-|-|\n"),
    .pair(
      "long lines, then delimiter rows",
      .repeating(String(repeating: "a", count: 100) + "\n"),
      .repeating("|-|\n")
    ),
  ]

  private static let definitions: [Flood] = [
    .numbered("definitions") { "[r\($0)]: u\($0)\n" }, .numbered("footnotes") { "[^\($0)]: a\n" },
    .repeating("[^a]", after: "[^a]: b\n\n"),
    .repeating("[a]: b '\n"), .repeating("a\n-|-\n"), .repeating("a | b\n-|-|-\n"), .repeating("[a]:\n"),
    .repeating("[a]: <b\n"), .repeating("[^a"),
    .repeating("[a]\n\n", after: "[a]: b '" + String(repeating: "x", count: 1000) + "'\n\n"),
    .pair("a long address, used often", .repeating("x", after: "[a]: "), .repeating("[a]\n\n")),
    .pair("a long title, used often", .repeating("x", after: "[a]: b '", before: "'"), .repeating("- [a]\n")),
    .pair(
      "a title over many lines, used often",
      .repeating("x\n", after: "[a]: b\n'", before: "'"),
      .repeating("# [a]\n")
    ),
    .pair("a title of definitions", .repeating("[b]: x\n", after: "[a]: b '", before: "'"), .repeating("# [a]\n")),
    .pair("a quoted definition", .repeating("x", after: "> [a]: b '", before: "'"), .repeating("[a]\n\n")),
    .pair("a definition behind its uses", .repeating("[a]\n\n"), .repeating("x", after: "[a]: b '", before: "'")),
    .repeating("[" + String(repeating: "a", count: 900) + "]", after: "[a]: b\n\n"), .repeating("a", after: "["),
  ]

  private static let lines: [Flood] = [
    .repeating("# a\n"), .repeating("#"), .repeating("# "), .repeating("#", after: "# a "), .repeating("a\n===\n"),
    .repeating("a\n---\n"),
    .repeating("---\n"), .repeating("* * *\n"), .repeating("* "), .repeating("* ", before: "a"), .repeating("a\n"),
    .repeating("a"),
    .repeating("a "), .repeating("\n"), .repeating("\r"), .repeating("\n\r"), .repeating("# a\r\n"),
    .repeating("# a\r"), .repeating(" "),
    .repeating("\t"), .repeating(" \n"), .repeating("\ta\n"), .repeating("\u{B}\u{C}\n"),
    .repeating("\u{85}\u{2028}\u{2029}"),
    .repeating("a: b\n", after: "---\n"), .repeating("9."), .repeating(" ", after: "# a", before: "b\n"),
  ]

  private static func row(_ cell: String, _ count: Int) -> String { String(repeating: cell, count: count) + "|\n" }
}
