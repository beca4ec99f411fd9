/// Writes messages to a log.
///
/// There is no unified log outside of Apple's systems. Messages go nowhere, unless the variable `OS_ACTIVITY_DT_MODE` is
/// set: then each is a line of the standard error, as on Apple's systems, where the variable mirrors the log there.
public struct Logger: Sendable {
  private let target: OSLog

  public init() { target = .default }

  public init(subsystem: String, category: String) { target = OSLog(subsystem: subsystem, category: category) }

  public init(_ logObj: OSLog) { target = logObj }

  public func log(_ message: OSLogMessage) { target.write(message, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { target.write(message, level) }
  public func trace(_ message: OSLogMessage) { target.write(message, .debug) }
  public func debug(_ message: OSLogMessage) { target.write(message, .debug) }
  public func info(_ message: OSLogMessage) { target.write(message, .info) }
  public func notice(_ message: OSLogMessage) { target.write(message, .default) }
  public func warning(_ message: OSLogMessage) { target.write(message, .error) }
  public func error(_ message: OSLogMessage) { target.write(message, .error) }
  public func critical(_ message: OSLogMessage) { target.write(message, .fault) }
  public func fault(_ message: OSLogMessage) { target.write(message, .fault) }
}
