/// Words that turn what a sentence says: where one of them comes or goes, another demand is made, and often the opposite one.
enum TurningWords {
  static func contain(_ word: String) -> Bool { all.contains(word) }

  /// `doesn't` is read as `doesn` and `t`.
  private static let all: Set<String> = Set(
    """
    not no never without cannot none neither nor nobody nothing nowhere hardly barely rarely seldom t
    except excluding unless only solely until but instead otherwise
    fail fails failed failing refuse refuses refused prevent prevents prevented stop stops stopped avoid avoids avoided
    forbid forbids forbidden prohibit prohibits prohibited deny denies denied reject rejects rejected
    skip skips skipped ignore ignores ignored omit omits omitted suppress suppresses suppressed
    disable disables disabled invalid unable missing
    nicht kein keine keinen keinem keiner keines nie niemals niemand nichts ohne nur außer
    ne pas jamais sans aucun aucune rien sauf nunca jamás sin sólo solo excepto salvo
    não nem sem nenhum nenhuma apenas exceto non mai senza nessun nessuno solamente tranne
    не нет ни никогда без только кроме
    """.split { $0.isWhitespace }.map(String.init)
  )
}
