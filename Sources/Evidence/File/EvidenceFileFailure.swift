/// Why a file is not taken as evidence. None of it is read then: half an evidence file would be a false one.
package enum EvidenceFileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case notJSON(JSONParser.Failure)
  case notEvidence
  case newer(version: Int, supported: Int)
  case checksumMismatch
  case malformed(place: String, expected: String)
  /// What nobody could read again is not written.
  case tooLarge(limit: String)

  /// The same, told of what is around the place.
  func inside(_ outer: String) -> EvidenceFileFailure {
    guard case .malformed(let place, let expected) = self else { return self }
    return .malformed(place: "\(outer).\(place)", expected: expected)
  }

  /// A run does not replace it: what other runners and people said may stand nowhere else.
  private static let cure =
    "restore it, or delete it, run `counterfoil check` again and take the reports of other runners in again"

  package var description: String {
    switch self {
    case .notJSON(let failure): "damaged or cut short at \(failure); \(Self.cure)"
    case .notEvidence: "no evidence file: it has no member \"format\": \"\(EvidenceFile.format)\""
    case .newer(let version, let supported):
      "written in version \(version) of the format, and this program reads up to version \(supported); update counterfoil"
    case .checksumMismatch:
      "its checksum does not fit its content: it was changed after it was written; \(Self.cure)"
    case .malformed(let place, let expected):
      "damaged at \(place), which should be \(expected); \(Self.cure)"
    case .tooLarge(let limit):
      "with these results the evidence would hold more than the limit of \(limit), and nobody could read it again: none of them is kept; "
        + "take in fewer reports, or have their tests name fewer criteria"
    }
  }
}
