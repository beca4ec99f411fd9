import SpecModel
import Testing

/// User stories that are called so in other languages, as the templates of plans translate them.
struct ForeignStoryTests {
  @Test(
    "a heading that bears a story's number, its scenarios, and the tags of tasks",
    arguments: [
      ("Histoire Utilisateur 1 - Accueil", "**Scénarios d'Acceptation** :"),
      ("Histoire Utilisateur 1 - Accueil", "**Scénarios d\u{2019}acceptation :**"),
      ("Récit utilisateur 1 : Accueil", "**Critères d'acceptation** :"),
      ("Historia de Usuario 1 - Inicio", "**Escenarios de Aceptación**:"),
      ("História de Usuário 1 - Início", "**Cenários de Aceitação**:"),
      ("História do Usuário 1 - Início", "**Critérios de Aceitação**:"),
      ("Storia Utente 1 - Inizio", "**Scenari di accettazione**:"),
      ("Benutzergeschichte 1 - Start", "**Akzeptanzszenarien**:"),
      ("Nutzergeschichte 1: Start", "**Akzeptanzkriterien**:"),
      ("Пользовательская история 1 — Начало", "**Сценарии приёмки**:"),
      ("Historyjka użytkownika 1 - Początek", "**Kryteria akceptacji**:"),
    ]
  )
  func story(_ heading: String, _ label: String) async {
    let reading = await Reading([
      "spec.md": """
      # Spec

      ### \(heading)

      \(label)

      1. **A** un visiteur, **B** il ouvre la page, **C** l'accueil s'affiche
      2. Le menu s'affiche

      ### \(heading.replacing("1", with: "2"))

      \(label)

      - Le menu s'ouvre
      """,
      "tasks.md": "- [ ] T001 [US1] A\n- [ ] T002 [US2] B\n",
    ])
    #expect(reading.criteria.map(\.id.local) == ["US-1.1", "US-1.2", "US-2.b1"])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == ["US-1", "US-2"])
  }

  @Test(
    "a list of references names stories",
    arguments: ["Historia de Usuario 1, Historia de Usuario 2", "Histoire utilisateur 1, US2"]
  )
  func cited(_ list: String) async {
    let reading = await Reading(["tasks.md": "- [ ] 1. A\n  - _Requirements: \(list)_\n"])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local) == ["US-1", "US-2"])
  }

  @Test(
    "a story without a number is no requirement",
    arguments: ["Historia de Usuario", "Histoire utilisateur : Accueil", "Historia de Usuarios 1"]
  )
  func unnumbered(_ heading: String) async {
    let reading = await Reading([
      "spec.md":
        "### Requirement 1: A\n\n#### \(heading)\n\nComo cliente.\n\n#### Acceptance Criteria\n\n1. It SHALL shut\n"
    ])
    #expect(reading.criteria.map(\.id.local) == ["1.1"])
  }

  @Test("French sets a blank before the colon behind a number")
  func blankBeforeColon() async {
    let reading = await Reading(["spec.md": "- **EF-001** : Le système DOIT afficher l'accueil\n"])
    #expect(reading.criteria.map(\.text) == ["Le système DOIT afficher l'accueil"])
  }
}
