import Findings
import SpecModel

extension IgnoreMark {
  /// It says why. The name of another rule, where a comma was forgotten, says nothing of the kind, and neither does `TODO`.
  var hasReason: Bool {
    guard !reason.isEmpty else { return false }
    // A name of a rule has no blank in it, and `TODO` no second word: most reasons are a sentence.
    let words = reason.split { $0 == " " || $0 == "," }
    return !words.allSatisfy { word in
      let bare = String(word.lowercased().drop { !$0.isLetter }).trimmingSuffix { !$0.isLetter }
      return nothing.contains(bare) || RuleCatalog.all.contains { $0.id.name == bare }
    }
  }
}

private let nothing: Set<String> = ["", "todo", "tbd", "tbc", "fixme", "xxx", "reason", "because", "why", "none"]

extension String {
  fileprivate func trimmingSuffix(while isGone: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isGone(last) { text.removeLast() }
    return String(text)
  }
}
