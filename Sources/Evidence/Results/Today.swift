/// What the documents and sources are now: what evidence is held against.
package struct Today: Sendable {
  /// The text of a criterion; `nil` when there is no such criterion.
  package let criterion: @Sendable (CriterionReference) -> Fingerprint?
  /// The source of a block; `nil` when there is no such block.
  package let check: @Sendable (CheckKey) -> Fingerprint?
  /// The file or folder at a path; `nil` when it is gone.
  package let source: @Sendable (String) -> Fingerprint?

  package init(
    criterion: @escaping @Sendable (CriterionReference) -> Fingerprint?,
    check: @escaping @Sendable (CheckKey) -> Fingerprint?,
    source: @escaping @Sendable (String) -> Fingerprint?
  ) {
    self.criterion = criterion
    self.check = check
    self.source = source
  }
}

/// What has changed since a result was obtained, or cannot be shown not to have.
package enum StaleInput: Hashable, Sendable {
  case criterionText
  case checkSource
  /// The folder whose files differ.
  case component(String)
  /// The check was bound to the criterion when it ran, and is no longer.
  case binding
  /// The components, or what they are built from, were written while the checks ran: of which of them it is nobody can say.
  case changedMeanwhile
  /// The result does not say on what it was obtained.
  case unrecorded(Unrecorded)

  package enum Unrecorded: Hashable, Sendable {
    case criterionText, checkSource, components, generator
  }

  /// Nobody can say that anything differs, only that it need not be the same.
  package var isUnknown: Bool {
    switch self {
    case .changedMeanwhile, .unrecorded: true
    case .criterionText, .checkSource, .component, .binding: false
    }
  }

  package var description: String {
    switch self {
    case .criterionText: "the criterion reads differently now"
    case .checkSource: "the check was changed or is gone"
    case .component(SourceFingerprint.repositoryFiles): "files of the repository were changed"
    case .component(let path): "\(path) was changed"
    case .changedMeanwhile:
      "the components were changed while the checks ran, so that it is of neither: run `check` again"
    case .binding: "the check no longer verifies it"
    case .unrecorded(.criterionText): "it does not say of which text of the criterion it is"
    case .unrecorded(.checkSource): "it does not say of which source of the check it is"
    case .unrecorded(.components): "it does not say of which components it is"
    case .unrecorded(.generator): "an older Counterfoil wrote it, which did not say what made a test of the check"
    }
  }
}

extension CheckResult {
  /// Why this result says nothing about a criterion as it is today; empty when it does.
  ///
  /// - Parameter criterion: one of `criteria`, as written there.
  package func staleInputs(for criterion: CriterionReference, on today: Today) -> [StaleInput] {
    textStaleness(for: criterion, on: today) + sourceStaleness(on: today)
  }

  /// The text of the criterion alone.
  package func textStaleness(for criterion: CriterionReference, on today: Today) -> [StaleInput] {
    Self.textStaleness(of: criteria.first { $0.criterion == criterion }?.text, for: criterion, on: today)
  }

  /// The same of each of `criteria`, in their order: a result may name thousands.
  package func textStaleness(on today: Today) -> [[StaleInput]] {
    var first: [CriterionReference: Fingerprint?] = [:]
    if criteria.count > 1 {
      first.reserveCapacity(criteria.count)
      for binding in criteria where first[binding.criterion] == nil { first[binding.criterion] = .some(binding.text) }
    }
    return criteria.map { binding in
      Self.textStaleness(of: first[binding.criterion] ?? binding.text, for: binding.criterion, on: today)
    }
  }

  private static func textStaleness(
    of text: Fingerprint?,
    for criterion: CriterionReference,
    on today: Today
  ) -> [StaleInput] {
    guard let text else { return [.unrecorded(.criterionText)] }
    return text == today.criterion(criterion) ? [] : [.criterionText]
  }

  /// The same, whatever the criterion.
  package func sourceStaleness(on today: Today) -> [StaleInput] {
    checkStaleness(on: today) + componentStaleness(on: today)
  }

  private func checkStaleness(on today: Today) -> [StaleInput] {
    switch source {
    case .check, .example, .test:
      guard let recorded = inputs.check else { return [.unrecorded(.checkSource)] }
      let now = source == .test ? place.flatMap { today.source($0.path) } : today.check(check)
      return recorded == now ? [] : [.checkSource]
    case .junit, .person: return []
    }
  }

  private func componentStaleness(on today: Today) -> [StaleInput] {
    if inputs.components.isEmpty {
      switch source {
      case .person: return []
      case .check, .example, .test:
        // Where nothing was built, nothing ran that they could have changed under.
        return [outcome == .inconclusive(.notBuilt) ? .unrecorded(.components) : .changedMeanwhile]
      case .junit: return [.unrecorded(.components)]
      }
    }
    return inputs.components.compactMap { today.source($0.path) == $0.fingerprint ? nil : .component($0.path) }
      + (lacksGenerator ? [.unrecorded(.generator)] : [])
  }

  /// Whether it is of a block, was built on a `SpecTesting` of this disk, and does not name the plugin that lies beside that one. What
  /// comes from elsewhere is of the version that `Package.resolved` pins.
  private var lacksGenerator: Bool {
    guard source == .check || source == .example else { return false }
    let runtime = "Sources/SpecTesting"
    let paths = inputs.components.lazy.map(\.path)
    guard let path = paths.first(where: { $0 == runtime || $0.hasSuffix("/\(runtime)") }) else { return false }
    return !paths.contains("\(path.dropLast(runtime.count))Plugins/SpecChecks")
  }
}
