/// How many of a kind one page shows. Far above what people write; a page that leaves some out says how many, and where they stand.
///
/// Lists within lists multiply: a document of a megabyte can cite every criterion from every task, hundreds of millions of links in all.
enum PageLimit {
  /// Of a spec, on its page.
  static let requirements = 1000
  static let criteria = 1000
  static let tasks = 1000
  /// Of a spec on its page, and of all specs on the page of findings.
  static let findings = 1000
  /// Of one spec, on the page of findings.
  static let findingsOfGroup = 200
  /// Of one criterion; and of all criteria of a page together, of which each has at least a few.
  static let claims = 50
  static let claimsOfPage = 10_000

  static func claims(beside criteria: Int) -> Int { min(claims, max(3, claimsOfPage / max(1, criteria))) }

  /// Beside one task, or at one line of a document.
  static let links = 50
  /// Of one finding.
  static let notes = 20
  /// Of one kind, on the page of a document.
  static let annotations = 2000
  /// In the contents of a document.
  static let headings = 1000
  /// Levels of tasks below each other; what is deeper stands at the last of them.
  static let taskLevels = 16
}
