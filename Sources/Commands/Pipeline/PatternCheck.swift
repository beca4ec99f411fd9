import Configuration
import Files
import Findings
import SpecReading
import Workspace

/// Holds the patterns of `counterfoil.yml` against the files that are there: one that matches nothing does not do what somebody
/// thinks that it does, and one that matches everything leaves nothing to be wrong.
struct PatternCheck {
  let place: WorkspacePlace
  let files: FileAccess
  let configuration: Configuration

  /// - Parameters:
  ///   - layout: before anything is left out of it.
  ///   - rest: what is left.
  func refuseEmptiness(of rest: SpecLayout, before layout: SpecLayout) throws {
    guard rest.places.isEmpty, let first = layout.places.first,
      let pattern = configuration.patterns.first(where: { $0.key == .ignore && $0.glob.matches(first.path) })
    else { return }
    let count = layout.places.count
    throw UnusableConfiguration(
      failure: ConfigurationFailure(
        at: pattern.location,
        "nothing is left to read: all \(Counted.words(count, "document is", "documents are")) ignored",
        cure: "name the folders or the documents that are to be passed over"
      ),
      place: place
    )
  }

  /// A line for each pattern that matches nothing; only where the whole workspace was looked at.
  func unused(in layout: SpecLayout) -> [String] {
    guard place.isWhole else { return [] }
    let left = configuration.patterns.filter { pattern in
      !layout.places.contains { pattern.glob.matches($0.path) }
    }
    // What is said of paths may be said of sources: those are looked for only where it is in question.
    let others = left.contains { $0.key == .paths } ? LookAround.walked(files) : []
    return left.filter { $0.key == .ignore || !others.contains(where: $0.glob.matches) }.map { pattern in
      let start = pattern.location.range.start
      return "\(place.prefix)\(pattern.location.path):\(start.line):\(start.column): warning: `\(pattern.glob)` under "
        + "`\(pattern.key.rawValue)` matches no \(pattern.key == .ignore ? "document" : "file")"
    }
  }
}
