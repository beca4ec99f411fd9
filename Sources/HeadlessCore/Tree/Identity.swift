/// A place in the structure of the view tree that outlives one evaluation.
///
/// The path from the root (child index, branch, explicit id, view type) is the identity of a view: whatever the view
/// keeps (state, running animations, focus) hangs on the `Identity` that the same path reaches again.
package final class Identity {
  /// One step of the path.
  package enum Step: Hashable {
    case index(Int)
    case branch(Int)
    case type(ViewType)
    case explicit(ExplicitID)
    case attachment
    /// What a modifier adds to one of its views.
    case attached(Int)
    /// What is put around a view and is the view's own: it comes and goes with it, as the effect of a transition does.
    case way(Int)

    package static func explicit(_ id: AnyHashable) -> Step { .explicit(ExplicitID(id)) }
    package static func type(_ type: any Any.Type) -> Step { .type(ViewType(type: type)) }
  }

  /// The type of a view.
  package struct ViewType: Hashable {
    fileprivate let type: any Any.Type

    package static func == (left: ViewType, right: ViewType) -> Bool { left.type == right.type }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  /// An id that the app gave, in a box: steps are small, and there are thousands of them.
  package final class ExplicitID: Hashable {
    let value: AnyHashable

    package init(_ value: AnyHashable) { self.value = value }

    package static func == (left: ExplicitID, right: ExplicitID) -> Bool {
      left === right || left.value == right.value
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  package let step: Step
  /// The evaluation that came by last; small, so that it lies in what room the step leaves.
  private var visit: Int32 = 0
  /// Unowned, because a weak reference costs a table a place; a place that goes takes itself out of its children.
  package private(set) unowned(unsafe) var parent: Identity?
  private var children = Children.none
  /// What few places have lies apart, because a large tree is as quick as its places are small.
  private var rare: Rare?

  /// Most places have one child, which needs no list.
  private enum Children {
    case none
    case one(Identity)
    case several([Identity])
  }

  private final class Rare {
    var index: [Step: Int]?
    /// Few places keep more than two things, so a short list beats hashing.
    var slots: [(key: Int, kept: AnyObject)] = []
    var shown = Shown()
    var onDisappear: [() -> Void] = []
  }

  package init() {
    step = .index(0)
  }

  private init(step: Step, parent: Identity) {
    self.step = step
    self.parent = parent
  }

  deinit {
    visitChildren { $0.parent = nil }
  }

  /// The child that `step` leads to, made when the step is taken for the first time and marked as alive.
  package func child(_ step: Step, generation: Int) -> Identity {
    let child = known(step) ?? append(Identity(step: step, parent: self))
    child.visit = Int32(truncatingIfNeeded: generation)
    return child
  }

  var generation: Int { Int(visit) }

  private func append(_ child: Identity) -> Identity {
    switch children {
    case .none: children = .one(child)
    case .one(let first): children = .several([first, child])
    case .several(var list):
      // Held by nobody else, it grows in place.
      children = .none
      rare?.index?[child.step] = list.count
      list.append(child)
      children = .several(list)
    }
    return child
  }

  /// How many different ids of an app's this evaluation has come by below this place.
  package func explicitChildCount(in generation: Int) -> Int {
    var count = 0
    visitChildren { child in
      if case .explicit = child.step, child.generation == generation { count += 1 }
    }
    return count
  }

  private func visitChildren(_ visit: (Identity) -> Void) {
    switch children {
    case .none: break
    case .one(let child): visit(child)
    case .several(let list): for child in list { visit(child) }
    }
  }

  /// Most places have one or two children; only long lists are worth an index.
  private func known(_ step: Step) -> Identity? {
    switch children {
    case .none: return nil
    case .one(let child): return child.step == step ? child : nil
    case .several(let list):
      if list[0].step == step { return list[0] }
      if list.count < 12 { return list.first { $0.step == step } }
      if rare?.index == nil {
        rarities.index = Dictionary(list.enumerated().map { ($1.step, $0) }) { first, _ in first }
      }
      return rare?.index?[step].map { list[$0] }
    }
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
    children = kept.isEmpty ? .none : kept.count == 1 ? .one(kept[0]) : .several(kept)
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

  /// The ids that the app gave on the way from `outer` to this place, the innermost first.
  package func explicitIDs(below outer: Identity) -> [AnyHashable] {
    var (place, found): (Identity?, [AnyHashable]) = (self, [])
    while let current = place, current !== outer {
      if case .explicit(let id) = current.step { found.append(id.value) }
      place = current.parent
    }
    return place == nil ? [] : found
  }

  /// The views on the way from the root, for people: `LoginForm / TextInputField`.
  package var path: String {
    var labels: [String] = []
    var place: Identity? = self
    while let current = place {
      if case .type(let type) = current.step, let label = Self.label(of: type.type) { labels.append(label) }
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
