import Foundation
import Testing

/// Holds the claims that are called misdirected against labels that a person gave.
@Suite(.enabled(if: SharedCorpus.isThere, SharedCorpus.absence))
struct DriftTests {
  @Test("claims are called misdirected where a reader says so, and hardly anywhere else")
  func agreesWithLabels() async throws {
    let labels = try DriftLabels.load().labels.filter { $0.label != "unclear" }
    let flagged = await JudgedCorpus.shared.value.misdirected
    let right = labels.filter { $0.label == "drift" && flagged[$0.place] != nil }
    let wrong = labels.filter { $0.label == "ok" && flagged[$0.place] != nil }
    let missed = labels.filter { $0.label == "drift" && flagged[$0.place] == nil }
    let precision = Double(right.count) / Double(max(1, right.count + wrong.count))
    let recall = Double(right.count) / Double(max(1, right.count + missed.count))
    let score: Comment =
      "precision \(precision), recall \(recall)\nwrong: \(wrong.map(\.place))\nmissed: \(missed.map(\.place))"
    #expect(precision >= 0.95, score)
    #expect(recall >= 0.70, score)
  }

  @Test("most of what is found leads to the criterion that the reader names")
  func leadsToTheRightOne() async throws {
    let flagged = await JudgedCorpus.shared.value.misdirected
    let settled = try DriftLabels.load().labels.filter { $0.target != nil && flagged[$0.place] != nil }
    let right = settled.count { label in
      let target = label.target ?? ""
      return flagged[label.place] == target || flagged[label.place]?.hasPrefix("\(target).") == true
    }
    #expect(right * 10 >= settled.count * 8, "\(right) of \(settled.count)")
  }
}

/// `truth/drift.json`: claims, and whether a reader holds the number that they cite to be wrong.
struct DriftLabels: Decodable {
  let labels: [Label]

  static func load() throws -> DriftLabels {
    let data = try Data(contentsOf: URL(filePath: SharedCorpus.folder + "/truth/drift.json"))
    return try JSONDecoder().decode(DriftLabels.self, from: data)
  }

  struct Label: Decodable {
    let file: String
    let line: Int
    /// `drift`, `ok` or `unclear`.
    let label: String
    let target: String?

    var place: String { "\(file):\(line)" }
  }
}
