/// What the host says: of a view of the components it is theirs, and of one that SwiftUI alone makes it is nobody's. So its own words
/// say nothing beside what is hosted: `host`, `find` of `screen.find(.button)`, `label` of what was found.
struct HostedValues {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  private let bound: BoundExpressions
  /// What the block declares by that name is none.
  private let isHostOwn: Bool

  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes, _ bound: BoundExpressions) {
    self.tokens = tokens
    self.words = words
    self.scopes = scopes
    self.bound = bound
    isHostOwn = tokens.indices.dropFirst().contains { place in
      guard words[place] == "host" else { return false }
      let isClosure = words[place - 1] == "let" && words[place...].dropFirst().prefix(2).elementsEqual(["=", "{"])
      return words[place - 1] == "func" || isClosure
    }
  }

  /// Whether the word at a place is one that the host says of what is hosted, whatever that is.
  func contain(_ place: Int) -> Bool {
    if isHost(place) { return true }
    guard Self.members.contains(words[place]) || Self.queries.contains(words[place]) else { return false }
    if word(place + 1) == ":", ["(", ","].contains(word(place - 1)) { return isOfCall(around: place) }
    guard word(place - 1).hasSuffix(".") else { return false }
    // `.button` of `find(.button)`
    if place < 2 || ![.identifier, .close, .literal].contains(tokens[place - 2].kind) {
      return Self.queries.contains(words[place]) && isOfCall(around: place)
    }
    return Self.members.contains(words[place]) && isHosted(place - 2)
  }

  func isHost(_ place: Int) -> Bool {
    !isHostOwn && words[place] == "host" && word(place + 1) == "(" && !word(place - 1).hasSuffix(".")
  }

  /// Whether it stands in what a host is asked with.
  private func isOfCall(around place: Int) -> Bool {
    var inner = place
    while let open = scopes.open(around: inner), words[open] == "(" {
      if open > 1, isHost(open - 1) || Self.members.contains(words[open - 1]) && isHosted(open - 3) { return true }
      inner = open
    }
    return false
  }

  /// Whether what ends there begins with what a host says: `host(...)`, a name that stands for that, an element of what was found.
  private func isHosted(_ end: Int, names: Int = 0) -> Bool {
    var place = end
    while tokens.indices.contains(place) {
      if tokens[place].kind == .close {
        place = (tokens[place].partner ?? 0) - 1
      } else if tokens[place].kind != .identifier {
        return false
      } else if word(place - 1).hasSuffix(".") {
        place -= 2
      } else if isHost(place) {
        return true
      } else if words[place].first == "$" {
        guard let open = scopes.brace(around: place, words) else { return false }
        place = open - 1
      } else {
        guard names < Self.mostNames, let number = bound.number(place) else { return false }
        return isHosted(bound.bindings[number].expression.upperBound - 1, names: names + 1)
      }
    }
    return false
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

  private static let mostNames = 8

  /// A test looks for each in `HeadlessHost`.
  static let members: Set<String> = [
    "find", "findAll", "accessibilityElements", "accessibilityTree", "animations", "announcements", "haptics",
    "openedAddresses", "findings", "svg", "advance", "change", "size", "frame", "touchTarget", "label", "value", "hint",
    "traits", "identifier", "text", "font", "nominalSize", "contrast", "visibleFraction", "exists", "isLeaving",
    "isFocused",
    "foregroundColor", "backgroundColor", "tap", "longPress", "drag", "press", "activate", "focus", "type", "delete",
    "submit", "and",
  ]
  static let queries: Set<String> = [
    "button", "image", "text", "header", "link", "toggle", "textField", "secureField", "label", "identifier",
  ]
}
