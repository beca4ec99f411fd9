extension Rule {
  /// How to live with what the rule finds; markdown, one paragraph. The terminal and the site print it below the explanation.
  package var acceptance: String {
    guard canBeAccepted else {
      return "It can be neither ignored, nor accepted, nor made weigh less: what was not read was not judged."
    }
    let policy = """
      For the whole workspace, or for single paths, set `\(id)` under `rules` in `counterfoil.yml` to `off`, `info`, \
      `warning` or `error`.
      """
    // No comment speaks of other comments.
    guard onAcceptance == nil else { return policy }
    return
      "For one place write `<!-- counterfoil:ignore \(id) REASON -->` in its line, or alone on the line before it. "
      + policy
  }
}
