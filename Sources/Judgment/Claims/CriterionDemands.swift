import SpecModel
import Traceability

/// What criteria demand in the words by which people deny: a claim that says them may well say that the criterion is met.
///
/// Each criterion is looked at once, however many claims are about it.
struct CriterionDemands {
  private struct Demand {
    /// The beginning of its text, in small letters.
    let text: [UInt8]
    /// It forbids something, or is about what is not done.
    let isNegative: Bool
  }

  private let index: SpecIndex
  private var known: [CriterionID: Demand] = [:]
  /// In bytes: thousands of claims may be about one criterion of pages.
  private static let longest = 2000

  init(_ index: SpecIndex) {
    self.index = index
  }

  /// Whether the criterion forbids something, or demands that just this be said.
  mutating func speak(_ id: CriterionID, of phrase: String) -> Bool {
    guard let demand = demand(id) else { return false }
    return demand.isNegative || LoneStatus.isDemanded(phrase, by: demand.text)
  }

  private mutating func demand(_ id: CriterionID) -> Demand? {
    if let demand = known[id] { return demand }
    guard let criterion = index.criterion(id) else { return nil }
    let whole = criterion.text
    let text =
      whole.utf8.count <= Self.longest ? whole : String(decoding: whole.utf8.prefix(Self.longest), as: UTF8.self)
    let demand = Demand(
      text: Array(text.lowercased().utf8),
      isNegative: criterion.ears?.isNegated == true || PlainDenial.phrase(in: text) != nil
        || Remark.isSpokenOf(in: text)
    )
    known[id] = demand
    return demand
  }
}
