import Findings

/// Values to a configuration. Goes on after a fault, so that one run shows them all.
struct ConfigurationReader {
  let rules: [ConfigurationFile.KnownRule]
  let kinds: [String]
  private(set) var problems: [ConfigurationProblem] = []
  private var patterns: [Configuration.Pattern] = []
  private var patternCount = 0
  private static let mostPatterns = 256

  init(rules: [ConfigurationFile.KnownRule], kinds: [String]) {
    self.rules = rules
    self.kinds = kinds
  }

  mutating func configuration(_ root: YAMLValue) -> Configuration {
    var configuration = Configuration()
    for (key, value) in entries(of: root, in: .root) {
      switch key {
      case "specs": configuration.specs = folders(value)
      case "ignore": configuration.ignore = globs(value, under: .ignore)
      case "rules": configuration.rules = levels(value)
      case "paths": configuration.paths = list(value).compactMap { pathRules($0) }
      case "gate": configuration.gate = gate(value)
      case "junit": configuration.junit = junit(value)
      default: break
      }
    }
    configuration.patterns = patterns
    return configuration
  }

  // MARK: Rules

  private mutating func levels(_ value: YAMLValue) -> [RuleID: RuleLevel] {
    guard case .keys(let entries) = value.content else {
      wrong(value, wanted: "rules and what they weigh: `broken-link: error`")
      return [:]
    }
    var levels: [RuleID: RuleLevel] = [:]
    for (key, value) in entries {
      guard let rule = rules.first(where: { $0.id.name == key.name }) else {
        add(
          key.range,
          "there is no rule `\(key.name)`",
          nearest(key.name, among: rules.map(\.id.name)) ?? "see `counterfoil explain --list`"
        )
        continue
      }
      guard let level: RuleLevel = choice(value, among: RuleLevel.allCases.map(\.rawValue)).flatMap(RuleLevel.init)
      else { continue }
      if rule.isFixed, level != .error {
        add(value.range, "`\(rule.id)` says that a document was not read: it is always an error", "take this line out")
      }
      levels[rule.id] = level
    }
    return levels
  }

  private mutating func pathRules(_ value: YAMLValue) -> Configuration.PathRules? {
    var match: [PathGlob] = []
    var rules: [RuleID: RuleLevel] = [:]
    let entries = entries(of: value, in: .paths)
    for (key, value) in entries {
      switch key {
      case "match": match = globs(value, under: .paths)
      case "rules": rules = levels(value)
      default: break
      }
    }
    require(["match", "rules"], among: entries.map(\.key), of: value)
    return Configuration.PathRules(match: match, rules: rules)
  }

  // MARK: Gate

  private mutating func gate(_ value: YAMLValue) -> GateSettings {
    var gate = GateSettings()
    for (key, value) in entries(of: value, in: .gate) {
      switch key {
      case "minimum-coverage": gate.minimumCoverage = percent(value)
      case "strict": gate.isStrict = choice(value, among: ["true", "false"], isQuotable: false).map { $0 == "true" }
      case "kinds":
        gate.kinds = list(value).compactMap { choice($0, among: kinds) }
        if gate.kinds?.isEmpty == true {
          add(value.range, "a gate that takes no kind of evidence is never a yes", "name one: \(words(kinds))")
        }
      default: break
      }
    }
    return gate
  }

  private mutating func percent(_ value: YAMLValue) -> Int? {
    guard case .text(let text, isQuoted: false) = value.content, text.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(text), number <= 100
    else {
      wrong(value, wanted: "a whole number from 0 to 100")
      return nil
    }
    return number
  }

  // MARK: Tests of other tools

  private mutating func junit(_ value: YAMLValue) -> JUnitSettings {
    var junit = JUnitSettings()
    for (key, value) in entries(of: value, in: .junit) {
      switch key {
      case "reports": junit.reports = globs(value)
      case "mapping": junit.mapping = list(value).compactMap { mapping($0) }
      default: break
      }
    }
    return junit
  }

  private mutating func mapping(_ value: YAMLValue) -> JUnitSettings.Mapping? {
    var test: String?
    var verifies: [Configuration.Entry<String>] = []
    let entries = entries(of: value, in: .mapping)
    for (key, value) in entries {
      switch key {
      case "test": test = text(value, wanted: "the name of a test, with `*` for what varies")
      case "verifies":
        verifies = list(value).compactMap { element in
          text(element, wanted: "a reference such as `035/8.4`").map { entry($0, element) }
        }
      default: break
      }
    }
    require(["test", "verifies"], among: entries.map(\.key), of: value)
    return test.map { JUnitSettings.Mapping(test: Wildcard($0), verifies: verifies) }
  }

  // MARK: Paths

