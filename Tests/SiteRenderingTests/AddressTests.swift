import Findings
import SpecModel
import Testing

@testable import SiteRendering

@Suite("Addresses")
struct AddressTests {
  @Test("a name as long as a disk takes is shortened, for a page of it has a longer one")
  func longNames() {
    let names = ["x", "y"].map { String(repeating: "é", count: 124) + $0 + ".md" }
    let paths = names.map { SitePath.document(DocumentPath("specs/a/\($0)")).text }
    #expect(Set(paths).count == 2)
    for path in paths { #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 220 }) }
    #expect(SitePath.document(DocumentPath("specs/a/b.md")).text == "documents/specs/a/b.md.html")
  }

  @Test(arguments: [
    ("index.html", "findings.html", "findings.html"), ("specs/a/index.html", "index.html", "../../index.html"),
    ("specs/a/index.html", "specs/a/c/d.md.html", "c/d.md.html"),
    ("specs/a/c/d.html", "specs/b/e.html", "../../b/e.html"),
    ("index.html", "specs/a b%/ü#?:.html", "specs/a%20b%25/%C3%BC%23%3F%3A.html"), ("x.html", "x.html", "x.html"),
  ])
  func `lead from page to page, relative and encoded`(from: String, to: String, href: String) {
    #expect(SitePath(from).href(to: SitePath(to)) == href)
  }

  @Test(arguments: [
    ("004-a", "specs/004-a/index.html"), ("parent/child", "specs/parent/child/index.html"),
    (".hidden", "specs/~.hidden/index.html"), ("~a", "specs/~~a/index.html"), ("../up", "specs/~../up/index.html"),
  ])
  func `stay within the site, whatever a spec is called`(name: String, path: String) {
    #expect(SitePath.spec(SpecID(name)).text == path)
  }

  @Test(arguments: ["a b", "100%", "%41", "ünï", "🎫", "#?&:;", ""])
  func `come back from their encoding`(text: String) {
    #expect(PercentEncoding.decode(PercentEncoding.encode(text, keepingSlashes: false)) == text)
  }

  @Test(arguments: [
    "javascript:alert(1)", " JavaScript:x", "java\tscript:x", "data:text/html,x", "vbscript:x", "file:///etc/passwd",
    "//example.com/x", "blob:x", "x:y",
  ])
  func `that a page must not carry lead nowhere`(destination: String) {
    let policy = LinkPolicy(document: DocumentPath("a.md"), page: SitePath("a.md.html")) { _ in SitePath("b.html") }
    guard case .none = policy.target(of: destination) else {
      Issue.record("\(destination) leads somewhere")
      return
    }
  }

  @Test(arguments: [
    ("see https://a.b/c.", ["https://a.b/c"]), ("(http://a.b/c_(d))", ["http://a.b/c_(d)"]), ("xhttp://a.b", []),
    ("https://", []), ("http://a b https://c?d=1&e", ["http://a", "https://c?d=1&e"]), ("ftp://a", []), ("a: b", []),
  ])
  func `that stand bare in a text are found`(text: String, addresses: [String]) {
    let pieces = BareAddresses.pieces(of: text)
    #expect(pieces.compactMap { if case .address(let found) = $0 { String(found) } else { nil } } == addresses)
    let whole = pieces.map {
      switch $0 {
      case .text(let text), .address(let text): String(text)
      }
    }.joined()
    #expect(whole == text)
  }

  @Test(arguments: [
    (0, 0, "–"), (0, 7, "0 %"), (7, 7, "100 %"), (999, 1000, "99.9 %"), (99_999, 100_000, "99.9 %"), (1, 3, "33.3 %"),
  ])
  func `round coverage down`(proven: Int, total: Int, percent: String) {
    #expect(CoverageView(proven: proven, of: total).percent == percent)
  }
}
