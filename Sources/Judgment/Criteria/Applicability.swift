import Findings
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
    if criterion.isRemoved { return .nowhere("it was removed") }
    if let reason = criterion.notApplicable { return .nowhere(reason) }
    let isAnnotated = !criterion.platforms.isEmpty
    let named = isAnnotated ? criterion.platforms : platforms(namedInConditionOf: criterion.text)
    guard !spec.platforms.isEmpty else { return named.isEmpty ? .anywhere : .on(named) }
    if named.isEmpty { return .on(spec.platforms) }
    let judged = spec.platforms.filter(named.contains)
    guard judged.isEmpty else { return .on(judged) }
    let names = named.map(\.name).joined(separator: ", ")
    return .nowhere(
      "\(isAnnotated ? "its platforms are" : "its condition names") \(names) only, which this spec does not list"
    )
  }

  /// The platforms that a criterion restricts itself to by its condition: `WHEN it is drawn on iOS THEN`, `On web and iOS, it SHALL`.
  /// A word alone is none: a web link may be tapped anywhere. Nor is one behind the condition, which may say what else holds on that
  /// platform, nor one that a condition excludes. All of them together say nothing, nor does one beside anything that we do not know: `on iOS or desktop`.
  /// What leaves a criterion out of the count must leave no doubt.
  private static func platforms(namedInConditionOf text: String) -> [Platform] {
    guard text.mentionsAny(of: "ios", "web", "dro") else { return [] }
    let words = words(of: text)
    guard let first = words.first, leads.contains(first),
      let end = words.firstIndex(of: "then") ?? words.firstIndex(where: { ["shall", "must"].contains($0) }),
      !words[..<end].contains(where: exclusions.contains)
    else { return [] }
    var named: Set<Platform> = []
    var isList = false
    // Whether an `or` stands before the word.
    var isJoined = false
    for word in condition(words[..<end], endsInThen: words[end] == "then") {
      if joints.contains(word) {
        isJoined = true
      } else if let platform = known.first(where: { $0.name == word }) {
        if isList || (isJoined && !named.isEmpty) { named.insert(platform) }
        isJoined = false
      } else if ["on", "for", "in"].contains(word) {
        // `on desktop or on iOS`
        if isJoined, !isList { return [] }
        isList = true
      } else if word != "the" {
        if isJoined, !named.isEmpty { return [] }
        isList = false
        isJoined = false
      }
    }
    return named.count == known.count ? [] : named.sorted()
  }

  /// Words in small letters, and the signs that join words, each as a word of its own.
  private static func words(of text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return wordsByCharacter(text) }
    let small = text.lowercased()
    var words: [String] = []
    var start: String.Index?
    for place in small.utf8.indices {
      let byte = small.utf8[place]
      if (97...122).contains(byte) {
        start = start ?? place
        continue
      }
      if let start { words.append(String(small[start..<place])) }
      start = nil
      if ByteSet(",/&+").contains(byte) { words.append(String(Character(Unicode.Scalar(byte)))) }
    }
    if let start { words.append(String(small[start...])) }
    return words
  }

  private static func wordsByCharacter(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isWordLetter {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
      if joints.contains(String(character)) { words.append(String(character)) }
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }

  /// Without `then` the words between the last comma and `shall` say who shall: `On web and iOS, the icon SHALL`.
  private static func condition(_ words: ArraySlice<String>, endsInThen: Bool) -> ArraySlice<String> {
    guard !endsInThen, let comma = words.lastIndex(of: ","), !words[(comma + 1)...].contains(where: joints.contains)
    else { return words }
    return words[..<comma]
  }

  private static let joints: Set<String> = ["and", "or", ",", "/", "&", "+"]

  private static let leads: Set<String> = ["when", "if", "where", "while", "on", "for", "in"]
  /// A condition with one of these may be about all other platforms, or about this one among others.
  private static let exclusions: Set<String> = [
    "not", "except", "unless", "other", "without", "unlike", "beside", "besides", "never", "no", "such", "including",
    "like",
    "example", "e", "than", "but",
  ]

  private static let known = [Platform("android"), Platform("ios"), Platform("web")]
}
