/// What few nodes have, apart from them.
final class NodeRarities {
  var focusClaim: FocusClaim?
  var hoverChanged: ((Bool) -> Void)?
  var keyPressed: ((Character) -> Bool)?
  var change: Change?
  var changeTransform: ((Change?) -> Change)?
  var entrance: Effect?
  var exit: Effect?
  var hasTransition = false
  var preference: (key: ObjectIdentifier, value: Any)?
  var spaceName: AnyHashable?
  var departing: [Node] = []
  var matched: MatchedGeometry?
  var holdsScrollTargets = false
  var morph: Morph?
}

extension Node {
  private var rarities: NodeRarities {
    if let rare { return rare }
    let made = NodeRarities()
    rare = made
    return made
  }

  package var focusClaim: FocusClaim? {
    get { rare?.focusClaim }
    set { rarities.focusClaim = newValue }
  }

  /// Told `true` when a pointer comes over the node and `false` when it leaves.
  package var hoverChanged: ((Bool) -> Void)? {
    get { rare?.hoverChanged }
    set { rarities.hoverChanged = newValue }
  }

  /// Offered the keys that are pressed while the focus is at or below this node; `true` takes the key.
  package var keyPressed: ((Character) -> Bool)? {
    get { rare?.keyPressed }
    set { rarities.keyPressed = newValue }
  }

  /// How changes at and below this node are shown, when something was said about it here.
  package var change: Change? {
    get { rare?.change }
    set { rarities.change = newValue }
  }

  package var changeTransform: ((Change?) -> Change)? {
    get { rare?.changeTransform }
    set { rarities.changeTransform = newValue }
  }

  /// What the effect starts from when the node comes in under an animation.
  package var entrance: Effect? {
    get { rare?.entrance }
    set { rarities.entrance = newValue }
  }

  /// What the effect goes to when the node leaves under an animation.
  package var exit: Effect? {
    get { rare?.exit }
    set { rarities.exit = newValue }
  }

  /// Whether somebody said how the node comes and goes, be it at once.
  package var hasTransition: Bool {
    get { rare?.hasTransition ?? false }
    set { rarities.hasTransition = newValue }
  }

  /// What this node hands up to the views around it.
  package var preference: (key: ObjectIdentifier, value: Any)? {
    get { rare?.preference }
    set { rarities.preference = newValue }
  }

  /// A name by which views inside can ask for places in this one.
  package var spaceName: AnyHashable? {
    get { rare?.spaceName }
    set { rarities.spaceName = newValue }
  }

  /// The name under which this node shares its place and size with others.
  package var matched: MatchedGeometry? {
    get { rare?.matched }
    set { rarities.matched = newValue }
  }

  /// What the node shows on the way of numbers of somebody's own.
  package var morph: Morph? {
    get { rare?.morph }
    set { if rare != nil || newValue != nil { rarities.morph = newValue } }
  }

  /// Whether the views of the outermost layout here are what scrolling aims at.
  package var holdsScrollTargets: Bool {
    get { rare?.holdsScrollTargets ?? false }
    set { rarities.holdsScrollTargets = newValue }
  }

  /// Views that are gone from here and still to be seen, on their way out.
  package var departing: [Node] {
    get { rare?.departing ?? [] }
    set { if rare != nil || !newValue.isEmpty { rarities.departing = newValue } }
  }
}
