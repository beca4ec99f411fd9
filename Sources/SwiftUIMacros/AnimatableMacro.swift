/// `@Animatable struct Ring: Shape { ... }`: the data of all stored variables but those that say `@AnimatableIgnored`.
struct AnimatableMacro {
  private let scanner: SourceScanner
  private let body: Range<Int>

  /// - Parameter declaration: of a struct or a class, with its attributes.
  init(declaration: String) {
    let scanner = SourceScanner(declaration)
    let open = scanner.first { character, _ in character == "{" } ?? scanner.count
    self.scanner = scanner
    body = min(open + 1, scanner.count)..<(scanner.close(of: open) ?? scanner.count)
  }

  /// `animatableData`.
  var member: String {
    let names = properties
    return """
      \(access)\(isolation)var animatableData: SwiftUI._AnimatableFields {
        get {
          \(names.isEmpty ? "let" : "var") fields = SwiftUI._AnimatableFields()
          \(names.map { "fields.add(self.\($0))" }.joined(separator: "\n"))
          return fields
        }
        set {
          \(names.isEmpty ? "" : "var fields = newValue")
          \(names.map { "fields.next(into: &self.\($0))" }.joined(separator: "\n"))
        }
      }
      """
  }

  /// - Parameters:
  ///   - type: the name of what is extended.
  ///   - missing: the protocols that it does not conform to by itself.
  func conformance(of type: String, missing: String) -> String {
    missing.contains("Animatable") ? "extension \(type): \(isolation)SwiftUI.Animatable {}" : ""
  }

  /// `Animatable` belongs to no actor, and the variables of a struct need none; those of a class may.
  private var isolation: String { isDeclared("class") ? "" : "nonisolated " }

  /// A member must be as widely known as its type, where that is known to others.
  private var access: String {
    ["public", "open", "package"].first(where: isDeclared).map { $0 == "open" ? "public " : "\($0) " } ?? ""
  }

  /// Whether a word stands before the body; what comments say there is none of the declaration.
  private func isDeclared(_ word: String) -> Bool { scanner.first(word: word).map { $0 < body.lowerBound } ?? false }

  /// The names of the variables that are stored and no property wrapper keeps, in their order.
  var properties: [String] {
    var names: [String] = []
    var start = body.lowerBound
    while let place = next(from: start) {
      let before = scanner.slice(start..<place)
      let end = end(from: place + 3)
      if isStored(place + 3, until: end), isPlain(before) { names += self.names(place + 3, until: end) }
      start = end
    }
    return names
  }

  /// - Returns: where the next `var` of the type itself stands.
  private func next(from start: Int) -> Int? {
    scanner.first(word: "var", from: start).flatMap { $0 < body.upperBound ? $0 : nil }
  }

  /// - Returns: where the line ends that the declaration comes to its end on.
  private func end(from start: Int) -> Int {
    let end = scanner.first(from: start) { character, index in
      index >= body.upperBound || character == ";" || character.isNewline && !isOpen(start, index)
    }
    return min(end ?? body.upperBound, body.upperBound)
  }

  /// The declaration says more on the next line: nothing stands behind its sign yet, or its accessors follow.
  private func isOpen(_ start: Int, _ index: Int) -> Bool {
    let last = scanner.slice(start..<index).last { !$0.isWhitespace }
    let next = scanner.first(from: index) { character, _ in !character.isWhitespace }.flatMap { scanner[$0] }
    return last.map { "=:,".contains($0) } ?? true || next == "{" || next == "=" || next == ","
  }

  /// What stands before it since the last declaration: its attributes and modifiers, on its own line or those before.
  private func isPlain(_ before: String) -> Bool {
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).reversed()
    let others = lines.dropFirst().map { $0.drop(while: \.isWhitespace) }.filter { !$0.hasPrefix("//") }
    let words = ([lines.first ?? ""] + others.prefix { $0.hasPrefix("@") }).flatMap { Self.words(String($0)) }
    return !words.contains {
      $0.hasPrefix("@") && !Self.harmless.contains($0) || ["static", "class", "lazy"].contains($0)
    }
  }

  private static let harmless: Set<String> = ["@MainActor", "@available", "@objc", "@usableFromInline"]

  private func isStored(_ start: Int, until end: Int) -> Bool {
    guard
      let brace = scanner.first(
        from: start,
        where: { character, index in character == "{" || character == "=" || index >= end }
      ),
      brace < end, scanner[brace] == "{"
    else { return true }
    let words = Self.words(scanner.slice(brace + 1..<end))
    return words.first.map { ["willSet", "didSet"].contains($0) } ?? false
  }

  /// `width` and `height` of `width: CGFloat, height: CGFloat = 3`
  private func names(_ start: Int, until end: Int) -> [String] {
    var names: [String] = []
    var place = start
    while place < end {
      let word = scanner.slice(place..<end).drop(while: \.isWhitespace).prefix {
        $0.isLetter || $0.isNumber || "_`".contains($0)
      }
      if !word.isEmpty { names.append(String(word)) }
      var depth = 0
      let comma = scanner.first(from: place) { character, index in
        if character == "<" { depth += 1 }
        if character == ">", scanner[index - 1] != "-" { depth -= 1 }
        return index >= end || character == "," && depth <= 0
      }
      place = (comma ?? end) + 1
    }
    return names
  }

  private static func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || "_@`".contains($0)) }.map(String.init)
  }
}
