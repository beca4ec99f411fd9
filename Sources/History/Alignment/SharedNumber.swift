import SpecModel
import Synchronization

/// What became of a number that several requirements bore: nobody could tell which was meant, and nobody can today. Where all of
/// them got one other number, the reference may have it too.
struct SharedNumber {
  let meaning: SpecChange.Meaning?

  /// Nobody chooses among more: thousands of requirements may bear one number, and thousands of lines cite it.
  private static let most = 16

  init(_ meanings: [SpecChange.Meaning], _ change: SpecChange) {
    guard let first = meanings.first, meanings.contains(where: { $0.fate != .kept }) else {
      meaning = nil
      return
    }
    let homes = meanings.flatMap { Self.homes($0) }
    meaning = SpecChange.Meaning(
      place: Self.shared(first.place),
      text: Self.text(meanings),
      fate: homes.isEmpty ? .removed(hint: nil) : Self.fate(homes, meanings, change)
    )
  }

  private static func text(_ meanings: [SpecChange.Meaning]) -> String {
    let texts = meanings.prefix(most).map(\.text).joined(separator: ", or: ")
    return meanings.count > most ? "\(texts), or one of \(meanings.count - most) others" : texts
  }

  private static func fate(_ homes: [Fate.Place], _ meanings: [SpecChange.Meaning], _ change: SpecChange) -> Fate {
    let numbers = Set(homes.map { shared($0) })
    guard let only = numbers.first, numbers.count == 1, homes.count == meanings.count,
      !meanings.contains(where: { if case .resembled = $0.fate { true } else { false } }),
      case .shared(let number, _, _) = only,
      change.new.requirements.count(where: { $0.id.number == number }) == meanings.count
    else { return .undecided(Array(homes.prefix(most))) }
    return .moved(only, .requirement)
  }

  private static func homes(_ meaning: SpecChange.Meaning) -> [Fate.Place] {
    switch meaning.fate {
    case .kept, .changed: [meaning.place]
    case .moved(let place, _), .resembled(let place, _): [place]
    case .removed: []
    case .undecided(let places): places
    }
  }

  private static func shared(_ place: Fate.Place) -> Fate.Place {
    switch place {
    case .criterion(let id): .shared(id.requirement.number, id.label, id.spec)
    case .requirement(let id): .shared(id.number, nil, id.spec)
    case .shared: place
    }
  }
}

/// What the numbers that several requirements bore meant, each found out once: thousands of places may name a number of thousands.
final class SharedMeanings: Sendable {
  private let known = Mutex<[Reference.Target: SpecChange.Meaning?]>([:])

  func meaning(of target: Reference.Target, _ find: () -> SpecChange.Meaning?) -> SpecChange.Meaning? {
    if let known = known.withLock({ $0[target] }) { return known }
    let found = find()
    known.withLock { $0[target] = .some(found) }
    return found
  }
}
