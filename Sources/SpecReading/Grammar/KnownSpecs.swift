import Findings
import SpecModel

/// The folders of specs that there are. Most bear no number, and only that they exist tells their names from other words:
/// `1.1 (billing-export)`, `Requirement 1.1 of billing-export`.
struct KnownSpecs {
  var folders: [SpecID: DocumentPath] = [:]

  /// A word without a hyphen may be any word, whatever a folder is called.
  func contains(_ name: TextSlice) -> Bool {
    name.count > 2 && name.contains("-") && folders[SpecID(name.string)] != nil
  }
}

extension SpecNaming {
  /// `billing-export: 1.1`, `billing-export 1.1`, `` `billing-export` 1.1 ``, `billing-export#1.1` at the front of a list.
  static func leading(_ text: TextSlice, _ known: KnownSpecs) -> (name: String, end: Int)? {
    let isTicked = text.first == 96
    let start = text.start + (isTicked ? 1 : 0)
    guard isLetter(text[start]), let name = name(at: start, in: text), known.contains(name) else { return nil }
    var end = name.end
    if isTicked {
      guard text[end] == 96 else { return nil }
      end += 1
    }
    let joint = end
    while isBlank(text[end]) || text[end] == UInt8(ascii: ":") || text[end] == UInt8(ascii: "#") { end += 1 }
    return end > joint && end < text.end ? (name.string, end) : nil
  }

  /// The name that stands there, up to what no name holds.
  static func name(at start: Int, in text: TextSlice) -> TextSlice? {
    var end = start
    while end < text.end, end - start < 255, isNameByte(text[end]) { end += 1 }
    return end > start ? TextSlice(text.source, start..<end) : nil
  }
}
