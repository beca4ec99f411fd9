/// A small text that grows into a hostile one: repeated, climbing, or wrapped in something harmless.
struct Flood: Sendable, CustomStringConvertible {
  let name: String
  let bytes: @Sendable (_ size: Int) -> [UInt8]

  var description: String { name }

  /// `piece` again and again.
  static func repeating(_ piece: String, after head: String = "", before tail: String = "") -> Flood {
    Flood(name: "\(head.prefix(24))(\(piece.prefix(24)))*\(tail.prefix(12))".visible) { size in
      let piece = Array(piece.utf8)
      let count = max(0, size - head.utf8.count - tail.utf8.count) / piece.count
      return Array(head.utf8) + Array(repeatElement(piece, count: count).joined()) + Array(tail.utf8)
    }
  }

  /// As many openers as closers.
  static func halves(_ first: String, _ second: String) -> Flood {
    Flood(name: "(\(first))*(\(second))*".visible) { size in
      let one = repeatElement(Array(first.utf8), count: size / 2 / first.utf8.count).joined()
      return Array(one) + Array(repeatElement(Array(second.utf8), count: size / 2 / second.utf8.count).joined())
    }
  }

  /// Pieces that differ by their number.
  static func numbered(_ name: String, after head: String = "", _ piece: @escaping @Sendable (Int) -> String) -> Flood {
    Flood(name: name) { size in
      var bytes = Array(head.utf8)
      var number = 1
      while bytes.count < size {
        bytes += Array(piece(number).utf8)
        number += 1
      }
      return Array(bytes.prefix(size))
    }
  }

  /// Half of a text of one kind, and then half of another.
  static func pair(_ name: String, _ first: Flood, _ second: Flood) -> Flood {
    Flood(name: name) { size in first.bytes(size / 2) + [10, 10] + second.bytes(size / 2) }
  }

  static func raw(_ name: String, _ bytes: @escaping @Sendable (_ size: Int) -> [UInt8]) -> Flood {
    Flood(name: name, bytes: bytes)
  }
}

extension String {
  fileprivate var visible: String {
    String(
      unicodeScalars.flatMap {
        $0.properties.generalCategory == .control ? Array("\\u{\($0.value)}".unicodeScalars) : [$0]
      }
      .map(Character.init)
    )
  }
}
