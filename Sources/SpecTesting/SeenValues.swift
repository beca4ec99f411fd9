import Synchronization
public import Testing

/// The values that expectations compared last, by expectation: what one that fails shows.
private let values = Mutex<[String: [Int: String]]>([:])

/// Keeps a value for the message of an expectation, and hands it on.
///
/// Generated code puts it around what an expectation compares where Swift Testing shows no values: behind `try` and `await`.
///
/// - Parameters:
///   - words: the source of the value.
///   - place: among the values of the expectation, from 0.
///   - expectation: unlike that of every other.
public func seen<Value>(_ value: Value, _ words: String, _ place: Int, _ expectation: String) -> Value {
  let shown = "\(words) → \(String(describingForTest: value))"
  values.withLock { $0[expectation, default: [:]][place] = shown }
  return value
}

/// What the values of an expectation were, behind what its author says of it. Asked for where it fails only.
public func seenValues(_ expectation: String, beside comment: Comment? = nil) -> Comment? {
  let seen = values.withLock { $0[expectation] ?? [:] }.sorted { $0.key < $1.key }.map(\.value)
  let lines = (comment.map { [$0.rawValue] } ?? []) + seen
  return lines.isEmpty ? nil : Comment(rawValue: lines.joined(separator: "; "))
}
