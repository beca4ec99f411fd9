/// An import at the head of a block: `import Foundation`, `@testable import Shop`, `import struct Foundation.Date`.
struct ImportedModule: Hashable {
  /// On one line.
  let declaration: String
  /// Counts from 1 within the source.
  let line: Int

  /// - Returns: the place behind the import that begins at `start`; `nil` when none does.
  static func end(from start: Int, _ tokens: [SwiftToken], _ bytes: [UInt8]) -> Int? {
    func text(_ place: Int) -> String? {
      guard place < tokens.count, tokens[place].kind == .identifier else { return nil }
      return String(decoding: bytes[tokens[place].range], as: UTF8.self)
    }
    func isSign(_ sign: Character, _ place: Int) -> Bool {
      place < tokens.count && bytes[tokens[place].range].elementsEqual(String(sign).utf8)
    }
    var place = start
    while isSign("@", place), text(place + 1) != nil {
      place += 2
      if isSign("(", place), let close = tokens[place].partner { place = close + 1 }
    }
    if let level = text(place), levels.contains(level) { place += 1 }
    guard text(place) == "import" else { return nil }
    place += 1
    if let kind = text(place), kinds.contains(kind), text(place + 1) != nil { place += 1 }
    guard text(place) != nil else { return nil }
    place += 1
    while isSign(".", place), text(place + 1) != nil { place += 2 }
    return place
  }

  /// Whether it is the import of a module, or of something in it.
  func names(_ module: String) -> Bool {
    declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == module }
  }

  private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
}
