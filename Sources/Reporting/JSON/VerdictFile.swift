import Evidence
package import Judgment

/// The verdict as JSON: keys sorted, a version, the same content as on the terminal and every subject.
package enum VerdictFile {
  /// Relative to the root of the workspace.
  package static let path = ".counterfoil/verdict.json"

  /// - Parameter scope: the paths that it is limited to; empty for the whole workspace.
  package static func bytes(_ verdict: Verdict, scope: [String] = []) -> [UInt8] {
    var object = JSONObject()
    object["format"] = .string("counterfoil-verdict")
    object["version"] = .integer(1)
    object["verdict"] = .string(verdict.isYes ? "yes" : "no")
    if !scope.isEmpty { object["scope"] = .array(scope.map { .string($0) }) }
    object["coverage"] = .object(coverage(verdict.coverage))
    object["excluded"] = .array(
      verdict.excluded.map { .object(["criterion": .string($0.criterion), "reason": .string($0.reason)]) }
    )
    if !verdict.bare.isEmpty { object["withoutCriteria"] = .array(verdict.bare.map { .string($0) }) }
    if !verdict.ignored.isEmpty { object["ignored"] = .array(verdict.ignored.map { .string($0) }) }
    if let removal = verdict.removal {
      object["removed"] = [
        "criteria": .array(removal.criteria.map { .string($0) }), "since": .string(removal.since),
      ]
    }
    object["uncounted"] = .array(verdict.uncounted.map { .string($0) })
    object["objections"] = .array(verdict.objections.map { .object(Self.object($0)) })
    return JSONWriter.lines(object)
  }

  /// - Parameter reason: why there is no verdict.
  package static func unable(_ reason: String) -> [UInt8] {
    JSONWriter.lines([
      "format": .string("counterfoil-verdict"), "version": .integer(1), "verdict": .string("unable"),
      "reason": .string(reason),
    ])
  }

  private static func object(_ objection: Verdict.Objection) -> JSONObject {
    var object = JSONObject()
    object["kind"] = .string(objection.kind.rawValue)
    object["message"] = .string(objection.message)
    object["subjects"] = .array(objection.subjects.map { .string($0) })
    return object
  }

  private static func coverage(_ coverage: Coverage) -> JSONObject {
    var object = JSONObject()
    object["applicable"] = .integer(coverage.applicable)
    object["proven"] = .integer(coverage.count(.proven))
    object["percent"] = coverage.percent.map { .integer($0) } ?? .null
    var states = JSONObject()
    for state in CriterionState.allCases { states[state.rawValue] = .integer(coverage.count(state)) }
    object["states"] = .object(states)
    return object
  }
}
