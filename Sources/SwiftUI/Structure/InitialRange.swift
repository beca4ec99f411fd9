import HeadlessCore

/// The range that a loop over a constant range was first made with: Apple's reads no other, whatever it is handed later.
final class InitialRange {
  private let range: Range<Int>
  /// No property of a view lies at this offset.
  private static let slot = -5

  private init(_ range: Range<Int>) { self.range = range }

  /// The numbers that the loop at this place makes views of.
  @MainActor static func settle(_ range: Range<Int>, _ inputs: _ViewInputs) -> Range<Int> {
    let initial = inputs.identity.slot(slot, as: InitialRange.self) { InitialRange(range) }.range
    if range == initial { return range }
    let message =
      "ForEach or List over the range \(initial) was handed \(range): it reads the initial value only. A range that "
      + "changes needs an id: (\(range), id: \\.self)."
    inputs.graph.record(.changedRange, message, at: inputs.identity)
    // What the content knows no more must not be asked for: a device may stop there, and every other check with it here.
    return initial.clamped(to: range)
  }
}
