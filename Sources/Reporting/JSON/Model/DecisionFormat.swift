import Evidence
import SpecModel

enum DecisionFormat {
  static func object(_ decision: DesignDecision) -> JSONObject {
    [
      "title": .string(decision.title),
      "options": .texts(decision.options),
      "decision": .text(decision.decision),
      "rationale": .text(decision.rationale),
      "tradeOffs": .texts(decision.tradeOffs),
      "counterArguments": .texts(decision.counterArguments),
      "location": LocationFormat.object(decision.location),
    ]
  }
}
