import Findings
import Testing

struct ByteSetTests {
  @Test("holds its bytes and no others", arguments: ["", ":", ":*_)|(-,", "RSIAFTCLVEZ", "\\\"' \t~", "@`?>"])
  func bytes(_ text: String) {
    let set: ByteSet =
      switch text {
      case ":": ByteSet(":")
      case ":*_)|(-,": ByteSet(":*_)|(-,")
      case "RSIAFTCLVEZ": ByteSet("RSIAFTCLVEZ")
      case "\\\"' \t~": ByteSet("\\\"' \t~")
      case "@`?>": ByteSet("@`?>")
      default: ByteSet("")
      }
    for byte in UInt8.min...UInt8.max { #expect(set.contains(byte) == text.utf8.contains(byte), "\(byte)") }
  }
}
