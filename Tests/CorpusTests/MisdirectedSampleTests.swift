import Foundation
import Testing

/// A sample of all misdirected claims of the corpus, read by a person: labels are rich in drift, the corpus is not.
@Suite(.enabled(if: SharedCorpus.isThere, SharedCorpus.absence))
struct MisdirectedSampleTests {
  @Test("of the claims in the sample that are still called misdirected, at least nine in ten are")
  func precision() async throws {
    let sample = try SampledClaim.load()
    #expect(sample.count == 100)
    let flagged = await JudgedCorpus.shared.value.misdirected
    let agreeing = sample.filter { flagged[$0.place] == $0.proposed }
    let right = agreeing.count { $0.isRight }
    #expect(agreeing.count >= 80, "\(agreeing.count) of \(sample.count) are still found")
    #expect(right * 10 >= agreeing.count * 9, "\(right) of \(agreeing.count) that are still found are right")
  }
}

/// A line of `misdirected-sample.tsv`.
private struct SampledClaim {
  let place: String
  let proposed: String
  let isRight: Bool

  static func load() throws -> [SampledClaim] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "misdirected-sample.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let fields = $0.split(separator: "\t").map(String.init)
      try #require(fields.count == 5)
      return SampledClaim(place: "\(fields[0]):\(fields[1])", proposed: fields[3], isRight: fields[4] == "right")
    }
  }
}
