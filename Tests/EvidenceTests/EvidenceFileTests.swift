import Evidence
import Testing

@Suite("The evidence file")
struct EvidenceFileTests {
  @Test("gives back what was written")
  func roundTrip() throws {
    #expect(try EvidenceFile.read(EvidenceFile.bytes(of: sampleSet)) == sampleSet)
  }

  @Test("is written only where it can be read again")
  func isReadable() throws {
    let bytes = EvidenceFile.bytes(of: sampleSet)
    var most = 1
    while (try? JSONParser.parse(bytes, atMost: most)) == nil { most += 1 }
    #expect(try EvidenceFile.readableBytes(of: sampleSet, atMost: most) == bytes)
    #expect(throws: EvidenceFileFailure.tooLarge(limit: "\(most - 1) values")) {
      try EvidenceFile.readableBytes(of: sampleSet, atMost: most - 1)
    }
  }

  @Test("is the same file for the same evidence, in whatever order it came")
  func isDeterministic() {
    let reversed = EvidenceSet(
      results: sampleSet.results.reversed(),
      catalogue: sampleCatalogue,
      shards: sampleSet.shards.reversed(),
      unfinished: sampleSet.unfinished.reversed(),
      unread: sampleSet.unread.reversed()
    )
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
    // The last byte is a line's end, which means nothing.
    for length in 0..<(bytes.count - 1) {
      #expect(throws: EvidenceFileFailure.self) { try EvidenceFile.read(Array(bytes.prefix(length))) }
    }
  }

  @Test("is refused when bits of it flip, or is read as if they had not")
  func refusesDamage() {
    let bytes = EvidenceFile.bytes(of: sampleSet)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        damaged[Int.random(in: damaged.indices, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random)
      }
      let read = try? EvidenceFile.read(damaged)
      #expect(read == nil || read == sampleSet)
    }
  }

  @Test("is refused when a piece of it is lost, or stands twice")
  func refusesLostPieces() {
    let bytes = EvidenceFile.bytes(of: sampleSet)
    var random = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let start = Int.random(in: bytes.indices, using: &random)
      let end = Int.random(in: start..<bytes.count, using: &random)
      let without = try? EvidenceFile.read(Array(bytes[..<start] + bytes[end...]))
      let twice = try? EvidenceFile.read(Array(bytes[..<end] + bytes[start...]))
      #expect([without, twice].allSatisfy { $0 == nil || $0 == sampleSet })
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
