import SpecModel

/// A number or a range as it stands in a text, taken apart at its figures, so that it can be written again in the same form.
///
///     7.2    Requirement 7.2    Req 7 AC 2    AC 2    7    10~2.1    7.1-7.4    7.1-4    R7 AC2-4    R3–R5    004/7.2    FR-001
struct WrittenReference {
  /// What stands before, between and behind the figures: one more than there are figures.
  private var texts: [String]
  private var figures: [Figure]
  /// `004` of `004/7.2`.
  private let spec: String?

  private struct Figure: Hashable {
    let value: Int
    /// `2` of `10~2`.
    let occurrence: Int?
    /// How many digits it was written with: `3` of `001`.
    var width = 0

    /// `01`
    var isPadded: Bool { width > String(value).utf8.count }
  }

  /// What one thing is called today.
  struct Point: Hashable {
    /// `7`, `NFR-2`, `FR-1`
    let requirement: String
    /// Where several requirements bear the number.
    let occurrence: Int?
    let criterion: String?
  }

  init?(_ written: String) {
    var rest = written[...]
    if let slash = written.lastIndex(of: "/") {
      spec = String(written[..<slash])
      rest = written[written.index(after: slash)...]
    } else {
      spec = nil
    }
    texts = [""]
    figures = []
    while let letter = rest.first {
      guard letter.isASCII, letter.isNumber else {
        texts[texts.count - 1].append(letter)
        rest.removeFirst()
        continue
      }
      guard let figure = Self.takeFigure(&rest, isBehindDot: texts.last?.hasSuffix(".") == true) else { return nil }
      figures.append(figure)
      texts.append("")
    }
  }

  private static func takeFigure(_ rest: inout Substring, isBehindDot: Bool) -> Figure? {
    let start = rest.startIndex
    guard let value = takeNumber(&rest) else { return nil }
    let width = rest.base[start..<rest.startIndex].count
    guard !isBehindDot, rest.first == "~" else { return Figure(value: value, occurrence: nil, width: width) }
    var behind = rest.dropFirst()
    guard let occurrence = takeNumber(&behind) else { return Figure(value: value, occurrence: nil, width: width) }
    rest = behind
    return Figure(value: value, occurrence: occurrence, width: width)
  }

  private static func takeNumber(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }

  // MARK: Forms

  /// Which figure is what.
  private enum Form {
    case requirement
    case requirements
    /// `repeats`: `Req 1 AC 1.3` says it twice.
    case criterion(repeats: Int)
    /// `AC 2` below a heading that names the requirement.
    case impliedCriterion
    /// `7.1-7.4`
    case range
    /// `7.1-4`
    case shortRange
    /// `AC2-4`
    case impliedRange
  }

  private func form(_ targets: [Reference.Target]) -> Form? {
    guard let first = targets.first.flatMap(Self.parts), let last = targets.last.flatMap(Self.parts) else { return nil }
    let values = figures.map(\.value)
    guard let from = first.criterion, let to = last.criterion else {
      if targets.count == 1, values == [first.requirement] { return .requirement }
      return values == [first.requirement, last.requirement] ? .requirements : nil
    }
    if targets.count == 1 {
      if values == [first.requirement, from] { return .criterion(repeats: 1) }
      if values == [first.requirement, first.requirement, from] { return .criterion(repeats: 2) }
      if values == [from] { return .impliedCriterion }
    }
    if values == [first.requirement, from, first.requirement, to] { return .range }
    if values == [first.requirement, from, to] { return .shortRange }
    return values == [from, to] ? .impliedRange : nil
  }

  /// It is a range, and some of what it holds is not meant: `1.1-1.4 (except 1.2)`. With other ends it would leave out something else.
  ///
  /// - Parameter targets: what it names.
  func leavesOut(ofRange targets: [Reference.Target]) -> Bool {
    guard let first = targets.first.flatMap(Self.parts), let high = figures.last?.value, figures.count > 1 else {
      return false
    }
    let low = figures[first.criterion != nil && figures.count > 2 ? 1 : 0].value
    return high - low >= targets.count
  }

  private static func parts(_ target: Reference.Target) -> (requirement: Int, criterion: Int?)? {
    switch target {
    case .requirement(let number, _): figure(number.text).map { ($0, nil) }
    case .criterion(let number, _, let label):
      figure(number.text).flatMap { requirement in Int(label.text).map { (requirement, $0) } }
    }
  }

  private static func figure(_ number: String) -> Int? {
    Int(number.dropFirst(series(number).utf8.count))
  }

  /// `NFR-` of `NFR-2`, `FR-A` of `FR-A1`: a line that names one names it in letters, and those stay.
  private static func series(_ number: String) -> Substring { RequirementNumber(number).seriesPrefix }

  // MARK: Writing

  /// - Parameters:
  ///   - targets: what it names, in order.
  ///   - points: what each is called today.
  ///   - spec: the name of the spec to write, where it is to be another.
  /// - Returns: `nil` where the form cannot say it.
  func rewritten(from targets: [Reference.Target], to points: [Point], spec newSpec: String?) -> String? {
    guard let form = form(targets), targets.count == points.count,
      isOfOneKind(targets, points)
    else { return nil }
    let runs = Self.runs(points)
    // A list names its spec once: what stands behind it follows.
    let name = spec.map { (newSpec ?? String($0.dropFirst(label.count))) + "/" } ?? ""
    var pieces: [String] = []
    for (index, run) in runs.enumerated() {
      guard let piece = piece(run, form, isFirst: index == 0, runs: runs.count) else { return nil }
      pieces.append(name + piece)
    }
    return label + pieces.joined(separator: ", ")
  }

