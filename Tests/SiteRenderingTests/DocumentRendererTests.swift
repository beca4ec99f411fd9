import Findings
import MarkdownSyntax
import Testing

@testable import SiteRendering

@Suite("A document as HTML")
struct DocumentRendererTests {
  private static func html(
    _ markdown: String,
    annotations: [Int: [String]] = [:],
    anchors: [Int: [String]] = [:]
  ) -> String {
    html(MarkdownParser(inlines: .all).parse(Array(markdown.utf8)), annotations: annotations, anchors: anchors)
  }

  private static func html(
    _ tree: MarkdownTree,
    annotations: [Int: [String]] = [:],
    anchors: [Int: [String]] = [:]
  ) -> String {
    let links = LinkPolicy(document: DocumentPath("a/b.md"), page: SitePath("a/b.md.html")) {
      $0.text == "a/c d.md" ? SitePath("a/c d.md.html") : nil
    }
    let notes = LineNotes(annotations: annotations, anchors: anchors) { _ in anchors.isEmpty }
    var renderer = DocumentRenderer(tree: tree, links: links, notes: notes)
    renderer.render(withoutTitle: nil)
    return renderer.html.string
  }

  @Test(arguments: [
    ("a *b* **c** `d<` ~~e~~", "<p>a <em>b</em> <strong>c</strong> <code>d&lt;</code> <del>e</del></p>\n"),
    ("> a", "<blockquote>\n<p>a</p>\n</blockquote>\n"),
    ("- a\n- b", "<ul>\n<li>a\n</li>\n<li>b\n</li>\n</ul>\n"),
    ("3. a", "<ol start=\"3\">\n<li>a\n</li>\n</ol>\n"),
    ("---", "<hr>\n"),
    ("a  \nb", "<p>a<br>\nb</p>\n"),
    ("**Date**: x\n**Type**: y", "<p><strong>Date</strong>: x<br>\n<strong>Type</strong>: y</p>\n"),
    ("plain\n**bold** words", "<p>plain\n<strong>bold</strong> words</p>\n"),
    (
      "```swift\nlet a = 1\n```",
      "<pre><code class=\"language-swift\"><span class=\"line\">let a = 1</span>\n</code></pre>\n"
    ),
    (
      "|a|\n|:-:|\n|b|",
      "<div class=\"scroll\"><table><thead><tr><th scope=\"col\" class=\"center\">a</th></tr></thead><tbody>\n"
        + "<tr><td class=\"center\">b</td></tr>\n</tbody></table></div>\n"
    ),
    ("<div onclick=x>", "<pre class=\"raw\"><code><span class=\"line\">&lt;div onclick=x&gt;</span>\n</code></pre>\n"),
    ("<!-- a -->", ""),
    ("a<br>b<script>c", "<p>a<br>b<code>&lt;script&gt;</code>c</p>\n"),
    ("[a](c%20d.md#e)", "<p><a href=\"c%20d.md.html#e\">a</a></p>\n"),
    ("[a](x.swift)", "<p><span class=\"unlinked\" title=\"not a page of this site\">a</span></p>\n"),
    ("![a](https://x.y/z.png)", "<p><span class=\"picture\" title=\"https://x.y/z.png\">Picture: a</span></p>\n"),
  ])
  func `is what the markdown says, and obeys nothing`(markdown: String, html: String) {
    #expect(Self.html(markdown) == html)
  }

  @Test func `shows what is ticked and what is not`() {
    func item(_ checked: Bool) -> MarkdownTree.Node {
      MarkdownTree.Node(kind: .item(checked: checked), parent: 1, end: checked ? 3 : 4, lines: 0...0, column: 1)
    }
    let tree = MarkdownTree(
      text: SourceText(Array("- [x]\n- [ ]\n".utf8)),
      nodes: [
        MarkdownTree.Node(kind: .document, parent: -1, end: 4, lines: 0...1, column: 1),
        MarkdownTree.Node(
          kind: .list(ordered: false, start: 0, tight: true),
          parent: 0,
          end: 4,
          lines: 0...1,
          column: 1
        ),
        item(true), item(false),
      ],
      notes: []
    )
    let html = Self.html(tree)
    #expect(html.contains(##"<use href="#icon-ticked"/></svg><span class="hidden">ticked: </span>"##))
    #expect(html.contains(##"<use href="#icon-open"/></svg><span class="hidden">open: </span>"##))
  }

  @Test(arguments: [
    ("# A\n\n# B", [2, 2]), ("## A\n\n#### B\n\n#### C\n\n### D\n\n## E", [2, 3, 3, 3, 2]),
    ("### A\n\n### B\n\n# C\n\n### D", [2, 2, 2, 3]),
  ])
  func `ranks its headings without a gap, and equals alike`(markdown: String, ranks: [Int]) {
    let found = Self.html(markdown).matches(of: #/<h([1-6]) /#).compactMap { Int($0.output.1) }
    #expect(found == ranks)
  }

  @Test func `names its headings as GitHub does, each once`() {
    let html = Self.html("## A b!\n\n## A b\n\n## A b-1\n\n## `c` & *d*")
    let ids = html.matches(of: #/<h. id="([^"]*)"/#).map { String($0.output.1) }
    #expect(ids == ["a-b", "a-b-1", "a-b-1-1", "c--d"])
  }

  @Test(arguments: [
    ("a\nb\n", 1, "<p>a @\nb</p>"), ("a\nb\n", 2, "<p>a\nb @</p>"), ("- a\n- b\n", 1, "<li>a @\n</li>"),
    ("- a\n- b\n", 2, "<li>b @\n</li>"), ("|a|b|\n|-|-|\n|c|d|\n", 3, "<td>c</td><td>d @</td>"),
    ("## a\n", 1, "a</h2>\n<div class=\"annotations\">@</div>"),
    ("```\na\n```\n", 1, "</pre>\n<div class=\"annotations\">@</div>"),
    ("a\n\n[b]: c\n", 3, "<div class=\"annotations\">@</div>"),
  ])
  func `puts an annotation at the end of its line`(markdown: String, line: Int, html: String) {
    #expect(Self.html(markdown, annotations: [line: ["@"]]).contains(html))
  }

  @Test func `loses no annotation, wherever it belongs`() {
    let markdown = "# a\n\nb\nc\n\n- d\n\n  e\n\n```\nf\n```\n\n[g]: h\n\n<!-- i -->\n\n> j\n\n|k|\n|-|\n|l|\n\n---\n"
    let count = markdown.split(separator: "\n", omittingEmptySubsequences: false).count
    let annotations = Dictionary(uniqueKeysWithValues: (1...count).map { ($0, ["<@\($0)>"]) })
    let html = Self.html(markdown, annotations: annotations)
    for line in 1...count { #expect(html.split(separator: "<@\(line)>", omittingEmptySubsequences: false).count == 2) }
  }

  @Test func `has an anchor at every line that says something, and at those asked for`() {
    let html = Self.html("# a\n\nb\nc\n\n- d\n", anchors: [6: ["criterion:1.1"]])
    for id in ["L1", "L3", "L4", "L6", "criterion:1.1"] { #expect(html.contains(#"id="\#(id)""#)) }
  }
}
