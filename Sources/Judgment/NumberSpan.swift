/// `1.1 to 1.9`: the first and the last number say how far a list of them goes.
enum NumberSpan {
  /// - Returns: `nil` for a list of nothing.
  static func words(_ first: String?, _ last: String?) -> String? {
    guard let first, let last else { return nil }
    return first == last ? first : "\(first) to \(last)"
  }

  /// `1.1-1.9`, as a reference is written.
  static func range(_ first: String?, _ last: String?) -> String? {
    guard let first, let last else { return nil }
    return first == last ? first : "\(first)-\(last)"
  }
}
