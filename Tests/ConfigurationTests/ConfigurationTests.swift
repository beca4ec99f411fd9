import Configuration
import Findings
import Testing

struct ConfigurationTests {
  @Test("everything that the file can say is read")
  func reads() throws {
    let configuration = try Reading.read(
      """
      # Where we are
      specs: [docs/specs, "more specs"]
      ignore: specs/archive
      rules:
        untestable-words: off
        broken-link: error
      paths:
        - match: "specs/0*/**"
          rules: { broken-link: info }
        - match: ["a/**", b]
          rules:
            broken-link: 'off'
      gate:
        minimum-coverage: 80
        strict: true
        kinds: [rendered, unit]
      junit:
        reports: ["build/**/*.xml"]
        mapping:
          - test: "ButtonTests.touch*"
            verifies: ["035/8.4", 035/8.5]
      """
    )
    #expect(configuration.specs.map(\.value.text) == ["docs/specs", "more specs"])
    #expect(configuration.specs[1].location.range == SourceRange(line: 2, columns: 21..<33))
    #expect(configuration.ignore.map(\.text) == ["specs/archive"])
    #expect(configuration.rules == ["untestable-words": .off, "broken-link": .error])
    #expect(configuration.paths.map { $0.match.map(\.text) } == [["specs/0*/**"], ["a/**", "b"]])
    #expect(configuration.paths.map(\.rules) == [["broken-link": .info], ["broken-link": .off]])
    #expect(configuration.gate.minimumCoverage == 80 && configuration.gate.isStrict == true)
    #expect(configuration.gate.kinds == ["rendered", "unit"])
    #expect(configuration.junit.reports.map(\.text) == ["build/**/*.xml"])
    #expect(configuration.junit.references(ofTest: "ButtonTests.touchTarget").map(\.value) == ["035/8.4", "035/8.5"])
    #expect(configuration.junit.references(ofTest: "OtherTests.touch").isEmpty)
  }

  @Test(
    "a file that says nothing changes nothing",
    arguments: ["", "# only a comment\n", "\n\n", "---\n", "{}", "\u{FEFF}# x"]
  )
  func empty(text: String) throws {
    #expect(try Reading.read(text) == Configuration())
  }

  @Test(
    "a fault has its place, what was found, and the cure",
    arguments: [
      ("rule: {}", "1:1 there is no key `rule`; did you mean `rules`?"),
      ("gate:\n  minimum-coverag: 3", "2:3 there is no key `minimum-coverag`; did you mean `minimum-coverage`?"),
      (
        "zzz: 1", "1:1 there is no key `zzz`; the keys here are `specs`, `ignore`, `rules`, `paths`, `gate` and `junit`"
      ),
      ("rules:\n  broken-lnik: off", "2:3 there is no rule `broken-lnik`; did you mean `broken-link`?"),
      (
        "rules:\n  broken-link: fatal",
        "2:16 `fatal` is none of `off`, `info`, `warning` and `error`; write `off`, `info`, `warning` or `error`"
      ),
      (
        "rules:\n  broken-link: Error",
        "2:16 `Error` is none of `off`, `info`, `warning` and `error`; did you mean `error`?"
      ),
      (
        "rules:\n  broken-link:",
        "2:15 nothing is none of `off`, `info`, `warning` and `error`; write `off`, `info`, `warning` or `error`"
      ),
      (
        "rules:\n  unreadable-document: info",
        "2:24 `unreadable-document` says that a document was not read: it is always an error; take this line out"
      ),
      (
        "specs: docs/specs",
        "1:8 `docs/specs` stands where a list should; write a list: `[...]`, or one line with `- ` for each"
      ),
      ("specs: [../other]", "1:9 `../other` leads out of the workspace; write it relative to this file"),
      (
        "ignore: ['a[b']",
        "1:10 `a[b` holds `[`, which patterns do not know; use `*`, `?` and `**`, and one pattern for each choice"
      ),
      (
        "gate:\n  minimum-coverage: 101",
        "2:21 the number 101 stands where a whole number from 0 to 100 should; write a whole number from 0 to 100"
      ),
      (
        "gate:\n  minimum-coverage: \"80\"",
        "2:21 `80` stands where a whole number from 0 to 100 should; write a whole number from 0 to 100"
      ),
      (
        "gate:\n  strict: \"true\"",
        "2:11 `true` in quotes is a text, and here stands `true` or `false`; take the quotes away"
      ),
      ("gate:\n  strict: yes", "2:11 `yes` is none of `true` and `false`; write `true` or `false`"),
      (
        "gate: { kinds: [] }",
        "1:16 a gate that takes no kind of evidence is never a yes; name one: `fact`, `unit`, `rendered` and `attested`"
      ),
      ("paths:\n  - match: a", "2:5 `rules` is missing here; add `rules`"),
      ("junit:\n  mapping:\n    - verifies: [1.1]", "3:7 `test` is missing here; add `test`"),
      (
        "- specs",
        "1:1 a list stands where keys should; write keys: `specs`, `ignore`, `rules`, `paths`, `gate` and `junit`"
      ),
      (
        "hello",
        "1:1 `hello` stands where keys should; write keys: `specs`, `ignore`, `rules`, `paths`, `gate` and `junit`"
      ),
      ("ü: 1\n", "1:1 there is no key `ü`; the keys here are `specs`, `ignore`, `rules`, `paths`, `gate` and `junit`"),
    ]
  )
  func fault(text: String, fault: String) {
    #expect(Reading.faults(text) == [fault])
  }

  @Test("all faults are told in one pass, in order")
  func all() {
    let faults = Reading.faults("rules: { x: off, broken-link: 3 }\nspec: []\ngate: { strict: 1 }\n")
    #expect(faults.map { $0.prefix { $0 != " " } } == ["1:10", "1:31", "2:1", "3:17"])
  }

  @Test("columns count bytes, whatever stands before")
  func columns() {
    #expect(Reading.faults("specs: [\"ü\", 1, { a: b }]").first?.hasPrefix("1:18 ") == true)
  }
}
