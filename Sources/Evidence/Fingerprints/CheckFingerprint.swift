extension Fingerprint {
  /// Of a check: of its source, and of the parts of the components that its fence names. To name others is to hold it against others.
  ///
  /// - Parameter source: of its source alone.
  package static func ofCheck(_ source: Fingerprint, of parts: [String]) -> Fingerprint {
    parts.isEmpty ? source : Fingerprint(of: "\(source) of=\(Set(parts).sorted().joined(separator: ","))")
  }
}
