/// Floods of bytes that are no text, or hardly any.
enum ByteFloods {
  static let all: [Flood] = [
    .raw("NUL") { Array(repeating: 0, count: $0) }, .repeating("a\0\n"),
    .raw("no UTF-8") { Array(repeating: 0xFF, count: $0) },
    .raw("cut off characters") { Array(repeatElement([0xE2, 0x9C], count: $0 / 2).joined()) },
    .raw("surrogates") { Array(repeatElement([0xED, 0xA0, 0x80], count: $0 / 3).joined()) },
    .raw("overlong") { Array(repeatElement([0xC0, 0x80], count: $0 / 2).joined()) },
    .raw("UTF-16, little endian") { size in
      [0xFF, 0xFE] + Array(repeatElement([35, 0, 32, 0, 97, 0, 10, 0], count: size / 8).joined())
    },
    .raw("UTF-16, big endian") { size in
      [0xFE, 0xFF] + Array(repeatElement([0, 35, 0, 32, 0, 97, 0, 10], count: size / 8).joined())
    },
    .raw("UTF-16, unmarked") { size in Array(repeatElement([35, 0, 32, 0, 97, 0, 10, 0], count: size / 8).joined()) },
    .raw("UTF-16 of an odd length") { size in [0xFF, 0xFE] + Array(repeating: 97, count: size | 1) },
    .raw("UTF-16, half pairs") { size in [0xFF, 0xFE] + Array(repeatElement([0, 0xD8], count: size / 2).joined()) },
    .raw("byte order marks") { Array(repeatElement([0xEF, 0xBB, 0xBF], count: $0 / 3).joined()) },
    .raw("every control character") { (0..<$0).map { UInt8($0 % 32) } },
    .raw("noise") { size in
      var seed = Seed(1)
      return (0..<size).map { _ in UInt8(truncatingIfNeeded: seed.next()) }
    },
    .raw("marks by chance") { size in
      var seed = Seed(2)
      let marks = Array("`*_[]()<>!|-#> \n\t123.aR\\&:~".utf8)
      return (0..<size).map { _ in marks[Int(seed.next() % UInt64(marks.count))] }
    },
    .repeating("\u{301}", after: "# a"), .repeating("\u{1F468}\u{200D}\u{1F469}\u{200D}"), .repeating("\u{202E}"),
    .repeating("\u{1F1E9}"),
    .repeating("要件"), .repeating("\u{301}", after: "- [ ] 1. a"),
    .repeating("\u{1F1E9}", after: "# Task 1 ", before: "\n"),
  ]
}

/// SplitMix64: the same numbers on every machine.
struct Seed: RandomNumberGenerator {
  private var state: UInt64

  init(_ state: UInt64) {
    self.state = state
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
