import Files
import Findings
import Testing

@testable import IconImport

struct IconImportTests {
  static let plus =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M12 5V19"/></svg>"#

  private func plan(_ files: FileAccess, replacing: Bool = false) throws -> IconImport {
    try IconImport(
      from: DocumentPath("icons"),
      into: DocumentPath("Icons.xcassets"),
      namespace: "Icons",
      replacing: replacing,
      files: files
    )
  }

  @Test("a folder becomes a catalog with a namespace, and an image set for each file")
  func creates() throws {
    let files = FileAccess.inMemory(["icons/plus.svg": Self.plus, "icons/notes.txt": "not an icon"])
    let icons = try plan(files)
    #expect(icons.findings.isEmpty)
    try icons.write(through: files)
    #expect(icons.names == ["Icons/plus"])
    #expect(
      icons.steps.map(\.path.text) == [
        "Icons.xcassets/Contents.json", "Icons.xcassets/Icons/Contents.json",
        "Icons.xcassets/Icons/plus.imageset/Contents.json", "Icons.xcassets/Icons/plus.imageset/plus.svg",
      ]
    )
    let namespace = String(
      decoding: try files.read(DocumentPath("Icons.xcassets/Icons/Contents.json"), 1 << 20),
      as: UTF8.self
    )
    #expect(namespace.contains("\"provides-namespace\" : true"))
    let set = String(
      decoding: try files.read(DocumentPath("Icons.xcassets/Icons/plus.imageset/Contents.json"), 1 << 20),
      as: UTF8.self
    )
    #expect(set.contains("\"template-rendering-intent\" : \"template\""))
    #expect(set.contains("\"preserves-vector-representation\" : true"))
    #expect(set.contains("\"filename\" : \"plus.svg\""))
  }

  @Test("the colour of the surroundings becomes black in the copy, and nothing else changes")
  func copies() throws {
    let files = FileAccess.inMemory(["icons/plus.svg": Self.plus])
    try plan(files).write(through: files)
    let copy = try files.read(DocumentPath("Icons.xcassets/Icons/plus.imageset/plus.svg"), 1 << 20)
    #expect(String(decoding: copy, as: UTF8.self) == Self.plus.replacing("currentColor", with: "#000000"))
  }

  @Test("a second run changes nothing")
  func idempotent() throws {
    let files = FileAccess.inMemory(["icons/plus.svg": Self.plus])
    try plan(files).write(through: files)
    let again = try plan(files)
    #expect(again.findings.isEmpty)
    #expect(again.steps.count == 4)
    #expect(again.steps.allSatisfy { $0.action == .keep })
  }

  @Test("a file that differs is overwritten only when asked")
  func overwrites() throws {
    let path = "Icons.xcassets/Icons/plus.imageset/plus.svg"
    let files = FileAccess.inMemory(["icons/plus.svg": Self.plus, path: "drawn by hand"])
    let refused = try plan(files)
    #expect(refused.findings.map(\.rule) == ["icon-overwrites"])
    #expect(refused.findings.first?.location?.path == DocumentPath(path))
    try refused.write(through: files)
    #expect(try files.read(DocumentPath(path), 1 << 20) == Array("drawn by hand".utf8))
    let asked = try plan(files, replacing: true)
    #expect(asked.findings.isEmpty)
    try asked.write(through: files)
    #expect(try files.read(DocumentPath(path), 1 << 20) != Array("drawn by hand".utf8))
  }

  @Test("what a catalog says of itself stays, and other groups in it too")
  func keepsRoot() throws {
    let files = FileAccess.inMemory([
      "icons/plus.svg": Self.plus, "Icons.xcassets/Contents.json": "{ \"info\": {} }",
      "Icons.xcassets/Flags/Contents.json": "{}",
    ])
    let icons = try plan(files)
    #expect(icons.findings.isEmpty)
    try icons.write(through: files)
    #expect(try files.read(DocumentPath("Icons.xcassets/Contents.json"), 1 << 20) == Array("{ \"info\": {} }".utf8))
  }

  @Test("one wrong icon keeps all from being written")
  func allOrNothing() throws {
    let files = FileAccess.inMemory(["icons/plus.svg": Self.plus, "icons/bad.svg": "<svg"])
    let icons = try plan(files)
    #expect(icons.findings.count == 1)
    #expect(icons.steps.isEmpty)
    try icons.write(through: files)
    #expect(files.kind(DocumentPath("Icons.xcassets")) == nil)
  }

  @Test("a folder without icons is a finding")
  func none() throws {
    #expect(try plan(.inMemory(["icons/notes.txt": ""])).findings.map(\.rule) == ["icon-none"])
  }

  @Test("an image set whose drawing is gone stays, and is said; one that was made by hand is not")
  func orphan() throws {
    let files = FileAccess.inMemory([
      "icons/plus.svg": Self.plus, "Icons.xcassets/Icons/photo.imageset/Contents.json": "{ \"images\": [] }",
      "Icons.xcassets/Icons/minus.imageset/Contents.json": CatalogContents.imageSet("minus"),
      "Icons.xcassets/Icons/minus.imageset/minus.svg": Self.plus,
    ])
    let icons = try plan(files)
    #expect(icons.findings.map(\.rule) == ["icon-orphan"])
    #expect(icons.findings.first?.severity == .warning)
    #expect(
      icons.findings.first?.message
        == "Icons/minus stays in the catalog, though its drawing minus.svg is gone from icons"
    )
    #expect(
      icons.findings.first?.location?.path == DocumentPath("Icons.xcassets/Icons/minus.imageset/Contents.json")
    )
    try icons.write(through: files)
    #expect(files.kind(DocumentPath("Icons.xcassets/Icons/plus.imageset/plus.svg")) == .file)
    #expect(files.kind(DocumentPath("Icons.xcassets/Icons/minus.imageset/minus.svg")) == .file)
    let again = try plan(files)
    #expect(again.findings == icons.findings)
    #expect(again.steps.allSatisfy { $0.action == .keep })
  }

  @Test("another hand of drawing is said and imported")
  func warns() throws {
    let files = FileAccess.inMemory([
      "icons/plus.svg": Self.plus.replacing("stroke-width=\"2\"", with: "stroke-width=\"1.5\"")
    ])
    let icons = try plan(files)
    #expect(icons.findings.map(\.rule) == ["icon-stroke"])
    try icons.write(through: files)
    #expect(files.kind(DocumentPath("Icons.xcassets/Icons/plus.imageset/plus.svg")) == .file)
  }

  @Test("two files of one name, a file too large to be an icon, and icons in a folder below are said")
  func silent() throws {
    let twice = try plan(.inMemory(["icons/plus.svg": Self.plus, "icons/plus.SVG": Self.plus]))
    #expect(twice.findings.map(\.message) == ["another file of the folder makes an image set \"plus\" too"])
    #expect(twice.steps.isEmpty)
    let large = try plan(.inMemory(["icons/plus.svg": Self.plus + String(repeating: " ", count: 1 << 20)]))
    #expect(large.findings.map(\.rule) == ["icon-svg"])
    #expect(large.findings.first?.message.hasSuffix("bytes, and no icon more than 1048576") == true)
    let below = try plan(.inMemory(["icons/plus.svg": Self.plus, "icons/arrows/up.svg": Self.plus]))
    #expect(
      below.findings.map(\.message) == [
        "the SVG files in icons/arrows are left out: icons are taken from the folder itself"
      ]
    )
    #expect(below.findings.map(\.severity) == [.warning])
    #expect(below.steps.count == 4)
  }
}
