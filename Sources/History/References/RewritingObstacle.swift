import SpecModel

/// Why an older reference cannot be written anew.
enum RewritingObstacle {
  /// A range may stand for any number of criteria.
  private static let mostMoved = 3

  static func words(_ members: [OlderReference.Member], isUnclear: Bool, isPartial: Bool, isEdited: Bool) -> String? {
    if isUnclear {
      let moved = members.compactMap { member -> String? in
        guard case .moved(let place, _) = member.fate else { return nil }
        return "\(member.number) is \(place.called(in: member.home)) today"
      }
      return
        "whether this line is as old as its words cannot be told: they stood elsewhere or less often, or were edited, or it was renumbered "
        + "by hand" + (moved.isEmpty ? "" : "; if it is, \(moved.prefix(mostMoved).joined(separator: ", "))")
    }
    for member in members {
      switch member.fate {
      case .undecided(let places):
        let names = places.map { $0.called(in: member.home) }.joined(separator: ", ")
        return "what \(member.number) was may be \(places.count > 1 ? "any of " : "")\(names) today"
      case .resembled(let place, let grounds):
        return
          "nothing says what \(member.number) said; \(place.called(in: member.home)) is like it (\(grounds)), and whether it is the same, "
          + "edited, or another one only a reader can tell"
      case .removed where member.wasNothing: return "\(member.number) named nothing when it was written"
      case .removed(let hint?) where hint.likeness != nil:
        return
          "what \(member.number) said, no criterion says today; \(hint.criterion.local) is new, and like it"
          + (hint.likeness.map { " (\($0))" } ?? "")
      case .removed: return "what \(member.number) said, no criterion says today"
      case .changed(_, .number):
        return
          "\(member.number) says something else today: whether it is still what this is about only a reader can tell"
      case .changed:
        return "the words of \(member.number) were changed: whether this still holds only a reader can tell"
      case .moved(let place, .figure(let then, let today)):
        return
          "\(member.number) is \(place.called(in: member.home)) today, with \(today) for \(then): whether this still holds only a "
          + "reader can tell"
      case .moved(let place, let grounds) where grounds.isEdited && isEdited:
        return
          "\(member.number) is \(place.called(in: member.home)) today, in other words: whether this still holds only a reader can tell"
      case .moved, .kept: continue
      }
    }
    if let abroad = members.compactMap({ $0.abroad }).first { return "\(abroad) today, in another spec" }
    return isPartial ? "some of what it names stood for nothing when it was written" : nil
  }
}

extension OlderReference.Member {
  /// `7.2 is 005/3.1`, where another spec holds it.
  fileprivate var abroad: String? {
    guard case .moved(let place, _) = fate, let home, place.spec != home else { return nil }
    return "\(number) is \(place.called(in: home))"
  }
}
