public import Foundation
package import HeadlessCore
public import SwiftUI

/// Evaluates `view` and lays it out on a screen of the given size.
///
/// - Parameters:
///   - view: The view under test. Its outermost size is what it chooses when it is offered the screen.
///   - size: What the view is offered, in points. The default is the screen of an iPhone of 390 by 844 points. On a screen
///     the view stands in the middle, and what does not fit is neither seen nor touched. A size of less than 320 points in
///     either direction is no screen but room on one: all of a view that is larger counts as seen.
///   - surroundings: Light or dark, text size, direction, reduced motion.
/// - Throws: `HostError.endlessUpdate` when the state of the views never comes to rest.
@MainActor
public func host(
  _ view: some View,
  size: CGSize = Host.phone,
  in surroundings: Surroundings = Surroundings()
) throws -> Host {
  let isScreen = min(size.width, size.height) >= Host.leastScreenLength
  return try Host(view, size: size, surroundings: surroundings, isScreen: isScreen)
}

/// A view on a screen that nobody sees: find its elements, measure them, use them.
@MainActor
public final class Host {
  /// The screen of an iPhone of 6.1 inches, in points.
  public nonisolated static let phone = CGSize(width: 390, height: 844)

  /// The tree of now: what was changed from outside of the host since the last question is evaluated before the next.
  package var graph: Graph {
    if hosted.isDirty, !isSettling, Graph.current !== hosted {
      // Views that never come to rest are told among the findings.
      try? settle()
    }
    return hosted
  }
  private let hosted: Graph
  private var isSettling = false
  package private(set) var surroundings: Surroundings
  /// What the views asked of the screen when they were evaluated last.
  private var presentsDark: Bool?
  /// Whether what does not fit the size that was offered is out of sight.
  let isScreen: Bool
  /// Less room than this, in points, no iPhone's screen offers in either direction.
  fileprivate nonisolated static let leastScreenLength: CGFloat = 320

  /// - Parameter isScreen: Otherwise all of a view counts as on the screen, however large it is.
  init(_ view: some View, size: CGSize, surroundings: Surroundings, isScreen: Bool) throws {
    hosted = Graph(proposal: ProposedSize(size))
    self.surroundings = surroundings
    self.isScreen = isScreen
    // Nothing is evaluated before it is known how.
    isSettling = true
    hosted.evaluate = { [weak self] graph in
      MainActor.assumeIsolated {
        graph.preferredDark = nil
        let environment = (self?.presented ?? surroundings).environment
        let inputs = _ViewInputs(graph: graph, environment: environment)
        return Confined(inputs.covered(inputs.makeScreen(view)))
      }.value
    }
    follow(surroundings)
    graph.adoptUnhostedFindings()
    try settle()
  }

  /// What the runtime noticed: unknown images, placeholders, modifiers that it does not carry out.
  public var findings: [HostFinding] { graph.findings.map(HostFinding.init) }

  /// The elements in the order in which VoiceOver reads them.
  public var accessibilityElements: [AccessibleElement] {
    // Their frames depend on everything on the screen.
    note(root.frameConfidence)
    let tree = AccessibilityTree()
    let elements = tree.elements(of: graph.root).flatMap(tree.leaves)
    noteSymbolLabels(elements)
    return list(elements.map(AccessibleElement.init))
  }

  /// The accessibility tree as indented text, one element a line.
  public var accessibilityTree: String {
    let elements = AccessibilityTree().elements(of: graph.root)
    noteSymbolLabels(elements.flatMap(AccessibilityTree().leaves))
    return list(elements).map { AccessibleElement($0).outline(depth: 0) }.joined()
  }

  /// The size that the whole view chose, in points.
  public var size: CGSize {
    note(root.sizeConfidence)
    return graph.root.frame.size
  }

  /// Changes the surroundings, as a person does in the settings, and updates the view.
  public func change(_ change: (inout Surroundings) -> Void) throws {
    change(&surroundings)
    let movedLess = graph.reducesMotion
    follow(presented)
    if movedLess != graph.reducesMotion {
      graph.perform {
        NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      }
    }
    graph.invalidate(cause: "the surroundings")
    try settle()
  }

  /// The surroundings as the screen presents them: a view may ask for another appearance of it.
  package var presented: Surroundings {
    var presented = surroundings
    if let presentsDark { presented.colorScheme = presentsDark ? .dark : .light }
    return presented
  }

  /// What code asks for outside of any environment.
  private func follow(_ surroundings: Surroundings) {
    graph.reducesMotion = surroundings.reducesMotion
    graph.isDark = surroundings.colorScheme == .dark
    let size = surroundings.dynamicTypeSize
    graph.textSizeRank = DynamicTypeSize.allCases.firstIndex(of: size) ?? graph.textSizeRank
    graph.textSize = { Font.TextStyle.size(named: $0, at: size).map { Double($0) } }
  }

  package func settle() throws {
    isSettling = true
    defer { isSettling = false }
    try settling {
      try graph.settle()
      try present()
      try catchUp()
      graph.noteSymbolLabels()
      record()
    }
  }

  /// Tells of views that never come to rest as the host does.
  func settling(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as EndlessUpdate {
      throw HostError.endlessUpdate(error.description)
    }
  }
}

extension Host {
  /// Shows the screen in the appearance that a view asks of it.
  private func present() throws {
    guard graph.preferredDark != presentsDark else { return }
    presentsDark = graph.preferredDark
    follow(presented)
    graph.invalidate(cause: "the preferred colour scheme")
    try graph.settle()
  }

  /// Work that was handed to the main queue without a delay is done before the next question, and before a picture.
  private func catchUp() throws {
    let graph = graph
    let isDone = try graph.perform {
      try graph.clock.catchUp { try graph.settle() }
    }
    if isDone { return graph.noteStuckWork() }
    let message = "Work on the main queue puts itself off again and again: it goes on when the clock is advanced."
    graph.record(.unsupported, message, at: nil)
  }
}

extension _ViewInputs {
  /// Several outermost views stand under one another, as on Apple's systems.
  @MainActor fileprivate func makeScreen<Content: View>(_ view: Content) -> Node {
    let inner = descending(.index(0))
    let nodes = inner.make(view).nodes
    if nodes.count == 1 { return nodes[0] }
    let column = StackLayout(axis: .vertical, alignment: .centerX, spacing: nil)
    return inner.descending(.attachment).node(layout: column, children: nodes)
  }
}
