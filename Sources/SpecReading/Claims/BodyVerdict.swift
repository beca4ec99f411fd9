import SpecModel

/// What stands below the heading of a claim, heard line by line.
struct BodyVerdict {
  enum Outcome: Equatable {
    case mark(Mark)
    /// Lines below claim its parts, each for itself: that some are met proves nothing of the others. The mark is theirs, where they
    /// agree and begin with it.
    case leftToParts(Mark?)
  }

  /// Of the whole.
  private var said: Mark?
  /// A sentence said it, or the list that did is over: the lists behind it are evidence.
  private var isSettled = false
  private var denied: Mark?
  private var isPartlyMet = false
  /// What the first part begins with.
  private var leading: Mark?

  var isPositive: Bool { said?.isPositive ?? isPartlyMet }

  var outcome: Outcome? {
    if let denied {
      if let said, !said.isPositive { return .mark(said) }
      return said == nil && !isPartlyMet ? .mark(denied) : .leftToParts(nil)
    }
    return said.map { .mark($0) } ?? (isPartlyMet ? .leftToParts(leading) : nil)
  }

  mutating func hear(part line: DocumentLine, _ claim: ClaimLine) {
    let front = MarkReader.leading(line.content.withoutLeadingEmphasis)?.mark
    if !isPartlyMet { leading = front ?? MarkReader.trailing(line.content)?.mark }
    hear(part: claim.mark ?? front, claim.denial)
  }

  private mutating func hear(part mark: Mark?, _ denial: Claim.Denial?) {
    if let mark {
      if mark.isPositive { isPartlyMet = true } else { denied = Mark.worse(denied, mark) }
    } else if denial == .unmet || denial == .later {
      denied = denied ?? .pending
    }
  }

  /// Rows that are met prove what they name, and not the whole.
  mutating func hear(_ table: inout BodyTable) {
    let found = table.take()
    for mark in found.parts { hear(part: mark, nil) }
    guard !isSettled, let worst = found.whole.worst, !worst.isPositive else { return }
    hear(worst)
    isSettled = true
  }

  mutating func hear(_ line: DocumentLine) {
    guard !isSettled else { return }
    // `**Status**: ✅ Validated` marks the heading as much as a marked line does.
    if let denial = StatusWords.denial(labelled: line.content) {
      hear(denial)
      isSettled = true
      return
    }
    let status = line.content.boldLabel.flatMap { $0.label.string.lowercased() == "status" ? $0.rest : nil }
    let text = status ?? line.content
    let isOfList = line.marker != .none || line.indent > 0
    let sign = MarkReader.leading(text.withoutLeadingEmphasis) ?? MarkReader.trailing(text)
    // A ticked box proves its own line; one that nobody ticked leaves something open.
    guard let mark = sign?.mark ?? (line.checkbox == 32 ? .pending : nil) else {
      if said != nil, !isOfList { isSettled = true }
      return
    }
    hear(mark)
    if !isOfList || status != nil { isSettled = true }
  }

  private mutating func hear(_ mark: Mark) { said = Mark.worse(said, mark) }
}
