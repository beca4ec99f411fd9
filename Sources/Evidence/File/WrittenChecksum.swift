/// The checksum of a file as it was written: over its bytes, without white space between them and without the checksum itself.
///
/// For a file whose members stand in the order in which we write them that is the checksum of its content, and takes a fraction of
/// the time that writing the content again would.
enum WrittenChecksum {
  /// - Returns: `nil` where it cannot be told without reading the file.
  static func of(_ bytes: [UInt8]) -> Fingerprint? {
    bytes.withUnsafeBufferPointer { buffer in
      var scan = Scan(bytes: buffer)
      return scan.fingerprint()
    }
  }

  private struct Scan {
    let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    /// Where what has not been taken yet begins.
    private var start = 0
    private var depth = 0
    private var hash = SHA256()
    private var chunk: [UInt8] = []

    init(bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
      chunk.reserveCapacity(Self.chunkSize + 64)
    }

    private static let chunkSize = 1 << 16

    mutating func fingerprint() -> Fingerprint? {
      while offset < bytes.count {
        let byte = bytes[offset]
        switch byte {
        case 0x20, 0x0A, 0x0D, 0x09:
          flush()
          offset += 1
          start = offset
        case UInt8(ascii: "\""):
          let end = stringEnd
          if depth == 1, isChecksum(end) {
            flush()
            guard skipMember(from: end) else { return nil }
            start = offset
          } else {
            offset = end
          }
        default:
          if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
          if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
          offset += 1
        }
        if offset - start >= Self.chunkSize { flush() }
      }
      flush()
      hash.update(chunk)
      return Fingerprint(hash.finished())
    }

    /// Takes what stands between the last white space and here.
    private mutating func flush() {
      if start < offset { chunk.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<offset])) }
      start = offset
      guard chunk.count >= Self.chunkSize else { return }
      hash.update(chunk)
      chunk.removeAll(keepingCapacity: true)
    }

    /// Behind the quote that closes the string at `offset`.
    private var stringEnd: Int {
      var end = offset + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
      return min(end + 1, bytes.count)
    }

    private func isChecksum(_ end: Int) -> Bool {
      bytes[offset..<end].elementsEqual("\"checksum\"".utf8) && bytes[end...].first { $0 > 0x20 } == UInt8(ascii: ":")
    }

    /// Leaves out the name, a string, and the comma behind them.
    private mutating func skipMember(from end: Int) -> Bool {
      offset = end
      skipSpace()
      offset += 1
      skipSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return false }
      offset = stringEnd
      skipSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return false }
      offset += 1
      return true
    }

    private mutating func skipSpace() {
      while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    }
  }
}
