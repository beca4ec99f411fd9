import Evidence
import Testing

@Suite("The evidence file")
struct EvidenceFileTests {
  @Test("gives back what was written")
  func roundTrip() throws {
    #expect(try EvidenceFile.read(EvidenceFile.bytes(of: sampleSet)) == sampleSet)
  }

  @Test("is the same file for the same evidence, in whatever order it came")
  func isDeterministic() {
    let reversed = EvidenceSet(results: sampleSet.results.reversed(), catalogue: sampleCatalogue)
    #expect(EvidenceFile.bytes(of: reversed) == EvidenceFile.bytes(of: sampleSet))
  }

  @Test("carries every outcome", arguments: everyOutcome)
  func carriesOutcomes(_ outcome: Outcome) throws {
    let evidence = EvidenceSet(results: [sampleResult(outcome: outcome)])
    #expect(try EvidenceFile.read(EvidenceFile.bytes(of: evidence)).results.map(\.outcome) == [outcome])
  }

  @Test("is refused when it is cut short, wherever")
  func refusesTruncation() {
    let bytes = EvidenceFile.bytes(of: sampleSet)
    for length in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(throws: EvidenceFileFailure.self) { try EvidenceFile.read(Array(bytes.prefix(length))) }
    }
  }

  @Test("is refused when an outcome was changed by hand")
  func refusesEdits() {
    let text = String(decoding: EvidenceFile.bytes(of: sampleSet), as: UTF8.self)
    let edited = text.replacing("\"outcome\":\"inconclusive\"", with: "\"outcome\":\"passed\"")
    #expect(edited != text)
    #expect(throws: EvidenceFileFailure.checksumMismatch) { try EvidenceFile.read(Array(edited.utf8)) }
  }

  @Test("survives other line ends and indentation")
  func survivesReformatting() throws {
    let text = String(decoding: EvidenceFile.bytes(of: sampleSet), as: UTF8.self)
    let other = text.replacing("\n", with: "\r\n  ")
    #expect(try EvidenceFile.read(Array(other.utf8)) == sampleSet)
  }

  @Test("is refused when it is of a newer version, and says so")
  func refusesNewerVersions() {
    let text = #"{"format": "counterfoil-evidence", "version": 2, "verdicts": []}"#
    #expect(throws: EvidenceFileFailure.newer(version: 2, supported: 1)) { try EvidenceFile.read(Array(text.utf8)) }
  }

  @Test("is refused when it is something else", arguments: ["{}", "[]", "null", #"{"format": "junit"}"#])
  func refusesOtherFiles(_ text: String) {
    #expect(throws: EvidenceFileFailure.notEvidence) { try EvidenceFile.read(Array(text.utf8)) }
  }

  @Test("hands unknown members on, at every level")
  func keepsUnknownMembers() throws {
    var evidence = sampleSet
    evidence.unknown = ["later": ["a": .array([.integer(1), .null])]]
    var result = sampleResult()
    result.unknown = ["mutants": .integer(4)]
    result.origin.unknown = ["runner": .string("ci")]
    evidence = EvidenceSet(results: [result], catalogue: sampleCatalogue, unknown: evidence.unknown)
    let read = try EvidenceFile.read(EvidenceFile.bytes(of: evidence))
    #expect(read == evidence)
    #expect(read.results.first?.unknown["mutants"] == .integer(4))
  }
}

private let everyOutcome: [Outcome] =
  [.passed] + FailureCause.allCases.map(Outcome.failed) + InconclusiveCause.allCases.map(Outcome.inconclusive)
