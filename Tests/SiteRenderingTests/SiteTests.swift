import Evidence
import Files
import Findings
import SiteRendering
import Testing

@Suite("A rendered site")
struct SiteTests {
  @Test func `leads nowhere that is not there`() async throws {
    let links = SiteLinks(try await RenderedSite().all())
    #expect(links.broken == [])
    #expect(links.repeated == [])
  }

  @Test func `is the same every time, for any number of workers`() async throws {
    let workspace = SampleWorkspace()
    let first = try await RenderedSite(workspace).all()
    let other = FileAccess.inMemory([:])
    _ = try await SiteRenderer(workspace: workspace.access, workers: 7)
      .render(await workspace.ledger(), into: SiteFolder(files: other) { _ in })
    for (path, text) in first {
      #expect(String(decoding: try other.read(.init(path), 1 << 24), as: UTF8.self) == text, "\(path)")
    }
  }

  @Test func `writes only what changed`() async throws {
    let first = try await RenderedSite().all()
    let again = try await RenderedSite(over: first)
    #expect(again.summary.written == 0)
    var workspace = SampleWorkspace()
    workspace.files["specs/004-badge/tasks.md"]? += "\nOne more line.\n"
    #expect(try await RenderedSite(workspace, over: first).summary.written == 1)
  }

  @Test func `takes away the pages that it no longer has, and nothing else`() async throws {
    var earlier = try await RenderedSite().all()
    earlier["mine.html"] = "not the site's"
    var workspace = SampleWorkspace()
    workspace.files["specs/004-badge/tasks.md"] = nil
    let site = try await RenderedSite(workspace, over: earlier)
    #expect(site.removed.all == ["specs/004-badge/tasks.md.html"])
  }

  @Test(arguments: ["../outside.html", "/etc/passwd", "a/../../b", "specs//x", "."])
  func `never takes away what lies outside it, whatever its list says`(path: String) async throws {
    let site = try await RenderedSite(over: ["counterfoil-files.txt": path + "\n"])
    #expect(site.removed.all == [])
  }

  @Test(arguments: [
    ("specs/004-badge/index.html", "criterion:1.1", "proven"),
    ("specs/004-badge/index.html", "criterion:1.3", "claimed"),
    ("specs/004-badge/index.html", "criterion:2.1", "failing"),
    ("specs/004-badge/index.html", "criterion:2.2", "planned"),
    ("specs/004-badge/index.html", "criterion:2.3", "unplanned"),
  ])
  func `says in a word what is true of a criterion`(page: String, anchor: String, state: String) async throws {
    let text = try await RenderedSite().text(page)
    let start = try #require(text.firstRange(of: #"id="\#(anchor)""#))
    let ticket = text[start.lowerBound...].prefix(700)
    #expect(ticket.contains("</svg>\(state)</span>"))
  }

  @Test func `shows what a failing check saw`() async throws {
    let text = try await RenderedSite().text("specs/004-badge/index.html")
    #expect(text.contains("(badge.tint → &quot;gray&quot;) == &quot;red&quot; &lt;b&gt;&amp;amp;"))
  }

  @Test(arguments: [
    (".passed", Outcome.passed), (".failed", .failed(.expectation)), (".inconclusive", .inconclusive(.timedOut)),
  ])
  func `calls nothing proven but what passed`(name: String, outcome: Outcome) async throws {
    var workspace = SampleWorkspace()
    workspace.outcomes = ["004/P1@square": outcome]
    let text = try await RenderedSite(workspace).text("specs/004-badge/index.html")
    #expect(text.contains(#"class="ticket is-proven""#) == (outcome == .passed))
  }

  @Test func `without evidence has no green in it`() async throws {
    var workspace = SampleWorkspace()
    workspace.outcomes = [:]
    for (path, text) in try await RenderedSite(workspace).all() where path.hasSuffix(".html") {
      #expect(!text.contains("mark is-proven"), "\(path)")
      #expect(!text.contains("mark is-passed"), "\(path)")
      #expect(!text.contains("mark is-yes"), "\(path)")
    }
  }

