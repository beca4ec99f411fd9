import Evidence
package import Files
import Findings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A word on the disk that a run is under way. It stands there before the run does anything, and goes when the run has come to its end:
/// where it is found and nobody runs, a run was killed.
package struct RunMark: Hashable, Sendable {
  /// How far a run has come.
  package enum Phase: String, Sendable, CaseIterable {
    case planning, building, running, recording

    fileprivate var words: String {
      switch self {
      case .planning: "while it planned"
      case .building: "while it built the checks"
      case .running: "while its checks ran"
      case .recording: "while it wrote down what came of them"
      }
    }
  }

  /// Seconds since 1970.
  package let began: Int
  package let scope: RunScope
  package var phase = Phase.planning
  /// When the phase began.
  package var since: Int

  package init(began: Int, scope: RunScope) {
    self.began = began
    self.scope = scope
    since = began
  }

  /// `2026-11-22T10:00:00Z`
  static func words(of instant: Int) -> String {
    var time = time_t(instant)
    var parts = tm()
    gmtime_r(&time, &parts)
    func padded(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    let day = "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
    return "\(day)T\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))Z"
  }
}

extension RunMark {
  /// `the run that began at 2026-11-22T10:00:00Z was interrupted while it built the checks (from 2026-11-22T10:00:02Z on): …`
  ///
  /// - Parameter prefix: how paths of the workspace begin, as seen from where the cure is typed.
  package func asInterrupted(prefix: String = "") -> String {
    "the run \(name) was interrupted \(phase.words) (from \(Self.words(of: since)) on): "
      + "run \(scope.cure(prefix: prefix)) to its end; \(Self.takingBack(prefix: prefix))"
  }

  /// Who has no check and no report any more can bring no run to its end.
  static func takingBack(prefix: String) -> String {
    "where nothing can run, deleting `\(prefix)\(path)` takes the word back"
  }

  /// The same of one that goes on.
  var asUnderWay: String { "a run \(name) is under way: ask again when it has ended" }

  private var name: String {
    "\(scope.words.isEmpty ? "" : "of \(scope.words) ")that began at \(Self.words(of: began))"
  }
}

// MARK: The file

extension RunMark {
  /// Relative to the root of the workspace: among what git passes over.
  static let path = DocumentPath(".counterfoil/runs/under-way.json")
  private static let format = "counterfoil-runs"
  /// More than as many marks as are kept can hold of command lines.
  private static let largest = 1 << 27

  /// - Returns: the runs that are said to be under way, in the order in which they began; `nil` where what stands there cannot be read.
  static func read(_ files: FileAccess) -> [RunMark]? {
    guard files.kind(path) != nil else { return [] }
    guard let bytes = try? files.read(path, largest), let file = try? JSONParser.parse(bytes),
      file["format"]?.string == format, file["version"]?.integer == 1, let runs = file["runs"]?.array
    else { return nil }
    let marks = runs.compactMap(RunMark.init)
    return marks.count == runs.count ? marks : nil
  }

  static func write(_ marks: [RunMark], _ files: FileAccess) throws {
    if marks.isEmpty {
      if files.kind(path) != nil { try files.remove(path) }
      return
    }
    let file: JSONObject = [
      "format": .string(format), "version": .integer(1), "runs": .array(marks.map { .object($0.json) }),
    ]
    try files.write(JSONWriter.compact(.object(file)) + [UInt8(ascii: "\n")], path)
  }

  private var json: JSONObject {
    [
      "began": .integer(began), "scope": .array(scope.parts.map { .string($0) }),
      "reports": .array(scope.reports.map { .string($0) }), "phase": .string(phase.rawValue), "since": .integer(since),
    ]
  }

  private init?(_ json: JSON) {
    guard let began = json["began"]?.integer, let parts = Self.strings(json["scope"]),
      let reports = Self.strings(json["reports"]), let since = json["since"]?.integer,
      let phase = json["phase"]?.string.flatMap(Phase.init)
    else { return nil }
    self.init(began: began, scope: RunScope(parts, reports: reports))
    self.phase = phase
    self.since = since
  }

  private static func strings(_ json: JSON?) -> [String]? {
    guard let items = json?.array else { return nil }
    let strings = items.compactMap(\.string)
    return strings.count == items.count ? strings : nil
  }
}
