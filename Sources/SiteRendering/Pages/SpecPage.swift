import Mustache

/// A spec: its requirements with state and chain, its tasks, its documents, its findings, its components.
package struct SpecPage: Sendable {
  package let frame: PageFrame
  package let name: String
  package let title: String?
  package let coverage: CoverageView
  package let bar: Bar
  package let states: [MarkCount]
  package let documents: [DocumentRow]
  package let components: [ComponentView]
  /// How many of their pictures cannot be shown, and why.
  package let lostPictures: String?
  package let requirements: [RequirementView]
  package let moreRequirements: Remainder?
  package let tasks: [TaskView]
  package let moreTasks: Remainder?
  package let findings: [FindingView]
  package let moreFindings: Remainder?
  package let findingCount: Int

  package init(
    frame: PageFrame,
    name: String,
    title: String?,
    coverage: CoverageView,
    states: [MarkCount],
    documents: [DocumentRow],
    components: [ComponentView],
    lostPictures: String? = nil,
    requirements: [RequirementView],
    moreRequirements: Remainder? = nil,
    tasks: [TaskView],
    moreTasks: Remainder? = nil,
    findings: [FindingView],
    moreFindings: Remainder? = nil,
    findingCount: Int
  ) {
    self.frame = frame
    self.name = name
    self.title = title
    self.coverage = coverage
    bar = Bar(states)
    self.states = states
    self.documents = documents
    self.components = components
    self.lostPictures = lostPictures
    self.requirements = requirements
    self.moreRequirements = moreRequirements
    self.tasks = tasks
    self.moreTasks = moreTasks
    self.findings = findings
    self.moreFindings = moreFindings
    self.findingCount = findingCount
  }
}

/// A document, as its spec lists it.
package struct DocumentRow: Sendable {
  package let link: PageLink
  /// `requirements`, `design`, `tasks`, `completion report`, `document`
  package let kind: String
  /// Its claims by verdict, its findings by severity; those of zero left out.
  package let counts: [MarkCount]

  package init(link: PageLink, kind: String, counts: [MarkCount]) {
    self.link = link
    self.kind = kind
    self.counts = counts.filter { $0.count > 0 }
  }
}

/// A component that the spec is about, with the pictures that its checks took.
package struct ComponentView: Sendable {
  package let name: String
  package let pictures: [PictureView]

  package init(name: String, pictures: [PictureView]) {
    self.name = name
    self.pictures = pictures
  }
}

package struct PictureView: Sendable {
  /// The variant: `size 24, check`.
  package let caption: String
  /// What is to be seen, for those who do not see it.
  package let alternative: String
  /// `stale` when it was drawn by other sources than today's.
  package let mark: StateMark?
  package let light: String?
  package let dark: String?
  /// Why a picture that was drawn cannot be shown.
  package let lostLight: String?
  package let lostDark: String?
  /// In CSS pixels.
  package let width: Int
  package let height: Int

  package init(
    caption: String,
    alternative: String,
    mark: StateMark?,
    light: String?,
    dark: String?,
    lostLight: String? = nil,
    lostDark: String? = nil,
    width: Int,
    height: Int
  ) {
    self.caption = caption
    self.alternative = alternative
    self.mark = mark
    self.light = light
    self.dark = dark
    self.lostLight = lostLight
    self.lostDark = lostDark
    self.width = width
    self.height = height
  }
}

extension SpecPage: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "frame": frame
    case "name": name
    case "title": title
    case "coverage": coverage
    case "bar": bar
    case "states": states
    case "documents": documents
    case "components": components
    case "lostPictures": lostPictures
    case "requirements": requirements
    case "moreRequirements": moreRequirements
    case "tasks": tasks
    case "moreTasks": moreTasks
    case "findings": findings
    case "moreFindings": moreFindings
    case "findingCount": findingCount
    default: nil
    }
  }
}

extension DocumentRow: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "link": link
    case "kind": kind
    case "counts": counts
    default: nil
    }
  }
}

extension ComponentView: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "name": name
    case "pictures": pictures
    default: nil
    }
  }
}

extension PictureView: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "caption": caption
    case "alternative": alternative
    case "mark": mark
    case "light": light
    case "dark": dark
    case "lostLight": lostLight
    case "lostDark": lostDark
    case "width": width
    case "height": height
    default: nil
    }
  }
}
