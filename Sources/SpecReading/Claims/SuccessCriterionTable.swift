import SpecModel

/// `| Criterion | Status | Evidence |`: which column says what was demanded, and which whether it is met.
struct SuccessCriterionTable {
  private let criterion: Int
  /// `| # | Criterion | Status |`
  private let number: Int?
  private let status: Int?
  /// What the columns give besides, in the words of sections: `Evidence`.
  let parts: [String]

  static let partNames = ["Evidence", "Verification", "Example", "Status", "Verified"]

  struct Row {
    let number: Int?
    let title: String
    /// What the other cells say.
    let beside: String
    let mark: Mark?
  }

  /// - Returns: `nil` for a table of something else.
  init?(header: [TextSlice]) {
    let names = header.map(\.withoutEmphasis.string)
    let lowercased = names.map { $0.lowercased() }
    guard let criterion = lowercased.firstIndex(where: { $0.contains("criteri") }) else { return nil }
    self.criterion = criterion
    number = lowercased.firstIndex { ClaimTableWords.number.contains($0) }
    status = lowercased.indices.first { index in
      index != criterion && ClaimTableWords.status.contains { lowercased[index].hasPrefix($0) }
    }
    parts = names.compactMap { name in Self.partNames.first { name.hasPrefix($0) } }
  }

  func row(_ cells: [TextSlice]) -> Row? {
    guard cells.indices.contains(criterion) else { return nil }
    let marked = MarkReader.leading(cells[criterion])
    let text = (marked?.rest ?? cells[criterion]).withoutEmphasis
    guard !text.isEmpty else { return nil }
    let named = SuccessCriterionReader.number(text)
    let counted = number.flatMap { cells.indices.contains($0) ? Int(cells[$0].withoutEmphasis.string) : nil }
    let title = named.flatMap { $0.title.isEmpty ? nil : $0.title } ?? text.string
    let others = cells.indices.filter { $0 != criterion && $0 != number }.map { cells[$0].string }
    return Row(
      number: named?.number ?? counted,
      title: title,
      beside: others.joined(separator: "; "),
      mark: marked?.mark ?? mark(cells)
    )
  }

  private func mark(_ cells: [TextSlice]) -> Mark? {
    let others = cells.indices.filter { $0 != criterion && $0 != number }
    if let status, cells.indices.contains(status), let mark = MarkReader.any(cells[status]) { return mark }
    if let mark = others.lazy.compactMap({ MarkReader.leading(cells[$0])?.mark }).first { return mark }
    return others.lazy.compactMap { StatusWords.mark(cells[$0], isAnswer: $0 == status) }.first
  }
}
