import Foundation
import Observation

/// One hosted tree: it evaluates the views, lays them out, and repeats both until nothing changes any more.
package final class Graph {
  /// The graph at work. Unsafe, because plain functions such as `withAnimation` must reach it; all of them run on the
  /// main actor, and so does every graph.
  nonisolated(unsafe) package static private(set) var current: Graph?

  /// The same, for what may be called from any thread.
  package static var here: Graph? { HostThread.isCurrent ? current : nil }

  package let rootIdentity = Identity()
  package let clock = VirtualClock()
  /// The moment at which the clock began, on the clocks of the language.
  package let origin = ClockOrigin()
  /// Tasks with greater numbers were made after the graph.
  let birth = EnqueuedJobs.currentTask
  /// What was begun and is not known to be over.
  private var work: [HostedWork] = []
  package private(set) var root: Node
  package private(set) var generation = 0
  package private(set) var findings: [RuntimeFinding] = []
  package var proposal: ProposedSize
  package var log: [LogEntry] = []
  package var animations: [AnimationRecord] = []
  /// The second channel of reduced motion; the first is in the environment.
  package var reducesMotion = false
  /// The appearance of the screen, for code that asks outside of any environment.
  package var isDark = false
  /// The appearance that a view asked of the whole screen around it; `nil` where none did.
  package var preferredDark: Bool?
  /// Which of the text sizes a person chose, the smallest first; the fourth is the standard.
  package var textSizeRank = 3
  /// The size of a text style of UIKit's, by name, at the text size that a person chose.
  package var textSize: ((String) -> Double?)?
  package var focus: Identity?
  /// Whether code asked for the focus where it already is since this was set to false.
  package var isFocusConfirmed = false
  /// Taps that come about unless another one follows them.
  let waitingTaps = WaitingTaps()
  /// The views that a pointer is over.
  package var hovered: [Identity] = []
  /// How the changes of state that are being made are to be shown.
  package var transaction: Change?

  /// Makes the nodes of the root views.
  package var evaluate: (Graph) -> Node = { Node($0.rootIdentity, layout: ExpandingLayout()) }

  /// Whether anything may be under way: most trees are at rest, and need not be searched for it.
  package internal(set) var isAnimating = false
  /// Set by views that share their geometry: most trees have none, and need not be searched for them.
  package var sharesGeometry = false
  /// Set by views that lie over the whole screen: most trees have none, and need not be searched for them.
  package var hasCovers = false
  /// Whether views are being evaluated, and not only measured and placed: what is made to measure is made too late to
  /// change the screen around it.
  package private(set) var isEvaluating = false
  /// Set by views that are read before or after their turn: most trees are read as they are declared.
  package var ordersSpeech = false
  /// Places that lists and loops of views pass over: set where one of several previews is shown alone.
  package var passedOver: PlacePaths?
  /// Set by views that silence their siblings: most trees have none.
  package var hasModals = false
  /// Set by symbols that nothing else names: most trees have none, and need not be searched for them.
  package var namesBySymbols = false
  /// The evaluation whose controls were looked through for such names last.
  var symbolLabelsGeneration = 0
  /// Where the views of shared names stood the last time.
  private(set) var matchedFrames: [AnyHashable: (place: Identity, frame: CGRect)] = [:]
  /// The last answer to `node(at:)`, until the tree is made anew.
  private var lookup: (place: Identity, node: Node)?
  /// Of the lazy containers of the tree.
  private var windows: [LazyWindow] = []
  private var departures: [Departure] = []
  /// Whether another evaluation is due.
  package private(set) var isDirty = true
  private var focusWishes: [FocusWish] = []
  /// What was changed since the last update.
  private var turns = ChangeTurns()
  var publications = EchoedPublications()
  /// Follows what the last evaluation has read.
  private(set) lazy var relay = ObservationRelay(self)
  private var pendingChange: Change?
  private var causes: [String] = []
  package private(set) var unheededValues: [String] = []
  private var effects: [() -> Void] = []
  /// So many rounds of updates are taken to mean that they never end.
  private static let roundLimit = 60

  package init(proposal: ProposedSize) {
    self.proposal = proposal
    root = Node(rootIdentity, layout: ExpandingLayout())
    EnqueuedJobs.beginTaking()
  }

  /// Marks the tree as out of date; `cause` names the view whose state changed, and `revision` takes the change back.
  package func invalidate(cause: String, _ revision: StateRevision? = nil) {
    publications.noteOtherCause()
    markDirty(cause: cause, revision)
  }

  func markDirty(cause: String, _ revision: StateRevision?) {
    isDirty = true
    if transaction != nil || revision != nil { turns.note(transaction, revision) }
    causes.append(cause)
  }

  /// Marks the tree as out of date because code wishes the focus elsewhere.
  ///
  /// - Parameters:
  ///   - location: Keeps the state that says so.
  ///   - withdraw: Sets it to no focus, where the wish comes to nothing.
  package func requestFocus(cause: String, by location: AnyObject, withdraw: @escaping () -> Void) {
    focusWishes.append(FocusWish(location: location, withdraw: withdraw))
    invalidate(cause: cause)
  }

  /// Runs after the tree is laid out, once.
  package func afterLayout(_ effect: @escaping () -> Void) { effects.append(effect) }

  /// - Returns: The finding, which is kept once however often it is made.
  @discardableResult
  package func record(_ kind: RuntimeFinding.Kind, _ message: String, at identity: Identity?) -> RuntimeFinding {
    let finding = RuntimeFinding(kind: kind, message: message, path: identity?.path ?? "")
    if !findings.contains(finding) { findings.append(finding) }
    return finding
  }

  /// Records what code did wherever it ran, also where no view is hosted yet.
  package static func note(_ kind: RuntimeFinding.Kind, _ message: String) {
    guard let current else { return UnhostedFindings.tell(RuntimeFinding(kind: kind, message: message, path: "")) }
    current.record(kind, message, at: nil)
  }

  package func follow(_ begun: HostedWork) { work.append(begun) }

  package func register(_ window: LazyWindow) { windows.append(window) }

  package var hasLazyContainers: Bool { !windows.isEmpty }

  func isLazyContainer(_ place: Identity) -> Bool { windows.contains { $0.fills(place) } }

  /// How many views lazy containers left out.
  package var unmadeRowCount: Int { windows.reduce(0) { $0 + $1.unmadeRowCount } }

  /// Makes every view of all lazy containers once.
  package func makeAllRows() {
    for window in windows { window.makeAll() }
    invalidate(cause: "the rows of a lazy container")
  }

  /// Says which work waits for what the clock does not bring.
  package func noteStuckWork() {
    work.removeAll(where: \.isOver)
    for stuck in work where stuck.isStuck { record(.unsupported, stuck.message, at: stuck.place) }
  }

  /// Takes over what the check that runs did before there was a host.
  package func adoptUnhostedFindings() {
    for finding in UnhostedFindings.take() where !findings.contains(finding) { findings.append(finding) }
  }

  /// Remembers that a value of the environment was set that only views of an app's own read.
  package static func noteUnheeded(_ value: String) { current?.unheededValues.append(value) }

  /// What was set of that kind since the last question.
  package func takeUnheededValues() -> [String] {
    defer { unheededValues = [] }
    return unheededValues
  }

  /// Makes this the current graph for the time of `body`.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (outer, thread) = (Self.current, HostThread.enter())
    Self.current = self
    defer {
      Self.current = outer
      HostThread.leave(thread)
    }
    return try body()
  }

  /// Evaluates and lays out until no state changes any more.
  package func settle() throws {
    try perform {
      var rounds = 0
      defer { publications.end() }
      while isDirty {
        rounds += 1
        publications.beginRound()
        if rounds > Self.roundLimit { throw diagnose() }
        isDirty = false
        if rounds < Self.roundLimit - 5 { causes = [] }
        // What is to be done after the layout may ask the trees that it was noted with.
        let earlier = takeTurns()
        withExtendedLifetime(earlier) { update(isLast: true) }
      }
    }
  }

  /// Shows each way of changes by itself but for the last: a view that was changed at once does not go along the curve
  /// of what was changed after it.
  ///
  /// - Returns: The trees of these.
  private func takeTurns() -> [Node] {
    let turns = turns.take()
    var trees: [Node] = []
    for turn in turns.dropFirst().reversed() { turn.takeBack() }
    pendingChange = turns.first?.change
    for turn in turns.dropFirst() {
      update(isLast: false)
      trees.append(root)
      turn.makeAgain()
      pendingChange = turn.change
    }
    return trees
  }

  /// - Parameter isLast: Otherwise what is to be done after the layout waits for the state to be whole.
  private func update(isLast: Bool) {
    generation += 1
    let old = root
    lookup = nil
    windows = []
    namesBySymbols = false
    // What the first tree showed is noted when there is a second one to compare: most trees are looked at once.
    if generation == 2 { Animator(graph: self).start(in: old, change: nil, isFirst: true) }
    let lastRelay = relay
    lastRelay.forgetReaders()
    relay = ObservationRelay(self)
    // Observable objects that the bodies read make the tree out of date when they change.
    withObservationTracking {
      isEvaluating = true
      root = evaluate(self)
      isEvaluating = false
      root.place(at: .zero, for: proposal, in: nil)
    } onChange: { [relay] in
      relay.notify()
    }
    lastRelay.retire()
    let matched = sharesGeometry ? MatchedGeometries(graph: self).align() : [:]
    animate(old)
    matchedFrames = matched
    lookup = nil
    if !windows.isEmpty { lookThroughWindows() }
    if generation > 1 {
      effects += rootIdentity.prune(before: generation)
      dropLostFocus(in: old)
    }
    guard isLast else { return }
    if !focusWishes.isEmpty {
      let wishes = focusWishes
      focusWishes = []
      grant(wishes)
    }
    let due = effects
    effects = []
    for effect in due { effect() }
  }

  /// Makes the tree out of date where a lazy container has other views to make.
  private func lookThroughWindows() {
    // Every one, before it is asked what they say: what they saw is gone with this layout.
    let answers = windows.map { $0.look() }
    if answers.contains(true) { invalidate(cause: "the rows of a lazy container") }
  }

  private func animate(_ old: Node) {
    let change = pendingChange
    pendingChange = nil
    if generation > 1 {
      let leaving = Departures(graph: self).leaving(old, change: change)
      departures += leaving
      animations += leaving.flatMap { $0.running.map(\.record) }
    }
    if generation > 1 { Animator(graph: self).start(in: root, change: change, isFirst: false) }
    present()
  }

  /// The outermost node of a place; `nil` when the place is gone from the screen.
  ///
  /// Who asks for one property of a view mostly asks for another, and a large tree is not searched twice for it.
  package func node(at place: Identity) -> Node? {
    if let lookup, lookup.place === place { return lookup.node }
    let node = root.first { $0.identity === place }
    lookup = node.map { (place, $0) }
    return node
  }

  /// Who finds a node mostly asks for what it measures: a large tree need not be searched for it again.
  package func note(found node: Node) {
    var outermost = node
    while let parent = outermost.parent, parent.identity === node.identity { outermost = parent }
    lookup = (node.identity, outermost)
  }

  /// The outermost nodes of views that are gone from the tree and still drawn, on their way out.
  package var leavingNodes: [Node] { departures.map(\.node) }

  /// The node of a place that is on its way out.
  package func leavingNode(at place: Identity) -> Node? {
    for leaving in leavingNodes {
      if let node = leaving.first(where: { $0.identity === place }) { return node }
    }
    return nil
  }

  /// Moves everything that is under way to where it is now.
  package func present() {
    if isAnimating { isAnimating = Animator(graph: self).present(root) }
    guard !departures.isEmpty else { return }
    departures.removeAll { clock.now >= $0.end }
    root.visit { node in
      node.departing = []
      for departure in departures where departure.parent === node.identity {
        departure.present(in: node, at: clock.now)
      }
    }
  }

  private func diagnose() -> EndlessUpdate {
    isDirty = false
    let names = Set(causes).sorted()
    let error = EndlessUpdate(rounds: Self.roundLimit, causes: names)
    record(.endlessUpdate, error.description, at: nil)
    return error
  }
}

/// The state of some view changes whenever the tree is evaluated.
package struct EndlessUpdate: Error, CustomStringConvertible {
  package let rounds: Int
  package let causes: [String]

  package var description: String {
    let places = causes.isEmpty ? "an unnamed view" : causes.joined(separator: ", ")
    return "The views did not settle in \(rounds) rounds. State kept changing in \(places). "
      + "Change state in an action, not while a body is evaluated."
  }
}
