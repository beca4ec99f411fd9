/// English words that say little about what a criterion demands.
enum CommonWords {
  /// Taken out: they stand in every sentence.
  static let silent = set(
    """
    a an the and or but nor of to in on at by for from with without into onto as is are was were be been being it its this that
    these those there their they them then than when while where if which who whose what how any all each every both some such no
    not only also so via per can could may might will would should shall must have has had do does did done eg ie etc up out over
    under between within across through about ac req requirement requirements criteria criterion
    """
  )

  /// Stems of what reports say of everything that they report on.
  static let process = stems(
    """
    complete completion implement implementation support verify verification validate validation test testing document
    documentation ensure provide use create update system component user developer task section report correct correctly proper
    properly successfully met satisfied work pass passed confirmed check
    """
  )

  /// Stems of verbs that fit many things.
  static let general = stems("maintain preserve add include define apply follow")

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static func stems(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map { PorterStemmer.stem(String($0)) })
  }
}
