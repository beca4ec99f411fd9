import SpecModel
import Testing

/// What must not be done, and how the clauses before it are parted.
struct ProhibitionTests {
  private func read(_ text: String) async -> EARS? {
    await Reading(["requirements.md": "### Requirement 1: A\n\n1. \(text)\n"]).criteria.first?.ears
  }

  @Test(
    "is denied, and allowed by no verb",
    arguments: [
      ("Die App darf das Passwort nicht anzeigen", "Die App", "das Passwort anzeigen"),
      ("WENN x, DANN DARF das System Daten NICHT löschen", "das System", "Daten löschen"),
      ("Die App darf keine Daten, die alt sind, zeigen", "Die App", "Daten, die alt sind, zeigen"),
      ("THE app SHALL NEVER show it", "THE app", "show it"), ("THE app MAY NOT show it", "THE app", "show it"),
      ("THEN o sistema NÃO DEVE permitir", "o sistema", "permitir"),
      ("ENQUANTO o pedido existir, o sistema NÃO DEVE permitir", "o sistema", "permitir"),
      ("システムは SHALL データを削除しない", "システムは", "データを削除しない"),
      ("システムは SHALL データを削除してはならない", "システムは", "データを削除してはならない"),
    ]
  )
  func denied(text: String, system: String, response: String) async throws {
    let ears = try #require(await read(text))
    #expect(ears.isNegated)
    #expect(ears.modality != .may)
    #expect(ears.system == system)
    #expect(ears.response == response)
  }

  @Test(
    "what is allowed, or demanded by two denials, is not denied",
    arguments: [
      "Die App darf Daten, die nicht alt sind, löschen", "THE app MAY show it",
      "システムは SHALL データを削除しなければならない",
    ]
  )
  func allowed(_ text: String) async throws {
    #expect(try #require(await read(text)).isNegated == false)
  }

  @Test(
    "clauses before it",
    arguments: [
      ("GIVEN a cart WHEN it is paid THEN the shop SHALL send it", "a cart", "it is paid"),
      ("Given a cart, when it is paid, the shop must send it", "a cart", "it is paid"),
      ("When it is open, and while it is lit, the shop shall wait", "it is lit", "it is open"),
      ("During sync, the shop shall wait", "sync", ""),
      ("As soon as it is paid, the shop shall send", "", "it is paid"),
    ]
  )
  func clauses(text: String, state: String, trigger: String) async throws {
    let ears = try #require(await read(text))
    #expect(ears.system == "the shop")
    #expect(ears.state ?? "" == state)
    #expect(ears.trigger ?? "" == trigger)
  }
}
