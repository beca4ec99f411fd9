import Files
import Findings
import MarkdownSyntax
import SpecModel

/// Makes the page of a document: reads it once more, and lets it go again.
struct DocumentMapping {
  let site: Site
  let files: FileAccess
  let templates: SiteTemplates

  /// Far above what the reader takes: such a document is shown as text all the same.
  private static let maximumBytes = 1 << 23

  func page(of document: SpecDocument, at page: SitePath) -> DocumentPage {
    var remarks: [String] = []
    var bytes: [UInt8] = []
    do throws(FileFailure) {
      bytes = try files.read(document.path, Self.maximumBytes)
    } catch {
      remarks.append("It could not be read: \(error).")
    }
    let tree = MarkdownParser(inlines: .all).parse(bytes)
    remarks += tree.notes.map(\.words)
    let mapping = AnnotationMapping(site: site, document: document, page: page)
    let annotations = mapping.annotations
    remarks += annotations.remarks
    let rendered = render(tree, mapping, annotations.byLine, document: document, page: page)
    let contents = rendered.contents.filter { $0.level <= 4 }
    let heading = document.title.isEmpty ? document.path.name : document.title
    return DocumentPage(
      frame: PageFrame(
        title: "\(heading) · \(document.spec?.name ?? document.path.name) · Counterfoil",
        path: page,
        crumbs: crumbs(document, page),
        icons: IconSheet.markup
      ),
      heading: heading,
      path: document.path.text,
      kind: document.kind.words,
      spec: document.spec.map { PageLink($0.name, href: page.href(to: .spec($0))) },
      counts: mapping.counts,
      contents: contents.prefix(PageLimit.headings).map { entry in
        DocumentPage.Entry(
          level: entry.level,
          link: PageLink(entry.text, href: page.href(to: page, anchor: entry.slug))
        )
      },
      moreContents: Remainder(contents.count - PageLimit.headings, "headings"),
      remarks: remarks,
      body: rendered.html.string
    )
  }

  private func render(
    _ tree: MarkdownTree,
    _ mapping: AnnotationMapping,
    _ annotations: [Int: [Annotation]],
    document: SpecDocument,
    page: SitePath
  ) -> DocumentRenderer {
    let text = tree.text
    let notes = LineNotes(
      annotations: annotations.mapValues { $0.map { templates.render($0, with: .annotation) } },
      anchors: mapping.anchors
    ) { line in
      line > text.lineCount || text.bytes[text.line(line - 1)].allSatisfy { $0 == 32 || $0 == 9 }
    }
    var renderer = DocumentRenderer(tree: tree, links: site.links(in: document.path, page: page), notes: notes)
    if tree.notes.contains(where: \.refuses) {
      renderer.renderAsText()
    } else {
      renderer.render(withoutTitle: title(of: tree, document))
    }
    return renderer
  }

  /// The document's own heading, where it is what the page is headed with.
  private func title(of tree: MarkdownTree, _ document: SpecDocument) -> Int? {
    guard tree.nodes.count > 1, case .heading(level: 1) = tree.nodes[1].kind, !document.title.isEmpty else {
      return nil
    }
    return 1
  }

  private func crumbs(_ document: SpecDocument, _ page: SitePath) -> [PageLink] {
    [PageLink("Overview", href: page.href(to: .overview))]
      + (document.spec.map { [PageLink($0.name, href: page.href(to: .spec($0)))] } ?? [])
      + [PageLink(document.path.name)]
  }
}

extension Site {
  func links(in document: DocumentPath, page: SitePath) -> LinkPolicy {
    LinkPolicy(document: document, page: page) { pages[$0] }
  }
}

extension SyntaxNote {
  fileprivate var words: String {
    switch kind {
    case .utf16: "It is UTF-16, and was read as such."
    case .invalidUTF8: "Line \(line) is not UTF-8: what could not be read is shown as \u{FFFD}."
    case .nulByte: "Line \(line) holds a zero byte."
    case .tooDeep(let limit): "Shown as plain text: line \(line) nests more than \(limit) levels."
    case .tooWide(let limit): "Shown as plain text: the table at line \(line) has more than \(limit) columns."
    case .tooCostly(let reason): "Shown as plain text: \(reason)."
    case .unclosedFence(_, _, let inner?, _):
      "The fence of line \(line) is closed by that of the block of line \(inner)."
    case .unclosedFence: "The fence of line \(line) is never closed."
    case .unclosedComment: "The comment of line \(line) is never closed."
    }
  }
}
