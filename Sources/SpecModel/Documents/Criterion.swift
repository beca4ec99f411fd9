package import Findings

/// An acceptance criterion.
package struct Criterion: Hashable, Sendable {
  package let id: CriterionID
  /// As written, inline markup included, on one line, without its number.
  package let text: String
  package let location: Location
  /// Bullets, quotes and further paragraphs that belong to it, as written.
  package let continuation: [String]
  package let ears: EARS?
  /// What `_Platforms: ..._` below it says, lower case; empty when it says nothing.
  package let platforms: [Platform]
  /// What `_Method: ..._` below it says.
  package let method: VerificationMethod?
  /// The reason that `_Not applicable: ..._` below it gives.
  package let notApplicable: String?

  package init(
    id: CriterionID,
    text: String,
    location: Location,
    continuation: [String] = [],
    ears: EARS? = nil,
    platforms: [Platform] = [],
    method: VerificationMethod? = nil,
    notApplicable: String? = nil
  ) {
    self.id = id
    self.text = text
    self.location = location
    self.continuation = continuation
    self.ears = ears
    self.platforms = platforms
    self.method = method
    self.notApplicable = notApplicable
  }
}

/// What a criterion is judged on: `ios`, `web`, `android`.
package struct Platform: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package var description: String { name }

  package static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}

/// How a requirement is verified, in the four words of systems engineering.
package enum VerificationMethod: String, Sendable, CaseIterable {
  case test, inspection, analysis, demonstration
}

/// The parts of a criterion in EARS, the Easy Approach to Requirements Syntax (Mavin and others, 2009).
package struct EARS: Hashable, Sendable {
  /// `WHEN`: the event that triggers it.
  package let trigger: String?
  /// `WHILE`: the state that must hold.
  package let state: String?
  /// `IF`: the unwanted condition.
  package let condition: String?
  /// `WHERE`: the optional feature.
  package let feature: String?
  package let system: String
  package let modality: Modality
  package let isNegated: Bool
  package let response: String

  package init(
    trigger: String?,
    state: String?,
    condition: String?,
    feature: String?,
    system: String,
    modality: Modality,
    isNegated: Bool,
    response: String
  ) {
    self.trigger = trigger
    self.state = state
    self.condition = condition
    self.feature = feature
    self.system = system
    self.modality = modality
    self.isNegated = isNegated
    self.response = response
  }

  package enum Modality: String, Sendable {
    case shall, must, should, may, will
  }
}
