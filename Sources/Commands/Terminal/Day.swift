#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The day where the command is run.
enum Day {
  /// `2026-11-22`
  static func today() -> String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func padded(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
  }
}