  @Test func `marks each claim in place`() async throws {
    let text = try await RenderedSite().text("specs/004-badge/completion/task-1-completion.md.html")
    let lines = [("As wide as it is high", "proven"), ("Tinted red", "contradicted"), ("Made of gold", "dangling")]
    for (words, verdict) in lines {
      let line = try #require(text.split(separator: "\n").first { $0.contains(words) })
      #expect(line.contains("annotation claim is-\(verdict)"))
    }
  }

  @Test func `loads nothing from elsewhere`() async throws {
    for (path, text) in try await RenderedSite().all() where path.hasSuffix(".html") {
      #expect(!text.contains(#/<(?:script|link|img|iframe|object|embed)[^>]*(?:src|href)="(?:[a-z]+:|\/)/#), "\(path)")
    }
    let styles = try await RenderedSite().text("assets/style.css")
    #expect(!styles.contains("url(") && !styles.contains("@import"))
  }

  @Test func `obeys no markup of a document`() async throws {
    for (path, text) in try await RenderedSite().all() where path.hasSuffix(".html") {
      #expect(!text.contains("alert(1)</script>") || !text.contains("<script>alert"), "\(path)")
      #expect(!text.contains("<img src=x") && !text.contains("<b onclick") && !text.contains("<i>"), "\(path)")
      #expect(!text.lowercased().contains(#/(?:href|src)="\s*(?:javascript|data|vbscript)/#), "\(path)")
    }
  }

  @Test func `has one heading of the first rank a page, and skips no rank`() async throws {
    for (path, text) in try await RenderedSite().all() where path.hasSuffix(".html") {
      let ranks = text.matches(of: #/<h([1-6])[ >]/#).compactMap { Int($0.output.1) }
      #expect(ranks.count { $0 == 1 } == 1, "\(path)")
      #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(path): \(ranks)")
    }
  }

  @Test func `says on each page where one is`() async throws {
    let site = try await RenderedSite().all().filter { $0.key.hasSuffix(".html") }
    let titles = site.values.compactMap { $0.firstMatch(of: #/<title>([^<]+)<\/title>/#).map { String($0.output.1) } }
    #expect(titles.count == site.count)
    #expect(Set(titles).count == titles.count)
    #expect(site.values.allSatisfy { $0.contains(#"<html lang="en">"#) })
  }

  @Test func `shows a component in light and in dark`() async throws {
    let text = try await RenderedSite().text("specs/004-badge/index.html")
    #expect(text.contains(#"class="plate light""#) && text.contains(#"class="plate dark""#))
    #expect(text.contains("24 pt: size 24"))
  }

  @Test func `calls a picture stale that no check of today drew`() async throws {
    #expect(
      try await !RenderedSite().text("specs/004-badge/index.html").contains("size 24 <span class=\"mark is-stale\"")
    )
    var workspace = SampleWorkspace()
    workspace.outcomes = [:]
    #expect(
      try await RenderedSite(workspace).text("specs/004-badge/index.html").contains(
        "size 24 <span class=\"mark is-stale\""
      )
    )
  }

  @Test func `says of a picture that is missing, or is another than the check drew, that it is not shown`() async throws
  {
    let path = ".counterfoil/pictures/\(Fingerprint(of: SampleDocuments.picture)).svg"
    var workspace = SampleWorkspace()
    #expect(try await !RenderedSite(workspace).text("specs/004-badge/index.html").contains("class=\"lost\""))
    for (bytes, why) in [(nil, "is missing"), ("<svg/>", "is not the one that its check drew")] {
      workspace.files[path] = bytes
      let site = try await RenderedSite(workspace)
      let text = try site.text("specs/004-badge/index.html")
      #expect(text.contains("<p class=\"lost\">1 picture cannot be shown: 1 \(why)</p>"))
      #expect(text.contains("<em class=\"lost\">the picture "))
      #expect(!text.contains("<img"))
      #expect(site.summary.lost == "1 picture cannot be shown: 1 \(why)")
      #expect(SiteLinks(try site.all()).broken == [])
    }
  }

  @Test func `of an empty workspace is a site all the same`() async throws {
    var workspace = SampleWorkspace()
    workspace.files = ["specs/README.txt": ""]
    let site = try await RenderedSite(workspace)
    #expect(try site.text("index.html").contains("No spec was found."))
    #expect(SiteLinks(try site.all()).broken == [])
  }
}
