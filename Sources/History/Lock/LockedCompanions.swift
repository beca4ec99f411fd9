/// What the companions of lines tell about which line of today was which when the lock was written.
///
/// Where a section was taken out, and the others were renumbered by hand, `### Requirement 1 ✅` stands there as it stood, and below it
/// what stood below `### Requirement 2 ✅`.
struct LockedCompanions {
  private let then: [UInt32: Int]
  private let today: [UInt32: Int]

  init(_ then: [Lock.Line], _ today: [Lock.Line]) {
    (self.then, self.today) = (Self.counts(then), Self.counts(today))
  }

  private static func counts(_ lines: [Lock.Line]) -> [UInt32: Int] {
    lines.reduce(into: [:]) { counts, line in line.companion.map { counts[$0, default: 0] += 1 } }
  }

  /// - Parameter former: lines of the lock that this one may be.
  /// - Returns: whether it stands beside what one of them, and nothing else, stood beside.
  func tell(_ line: Lock.Line, from former: [Lock.Line]) -> Bool {
    guard let own = line.companion, then[own] == 1, today[own] == 1 else { return false }
    return former.contains { $0.companion == own }
  }

  /// - Parameter former: lines of the lock that this one may be.
  /// - Returns: whether it stands beside what stood beside another one.
  func displace(_ line: Lock.Line, from former: [Lock.Line]) -> Bool {
    guard let own = line.companion, then[own] != nil, !former.isEmpty else { return false }
    return former.allSatisfy { $0.companion != nil && $0.companion != own }
  }
}
