/// What a view tells its container, and what modifiers around it hand on.
///
/// What few views say lies apart, because every node carries this value.
package struct NodeTraits {
  private var tagged: Identity.ExplicitID?
  private var rare: Rare?
  package var isSpacer = false
  package var isDivider = false
  /// A section of a list brings its own rows.
  package var isListSection = false
  package var isGridRow = false
  /// A row of a lazy container that was not in sight before.
  package var isOutOfSight = false

  package init() {}

  /// A spacer takes what all others leave, unless code says something else.
  package var layoutPriority: Double {
    get { rare?.layoutPriority ?? (isSpacer ? -.infinity : 0) }
    set { change { $0.layoutPriority = newValue } }
  }

  package var zIndex: Double {
    get { rare?.zIndex ?? 0 }
    set { change { $0.zIndex = newValue } }
  }

  package var tag: AnyHashable? {
    get { tagged?.value }
    set { tagged = newValue.map(Identity.ExplicitID.init) }
  }

  /// Whether the view is tagged, without a look at the tag.
  package var isTagged: Bool { tagged != nil }

  /// Tags the view with the id of its place, in the box that the place has it in: each row of a `ForEach` has one.
  package mutating func tag(with id: Identity.ExplicitID) { tagged = id }

  /// How the view looks where it is a row of a list, in the words of the lists.
  package var listRow: (any Sendable)? {
    get { rare?.listRow }
    set { change { $0.listRow = newValue } }
  }

  /// What the view gives to a layout of the app's, by key.
  package var layoutValues: [ObjectIdentifier: Any] {
    get { rare?.layoutValues ?? [:] }
    set { change { $0.layoutValues = newValue } }
  }

  /// What the view says about its cell of a grid, or, of a row, about all of them.
  package var gridCell: GridCell {
    get { rare?.gridCell ?? GridCell() }
    set { change { $0.gridCell = newValue } }
  }

  /// The section that the view is a part of, where sections are asked for.
  package var section: SectionPart? {
    get { rare?.section }
    set { change { $0.section = newValue } }
  }

  /// What the view says about itself as a preview.
  package var preview: PreviewTraits {
    get { rare?.preview ?? PreviewTraits() }
    set { change { $0.preview = newValue } }
  }

  /// Copies, because traits are values and share what lies apart.
  private mutating func change(_ change: (Rare) -> Void) {
    let copy = Rare(rare)
    change(copy)
    rare = copy
  }
}

extension NodeTraits {
  /// What few views say.
  private final class Rare {
    var layoutPriority: Double?
    var zIndex: Double
    var listRow: (any Sendable)?
    var layoutValues: [ObjectIdentifier: Any]
    var gridCell: GridCell
    var section: SectionPart?
    var preview: PreviewTraits

    init(_ other: Rare?) {
      layoutPriority = other?.layoutPriority
      zIndex = other?.zIndex ?? 0
      listRow = other?.listRow
      layoutValues = other?.layoutValues ?? [:]
      gridCell = other?.gridCell ?? GridCell()
      section = other?.section
      preview = other?.preview ?? PreviewTraits()
    }
  }
}
