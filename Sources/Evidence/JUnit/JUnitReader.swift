/// Reads a report as far as it goes.
struct JUnitReader {
  private var report = JUnitReport()
  private var path: [String] = []
  /// The outermost element, without its space of names.
  private var root: String?
  /// The places of the suites that are open.
  private var openSuites: [Int] = []
  private var testCase: JUnitCase?
  /// What is said of a case, and how deep inside the report its element stands.
  private var note: (depth: Int, note: JUnitNote)?
  private var property: (name: String, value: String)?
  /// How many cases were read.
  private var count = 0
  /// The place of the suite that holds what stands outside of all suites.
  private var loose: Int?

  private static let roots: Set<String> = ["testsuites", "testsuite", "testrun", "testcase"]

  /// - Parameter mostCases: what takes more than a gigabyte to keep comes in several reports.
  static func read(_ bytes: [UInt8], mostCases: Int) -> JUnitReport {
    var reader = JUnitReader()
    do throws(XMLFailure) {
      var xml = try XMLReader(bytes)
      while let event = try xml.next() {
        reader.take(event)
        guard reader.count <= mostCases else {
          var report = JUnitReport()
          report.problem = "the report holds more than \(mostCases) test cases; split it"
          return report
        }
      }
    } catch {
      // What was read before is there, and nothing of it is to be believed.
      reader.closeCase()
      reader.report.problem = "the report is damaged or cut short: \(error)"
    }
    if reader.report.problem == nil, let note = reader.loose.flatMap({ reader.report.suites[$0].notes.first }) {
      reader.report.problem = "the report holds \(note.name) outside of its suites"
    }
    if reader.report.problem == nil, reader.report.suites.allSatisfy(\.cases.isEmpty) {
      reader.report.problem = "the report holds no test case"
    }
    if reader.report.problem == nil { reader.report.problem = reader.contradiction }
    return reader.report
  }

  /// What cannot be a report of one run.
  private var contradiction: String? {
    if let root, !Self.roots.contains(root) { return "its outermost element is <\(root)>, and no report" }
    let commits = report.commits
    return commits.count < 2
      ? nil : "it names several commits, \(commits.prefix(3).map { String($0.prefix(12)) }.joined(separator: ", "))"
  }

