/// A place in the structure of the view tree that outlives one evaluation.
///
/// The path from the root (child index, branch, explicit id, view type) is the identity of a view: whatever the view
/// keeps (state, running animations, focus) hangs on the `Identity` that the same path reaches again.
package final class Identity {
  /// One step of the path.
  package enum Step: Hashable {
    case index(Int)
    case branch(Int)
    case type(ObjectIdentifier)
    case explicit(ExplicitID)
    case attachment
    /// What a modifier adds to one of its views.
    case attached(Int)

    package static func explicit(_ id: AnyHashable) -> Step { .explicit(ExplicitID(id)) }
  }

  /// An id that the app gave, in a box: steps are small, and there are thousands of them.
  package final class ExplicitID: Hashable {
    private let value: AnyHashable

    init(_ value: AnyHashable) { self.value = value }

    package static func == (left: ExplicitID, right: ExplicitID) -> Bool {
      left === right || left.value == right.value
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  package let step: Step
  /// Unowned, because a weak reference costs a table a place; a place that goes takes itself out of its children.
  package private(set) unowned(unsafe) var parent: Identity?
  private let viewType: (any Any.Type)?
  /// Most places have one child, which needs no list.
  private var firstChild: Identity?
  private var otherChildren: [Identity] = []
  private(set) var generation = 0
  /// What few places have lies apart, because a large tree is as quick as its places are small.
  private var rare: Rare?

  private final class Rare {
    var index: [Step: Int]?
    /// Few places keep more than two things, so a short list beats hashing.
    var slots: [(key: Int, kept: AnyObject)] = []
    var shown = Shown()
    var onDisappear: [() -> Void] = []
  }

  package init() {
    step = .index(0)
    viewType = nil
  }

  private init(step: Step, parent: Identity, viewType: (any Any.Type)?) {
    self.step = step
    self.parent = parent
    self.viewType = viewType
  }

  deinit {
    visitChildren { $0.parent = nil }
  }

  /// The child that `step` leads to, made when the step is taken for the first time and marked as alive.
  package func child(_ step: Step, generation: Int, viewType: (any Any.Type)? = nil) -> Identity {
    if let known = known(step) {
      known.generation = generation
      return known
    }
    let made = Identity(step: step, parent: self, viewType: viewType)
    made.generation = generation
    if rare?.index != nil { rare?.index?[step] = childCount }
    append(made)
    return made
  }

  private var childCount: Int { firstChild == nil ? 0 : 1 + otherChildren.count }

  private func append(_ child: Identity) {
    if firstChild == nil { firstChild = child } else { otherChildren.append(child) }
  }

  private func visitChildren(_ visit: (Identity) -> Void) {
    if let firstChild { visit(firstChild) }
    for child in otherChildren { visit(child) }
  }

  /// Most places have one or two children; only long lists are worth an index.
  private func known(_ step: Step) -> Identity? {
    guard let firstChild else { return nil }
    if firstChild.step == step { return firstChild }
    if otherChildren.count < 11 { return otherChildren.first { $0.step == step } }
    let index = rare?.index ?? Dictionary(otherChildren.enumerated().map { ($1.step, $0 + 1) }) { first, _ in first }
    rarities.index = index
    return index[step].map { otherChildren[$0 - 1] }
  }

  private var rarities: Rare {
    if let rare { return rare }
    let made = Rare()
    rare = made
    return made
  }

  /// What was shown here the last time.
  var shown: Shown {
    get { rare?.shown ?? Shown() }
    _modify { yield &rarities.shown }
  }

  package var onDisappear: [() -> Void] {
    get { rare?.onDisappear ?? [] }
    set { if rare != nil || !newValue.isEmpty { rarities.onDisappear = newValue } }
  }

  /// What is kept under `key`, made when it is asked for the first time.
  package func slot<Slot: AnyObject>(_ key: Int, as type: Slot.Type, make: () -> Slot) -> Slot {
    let known = rare?.slots.firstIndex { $0.key == key }
    if let known, let kept = rare?.slots[known].kept as? Slot { return kept }
    let made = make()
    if let known { rarities.slots[known].kept = made } else { rarities.slots.append((key, made)) }
    return made
  }

  /// Forgets the places that this generation did not visit; what they owe on disappearing is returned, innermost last.
  func prune(before generation: Int) -> [() -> Void] {
    var farewells: [() -> Void] = []
    prune(before: generation, into: &farewells)
    return farewells
  }

  private func prune(before generation: Int, into farewells: inout [() -> Void]) {
    var isComplete = true
    visitChildren { child in
      guard child.generation < generation else { return }
      farewells += child.farewells()
      isComplete = false
    }
    if !isComplete { keepChildren { $0.generation >= generation } }
    visitChildren { $0.prune(before: generation, into: &farewells) }
  }

  private func keepChildren(where isKept: (Identity) -> Bool) {
    var kept: [Identity] = []
    visitChildren { if isKept($0) { kept.append($0) } }
    firstChild = kept.first
    otherChildren = Array(kept.dropFirst())
    rare?.index = nil
  }

  private func farewells() -> [() -> Void] {
    var all = onDisappear
    visitChildren { all += $0.farewells() }
    return all
  }

  /// Whether the way from `outer` to this place takes a step.
  package func passes(_ wanted: Step, below outer: Identity) -> Bool {
    var (place, isFound): (Identity?, Bool) = (self, false)
    while let current = place {
      if current === outer { return isFound }
      if current.step == wanted { isFound = true }
      place = current.parent
    }
    return false
  }

  /// The views on the way from the root, for people: `LoginForm / TextInputField`.
  package var path: String {
    var labels: [String] = []
    var place: Identity? = self
    while let current = place {
      if let type = current.viewType, let label = Self.label(of: type) { labels.append(label) }
      place = current.parent
    }
    return labels.reversed().joined(separator: " / ")
  }

  /// The name of a type without what it is made of; `nil` for the runtime's own helpers.
  private static func label(of type: any Any.Type) -> String? {
    let name = String(describing: type).prefix { $0 != "<" }
    let helpers: Set<Substring> = ["Confined", "StyleBody", "StyledLabel", "Deferred"]
    return name.hasPrefix("_") || helpers.contains(name) ? nil : String(name)
  }
}
