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
    let named = criterion.platforms.isEmpty ? platforms(namedIn: criterion.text) : criterion.platforms
    guard !spec.platforms.isEmpty else { return named.isEmpty ? .anywhere : .on(named) }
    if named.isEmpty { return .on(spec.platforms) }
    let judged = spec.platforms.filter(named.contains)
    let names = named.map(\.name).joined(separator: ", ")
    return judged.isEmpty ? .nowhere("it concerns \(names), which this spec does not list") : .on(judged)
  }

  /// The platforms that a criterion speaks of: `on iOS`, `for web`, `on web, iOS and Android`. A word alone is none: a web link may
  /// be tapped anywhere. All of them together say nothing.
  private static func platforms(namedIn text: String) -> [Platform] {
    guard mayName(text) else { return [] }
    let words = text.split { !$0.isLetter }.map { $0.lowercased() }
    var named: Set<Platform> = []
    var isList = false
    for word in words {
      if let platform = known.first(where: { $0.name == word }) {
        if isList { named.insert(platform) }
      } else {
        isList = ["on", "for", "in"].contains(word) || (isList && ["the", "and", "or"].contains(word))
      }
    }
    return named.count == known.count ? [] : named.sorted()
  }

  /// Nearly no criterion holds these letters, and taking all apart into words would cost more than the rest of its judgment.
  private static func mayName(_ text: String) -> Bool {
    var latest: UInt32 = 0
    for byte in text.utf8 {
      latest = (latest << 8 | UInt32(byte | 0x20)) & 0xFF_FFFF
      // `ios`, `web`, `dro`
      if latest == 0x69_6F73 || latest == 0x77_6562 || latest == 0x64_726F { return true }
    }
    return false
  }

  private static let known = [Platform("android"), Platform("ios"), Platform("web")]
}
