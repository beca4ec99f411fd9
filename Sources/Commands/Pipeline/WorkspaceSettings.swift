import Configuration
import Evidence
import Files
import Findings
import Judgment
import Workspace

/// What a workspace has decided for itself: `counterfoil.yml`, and the findings that it accepts.
struct WorkspaceSettings: Sendable {
  let configuration: Configuration
  let acceptance: Acceptance

  static func read(
    _ place: WorkspacePlace,
    _ files: FileAccess,
    acceptsNothing: Bool = false,
    mostFindings: Int = FindingLimit.usual
  ) throws -> WorkspaceSettings {
    let configuration = try configuration(place, files)
    return WorkspaceSettings(
      configuration: configuration,
      acceptance: Acceptance(
        severities: SeverityPolicy(
          levels: configuration.rules,
          paths: configuration.paths.map { SeverityPolicy.Exception(match: $0.match, levels: $0.rules) }
        ),
        baseline: acceptsNothing ? Baseline() : try baseline(place, files),
        mostFindings: mostFindings
      )
    )
  }

  /// Everything is allowed to be absent.
  static func configuration(_ place: WorkspacePlace, _ files: FileAccess) throws -> Configuration {
    guard files.kind(ConfigurationFile.path) != nil else {
      if let mistaken = ConfigurationFile.mistakenPaths.first(where: { files.kind($0) != nil }) {
        throw Refusal("\(place.prefix)\(mistaken) is not read; rename it to \(ConfigurationFile.path)")
      }
      return Configuration()
    }
    do {
      let bytes = try files.read(ConfigurationFile.path, 1 << 22)
      return try ConfigurationFile.read(bytes, rules: rules, kinds: CheckResult.Kind.allCases.map(\.rawValue))
    } catch let failure as ConfigurationFailure {
      throw UnusableConfiguration(failure: failure, place: place)
    } catch let failure as FileFailure {
      throw Refusal("\(place.prefix)\(failure)")
    }
  }

  static func baseline(_ place: WorkspacePlace, _ files: FileAccess) throws -> Baseline {
    guard files.kind(BaselineFile.path) != nil else { return Baseline() }
    do {
      return try BaselineFile.read(try files.read(BaselineFile.path, BaselineFile.maximumBytes))
    } catch let failure as BaselineFile.Failure {
      throw UnusableFile(content: .baseline, description: "\(place.prefix)\(failure)")
    } catch let failure as FileFailure {
      throw UnusableFile(content: .baseline, description: "\(place.prefix)\(failure)")
    }
  }

  private static var rules: [ConfigurationFile.KnownRule] {
    RuleCatalog.all.map { ConfigurationFile.KnownRule(id: $0.id, isFixed: !$0.canBeAccepted) }
  }
}

extension GatePolicy {
  /// What the file demands; what it does not say is what flags or habit say.
  init(_ settings: GateSettings, minimumCoverage: Int? = nil, isStrict: Bool? = nil) {
    self.init(
      minimumCoverage: minimumCoverage ?? settings.minimumCoverage ?? 100,
      isStrict: isStrict ?? settings.isStrict ?? false,
      kinds: settings.kinds.map { Set($0.compactMap(CheckResult.Kind.init)) } ?? Set(CheckResult.Kind.allCases)
    )
  }
}

extension WorkspacePlace {
  /// Searched where its configuration says that its specs are, unless something more particular was named.
  func configured() throws -> WorkspacePlace {
    let files = FileAccess.disk(root: root)
    let folders = try WorkspaceSettings.configuration(self, files).specs
    guard isWhole, !folders.isEmpty else { return self }
    if let missing = folders.first(where: { files.kind($0.value) != .folder }) {
      let siblings =
        (try? files.list(DocumentPath(missing.value.folder)))?.filter { $0.kind == .folder }.map(\.name) ?? []
      let parent = missing.value.folder.isEmpty ? "" : missing.value.folder + "/"
      let nearest = nearestMatch(to: missing.value.name, among: siblings).map { "did you mean `\(parent)\($0)`?" }
      throw UnusableConfiguration(
        failure: ConfigurationFailure(
          at: missing.location,
          "there is no folder `\(missing.value)`",
          cure: nearest ?? "make it, or take it out"
        ),
        place: self
      )
    }
    return searching(folders.map(\.value))
  }
}
