import Testing

/// A habit of writing, in the smallest document.
struct Document: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// What is read, parted by blanks.
  let read: String

  init(_ description: String, _ text: String, _ read: String) {
    testDescription = description
    self.text = text
    self.read = read
  }
}
