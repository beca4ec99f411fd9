import Configuration
import Evidence
import Findings
import Judgment
import Testing

/// The published schema says of a configuration what the reader says of it.
struct ConfigurationSchemaTests {
  private func schema() throws -> JSON { try PublishedSchema.read("config-1") }

  @Test(
    "every key of the reader is in the schema, and every key of the schema in the reader",
    arguments: ConfigurationKeys.allCases
  )
  func keys(table: ConfigurationKeys) throws {
    let schema = try schema()
    let part = table == .root ? schema : try #require(schema["$defs"]?[table.rawValue])
    guard case .object(let properties)? = part["properties"] else {
      Issue.record("\(table) has no properties")
      return
    }
    #expect(Set(properties.members.map(\.key)) == Set(table.names))
    #expect(part["additionalProperties"] == .bool(false))
  }

  @Test("levels and kinds of evidence are the same in both")
  func choices() throws {
    let schema = try schema()
    let levels = schema["$defs"]?["level"]?["enum"]?.array?.compactMap(\.string)
    #expect(levels == RuleLevel.allCases.map(\.rawValue))
    let kinds = schema["$defs"]?["gate"]?["properties"]?["kinds"]?["items"]?["enum"]?.array?.compactMap(\.string)
    #expect(kinds == CheckResult.Kind.allCases.map(\.rawValue))
  }

  /// An editor completes and explains by what stands here.
  @Test("every rule is in the schema, in the words of its summary, and no other")
  func rules() throws {
    let levels = try #require(schema()["$defs"]?["levels"])
    guard case .object(let properties)? = levels["properties"] else {
      Issue.record("levels has no properties")
      return
    }
    #expect(levels["additionalProperties"] == .bool(false))
    #expect(properties.members.map(\.key) == RuleCatalog.all.map(\.id.name).sorted())
    for rule in RuleCatalog.all {
      let described = properties[rule.id.name]?["description"]?.string
      #expect(described?.hasPrefix(rule.summary) == true, "\(rule.id)")
    }
  }

  /// JSON is YAML: the same bytes go to both.
  @Test(
    "both take what is right",
    arguments: [
      "{}", #"{"specs": ["a", "b c"], "ignore": "x/**"}"#, #"{"ignore": ["x", "y"]}"#,
      #"{"rules": {"broken-link": "off", "dangling-reference": "warning"}}"#,
      #"{"paths": [{"match": "specs/0*", "rules": {"broken-link": "info"}}, {"match": ["a"], "rules": {}}]}"#,
      #"{"gate": {"minimum-coverage": 0, "strict": false, "kinds": ["unit", "attested"]}}"#,
      #"{"junit": {"reports": ["a/*.xml"], "mapping": [{"test": "A*", "verifies": ["1/2.3"]}]}}"#,
    ]
  )
  func valid(text: String) throws {
    #expect(try faults(text) == [])
    #expect(try SchemaCheck(schema: schema()).faults(in: PublishedSchema.json(Array(text.utf8))) == [])
  }

  @Test(
    "both refuse what is wrong",
    arguments: [
      "[]", #""specs""#, #"{"spec": []}"#, #"{"specs": "a"}"#, #"{"specs": [1, ""]}"#, #"{"ignore": {}}"#,
      #"{"ignore": [[]]}"#,
      #"{"rules": ["broken-link"]}"#, #"{"rules": {"broken-link": "fatal"}}"#, #"{"rules": {"broken-link": true}}"#,
      #"{"rules": {"brokn-link": "off"}}"#, #"{"rules": {"unreadable-document": "off"}}"#,
      #"{"paths": {"match": "a"}}"#, #"{"paths": [{"match": "a"}]}"#, #"{"paths": [{"rules": {}}]}"#,
      #"{"gate": {"minimum-coverage": 101}}"#, #"{"gate": {"minimum-coverage": "80"}}"#,
      #"{"gate": {"minimum-coverage": -1}}"#,
      #"{"gate": {"strict": "true"}}"#, #"{"gate": {"kinds": []}}"#, #"{"gate": {"kinds": ["word"]}}"#,
      #"{"gate": {"kind": []}}"#,
      #"{"junit": {"mapping": [{"test": "A"}]}}"#, #"{"junit": {"mapping": [{"test": "", "verifies": []}]}}"#,
      #"{"junit": {"mapping": [{"test": "A", "verifies": "1.2"}]}}"#, #"{"junit": []}"#,
    ]
  )
  func invalid(text: String) throws {
    #expect(try faults(text) != [])
    #expect(try SchemaCheck(schema: schema()).faults(in: PublishedSchema.json(Array(text.utf8))) != [])
  }

  private func faults(_ text: String) throws -> [String] {
    let rules = RuleCatalog.all.map { ConfigurationFile.KnownRule(id: $0.id, isFixed: !$0.canBeAccepted) }
    let kinds = CheckResult.Kind.allCases.map(\.rawValue)
    do throws(ConfigurationFailure) {
      _ = try ConfigurationFile.read(Array(text.utf8), rules: rules, kinds: kinds)
      return []
    } catch {
      return error.findings.map(\.message)
    }
  }
}
