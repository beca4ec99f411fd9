extension Sequence<UInt8> {
  /// The same on every machine and in every run, FNV-1a: for what is written down, or compared with it.
  package var stableHash: UInt64 { reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
}
