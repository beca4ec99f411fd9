import Evidence
import Workspace

/// What a check that came to its end had printed.
struct BlockOutput: Hashable, Sendable {
  /// Its last lines.
  var lines: [String] = []
  /// Bytes.
  var size = 0

  static let mostLines = 12
  private static let longestLine = 200

  /// More nobody reads; what a check prints to be looked at is a hundredth of it.
  static let largest = 1 << 20

  /// - Returns: what each check printed that ended in a process, by the place of its block.
  static func all(_ ending: TestProcess.Ending) -> [SourcePlace: BlockOutput] {
    var outputs: [SourcePlace: BlockOutput] = [:]
    var begun: (place: SourcePlace, offset: Int)?
    for mark in ending.marks {
      guard let read = OutputMark(line: mark.line) else { continue }
      if read.begins {
        begun = (read.place, mark.offset + mark.line.utf8.count)
      } else if let start = begun, start.place == read.place {
        outputs[read.place] = BlockOutput(size: max(0, mark.offset - start.offset))
      }
    }
    guard !outputs.isEmpty else { return [:] }
    var lines: [Substring] = []
    for line in ending.output.split(whereSeparator: \.isNewline) {
      guard let mark = OutputMark(line: line) else {
        if !Interruption.isNoise(line) { lines.append(line) }
        continue
      }
      if !mark.begins { outputs[mark.place]?.lines = lines.suffix(mostLines).map { String($0.prefix(longestLine)) } }
      lines = []
    }
    return outputs
  }

  /// Why a check that printed so much proves nothing; `nil` where it is not too much.
  var flood: String? {
    guard size > Self.largest else { return nil }
    let written = "\(size / Self.largest).\(size % Self.largest * 10 / Self.largest) MB"
    return
      "it flooded its output: it wrote \(written), and the limit is 1 MB; print what there is to be seen, and no more"
  }
}