  private mutating func take(_ event: XMLEvent) {
    switch event {
    case .start(let name, let attributes):
      path.append(name)
      if root == nil { root = String(name.split(separator: ":").last ?? "").lowercased() }
      start(name, attributes)
    case .end(let name):
      end(name)
      path.removeLast()
    case .text(let text):
      // Of a report that is all one failure only the beginning is kept.
      if let known = note, known.note.words.utf8.count < XMLReader.longestText {
        note?.note.words += (known.note.words.isEmpty ? "" : "\n") + text
      }
      if property?.value.isEmpty == true { property?.value = text }
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    if Self.own.contains(name), isPrinted {
      return add(JUnitNote(kind: .unknown, words: "<\(name)> among what was printed"))
    }
    switch name {
    case "testsuites", "testsuite":
      guard testCase == nil else { return seeStatus(name, attributes) }
      report.suites.append(suite(attributes))
      openSuites.append(report.suites.count - 1)
      seeStatus(name, attributes)
    case "testcase" where testCase != nil:
      testCase?.notes.append(JUnitNote(kind: .unknown, words: "a test case inside another"))
    case "testcase": testCase = Self.testCase(attributes)
    case "property": property = (attributes["name"] ?? "", attributes["value"] ?? "")
    default: see(name, attributes)
    }
  }

  /// What stands there a test has written, and no runner.
  private var isPrinted: Bool { path.dropLast().contains { Self.printed.contains($0) } }

  private static let own: Set<String> = ["testsuites", "testsuite", "testcase", "property"]
  private static let printed: Set<String> = ["system-out", "system-err"]

  /// An element that may say how something went, wherever it stands: of the case around it, or else of the suite.
  private mutating func see(_ name: String, _ attributes: [String: String]) {
    let known = JUnitNote.Kind.named(name)
    let isDirect = testCase != nil && path.dropLast().last == "testcase"
    if known == nil, !isDirect || Self.neutral.contains(name) {
      return seeStatus(name, attributes)
    }
    let words = [known == nil ? "<\(name)>" : nil, attributes["message"]].compactMap(\.self).joined(separator: " ")
    let found = JUnitNote(kind: known ?? .unknown, words: words)
    if testCase != nil, note == nil { note = (path.count, found) } else { add(found) }
  }

  /// What says of itself anything but that it passed: a step of a case, a set-up, a whole suite.
  private mutating func seeStatus(_ name: String, _ attributes: [String: String]) {
    let isSuite = name == "testsuite" || name == "testsuites"
    guard let status = JUnitStatus(attributes, ofSuite: isSuite).word, !JUnitVerdict.isPassing(status) else { return }
    add(JUnitNote(kind: .unknown, words: "<\(name)> of which it says `\(status.prefix(40))`"))
  }

  private mutating func add(_ note: JUnitNote) {
    if testCase != nil {
      testCase?.notes.append(note)
    } else {
      report.suites[place].notes.append(note)
    }
  }

  /// The suite that is open. What stands outside of all suites is in one without a name.
  private var place: Int {
    mutating get {
      if let place = openSuites.last { return place }
      if let loose { return loose }
      report.suites.append(JUnitSuite())
      loose = report.suites.count - 1
      return report.suites.count - 1
    }
  }

  /// Elements of a case that say nothing of how it went.
  private static let neutral: Set<String> = [
    "system-out", "system-err", "properties", "property", "attachments", "attachment", "output", "stdout", "stderr",
    "description", "tags", "steps",
  ]

  private mutating func end(_ name: String) {
    switch name {
    case "testsuites", "testsuite": if testCase == nil, !isPrinted { openSuites.removeLast() }
    case "testcase": if path.count(where: { $0 == name }) == 1 { closeCase() }
    case "property":
      if let found = property { add(JUnitProperty(name: found.name, value: found.value)) }
      property = nil
    default: if note?.depth == path.count { closeNote() }
    }
  }

  private mutating func add(_ property: JUnitProperty) {
    if testCase != nil {
      testCase?.properties.append(property)
    } else if let place = openSuites.last {
      report.suites[place].properties.append(property)
    }
  }

  private mutating func closeNote() {
    if let note { testCase?.notes.append(note.note) }
    note = nil
  }

  private mutating func closeCase() {
    closeNote()
    // Who counts assertions by the suite says of each of its cases that it made none.
    if testCase?.assertions == nil, openSuites.contains(where: { report.suites[$0].counts["assertions"] == 0 }) {
      testCase?.assertions = 0
    }
    if let testCase {
      report.suites[place].cases.append(testCase)
      count += 1
    }
    testCase = nil
  }

  // MARK: Attributes

  private func suite(_ attributes: [String: String]) -> JUnitSuite {
    var suite = JUnitSuite()
    suite.name = attributes["name"] ?? ""
    suite.parent = openSuites.last
    for (written, value) in attributes {
      guard let count = JUnitStatus.count(named: written) else { continue }
      if let number = Int(value), number >= 0 {
        // Two names of one count say the same of the same cases.
        suite.counts[count] = max(number, suite.counts[count] ?? 0)
      } else {
        suite.unreadableCounts.append("\(written)=\"\(value.prefix(40))\"")
      }
    }
    suite.unreadableCounts.sort()
    return suite
  }

  private static func testCase(_ attributes: [String: String]) -> JUnitCase {
    var test = JUnitCase()
    test.name = attributes["name"] ?? ""
    test.className = attributes["classname"] ?? ""
    test.file = attributes["file"]
    test.line = attributes["line"].flatMap { Int($0) }
    // `1,234.5` is a thousand seconds in some dialects.
    test.time = attributes["time"].flatMap { Double($0.filter { $0 != "," }) }.flatMap {
      $0.isFinite && $0 >= 0 ? $0 : nil
    }
    test.status = JUnitStatus(attributes, ofSuite: false).word
    test.assertions = attributes["assertions"].flatMap { Int($0) }
    if let written = attributes["assertions"], (test.assertions ?? -1) < 0 {
      test.notes.append(JUnitNote(kind: .unknown, words: "assertions=\"\(written.prefix(40))\""))
    }
    return test
  }
}

extension JUnitNote.Kind {
  /// What an element's name says, whatever space of names and letter case it is written in; `nil` when it says nothing we know.
  fileprivate static func named(_ name: String) -> JUnitNote.Kind? {
    let local = name.split(separator: ":").last?.lowercased()
    return allCases.first { $0 != .unknown && $0.rawValue.lowercased() == local }
  }
}
