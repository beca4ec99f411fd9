import SwiftSyntax

/// Writes sources anew so that each of their mutants can be switched on while they run.
///
/// A mutant is one switch in one build, and not a build of its own: several hundred builds would take an hour. What the switches
/// call is `Mutant` and `View.without`, which whoever builds the sources adds to them.
package struct Instrumenter {
  private let sources: [SwiftSource]
  private let context: MutationContext

  /// - Parameters:
  ///   - sources: of the components. Chains of a component's folder move frames to the button of the same folder.
  ///   - tokens: that a token may be swapped for.
  ///   - modifiers: that a chain may lose.
  package init(sources: [SwiftSource], tokens: [DesignToken], modifiers: ModifierNames) {
    self.sources = sources.sorted { $0.path < $1.path }
    context = MutationContext(siblings: Siblings(sources: sources, tokens: tokens), modifiers: modifiers)
  }

  /// - Parameter isRefused: leaves out what the compiler refused before. The numbers of the others stay what they are.
  package func instrumented(without isRefused: @escaping (Mutant) -> Bool = { _ in false }) -> InstrumentedSources {
    var list = MutantList(isRefused: isRefused)
    var texts: [String: String] = [:]
    var frames: [Substring: [NumberedFrame]] = [:]
    for (folder, files) in Dictionary(grouping: sources, by: { Self.folder(of: $0.path) }).sorted(by: {
      $0.key < $1.key
    }) {
      frames[folder] = movableFrames(in: files, &list)
    }
    for source in sources {
      let frames = frames[Self.folder(of: source.path)] ?? []
      var writer = MutantWriter(source: source, context: context, frames: frames, list: list)
      texts[source.path] = "import MutantSwitch\n" + writer.text(Syntax(source.tree))
      list = writer.list
    }
    return InstrumentedSources(texts: texts, mutants: list.mutants, leftOut: list.leftOut)
  }

  /// Each with the number of its mutant: a frame leaves one file and turns up in another.
  private func movableFrames(in folder: [SwiftSource], _ list: inout MutantList) -> [NumberedFrame] {
    guard folder.contains(where: { MovableFrame.hasButton($0) }) else { return [] }
    return folder.flatMap { MovableFrame.all(in: $0) }.compactMap { frame in
      list.add("move .frame outside of the button", at: frame.place).map { NumberedFrame(frame: frame, number: $0) }
    }
  }

  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}

struct MutationContext {
  let siblings: Siblings
  let modifiers: ModifierNames
}

/// The mutants so far, and what could not become one.
struct MutantList {
  private let isRefused: (Mutant) -> Bool
  private var count = 0
  private(set) var mutants: [Mutant] = []
  private(set) var leftOut: [UnswitchableSyntax: Int] = [:]

  init(isRefused: @escaping (Mutant) -> Bool) {
    self.isRefused = isRefused
  }

  /// - Returns: the number of the new mutant; `nil` when it was refused.
  mutating func add(_ change: String, at place: SyntaxPlace) -> Int? {
    let mutant = Mutant(number: count, place: place, change: change)
    count += 1
    if isRefused(mutant) { return nil }
    mutants.append(mutant)
    return mutant.number
  }

  mutating func leaveOut(_ syntax: UnswitchableSyntax) { leftOut[syntax, default: 0] += 1 }
}