  private mutating func folders(_ value: YAMLValue) -> [Configuration.Entry<DocumentPath>] {
    list(value).compactMap { element in
      guard let text = text(element, wanted: "a folder such as `docs/specs`") else { return nil }
      guard !text.hasPrefix("/"), let path = DocumentPath.resolving(text, in: "") else {
        add(element.range, "`\(text)` leads out of the workspace", "write it relative to this file")
        return nil
      }
      return Configuration.Entry(value: path, location: location(element))
    }
  }

  /// One pattern, or a list of them.
  private mutating func globs(_ value: YAMLValue, under key: Configuration.Pattern.Key? = nil) -> [PathGlob] {
    var elements = [value]
    if case .list(let all) = value.content { elements = all }
    return elements.compactMap { element in
      guard let text = text(element, wanted: "a path or a pattern such as `specs/0*/**`"), isWithinLimit(element) else {
        return nil
      }
      do throws(PathGlob.Failure) {
        let glob = try PathGlob(text)
        if let key { patterns.append(.init(key: key, glob: glob, location: location(element))) }
        return glob
      } catch {
        add(element.range, "`\(text)` \(error.reason)", error.cure)
        return nil
      }
    }
  }

  /// Each pattern is held against each file: the first one beyond the limit is told.
  private mutating func isWithinLimit(_ pattern: YAMLValue) -> Bool {
    patternCount += 1
    if patternCount == Self.mostPatterns + 1 {
      add(
        pattern.range,
        "these are more patterns than the limit of \(Self.mostPatterns)",
        "put some together: patterns such as `specs/0*/**` say much with little"
      )
    }
    return patternCount <= Self.mostPatterns
  }
}

// MARK: - Shapes

extension ConfigurationReader {
  /// The entries whose keys are known.
  private mutating func entries(of value: YAMLValue, in table: ConfigurationKeys) -> [(key: String, value: YAMLValue)] {
    guard case .keys(let entries) = value.content else {
      wrong(value, wanted: "keys: \(words(table.names))")
      return []
    }
    return entries.compactMap { key, value in
      guard table.names.contains(key.name) else {
        let known = "the keys here are \(words(table.names))"
        add(key.range, "there is no key `\(key.name)`", nearest(key.name, among: table.names) ?? known)
        return nil
      }
      return (key.name, value)
    }
  }

  private mutating func list(_ value: YAMLValue) -> [YAMLValue] {
    guard case .list(let elements) = value.content else {
      wrong(value, wanted: "a list: `[...]`, or one line with `- ` for each")
      return []
    }
    return elements
  }

  private mutating func text(_ value: YAMLValue, wanted: String) -> String? {
    guard case .text(let text, _) = value.content, !text.isEmpty else {
      wrong(value, wanted: wanted)
      return nil
    }
    return text
  }

  private mutating func choice(_ value: YAMLValue, among choices: [String], isQuotable: Bool = true) -> String? {
    guard case .text(let text, let isQuoted) = value.content, isQuotable || !isQuoted, choices.contains(text) else {
      if case .text(let text, true) = value.content, choices.contains(text) {
        add(
          value.range,
          "`\(text)` in quotes is a text, and here stands \(words(choices, last: "or"))",
          "take the quotes away"
        )
        return nil
      }
      var near: String?
      if case .text(let text, _) = value.content { near = nearest(text.lowercased(), among: choices) }
      add(value.range, "\(value.kind) is none of \(words(choices))", near ?? "write \(words(choices, last: "or"))")
      return nil
    }
    return text
  }

  private mutating func require(_ names: [String], among found: [String], of value: YAMLValue) {
    guard case .keys = value.content else { return }
    for name in names where !found.contains(name) {
      add(value.range, "`\(name)` is missing here", "add `\(name)`")
    }
  }

  private mutating func wrong(_ value: YAMLValue, wanted: String) {
    add(value.range, "\(value.kind) stands where \(wanted.split(separator: ":").first ?? "") should", "write \(wanted)")
  }

  private mutating func add(_ range: SourceRange, _ message: String, _ cure: String) {
    problems.append(ConfigurationProblem(range: range, message: message, cure: cure))
  }

  private func nearest(_ word: String, among words: [String]) -> String? {
    nearestMatch(to: word, among: words).map { "did you mean `\($0)`?" }
  }

  private func words(_ names: [String], last: String = "and") -> String {
    let names = names.map { "`\($0)`" }
    guard let final = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(last) \(final)"
  }

  private func location(_ value: YAMLValue) -> Location { Location(path: ConfigurationFile.path, range: value.range) }

  private func entry(_ text: String, _ value: YAMLValue) -> Configuration.Entry<String> {
    Configuration.Entry(value: text, location: location(value))
  }
}
