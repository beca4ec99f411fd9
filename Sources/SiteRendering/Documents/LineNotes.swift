/// What belongs to the lines of a document, handed out once each while the lines go by.
struct LineNotes {
  /// Lines from 1.
  private let annotations: [(line: Int, html: String)]
  private let anchors: [(line: Int, id: String)]
  private let isBlank: (Int) -> Bool
  private var annotation = 0
  private var anchor = 0
  private var line = 1

  /// - Parameters:
  ///   - annotations: rendered, by line from 1.
  ///   - anchors: further identifiers, by line from 1.
  ///   - isBlank: of a line from 1: such lines get no anchor.
  init(annotations: [Int: [String]], anchors: [Int: [String]], isBlank: @escaping (Int) -> Bool) {
    self.annotations = annotations.sorted { $0.key < $1.key }.flatMap { line, all in all.map { (line, $0) } }
    self.anchors = anchors.sorted { $0.key < $1.key }.flatMap { line, all in all.map { (line, $0) } }
    self.isBlank = isBlank
  }

  /// The annotations of all lines up to this one that were not handed out yet.
  mutating func takeAnnotations(through line: Int) -> [String] {
    let start = annotation
    while annotation < annotations.count, annotations[annotation].line <= line { annotation += 1 }
    return annotations[start..<annotation].map(\.html)
  }

  /// The identifiers of all lines up to this one that were not handed out yet.
  mutating func takeAnchors(through last: Int) -> [String] {
    var ids: [String] = []
    while line <= last {
      if !isBlank(line) { ids.append(SiteAnchor.line(line)) }
      line += 1
    }
    while anchor < anchors.count, anchors[anchor].line <= last {
      ids.append(anchors[anchor].id)
      anchor += 1
    }
    return ids
  }
}
