/// What a report holds and no criterion hears of: cases that fail and name none, references that are empty, suites without a case. None
/// of it is proof of anything, and none of it is passed over in silence.
package struct JUnitSilence: Hashable, Sendable {
  /// Some of what is told, and how much there is of it.
  struct Told: Hashable, Sendable {
    private(set) var count = 0
    private var names: [String] = []

    mutating func add(_ name: @autoclosure () -> String) {
      count += 1
      if count <= Self.most { names.append(name()) }
    }

    /// `a, b, and 3 more`
    var words: String { names.joined(separator: ", ") + (count > Self.most ? ", and \(count - Self.most) more" : "") }

    private static let most = 3
  }

  private var failing = Told()
  private var emptyReferences = Told()
  private var emptySuites = Told()

  mutating func see(emptySuite name: String) { emptySuites.add("`\(Self.end(of: name))`") }

  /// - Parameter test: names no criterion.
  mutating func see(_ test: JUnitCase, in suite: String, hasEmptyReference: Bool) {
    func name() -> String {
      let group = test.className.isEmpty ? suite : test.className
      let place = test.file.map { " (\(Self.end(of: $0))\(test.line.map { ":\($0)" } ?? ""))" } ?? ""
      return [Self.end(of: group), Self.start(of: test.name)].filter { !$0.isEmpty }.joined(separator: "/") + place
    }
    if test.notes.contains(where: { $0.kind == .failure || $0.kind == .error }) { failing.add(name()) }
    if hasEmptyReference { emptyReferences.add(name()) }
  }

  /// A long class or path has what tells it from others at its end, and must not hide the name of the test.
  private static func end(of name: String) -> String {
    // By scalars: a letter may bear thousands of marks.
    let end = name.unicodeScalars.suffix(longest)
    return end.startIndex == name.startIndex ? name : "…\(String(end))"
  }

  private static func start(of name: String) -> String {
    let start = name.unicodeScalars.prefix(longest)
    return start.endIndex == name.endIndex ? name : "\(String(start))…"
  }

  private static let longest = 60

  /// A line for each kind that there is.
  package var notes: [String] {
    func line(_ told: Told, _ one: String, _ many: String) -> String? {
      told.count == 0 ? nil : "\(told.count) \(told.count == 1 ? one : many): \(told.words)"
    }
    return [
      line(failing, "failing case names no criterion", "failing cases name no criterion"),
      line(emptyReferences, "case has an empty reference", "cases have an empty reference"),
      line(emptySuites, "suite holds no test case", "suites hold no test case"),
    ].compactMap(\.self)
  }
}
