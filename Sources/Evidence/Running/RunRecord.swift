/// What a running test tells the runner beside the events of Swift Testing. A line of JSON each.
package enum RunRecord: Hashable, Sendable {
  /// A check block begins.
  case check(test: String, place: SourcePlace, source: Fingerprint)
  /// A test says which criteria it is about; once for each trait and case.
  case verifies(test: String, criteria: [CriterionReference])
  /// What stands around the body of an ordinary test.
  case surroundings(test: String, Surroundings)
  /// The body of an ordinary test, or of a case of it, came to its end. `hasStrays`: expectations were reached meanwhile that are of no
  /// test. `threw`: it ended by an error.
  case reached(test: String, expectations: Int, hasStrays: Bool, threw: Bool = false)
  /// A check block came to its end, by itself or by an error.
  case finished(test: String, summary: CheckSummary)
  /// A component was drawn.
  case picture(test: String, component: String, variant: CatalogueVariant)
  /// All ordinary tests have ended, this one last: it waits for what they left running, or has done so.
  case waits(test: String, isOver: Bool)
}

/// What a check did.
package struct CheckSummary: Hashable, Sendable {
  /// How many expectations it tested.
  package var expectations = 0
  /// The lines of those that it tested and that cannot fail.
  package var vain: Set<Int> = []
  /// The lines of those that asked something of each element of a list, and found none.
  package var empty: Set<Int> = []
  /// The line of the statement by whose error it ended, where that is known.
  package var threwAt: Int?
  /// It rendered a component.
  package var rendered = false
  package var confidence = CheckResult.Confidence.exact
  /// What the headless runtime noticed.
  package var warnings: [String] = []

  package init() {}
}

extension RunRecord {
  var object: JSONObject {
    switch self {
    case .check(let test, let place, let source):
      return [
        "record": "check", "test": .string(test), "path": .string(place.path), "line": .integer(place.line),
        "source": .string(source.hexadecimal),
      ]
    case .verifies(let test, let criteria):
      return ["record": "verifies", "test": .string(test), "criteria": .array(criteria.map { .string($0.text) })]
    case .surroundings(let test, let around):
      return [
        "record": "surroundings", "test": .string(test), "counts": .bool(around.countsExpectations),
        "scopes": .bool(around.hasScopes), "filters": .bool(around.filtersIssues),
      ]
    case .reached(let test, let expectations, let hasStrays, let threw):
      return [
        "record": "reached", "test": .string(test), "expectations": .integer(expectations), "strays": .bool(hasStrays),
        "threw": .bool(threw),
      ]
    case .finished(let test, let summary):
      var object: JSONObject = [
        "record": "finished", "test": .string(test), "expectations": .integer(summary.expectations),
        "rendered": .bool(summary.rendered), "confidence": .string(summary.confidence.rawValue),
        "warnings": .array(summary.warnings.map(JSON.string)),
        "vain": .array(summary.vain.sorted().map(JSON.integer)),
        "empty": .array(summary.empty.sorted().map(JSON.integer)),
      ]
      if let line = summary.threwAt { object["threwAt"] = .integer(line) }
      return object
    case .picture(let test, let component, let variant):
      return [
        "record": "picture", "test": .string(test), "component": .string(component),
        "variant": .object(CatalogueFormat.object(variant)),
      ]
    case .waits(let test, let isOver): return ["record": "waits", "test": .string(test), "over": .bool(isOver)]
    }
  }

  /// Reads a line. A line of another kind, or one that was cut off when the process died, is `nil`.
  package init?(line: some Sequence<UInt8>) {
    guard let value = try? JSONParser.parse(Array(line)), let test = value["test"]?.string else { return nil }
    switch value["record"]?.string {
    case "check":
      guard let path = value["path"]?.string, let line = value["line"]?.integer,
        let source = value["source"]?.string.flatMap(Fingerprint.init(hexadecimal:))
      else { return nil }
      self = .check(test: test, place: SourcePlace(path: path, line: line), source: source)
    case "verifies":
      self = .verifies(
        test: test,
        criteria: (value["criteria"]?.array ?? []).compactMap(\.string).map(CriterionReference.init)
      )
    case "surroundings":
      guard let counts = value["counts"]?.bool, let scopes = value["scopes"]?.bool, let filters = value["filters"]?.bool
      else { return nil }
      let around = Surroundings(countsExpectations: counts, hasScopes: scopes, filtersIssues: filters)
      self = .surroundings(test: test, around)
    case "reached":
      guard let expectations = value["expectations"]?.integer, let hasStrays = value["strays"]?.bool else { return nil }
      let threw = value["threw"]?.bool ?? false
      self = .reached(test: test, expectations: expectations, hasStrays: hasStrays, threw: threw)
    case "finished":
      guard let summary = CheckSummary(value) else { return nil }
      self = .finished(test: test, summary: summary)
    case "picture":
      guard let component = value["component"]?.string, let member = value["variant"],
        let variant = try? CatalogueFormat.variant(member)
      else { return nil }
      self = .picture(test: test, component: component, variant: variant)
    case "waits":
      guard let isOver = value["over"]?.bool else { return nil }
      self = .waits(test: test, isOver: isOver)
    default: return nil
    }
  }
}

extension CheckSummary {
  fileprivate init?(_ value: JSON) {
    guard let expectations = value["expectations"]?.integer, let rendered = value["rendered"]?.bool,
      let confidence = value["confidence"]?.string.flatMap(CheckResult.Confidence.init(rawValue:))
    else { return nil }
    self.expectations = expectations
    self.rendered = rendered
    self.confidence = confidence
    warnings = (value["warnings"]?.array ?? []).compactMap(\.string)
    vain = Set((value["vain"]?.array ?? []).compactMap(\.integer))
    threwAt = value["threwAt"]?.integer
    empty = Set((value["empty"]?.array ?? []).compactMap(\.integer))
  }
}

extension JSON: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self = .string(text)
  }
}
