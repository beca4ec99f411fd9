import Findings
import SpecModel

/// Makes references of items: one for each id, ranges spread out.
struct ReferenceExpansion {
  /// No spec has more criteria under one requirement; a larger range is a slip, or an attack.
  static let longestRange = 200

  let lines: DocumentLines

  /// - Returns: the references, none when the document has had its share; `nil` for a range that cannot be spread out
  ///   (`1.3-2.4`, `4.9-4.2`), and for criteria that nobody can tell (`1 (AC 2 and up)`).
  func references(_ item: ReferenceCursor.Item, in text: TextSlice, spec: String? = nil) -> [Reference]? {
    guard !item.isUnreadable else { return nil }
    let location = lines.location(TextSlice(text.source, item.range))
    let spec = item.spec ?? spec
    guard let last = item.last else {
      guard lines.allowance.take(1, line: location.line) else { return [] }
      return [reference(item.first, spec, location, isFromRange: false)]
    }
    guard var points = points(from: item.first, to: last) else { return nil }
    if !item.left.isEmpty {
      let left = Set(
        item.left.flatMap { one in one.last.flatMap { self.points(from: one.first, to: $0) } ?? [one.first] }
      )
      points.removeAll(where: left.contains)
    }
    guard lines.allowance.take(points.count, line: location.line) else { return [] }
    return points.map { reference($0, spec, location, isFromRange: true) }
  }

  private func points(from first: ReferenceCursor.Point, to last: ReferenceCursor.Point) -> [ReferenceCursor.Point]? {
    if let low = first.criterion, let high = last.criterion {
      guard first.requirement == last.requirement, low <= high, high - low < Self.longestRange else { return nil }
      return (low...high).map { .init(requirement: first.requirement, occurrence: first.occurrence, criterion: $0) }
    }
    if let low = first.tooDeep, let high = last.tooDeep { return deep(from: first, low, to: high) }
    guard first.requirement.letter == nil else { return lettered(from: first, to: last) }
    let prefix = first.requirement.seriesPrefix
    let figures = first.requirement.text.dropFirst(prefix.count)
    // `R1-1` is no range: its second number was meant for a criterion.
    guard first.criterion == nil, last.criterion == nil, first.tooDeep == nil,
      let low = Int(figures),
      let high = Int(last.requirement.text.dropFirst(prefix.count)), low < high || (low == high && !prefix.isEmpty),
      high - low < Self.longestRange
    else { return nil }
    return (low...high).map { number in
      // `FR-001-FR-012`: as wide as the first
      let zeros = figures.first == "0" ? String(repeating: "0", count: max(0, figures.count - "\(number)".count)) : ""
      return .init(requirement: RequirementNumber("\(prefix)\(zeros)\(number)"), occurrence: nil, criterion: nil)
    }
  }

  /// `2.1.1-2.1.3`
  private func deep(
    from first: ReferenceCursor.Point,
    _ low: CriterionLabel,
    to high: CriterionLabel
  ) -> [ReferenceCursor.Point]? {
    guard let dot = low.text.lastIndex(of: "."), let start = Int(low.text[low.text.index(after: dot)...]),
      let end = high.text.split(separator: ".").last.flatMap({ Int($0) }), start <= end,
      end - start < Self.longestRange
    else { return nil }
    return (start...end).map { number in
      var point = first
      point.tooDeep = CriterionLabel("\(low.text[...dot])\(number)")
      return point
    }
  }

  /// `27A-27D`
  private func lettered(from first: ReferenceCursor.Point, to last: ReferenceCursor.Point) -> [ReferenceCursor.Point]? {
    let (one, other) = (first.requirement.text, last.requirement.text)
    guard first.criterion == nil, last.criterion == nil, first.tooDeep == nil, one.dropLast() == other.dropLast(),
      let low = first.requirement.letter, let high = last.requirement.letter, low < high
    else { return nil }
    return (low...high).map { letter in
      let number = RequirementNumber(one.dropLast() + String(UnicodeScalar(letter)))
      return .init(requirement: number, occurrence: nil, criterion: nil)
    }
  }

  private func reference(
    _ point: ReferenceCursor.Point,
    _ spec: String?,
    _ location: Location,
    isFromRange: Bool
  ) -> Reference {
    let label = point.criterion.map { CriterionLabel(String($0)) } ?? point.tooDeep
    let target: Reference.Target =
      label.map { .criterion(point.requirement, occurrence: point.occurrence, $0) }
      ?? .requirement(point.requirement, occurrence: point.occurrence)
    return Reference(target: target, spec: spec, location: location, isFromRange: isFromRange)
  }
}
