import Mustache

/// A document, its markdown rendered, with what is known of it at the lines that it concerns.
package struct DocumentPage: Sendable {
  package let frame: PageFrame
  package let heading: String
  /// In the workspace.
  package let path: String
  package let kind: String
  package let spec: PageLink?
  /// Claims by verdict, checks by outcome, findings by severity; those of zero left out.
  package let counts: [MarkCount]
  package let contents: [Entry]
  package let moreContents: Remainder?
  /// Why it is shown as plain text, or what was odd about its bytes.
  package let remarks: [String]
  /// HTML.
  package let body: String

  package init(
    frame: PageFrame,
    heading: String,
    path: String,
    kind: String,
    spec: PageLink?,
    counts: [MarkCount],
    contents: [Entry],
    moreContents: Remainder? = nil,
    remarks: [String],
    body: String
  ) {
    self.frame = frame
    self.heading = heading
    self.path = path
    self.kind = kind
    self.spec = spec
    self.counts = counts.filter { $0.count > 0 }
    self.contents = contents
    self.moreContents = moreContents
    self.remarks = remarks
    self.body = body
  }

  /// A heading of the document.
  package struct Entry: Sendable {
    package let level: Int
    package let link: PageLink

    package init(level: Int, link: PageLink) {
      self.level = level
      self.link = link
    }
  }
}

/// What stands at a line of a document.
package struct Annotation: Sendable {
  /// A claim's verdict, a criterion's state, a check's outcome, a finding's severity.
  package let mark: StateMark
  /// Where the mark leads: the criteria that it is about.
  package let targets: [PageLink]
  package let moreTargets: Remainder?
  /// Why the mark is what it is; a finding's message. HTML, as the cure.
  package let message: String?
  package let cure: String?
  package let rule: PageLink?
  /// `claim`, `criterion`, `check`, `finding`
  package let kind: String

  package init(
    kind: String,
    mark: StateMark,
    targets: [PageLink],
    moreTargets: Remainder? = nil,
    message: String?,
    cure: String? = nil,
    rule: PageLink? = nil
  ) {
    self.kind = kind
    self.mark = mark
    self.targets = targets
    self.moreTargets = moreTargets
    self.message = message
    self.cure = cure
    self.rule = rule
  }
}

/// A page at a short address that sends its reader to the full one.
package struct RedirectPage: Sendable {
  package let frame: PageFrame
  package let target: PageLink

  package init(frame: PageFrame, target: PageLink) {
    self.frame = frame
    self.target = target
  }
}

extension DocumentPage: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "frame": frame
    case "heading": heading
    case "path": path
    case "kind": kind
    case "spec": spec
    case "counts": counts
    case "contents": contents
    case "moreContents": moreContents
    case "remarks": remarks
    case "body": body
    default: nil
    }
  }
}

extension DocumentPage.Entry: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "level": level
    case "link": link
    default: nil
    }
  }
}

extension Annotation: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "mark": mark
    case "targets": targets
    case "moreTargets": moreTargets
    case "message": message
    case "cure": cure
    case "rule": rule
    case "kind": kind
    default: nil
    }
  }
}

extension RedirectPage: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "frame": frame
    case "target": target
    default: nil
    }
  }
}
