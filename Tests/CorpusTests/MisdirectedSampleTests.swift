import Foundation
import Testing

/// Misdirected claims of the corpus, read by a person: labels are rich in drift, the corpus is not. A sample of all that were found
/// once, and all that were found in addition since.
@Suite(.enabled(if: SharedCorpus.isThere, SharedCorpus.absence))
struct MisdirectedSampleTests {
  @Test("of the claims in a list that are still called misdirected, at least nine in ten are", arguments: [0, 1])
  func precision(_ list: Int) async throws {
    let lists = try SampledClaim.lists()
    #expect(lists.first?.count == 100)
    let sample = try #require(lists.indices.contains(list) ? lists[list] : nil)
    #expect(!sample.isEmpty)
    let flagged = await JudgedCorpus.shared.value.misdirected
    let agreeing = sample.filter { claim in
      flagged[claim.place].map { $0 == claim.proposed || $0.hasPrefix("\(claim.proposed).") } == true
    }
    let right = agreeing.count { $0.isRight }
    #expect(agreeing.count * 10 >= sample.count * 8, "\(agreeing.count) of \(sample.count) are still found")
    #expect(right * 10 >= agreeing.count * 9, "\(right) of \(agreeing.count) that are still found are right")
  }
}

/// A line of `misdirected-sample.tsv`.
private struct SampledClaim {
  let place: String
  let proposed: String
  let isRight: Bool

  /// An empty line parts them.
  static func lists() throws -> [[SampledClaim]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "misdirected-sample.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n").map(list)
  }

  private static func list(_ text: Substring) throws -> [SampledClaim] {
    try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let fields = $0.split(separator: "\t").map(String.init)
      try #require(fields.count == 5)
      return SampledClaim(place: "\(fields[0]):\(fields[1])", proposed: fields[3], isRight: fields[4] == "right")
    }
  }
}
