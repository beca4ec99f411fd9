/// The members of a JSON object, sorted by key, each key once. An array and not a dictionary: evidence has many small objects.
package struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSON
  }

  package private(set) var members: [Member] = []

  package init() {}

  /// - Parameter elements: members in any order; of members with the same key the last one counts.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    members.reserveCapacity(elements.count)
    for (key, value) in elements { self[key] = value }
  }

  /// - Returns: `nil` when two members bear the same key.
  init?(distinct members: [Member]) {
    var sorted = members
    if zip(members, members.dropFirst()).contains(where: { !JSONObject.precedes($0.key, $1.key) }) {
      sorted.sort { JSONObject.precedes($0.key, $1.key) }
      guard !zip(sorted, sorted.dropFirst()).contains(where: { $0.key == $1.key }) else { return nil }
    }
    self.members = sorted
  }

  /// - Parameter members: sorted by key, each key once.
  init(sorted members: [Member]) {
    self.members = members
  }

  package var isEmpty: Bool { members.isEmpty }

  package subscript(key: String) -> JSON? {
    get { members.first { $0.key == key }?.value }
    set {
      let place = members.firstIndex { !JSONObject.precedes($0.key, key) } ?? members.endIndex
      let exists = place < members.endIndex && members[place].key == key
      switch (newValue, exists) {
      case (let value?, true): members[place] = Member(key: key, value: value)
      case (let value?, false): members.insert(Member(key: key, value: value), at: place)
      case (nil, true): members.remove(at: place)
      case (nil, false): break
      }
    }
  }

  mutating func take(_ key: String) -> JSON? {
    guard let place = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: place).value
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
