/// The words of one language, in small letters, of which denials are put together.
struct DenialLanguage: Sendable {
  struct Negation {
    enum Kind { case denial, later, promise }

    let words: [String]
    let kind: Kind
  }

  /// What denies as it stands.
  struct Whole {
    let words: [String]
    let denial: Claim.Denial
    /// Whatever follows it.
    var isOpen = false
  }

  /// What a verb says of something: `is unmet`.
  struct Lack {
    let words: [String]
    let denial: Claim.Denial
    /// What a component does may be called so as well.
    let isAmbiguous: Bool
  }

  /// `is`, `has`, `been`
  var verbs: Set<String> = []
  /// Those of the verbs that tell of another time.
  var pasts: Set<String> = []
  /// Between the verb and the denial: `still`, `only`.
  var standing: Set<String> = []
  /// Those of them that say that something was so before.
  var stillness: Set<String> = []
  /// Beside what is achieved: `fully`.
  var hedges: Set<String> = []
  /// `yet`: it shall come.
  var yet: Set<String> = []
  var negations: [Negation] = []
  /// `isn't`, `cannot`: the denial is part of the verb.
  var contractions: Set<String> = []
  /// `met`, `done`
  var achieved: Set<String> = []
  /// `neither`, `nor`
  var neither: [(first: String, second: String)] = []
  var wholes: [Whole] = []
  var lacks: [Lack] = []
  /// Whether its words for the time that work is put off to are known.
  var plansWork = false
  /// What says where, when or why: `on iOS`.
  var goingOn: Set<String> = []
  /// What says how it will come: `by task 4`.
  var promising: Set<String> = []
  /// `in this task`
  var elsewhere: [[String]] = []

  fileprivate static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  fileprivate static func phrases(_ texts: String...) -> [[String]] { texts.map(phrase) }

  fileprivate static func phrase(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  fileprivate static func negations(_ texts: [String], later: [String] = [], promises: [String] = []) -> [Negation] {
    let all =
      texts.map { Negation(words: phrase($0), kind: .denial) } + later.map { Negation(words: phrase($0), kind: .later) }
      + promises.map { Negation(words: phrase($0), kind: .promise) }
    // `no longer` before `no`
    return all.sorted { $0.words.count > $1.words.count }
  }

  fileprivate static func wholes(unmet: [String] = [], later: [String] = [], open: [String] = []) -> [Whole] {
    unmet.map { Whole(words: phrase($0), denial: .unmet) } + later.map { Whole(words: phrase($0), denial: .later) }
      + open.map { Whole(words: phrase($0), denial: .unmet, isOpen: true) }
  }
}

extension DenialLanguage {
  static let all = [english] + foreign

  static let english = DenialLanguage(
    verbs: words("it is are was were has have had been being be does do did can could remains remain stays"),
    pasts: words("was were has have had"),
    standing: words("still currently now only just"),
    stillness: ["still"],
    hedges: words("fully quite entirely completely currently properly really even totally wholly correctly ever"),
    yet: words("yet"),
    negations: negations(
      [
        "not", "never", "no longer", "hardly", "barely", "scarcely", "far from", "nowhere near", "not even close to",
        "anything but", "will not", "would not",
      ],
      later: ["partially", "partly", "mostly", "largely", "almost", "nearly", "half"],
      promises: ["will be", "to be"]
    ),
    contractions: words(
      "isn't aren't wasn't weren't hasn't haven't doesn't don't didn't can't couldn't won't wouldn't cannot"
    ),
    achieved: StatusVocabulary.achieved,
    neither: [("neither", "nor")],
    wholes: wholes(later: ["isn't there", "not there", "is not there"], open: ["fails to", "still fails to"]),
    lacks: lacks,
    plansWork: true,
    goingOn: words("because since on in for until due"),
    promising: words("with by later as"),
    elsewhere: phrases("here", "in this", "for this", "on this")
  )

  /// What the vocabulary calls unmet, untested or unfinished, where a verb says it: the longest first.
  private static let lacks: [Lack] = {
    let unmet = StatusVocabulary.failed.union(StatusVocabulary.untested)
    let later = StatusVocabulary.partial.union(StatusVocabulary.pending).subtracting(StatusVocabulary.untested)
    let all =
      unmet.map { ($0, Claim.Denial.unmet) } + later.map { ($0, .later) }
      + ["out of scope", "not in scope"].map { ($0, .untouched) }
    return all.filter { $0.0.utf8.allSatisfy { $0 < 0x80 } }
      .map { Lack(words: phrase($0), denial: $1, isAmbiguous: StatusVocabulary.ambiguous.contains($0)) }
      .sorted { ($1.words.count, $0.words.joined()) < ($0.words.count, $1.words.joined()) }
  }()

  static let foreign = [german, french, spanish, portuguese, italian, dutch, polish, russian]