  /// `Requirement ` of `Requirement 004/7.2`: what stands before the name of the spec.
  private var label: Substring {
    let words = (spec ?? "").split(separator: " ", omittingEmptySubsequences: false)
    let count = words.dropLast().prefix { word in word.allSatisfy { !$0.isNumber } }.joined(separator: " ").count
    return (spec ?? "").prefix(count == 0 ? 0 : count + 1)
  }

  /// A requirement stays one, a criterion too, and another series of them is written in another way.
  private func isOfOneKind(_ targets: [Reference.Target], _ points: [Point]) -> Bool {
    zip(targets, points).allSatisfy { target, point in
      switch target {
      case .requirement(let number, _):
        point.criterion == nil && Self.series(number.text) == Self.series(point.requirement)
      case .criterion(let number, _, _):
        point.criterion != nil && Self.series(number.text) == Self.series(point.requirement)
      }
    }
  }

  // MARK: Implied requirements

  /// `AC 2`, `AC2-4`, the `2` of `R1 AC1, 2`: its requirement stands before it.
  func impliesRequirement(_ targets: [Reference.Target]) -> Bool {
    switch form(targets) {
    case .impliedCriterion, .impliedRange: true
    default: false
    }
  }

  /// `R2 AC1` for `AC1`, where this is the `R1 AC3` before it.
  ///
  /// - Parameters:
  ///   - requirement: the number of the requirement that is not the one before it.
  ///   - implied: what follows, as it stood.
  ///   - written: the same, as it is to be.
  /// - Returns: `nil` where the form cannot say it.
  func naming(_ requirement: String, for implied: WrittenReference, as written: String) -> String? {
    guard spec == nil, figures.count > 1, implied.spec == nil, let head = implied.texts.first,
      figures[0].occurrence == nil, texts[0].hasSuffix(Self.series(requirement))
    else { return nil }
    let isNamed = texts[1].contains(where: \.isLetter)
    guard isNamed || !head.isEmpty else { return nil }
    let joint = isNamed && texts[1].hasSuffix(head) ? String(texts[1].dropLast(head.count)) : " "
    // `Requirements 1 AC 1` heads a list, and this is one of it.
    let lead = texts[0].hasSuffix("ments ") ? texts[0].dropLast(2) + " " : texts[0][...]
    return lead + name(Point(requirement: requirement, occurrence: nil, criterion: nil)) + joint + written
  }

  private struct Run {
    let first: Point
    var last: Point
  }

  /// Points that follow each other, together.
  private static func runs(_ points: [Point]) -> [Run] {
    var runs: [Run] = []
    for point in points {
      if let last = runs.last?.last, follows(point, last) {
        runs[runs.count - 1].last = point
      } else {
        runs.append(Run(first: point, last: point))
      }
    }
    return runs
  }

  private static func follows(_ point: Point, _ last: Point) -> Bool {
    if let one = last.criterion.flatMap({ Int($0) }), let other = point.criterion.flatMap({ Int($0) }) {
      return point.requirement == last.requirement && point.occurrence == last.occurrence && other == one + 1
    }
    guard point.criterion == nil, last.criterion == nil, point.occurrence == nil, last.occurrence == nil,
      let one = figure(last.requirement), let other = figure(point.requirement)
    else { return false }
    return other == one + 1
  }

  private func piece(_ run: Run, _ form: Form, isFirst: Bool, runs: Int) -> String? {
    let isOne = run.first == run.last
    let lead = isFirst || !isWord ? texts[0] : ""
    let end = texts[texts.count - 1]
    let requirement = name(run.first)
    switch form {
    case .requirement: return lead + requirement + end
    case .requirements: return lead + requirement + (isOne ? "" : texts[1] + name(run.last)) + end
    case .criterion(let repeats):
      let label = run.first.criterion ?? ""
      return repeats == 1
        ? lead + requirement + texts[1] + label + end
        : lead + requirement + texts[1] + requirement + texts[2] + label + end
    case .impliedCriterion: return texts[0] + (run.first.criterion ?? "") + end
    case .range, .shortRange:
      let head = lead + requirement + texts[1] + (run.first.criterion ?? "")
      if isOne { return head + end }
      let last = run.last.criterion ?? ""
      return head + texts[2] + (texts.count == 5 ? name(run.last) + texts[3] : "") + last + end
    case .impliedRange:
      guard runs == 1 else { return nil }
      return texts[0] + (run.first.criterion ?? "") + texts[1] + (run.last.criterion ?? "") + end
    }
  }

  /// `Requirements 7.1-7.4`: the word stands once before a list. `R7 AC2` says it each time.
  private var isWord: Bool {
    texts[0].last?.isWhitespace == true && !(texts.count > 2 && texts[1].contains(where: \.isLetter))
  }

  private func name(_ point: Point) -> String {
    let series = Self.series(point.requirement)
    var number = String(point.requirement.dropFirst(series.utf8.count))
    // `FR-001` is written with three digits, and so are those beside it; of `NFR-9` the next one is `NFR-10`.
    let width = figures.first?.width ?? 0
    if !series.isEmpty, width > 2 || figures.contains(where: \.isPadded) {
      number = String(repeating: "0", count: max(0, width - number.utf8.count)) + number
    }
    return number + (point.occurrence.map { "~\($0)" } ?? "")
  }
}
