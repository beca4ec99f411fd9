public import Foundation

/// A log of one subsystem and category.
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  private let isOn: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isOn: Bool) {
    (self.subsystem, self.category, self.isOn) = (subsystem, category, isOn)
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// Takes messages, and never writes them.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  /// Whether messages of a level are written anywhere.
  public func isEnabled(type: OSLogType) -> Bool { isOn && LogMirror.isOn }

  /// Categories that tools of Apple's know.
  public struct Category: Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}

/// How much a message weighs.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

extension OSLog {
  /// What is interpolated is asked for only when it is written.
  func write(_ message: @autoclosure () -> OSLogMessage, _ level: OSLogType) {
    guard isEnabled(type: level) else { return }
    write(message().interpolation.text, level)
  }

  func write(_ text: String, _ level: OSLogType) {
    guard isEnabled(type: level) else { return }
    let place = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
    LogMirror.write("\(place)\(level.name): \(text)\n")
  }
}

/// Where messages are seen, if anywhere.
enum LogMirror {
  static let isOn = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  static func write(_ line: String) { FileHandle.standardError.write(Data(line.utf8)) }
}
