import Findings
import History
import SpecModel
import Testing

/// A requirement without criteria is known by its title alone.
struct RequirementTitleTests {
  private static func headings(_ all: [String]) -> SpecNumbering {
    let spec = SpecID("001-icon")
    let titles = all.enumerated().map { place, heading in
      let id = RequirementID(spec: spec, number: RequirementNumber("\(place + 1)"))
      return SpecNumbering.Title(id: id, heading: heading)
    }
    return SpecNumbering(spec: spec, criteria: [], requirements: titles)
  }

  /// What became of the first ones: `same`, `gone`, or a number.
  private static func fates(_ old: [String], _ new: [String]) -> [String] {
    let change = SpecChange(old: headings(old), new: headings(new))
    return old.indices.map { place in
      switch change.meaning(of: .requirement(RequirementNumber("\(place + 1)"), occurrence: nil))?.fate {
      case .kept: "same"
      case .moved(let place, _): place.local
      case .removed: "gone"
      default: "unknown"
      }
    }
  }

  @Test(
    "one that loses its title, gets one or is punctuated otherwise is what it was",
    arguments: [
      (["Requirement 1: Layout", "Requirement 2"], ["Requirement 1", "Requirement 2"]),
      (["Requirement 1", "Requirement 2: Keys"], ["Requirement 1: Layout", "Requirement 2: Keys"]),
      (["Requirement 1 - Layout", "Requirement 2: Keys"], ["Requirement 1 - Layout", "Requirement 2 - Keys"]),
      (["Requirement 1 — Layout", "2. Keys"], ["Requirement 1: Layout", "2) Keys"]),
      (["1.1 Layout", "1.2. Keys"], ["Requirement 1.1: Layout", "Requirement 1.2 – Keys"]),
    ]
  )
  func kept(_ old: [String], _ new: [String]) {
    #expect(Self.fates(old, new) == ["same", "same"])
  }

  @Test("one whose number is another's of then is gone, or where its title stands")
  func moved() {
    let then = ["Requirement 1 - Layout", "Requirement 2 - Keys", "Requirement 3"]
    let today = ["Requirement 1 - Keys", "Requirement 2 - Sound", "Requirement 3"]
    #expect(Self.fates(then, today) == ["gone", "1", "same"])
  }
}
