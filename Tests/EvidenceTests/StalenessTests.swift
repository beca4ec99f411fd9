import Evidence
import Testing

@Suite("A result is stale")
struct StalenessTests {
  private let criterion = CriterionReference("004-icon-system/2.1")

  @Test("not, as long as text, check and components are what they were")
  func fresh() {
    #expect(sampleResult().staleInputs(for: criterion, on: today()).isEmpty)
  }

  @Test("when the criterion's text changed")
  func criterionChanged() {
    #expect(sampleResult().staleInputs(for: criterion, on: today(text: "other")) == [.criterionText])
  }

  @Test("when its check changed or is gone", arguments: ["other", nil])
  func checkChanged(_ source: String?) {
    #expect(sampleResult().staleInputs(for: criterion, on: today(check: source)) == [.checkSource])
  }

  @Test("when a component changed or is gone, and says which", arguments: ["other", nil])
  func componentChanged(_ source: String?) {
    let stale = sampleResult().staleInputs(for: criterion, on: today(components: source))
    #expect(stale == [.component("Sources/ComponentLibrary")])
  }

  @Test("when it does not say on what it was obtained")
  func unrecorded() {
    var result = sampleResult()
    result.inputs = Inputs(check: nil, components: [])
    result.criteria = [CriterionBinding(criterion: criterion, text: nil)]
    #expect(
      result.staleInputs(for: criterion, on: today()) == [
        .unrecorded(.criterionText), .unrecorded(.checkSource), .changedMeanwhile,
      ]
    )
    // Where nothing could be built, they changed under nothing.
    result.outcome = .inconclusive(.notBuilt)
    #expect(result.sourceStaleness(on: today()) == [.unrecorded(.checkSource), .unrecorded(.components)])
    // A run of ours names its components, unless they changed under it; a report of another runner may have no commit.
    result.source = .junit
    #expect(result.sourceStaleness(on: today()) == [.unrecorded(.components)])
  }

  @Test(
    "when it is of a block, and does not say what made a test of that",
    arguments: [
      (["Sources/SpecTesting"], true), (["../kit/Sources/SpecTesting", "Plugins/SpecChecks"], true),
      (["Plugins/SpecChecks", "Sources/SpecTesting"], false),
      (["../kit/Plugins/SpecChecks", "../kit/Sources/SpecTesting"], false), (["Sources/MySources/SpecTesting"], false),
      (["Package.resolved", "Sources/Lamps"], false),
    ]
  )
  func generator(_ paths: [String], _ isStale: Bool) {
    var result = sampleResult()
    let components = paths.map { SourceFingerprint(path: $0, fingerprint: Fingerprint(of: "sources")) }
    result.inputs = Inputs(check: result.inputs.check, components: components)
    #expect(result.sourceStaleness(on: today()) == (isStale ? [.unrecorded(.generator)] : []))
    result.source = .junit
    #expect(result.sourceStaleness(on: today()).isEmpty)
  }

  @Test("for a criterion that it does not name")
  func otherCriterion() {
    let stale = sampleResult().staleInputs(for: CriterionReference("004-icon-system/9.9"), on: today())
    #expect(stale == [.unrecorded(.criterionText)])
  }

  private func today(
    text: String = "text of 004-icon-system/2.1",
    check: String? = "#expect(true)",
    components: String? = "sources"
  ) -> Today {
    Today(
      criterion: { _ in Fingerprint(of: text) },
      check: { _ in check.map { Fingerprint(of: $0) } },
      source: { _ in components.map { Fingerprint(of: $0) } }
    )
  }
}
