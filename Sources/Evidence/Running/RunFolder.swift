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
  /// The environment variable that says for how many milliseconds the process lives on after its last check.
  package static let patience = "COUNTERFOIL_PATIENCE"
  /// The same, where nothing longer is asked for.
  package static let grace = "COUNTERFOIL_GRACE"
  /// The environment variable that says how many ordinary tests are to run; without it all are that were made ready.
  package static let tests = "COUNTERFOIL_TESTS_TO_RUN"
  package static let records = "records.jsonl"
  /// Holds the checks that are to run, a `document:line` on each line; without it all are.
  package static let takingPart = "taking-part"

  package static let current: RunFolder? = getenv(variable).map { RunFolder(path: String(cString: $0)) }

  package let path: String
  private let takingPart: Set<Substring>?
  private let records: RecordFile

  package init(path: String) {
    self.path = path
    takingPart = RunFolder.text("\(path)/\(Self.takingPart)").map { Set($0.split(separator: "\n")) }
    records = RecordFile(path: "\(path)/\(Self.records)")
  }

  /// How many blocks are to run; `nil` for all there are.
  package var count: Int? { takingPart?.count }

  package func takesPart(_ place: SourcePlace) -> Bool { takingPart?.contains(place.description[...]) ?? true }

  package func append(_ record: RunRecord) {
    records.append(JSONWriter.compact(.object(record.object)) + [UInt8(ascii: "\n")])
  }

  /// Keeps a picture under its fingerprint.
  package func keep(_ svg: String) -> Fingerprint {
    let picture = Fingerprint(of: svg)
    mkdir(path, 0o755)
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

  private static func text(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
