extension String {
  /// The parts between bytes of one ASCII value: what `utf8.split` gives, which asks for the index of every byte.
  package func split(atByte separator: UInt8, omittingEmpty: Bool = true) -> [Substring] {
    let ends = offsets(of: separator) + [utf8.count]
    var parts: [Substring] = []
    parts.reserveCapacity(ends.count)
    var (start, offset) = (startIndex, 0)
    for end in ends {
      let index = utf8.index(start, offsetBy: end - offset)
      if end > offset || !omittingEmpty { parts.append(self[start..<index]) }
      guard index < endIndex else { break }
      (start, offset) = (utf8.index(after: index), end + 1)
    }
    return parts
  }

  private func offsets(of byte: UInt8) -> [Int] {
    let found = utf8.withContiguousStorageIfAvailable { bytes in bytes.indices.filter { bytes[$0] == byte } }
    return found ?? utf8.enumerated().filter { $0.element == byte }.map(\.offset)
  }
}
