#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder into which the checks of one run write what they saw. The runner names it in the environment; without it, as
/// under a plain `swift test`, nothing is written.
package struct RunFolder: Sendable {
  /// The environment variable that holds the absolute path of the folder.
  package static let variable = "COUNTERFOIL_RUN_FOLDER"
  package static let records = "records.jsonl"
  /// Holds the checks that are not to run, a `document:line` on each line.
  package static let leftOut = "left-out"

  package static let current: RunFolder? = getenv(variable).map { RunFolder(path: String(cString: $0)) }

  package let path: String
  /// The checks that are not to run.
  private let leftOut: Set<Substring>

  package init(path: String) {
    self.path = path
    leftOut = Set(RunFolder.text("\(path)/\(Self.leftOut)").split(separator: "\n"))
  }

  package func leavesOut(_ place: SourcePlace) -> Bool { leftOut.contains(place.description[...]) }

  /// Adds a record at the end, in one write: what stands there when the process dies is whole lines.
  package func append(_ record: RunRecord) {
    let file = open("\(path)/\(Self.records)", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    defer { close(file) }
    let line = JSONWriter.compact(.object(record.object)) + [UInt8(ascii: "\n")]
    _ = write(file, line, line.count)
  }

  /// Keeps a picture under its fingerprint.
  package func keep(_ svg: String) -> Fingerprint {
    let picture = Fingerprint(of: svg)
    mkdir("\(path)/pictures", 0o755)
    let file = open("\(path)/pictures/\(picture).svg", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return picture }
    defer { close(file) }
    var bytes = Array(svg.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      bytes = bytes.dropFirst(count)
    }
    return picture
  }

  private static func text(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
