/// Reads a report as far as it goes.
struct JUnitReader {
  private var report = JUnitReport()
  private var path: [String] = []
  /// The places of the suites that are open.
  private var openSuites: [Int] = []
  private var testCase: JUnitCase?
  private var note: JUnitNote?
  private var property: (name: String, value: String)?

  static func read(_ bytes: [UInt8]) -> JUnitReport {
    var reader = JUnitReader()
    do throws(XMLFailure) {
      var xml = try XMLReader(bytes)
      while let event = try xml.next() { reader.take(event) }
    } catch {
      // What was read before is there, and nothing of it is to be believed.
      reader.closeCase()
      reader.report.problem = "the report is damaged or cut short: \(error)"
    }
    if reader.report.problem == nil, reader.report.suites.allSatisfy(\.cases.isEmpty) {
      reader.report.problem = "the report holds no test case"
    }
    return reader.report
  }

  private mutating func take(_ event: XMLEvent) {
    switch event {
    case .start(let name, let attributes):
      path.append(name)
      start(name, attributes)
    case .end(let name):
      end(name)
      path.removeLast()
    case .text(let text):
      if let known = note { note?.words = known.words.isEmpty ? text : "\(known.words)\n\(text)" }
      if property?.value.isEmpty == true { property?.value = text }
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "testsuites", "testsuite":
      guard testCase == nil else { return }
      report.suites.append(suite(attributes))
      openSuites.append(report.suites.count - 1)
    case "testcase" where testCase != nil:
      testCase?.notes.append(JUnitNote(kind: .unknown, words: "a test case inside another"))
    case "testcase": if !openSuites.isEmpty { testCase = Self.testCase(attributes) }
    case "property": property = (attributes["name"] ?? "", attributes["value"] ?? "")
    default:
      guard testCase != nil, path.dropLast().last == "testcase", !Self.neutral.contains(name) else { return }
      let kind = JUnitNote.Kind(rawValue: name) ?? .unknown
      let words = [kind == .unknown ? "<\(name)>" : nil, attributes["message"]].compactMap(\.self).joined(
        separator: " "
      )
      note = JUnitNote(kind: kind, words: words)
    }
  }

  /// Elements of a case that say nothing of how it went.
  private static let neutral: Set<String> = [
    "system-out", "system-err", "properties", "property", "attachments", "attachment", "output", "stdout", "stderr",
    "description", "tags", "steps",
  ]

  private mutating func end(_ name: String) {
    switch name {
    case "testsuites", "testsuite": if testCase == nil { openSuites.removeLast() }
    case "testcase": if path.count(where: { $0 == name }) == 1 { closeCase() }
    case "property":
      if let found = property { add(JUnitProperty(name: found.name, value: found.value)) }
      property = nil
    default: if path.dropLast().last == "testcase" { closeNote() }
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
    if let note { testCase?.notes.append(note) }
    note = nil
  }

  private mutating func closeCase() {
    closeNote()
    if let testCase, let place = openSuites.last { report.suites[place].cases.append(testCase) }
    testCase = nil
  }

  // MARK: Attributes

  private func suite(_ attributes: [String: String]) -> JUnitSuite {
    var suite = JUnitSuite()
    suite.name = attributes["name"] ?? ""
    suite.parent = openSuites.last
    for count in ["tests", "failures", "errors", "skipped"] {
      suite.counts[count] = attributes[count].flatMap { Int($0) }
    }
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
    // Some runners write both: `status="run" result="failed"`.
    let words = [attributes["result"], attributes["status"]].compactMap(\.self)
    test.status = words.first { !JUnitVerdict.isPassing($0) } ?? words.first
    test.assertions = attributes["assertions"].flatMap { Int($0) }
    return test
  }
}