  private static let german = DenialLanguage(
    verbs: words("ist sind war waren wird werden wurde wurden worden bleibt bleiben es kann"),
    standing: words("derzeit aktuell immer bisher bislang nur"),
    hedges: words("vollständig ganz komplett völlig vollends wirklich richtig"),
    yet: words("noch"),
    negations: negations(
      ["nicht", "kaum", "keineswegs", "nie", "nicht mehr", "weit entfernt von", "alles andere als"],
      later: ["teilweise", "zum teil", "größtenteils", "fast", "halb"],
      promises: ["zu"]
    ),
    achieved: words(
      """
      erfüllt umgesetzt implementiert fertig erledigt abgeschlossen getestet geprüft verifiziert validiert eingehalten erreicht \
      abgedeckt gegeben erfüllen umsetzen implementieren erledigen testen prüfen klären
      """
    ),
    neither: [("weder", "noch")],
    wholes: wholes(unmet: ["schlägt fehl", "scheitert"], later: ["noch nicht", "noch offen"]),
    goingOn: words("auf in für weil bis da wegen")
  )

  private static let french = DenialLanguage(
    verbs: words("n'est n'a n'ont est sont ne été être a ont reste restent"),
    standing: words("toujours actuellement seulement"),
    hedges: words("entièrement complètement totalement pleinement vraiment tout fait"),
    yet: words("encore"),
    negations: negations(
      ["pas", "non", "plus", "à peine", "loin d'être", "aucunement", "pas tout à"],
      later: ["partiellement", "en partie", "presque", "à moitié"],
      promises: ["à"]
    ),
    achieved: words(
      """
      satisfait satisfaite satisfaits satisfaites implémenté implémentée implémentés implémentées réalisé réalisée rempli remplie \
      respecté respectée atteint atteinte terminé terminée validé validée vérifié vérifiée testé testée couvert couverte fait faite \
      satisfaire implémenter réaliser tester vérifier valider terminer définir
      """
    ),
    neither: [("ni", "ni")],
    wholes: wholes(unmet: ["échoue"], later: ["pas encore"]),
    goingOn: words("sur dans pour car jusqu'à")
  )

  private static let spanish = DenialLanguage(
    verbs: words("está están es son fue ha han sido se queda quedan"),
    standing: words("sólo solo actualmente"),
    hedges: words("del todo completamente totalmente plenamente realmente"),
    yet: words("aún todavía"),
    negations: negations(
      ["no", "apenas", "lejos de", "nunca", "ya no"],
      later: ["parcialmente", "en parte", "casi"],
      promises: ["por", "sin"]
    ),
    achieved: words(
      """
      cumplido cumplida cumplidos cumplidas cumple cumplen cumplirse satisfecho satisfecha implementado implementada implementados \
      implementadas completado completada terminado terminada verificado verificada validado validada probado probada cubierto \
      cubierta hecho hecha cumplir implementar completar terminar verificar validar probar definir hacer
      """
    ),
    neither: [("ni", "ni")],
    wholes: wholes(unmet: ["falla", "fallan"], later: ["aún no", "todavía no"]),
    goingOn: words("en para porque hasta")
  )

  private static let portuguese = DenialLanguage(
    verbs: words("está estão é são foi foram sido se fica"),
    standing: words("só apenas atualmente"),
    hedges: words("totalmente completamente plenamente realmente"),
    yet: words("ainda"),
    negations: negations(
      ["não", "longe de ser", "nunca", "já não"],
      later: ["parcialmente", "em parte", "quase"],
      promises: ["por"]
    ),
    achieved: words(
      """
      cumprido cumprida atendido atendida implementado implementada implementados implementadas concluído concluída satisfeito \
      satisfeita terminado terminada verificado verificada validado validada testado testada coberto coberta feito feita cumprir \
      implementar concluir verificar validar testar definir fazer
      """
    ),
    neither: [("nem", "nem")],
    wholes: wholes(unmet: ["falha", "falham"], later: ["ainda não"]),
    goingOn: words("em no na para porque até")
  )

  private static let italian = DenialLanguage(
    verbs: words("è sono stato stata viene"),
    hedges: words("completamente totalmente del tutto"),
    yet: words("ancora"),
    negations: negations(["non", "appena"], later: ["parzialmente", "in parte"], promises: ["da"]),
    achieved: words(
      """
      soddisfatto soddisfatta implementato implementata realizzato realizzata completato completata verificato verificata testato \
      testata implementare realizzare completare verificare testare definire
      """
    ),
    neither: [("né", "né")],
    goingOn: words("su per perché")
  )

  private static let dutch = DenialLanguage(
    verbs: words("is zijn was wordt worden werd"),
    hedges: words("volledig helemaal"),
    yet: words("nog"),
    negations: negations(["niet", "nauwelijks", "nooit"], later: ["gedeeltelijk", "deels"]),
    achieved: words("voldaan geïmplementeerd klaar gedaan afgerond getest geverifieerd gevalideerd gehaald"),
    goingOn: words("op voor omdat tot")
  )

  private static let polish = DenialLanguage(
    verbs: words("jest są został została"),
    hedges: words("w pełni całkowicie"),
    yet: words("jeszcze"),
    negations: negations(["nie", "ledwo"], later: ["częściowo"]),
    achieved: words(
      "zaimplementowano zaimplementowane zaimplementowany spełnione spełniony spełniono wykonano ukończone przetestowane gotowe"
    ),
    goingOn: words("na dla")
  )

  private static let russian = DenialLanguage(
    verbs: words("было был была"),
    hedges: words("полностью совсем"),
    yet: words("ещё еще пока"),
    negations: negations(["не", "едва"], later: ["частично"]),
    achieved: words(
      """
      реализовано реализован реализована выполнено выполнен выполнена завершено завершён проверено протестировано готово \
      соответствует выполняется
      """
    ),
    goingOn: words("на для")
  )
}
