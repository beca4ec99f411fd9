import EmbeddedAssets
import Files
import Mustache
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

  /// The engine could find the fields by reflection, and would take ten times as long.
  @Test func `find every field of a page`() throws {
    for sample in PageFields.samples {
      let page = try #require(sample as? any MustacheParent)
      for field in Mirror(reflecting: sample).children {
        let name = try #require(field.label)
        let found = try #require(page.child(named: name), "\(type(of: sample)).\(name)")
        #expect("\(found)" == "\(Self.unwrapped(field.value))")
      }
      #expect(page.child(named: "none") == nil)
    }
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
  }

  @Test func `take a field that is not there for none`() {
    #expect(PageLink("a").child(named: "href") == nil)
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
