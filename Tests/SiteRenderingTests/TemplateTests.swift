import EmbeddedAssets
import Files
import Testing

@testable import SiteRendering

@Suite("Templates of the site")
struct TemplateTests {
  /// An engine that renders an unknown name as nothing would keep a slip of the pen to itself.
  @Test(arguments: SiteTemplates.embedded.keys.sorted())
  func `name only what a page has`(template: String) throws {
    let source = try #require(SiteTemplates.embedded[template])
    let names = TemplateNames(source)
    #expect(names.fields.subtracting(PageFields.all).isEmpty)
    #expect(names.partials.subtracting(SiteTemplates.embedded.keys).isEmpty)
  }

  @Test func `are each used by a page or by another template`() {
    let used = SiteTemplates.embedded.values.reduce(into: Set(SiteTemplates.Name.allCases.map(\.rawValue))) {
      $0.formUnion(TemplateNames($1).partials)
    }
    #expect(used == Set(SiteTemplates.embedded.keys))
  }

  @Test func `are replaced by those of the workspace`() async throws {
    var workspace = SampleWorkspace()
    workspace.files["templates/site/redirect.mustache"] = "To {{target.text}}!"
    let site = try await RenderedSite(workspace)
    #expect(try site.text("specs/004/index.html") == "To 004-badge!")
    #expect(try site.text("index.html").contains("<h1>"))
  }

  @Test func `of the workspace that replace nothing are refused, with the nearest name`() async throws {
    let files = FileAccess.inMemory(["templates/site/overvew.mustache": "x"])
    #expect(throws: SiteTemplates.Failure.unknown(path: "templates/site/overvew.mustache", nearest: "overview")) {
      try SiteTemplates.load(over: files)
    }
  }

  @Test func `that are malformed are refused with their path`() throws {
    let files = FileAccess.inMemory(["templates/site/spec.mustache": "{{#open}}"])
    let failure = try #require(throws: SiteTemplates.Failure.self) { try SiteTemplates.load(over: files) }
    #expect(failure.description.hasPrefix("templates/site/spec.mustache: "))
  }

  @Test func `have a sign for every mark that a page can show`() {
    #expect(PageFields.marks.subtracting(IconSheet.names).isEmpty)
  }
}
