import Foundation

/// `truth/dev.json`: what an independent extraction, checked by hand, found in the corpus.
struct Truth: Decodable {
  let specs: [Spec]

  static func load() throws -> Truth {
    let data = try Data(contentsOf: URL(filePath: SharedCorpus.folder + "/truth/dev.json"))
    return try JSONDecoder().decode(Truth.self, from: data)
  }

  struct Spec: Decodable {
    let spec: String
    let requirements: [Requirement]
    let tasks: [Task]
    let properties: [Property]
    let completion: [Report]
  }

  struct Requirement: Decodable {
    let number: String?
    let line: Int
    let occurrence: Int
    let criteria: [Criterion]
  }

  struct Criterion: Decodable {
    let id: String
    let text: String
    let line: Int
    let scheme: String
  }

  struct Task: Decodable {
    let id: String
    let state: String
    let line: Int
    let citations: [Citation]
  }

  struct Citation: Decodable {
    let line: Int
    let refs: [Reference]
    let form: String
  }

  struct Reference: Decodable {
    let kind: String
    let id: String?
  }

  struct Property: Decodable {
    let number: Int
    let line: Int
    let validates: [String]?
  }

  struct Report: Decodable {
    let file: String
    let isCompletion: Bool
    let taskIDs: [String]
    let claims: [Claim]

    enum CodingKeys: String, CodingKey {
      case file, claims
      case isCompletion = "is_completion"
      case taskIDs = "task_ids"
    }
  }

  struct Claim: Decodable {
    let id: String
    let mark: String?
    let line: Int
  }
}
