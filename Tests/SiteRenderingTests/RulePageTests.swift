import Findings
import Judgment
import Reporting
import SiteRendering
import Testing

struct RulePageTests {
  @Test("the page of a rule has every word that `explain` prints", arguments: RuleCatalog.all.indices)
  func sameText(at index: Int) async throws {
    let rule = RuleCatalog.all[index]
    let page = try await RenderedSite().text("rules/\(rule.id).html")
    let shown = Set(words(plain(page)))
    let printed = words(RuleText(rule, width: 80).text.replacing(/[`*_]/, with: ""))
    #expect(!printed.isEmpty)
    let missing = printed.filter { !shown.contains($0) && !$0.contains("…") }
    #expect(missing.isEmpty, "\(rule.id): \(missing)")
  }

  @Test("every finding leads to its rule")
  func linked() async throws {
    let text = try await RenderedSite().text("findings.html")
    #expect(text.contains(#"<code class="rule"><a href="rules/dangling-reference.html">dangling-reference</a></code>"#))
    #expect(!text.contains(#"<code class="rule"><span>"#))
  }

  @Test("the index lists every rule")
  func index() async throws {
    let text = try await RenderedSite().text("rules/index.html")
    for rule in RuleCatalog.all { #expect(text.contains("href=\"\(rule.id).html\""), "\(rule.id)") }
  }

  private func plain(_ html: String) -> String {
    html.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
      .replacing(/[`*_]/, with: "")
  }

  private func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { word in
      String(word.drop { "(".contains($0) }.reversed().drop { ":.,;)".contains($0) }.reversed())
    }.filter { !$0.isEmpty }
  }
}
