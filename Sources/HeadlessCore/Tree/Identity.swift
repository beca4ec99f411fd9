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
  private var children: [(step: Step, identity: Identity)] = []
  private var index: [Step: Int]?
  /// Few places keep more than two things, so a short list beats hashing.
  private var slots: [(key: Int, kept: AnyObject)] = []
  /// What was shown here the last time.
  var shown = Shown()
  private(set) var generation = 0
  package var onDisappear: [() -> Void] = []

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
    for child in children { child.identity.parent = nil }
  }

  /// The child that `step` leads to, made when the step is taken for the first time and marked as alive.
  package func child(_ step: Step, generation: Int, viewType: (any Any.Type)? = nil) -> Identity {
    if let known = known(step) {
      known.generation = generation
      return known
    }
    let made = Identity(step: step, parent: self, viewType: viewType)
    made.generation = generation
    index?[step] = children.count
    children.append((step, made))
    return made
  }

  /// Most places have one or two children; only long lists are worth an index.
  private func known(_ step: Step) -> Identity? {
    if children.count < 12 { return children.first { $0.step == step }?.identity }
    let index = index ?? Dictionary(children.enumerated().map { ($1.step, $0) }) { first, _ in first }
    self.index = index
    return index[step].map { children[$0].identity }
  }

  /// What is kept under `key`, made when it is asked for the first time.
  package func slot<Slot: AnyObject>(_ key: Int, as type: Slot.Type, make: () -> Slot) -> Slot {
    let known = slots.firstIndex { $0.key == key }
    if let known, let kept = slots[known].kept as? Slot { return kept }
    let made = make()
    if let known { slots[known].kept = made } else { slots.append((key, made)) }
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
    for child in children where child.identity.generation < generation {
      farewells += child.identity.farewells()
      isComplete = false
    }
    if !isComplete {
      children.removeAll { $0.identity.generation < generation }
      index = nil
    }
    for child in children { child.identity.prune(before: generation, into: &farewells) }
  }

  private func farewells() -> [() -> Void] {
    onDisappear + children.flatMap { $0.identity.farewells() }
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
