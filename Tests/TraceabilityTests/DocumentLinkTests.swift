import Files
import Findings
import SpecModel
import SpecReading
import Testing
import Traceability

/// Links of documents, held against files and headings.
struct DocumentLinkTests {
  private let files = [
    "specs/004-icon/requirements.md": "# Requirements\n\n## Same\n\n## Same\n",
    "specs/004-icon/Design Notes.md": "# Notes\n", "specs/005-button/design.md": "# Design\n",
    "src/icons/Icon.swift": "let a = 1\n", "assets/icon.svg": "<svg/>",
    "README.md":
      "Title\n=====\n\n## Use `it`\n\n<a name=\"here\"></a>\n\n```html\n<a name=\"not-here\">\n# no heading\n```\n",
  ]

  private func target(_ text: String) async throws -> DocumentLink.Target {
    var all = files
    all["specs/004-icon/design.md"] =
      "# Design\n\n<a id='made'></a>\n\nSee \(text) there.\n\n[named]: ../../src/icons/Icon.swift\n"
    let access = FileAccess.inMemory(all)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let graph = Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout))
    return try #require(graph.documentLinks.first).target
  }

  @Test(
    "a slip of the hand in a name is found, another number is no slip",
    arguments: [
      ("[a](../005-button/desing.md)", "../005-button/design.md"), ("[a](requirments.md)", "./requirements.md"),
      // An anchor that is there stays.
      ("[a](../005-button/desing.md#design)", "../005-button/design.md#design"),
      ("[a](../005-button/desing.md#nowhere)", "../005-button/design.md"),
      ("[a](../005-button/desing2.md)", nil), ("[a](totally-else.md)", nil),
    ] as [(String, String?)]
  )
  func mistyped(link: String, nearest: String?) async throws {
    #expect(try await target(link) == .missing(nearest: nearest))
  }

  @Test(
    "a heading that a line below it makes has an anchor",
    arguments: [("#made-below", true), ("#made", true), ("#nowhere", false)]
  )
  func setext(_ anchor: String, _ isThere: Bool) async throws {
    let found = try await target("[a](\(anchor))\n\nMade below\n---\n\n")
    let path = DocumentPath("specs/004-icon/design.md")
    #expect((found == .found(path)) == isThere)
  }

  @Test(
    "a link to another spec offers no document of this one",
    arguments: [
      ("[a](../005-knob/design.md)", "../005-button/design.md"), ("[a](../006-badge/design.md)", nil),
      ("[a](../006-badge/requirements.md)", nil), ("[a](../005-button/requirements.md)", nil),
      ("[a](..\\005-button\\design.md)", "../005-button/design.md"),
    ] as [(String, String?)]
  )
  func otherSpec(link: String, nearest: String?) async throws {
    #expect(try await target(link) == .missing(nearest: nearest))
  }

  @Test(
    "a folder that was given another number is known by its title, while no other one bears its number",
    arguments: [
      ("[a](../007-button/design.md)", "../005-button/design.md"), ("[a](../007-knob/design.md)", nil),
      ("[a](../007-button/plan.md)", nil), ("[a](../004-button/design.md)", nil),
      ("[a](../007-button/design.md#design)", "../005-button/design.md#design"),
    ] as [(String, String?)]
  )
  func renumbered(link: String, nearest: String?) async throws {
    #expect(try await target(link) == .missing(nearest: nearest))
  }

  @Test(
    "what every spec has of its own is no cure from another one, unless the link names that one",
    arguments: [
      ("design.md", nil), ("../design.md", nil), ("plan.md", nil), ("README.md", nil), ("task-2-completion.md", nil),
      ("completion/task-2-completion.md", nil), ("specs/005-button/design.md", "../005-button/design.md"),
      ("005-button/plan.md", "../005-button/plan.md"), ("../../005-knob/plan.md", "../005-button/plan.md"),
      // What is called as nothing else is may well be meant.
      ("states.md", "../005-button/states.md"),
    ] as [(String, String?)]
  )
  func ownDocuments(_ link: String, _ nearest: String?) async throws {
    let names = ["design.md", "plan.md", "README.md", "states.md", "completion/task-2-completion.md"]
    var all = Dictionary(uniqueKeysWithValues: names.map { ("specs/005-button/\($0)", "# It\n") })
    all["specs/004-icon/requirements.md"] = "# Requirements\n\n[a](\(link))\n"
    let access = FileAccess.inMemory(all)
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let graph = Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout))
    #expect(try #require(graph.documentLinks.first).target == .missing(nearest: nearest))
  }

  @Test("each link is shown where it stands itself, beside links of other kinds")
  func places() async throws {
    let lines = [
      "![p](gone.png) and [plan][1] here, [b](c.md).", "", "<img src=\"n.png\"> then ![p](n.png)", "", "[1]: gone.md",
    ]
    let access = FileAccess.inMemory(["specs/004-icon/design.md": lines.joined(separator: "\n")])
    let corpus = await SpecReader(files: access, workers: 1).read(
      SpecLayout(files: access, roots: [DocumentPath("specs")])
    )
    let places = try #require(corpus.documents.first).links.map { [$0.location.line, $0.location.range.start.column] }
    #expect(places == [[1, 6], [1, 26], [1, 40], [3, 11], [3, 29]])
  }

  @Test(
    "links in HTML are followed as well",
    arguments: [
      ("<a href=\"requirements.md\">a</a>", true), ("<img alt=\"i\" src='../../assets/icon.svg'>", true),
      ("<a class=\"x\" href=\"gone.md\">a</a>", false), ("\n\n<p><img src=\"gone.png\"></p>\n\n", false),
    ]
  )
  func html(link: String, isThere: Bool) async throws {
    let target = try await target(link)
    let isFound = if case .found = target { true } else { false }
    #expect(isFound == isThere, "\(target)")
  }

  @Test(
    "links in code and in comments are none",
    arguments: [
      "`<a href=\"gone.md\">`", "<!-- <a href=\"gone.md\"> -->", "\n\n```html\n<a href=\"gone.md\">\n```\n\n",
    ]
  )
  func shownHTML(text: String) async throws {
    #expect(try await target(text + " [a](requirements.md)") == .found(DocumentPath("specs/004-icon/requirements.md")))
  }

  @Test(
    "a link to what is there is found",
    arguments: [
      "[a](requirements.md)", "[a](./requirements.md#same)", "[a](requirements.md#same-1)", "[a](requirements.md#Same)",
      "[a](Design%20Notes.md)", "[a](<Design Notes.md#notes>)", "[a](../005-button/design.md)", "[a](../005-button)",
      "[a](../005-button/)", "[a](/README.md)", "[a](/README.md#title)", "[a](../../README.md#use-it)",
      "[a](../../README.md#here)", "[a](#made)", "[a](#design)", "[a](#top)", "[a](../../src/icons/Icon.swift#L1-L2)",
      "![a](../../assets/icon.svg)", "[a](../../assets/)", "![a](../../assets/icon.svg?raw=true)", "[a][named]",
      "[named]",
    ]
  )
  func found(link: String) async throws {
    let target = try await target(link)
    let isFound = if case .found = target { true } else { false }
    #expect(isFound, "\(target)")
  }

  @Test(
    "a broken link offers the path that would work",
    arguments: [
      ("[a](../../../src/icons/Icon.swift)", "../../src/icons/Icon.swift"),
      ("[a](src/icons/Icon.swift)", "../../src/icons/Icon.swift"),
      ("[a](../src/icons/Icon.swift)", "../../src/icons/Icon.swift"),
      ("[a](../../005-button/design.md)", "../005-button/design.md"),
      ("[a](../../../assets/)", "../../assets/"), ("[a](nowhere.md)", nil),
      ("[a](/icons/Icon.swift)", nil),
    ]
  )
  func missing(link: String, nearest: String?) async throws {
    #expect(try await target(link) == .missing(nearest: nearest))
  }

  @Test("a document without a search left keeps no other one from its own")
  func exhausted() async throws {
    // Each one costs four searches: one of its own, and the three names of its folder. The last one finds none left.
    let flood = (0..<5_001).map { "[a](none\($0).md)" }.joined(separator: "\n")
    let access = FileAccess.inMemory([
      "specs/004-icon/design.md": "# Design\n\n\(flood)\n\n[a](requirments.md)\n",
      "specs/004-icon/requirements.md": "# Requirements\n",
      "specs/004-icon/tasks.md": "# Tasks\n\nSee [a](requirments.md).\n",
    ])
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let graph = Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout))
    let targets = graph.documentLinks.filter { $0.link.destination == "requirments.md" }.map(\.target)
    #expect(targets == [.missing(nearest: nil), .missing(nearest: "./requirements.md")])
  }

  @Test(
    "other letters are said to be so",
    arguments: [
      ("[a](Requirements.md)", "./requirements.md"), ("[a](../../readme.md)", "../../README.md"),
      ("[a](../../SRC/Icons/icon.swift)", "../../src/icons/Icon.swift"),
    ]
  )
  func otherCase(link: String, nearest: String) async throws {
    #expect(try await target(link) == .otherCase(nearest: nearest))
  }

  @Test(
    "a heading that is not there is said to be so",
    arguments: [
      ("[a](requirements.md#sames)", "same"), ("[a](/README.md#not-here)", nil), ("[a](/README.md#no-heading)", nil),
      ("[a](#mad)", "made"),
    ]
  )
  func anchors(link: String, nearest: String?) async throws {
    guard case .missingAnchor(_, _, let found) = try await target(link) else {
      Issue.record("it was found")
      return
    }
    #expect(found == nearest)
  }

  @Test(
    "the cure of a broken anchor is an anchor that is there",
    arguments: [
      ("requirement-2-returning", "requirement-2-returning-books-late"),
      ("requirement-2", "requirement-2-returning-books-late"),
      ("requirement-1", "requirement-1-borrowing"), ("returning-books-late", "requirement-2-returning-books-late"),
      ("requirement-2-returning-books-late-and-fines", "requirement-2-returning-books-late"),
      ("requirement-2-returning-boks-late", "requirement-2-returning-books-late"), ("fine-prnt", "fine-print"),
      // None begins so; and what stands in a comment is no heading.
      ("requirement", "requirements"), ("requirement-9", nil), ("requirement-4-hidden", nil),
    ] as [(String, String?)]
  )
  func cures(_ anchor: String, _ nearest: String?) async throws {
    let requirements = """
      # Requirements

      ### Requirement 1: Borrowing

      ### Requirement 2: Returning books (late)

      ### Requirement 12: Archive

      <a name="fine-print"></a>

      <!--
      ### Requirement 4: Hidden
      -->
      """
    let access = FileAccess.inMemory([
      "specs/004-icon/requirements.md": requirements,
      "specs/004-icon/design.md": "# Design\n\nSee [a](requirements.md#\(anchor)) there.\n",
    ])
    let layout = SpecLayout(files: access, roots: [DocumentPath("specs")])
    let graph = Linker(files: access).link(await SpecReader(files: access, workers: 1).read(layout))
    let path = DocumentPath("specs/004-icon/requirements.md")
    let target = try #require(graph.documentLinks.first).target
    #expect(target == .missingAnchor(path, anchor: anchor, nearest: nearest))
  }
}
