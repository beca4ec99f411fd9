import Evidence
import Foundation
import Testing

/// The published schema says what the file holds, word for word. `Tests/validate.py` holds real files against it.
@Suite("The schema of evidence")
struct EvidenceSchemaTests {
  @Test(
    "knows every word of a closed set, and no other",
    arguments: [
      ("source", CheckResult.Source.allCases.map(\.rawValue)), ("kind", CheckResult.Kind.allCases.map(\.rawValue)),
      ("cause", FailureCause.allCases.map(\.rawValue) + InconclusiveCause.allCases.map(\.rawValue)),
    ]
  )
  func words(_ member: String, _ words: [String]) throws {
    let property = try #require(try definition("result")["properties"]?[member])
    #expect(property["enum"]?.array?.compactMap(\.string) == words)
  }

  @Test("knows every level and every degree of confidence")
  func otherWords() throws {
    let level = try #require(try definition("message")["properties"]?["level"]?["enum"]?.array)
    #expect(Set(level.compactMap(\.string)) == Set(Message.Level.allCases.map(\.rawValue)))
    let confidence = try #require(try definition("confidence")["enum"]?.array)
    #expect(confidence.compactMap(\.string) == CheckResult.Confidence.allCases.map(\.rawValue))
  }

  @Test("knows every member that is written")
  func members() throws {
    let file = try JSONParser.parse(EvidenceFile.bytes(of: sampleSet))
    #expect(unknown(file, try schema()) == [])
    let results = try #require(file["results"]?.array)
    for result in results { #expect(unknown(result, try definition("result")) == []) }
    for message in results.compactMap({ $0["messages"]?.array }).joined() {
      #expect(unknown(message, try definition("message")) == [])
    }
    for shard in try #require(file["shards"]?.array) { #expect(unknown(shard, try definition("shard")) == []) }
    for run in try #require(file["unfinished"]?.array) { #expect(unknown(run, try definition("unfinished")) == []) }
    for report in try #require(file["unread"]?.array) { #expect(unknown(report, try definition("unread")) == []) }
    let component = try #require(file["components"]?.array?.first)
    #expect(unknown(component, try definition("component")) == [])
    #expect(unknown(try #require(component["variants"]?.array?.first), try definition("variant")) == [])
  }

  @Test("is of the version that is written")
  func version() throws {
    #expect(try schema()["properties"]?["version"]?["const"] == .integer(EvidenceFile.version))
    #expect(try schema()["properties"]?["format"]?["const"] == .string(EvidenceFile.format))
  }

  private func unknown(_ value: JSON, _ schema: JSON) -> [String] {
    guard case .object(let object) = value else { return ["no object"] }
    return object.members.map(\.key).filter { schema["properties"]?[$0] == nil }
  }

  private func definition(_ name: String) throws -> JSON { try #require(try schema()["$defs"]?[name]) }

  private func schema() throws -> JSON {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "site/schemas/evidence-1.schema.json")
    return try JSONParser.parse(Array(try Data(contentsOf: file)))
  }
}
