import SpecModel

/// On which platforms a criterion is judged.
///
/// A criterion that names platforms is judged there only; any other on each platform that its spec lists.
struct Applicability {
  enum Answer: Equatable {
    /// Judged as a whole: the spec lists no platforms.
    case anywhere
    case on([Platform])
    case nowhere(String)
  }

  static func answer(for criterion: Criterion, in spec: Spec, isRemoved: Bool) -> Answer {
    if isRemoved { return .nowhere("its requirement was removed") }
    if let reason = criterion.notApplicable { return .nowhere(reason) }
    guard !spec.platforms.isEmpty else { return .anywhere }
    let named = criterion.platforms.isEmpty ? platforms(namedIn: criterion.text) : criterion.platforms
    if named.isEmpty { return .on(spec.platforms) }
    let judged = spec.platforms.filter(named.contains)
    let names = named.map(\.name).joined(separator: ", ")
    return judged.isEmpty ? .nowhere("it concerns \(names), which this spec does not list") : .on(judged)
  }

  /// The platforms that a criterion speaks of; none when it names all of them, which says nothing.
  private static func platforms(namedIn text: String) -> [Platform] {
    let words = Set(text.split { !$0.isLetter }.map { $0.lowercased() })
    let named = known.filter { words.contains($0.name) }
    return named.count == known.count ? [] : named
  }

  private static let known = [Platform("android"), Platform("ios"), Platform("web")]
}
