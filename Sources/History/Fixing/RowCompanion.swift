import Findings
import MarkdownSyntax
import SpecModel

/// The requirement that a criterion in a row of a table belongs to, where it stands in a cell of its own: `| Req 3 | 3.1 |`,
/// `| Requirement 3: Colour | AC 2 |`. The one cannot be written anew without the other.
struct RowCompanion: Hashable {
  /// Where its number lies in the text of the document.
  let range: Range<Int>
  let number: String

  init?(of reference: OlderReference, in text: DocumentText) {
    let numbers = Set(reference.targets.map { Numbers($0.key, $0.value) })
    guard numbers.count == 1, let numbers = numbers.first, numbers.old != numbers.new,
      let place = text.range(reference.location.range)
    else { return nil }
    let line = text.source.line(reference.location.line - 1)
    let bytes = text.source.bytes
    guard bytes[line].first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "|"),
      let cell = bytes[line.lowerBound..<place.lowerBound].lastIndex(of: UInt8(ascii: "|"))
    else { return nil }
    for other in bytes[line.lowerBound..<cell].split(separator: UInt8(ascii: "|")) {
      guard let range = Self.number(in: other), String(decoding: bytes[range], as: UTF8.self) == numbers.old else {
        continue
      }
      (self.range, number) = (range, numbers.new)
      return
    }
    return nil
  }

  private struct Numbers: Hashable {
    let old: String
    let new: String

    init(_ target: Reference.Target, _ place: Fate.Place) {
      switch target {
      case .requirement(let number, _), .criterion(let number, _, _): old = Self.figure(number)
      }
      switch place {
      case .requirement(let id): new = Self.figure(id.number)
      case .criterion(let id): new = Self.figure(id.requirement.number)
      case .shared(let number, _, _): new = Self.figure(number)
      }
    }

    private static func figure(_ number: RequirementNumber) -> String {
      number.isNonFunctional ? String(number.text.dropFirst(4)) : number.text
    }
  }

  /// The digits of a cell that begins with a requirement's name: `Req 3`, `**Requirement 3: Colour**`, `R3`.
  private static func number(in cell: Slice<UnsafeBufferPointer<UInt8>>) -> Range<Int>? {
    var rest = cell.drop { [UInt8(ascii: " "), UInt8(ascii: "*"), UInt8(ascii: "_")].contains($0) }
    let word = rest.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & ~0x20) }
    guard ["r", "req", "reqs", "requirement", "nfr"].contains(String(decoding: word, as: UTF8.self).lowercased()) else {
      return nil
    }
    rest = rest.dropFirst(word.count).drop { [UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "-")].contains($0) }
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    // `Req 3.1` names a criterion by itself.
    guard !digits.isEmpty, rest.dropFirst(digits.count).first != UInt8(ascii: ".") else { return nil }
    return digits.startIndex..<digits.endIndex
  }
}
