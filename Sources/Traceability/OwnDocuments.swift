/// The documents that every spec has of its own, under the same names.
enum OwnDocuments {
  static func hold(_ name: String) -> Bool {
    var name = name.lowercased()[...]
    guard name.hasSuffix(".md") else { return false }
    name.removeLast(3)
    // `01-design.md`
    let digits = name.utf8.prefix { (48...57).contains($0) }.count
    if digits > 0 { name = name.dropFirst(digits).drop { "-_. ".contains($0) } }
    // `design.ja.md`
    let lead = Substring(name.utf8.prefix { $0 != UInt8(ascii: ".") })
    return names.contains(name) || names.contains(lead) || isNumbered(name)
  }

  private static let names: Set<Substring> = [
    "requirements", "requirement", "spec", "bugfix", "design", "tasks", "readme", "plan", "research", "data-model",
    "quickstart",
  ]

  /// `task-1-completion.md`, `task_2_summary.md`
  private static func isNumbered(_ name: Substring) -> Bool {
    guard name.hasPrefix("task") else { return false }
    let number = name.dropFirst(4).drop { "-_ ".contains($0) }
    return number.first?.isNumber == true
  }
}
