import Findings
import SpecModel

/// How many criteria the citations of a spec may stand for: a thousand tasks that each cite a requirement of a thousand criteria
/// would make a million pairs out of a few kilobytes.
struct SpreadLimit {
  static let limit = 1 << 18

  private let sizes: [RequirementNumber: Int]
  private let total: Int
  /// Of the largest requirement of all specs.
  private let largest: Int
  private(set) var share: SpreadRoom.Share
  /// Where it ran out.
  private(set) var problem: DocumentProblem?

  /// - Parameter largest: how many criteria a requirement of another spec may have.
  init(_ requirements: [Requirement], largest: Int, _ room: SpreadRoom) {
    self.largest = largest
    share = room.shareOfSpread(upTo: Self.limit)
    sizes = Dictionary(requirements.map { ($0.id.number, $0.criteria.count) }, uniquingKeysWith: max)
    total = requirements.reduce(0) { $0 + $1.criteria.count }
  }

  /// - Returns: those that there is room for.
  mutating func keep<Element>(_ elements: [Element], _ citations: (Element) -> [Citation]) -> [Element] {
    let count = elements.prefix { element in
      citations(element).allSatisfy { take($0.references, all: $0.citesAll, $0.location) }
    }.count
    return count == elements.count ? elements : Array(elements[..<count])
  }

  mutating func keep(_ claims: [Claim]) -> [Claim] {
    let count = claims.prefix { take([$0.reference], all: false, $0.location) }.count
    return count == claims.count ? claims : Array(claims[..<count])
  }

  private mutating func take(_ references: [Reference], all: Bool, _ location: Location) -> Bool {
    guard problem == nil else { return false }
    share.take(references.reduce(all ? total : 0) { $0 + size($1) })
    guard share.left < 0 else { return true }
    problem = DocumentProblem(
      kind: .cutOff("the citations of \(share.owner); those from here on do not count"),
      location: location
    )
    return false
  }

  private func size(_ reference: Reference) -> Int {
    guard case .requirement(let number, _) = reference.target else { return 1 }
    return reference.spec == nil ? sizes[number] ?? 1 : largest
  }
}
