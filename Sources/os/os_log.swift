import Foundation

/// Writes a message to the default log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, .default) }

/// Writes a message of a level to a log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ logLevel: OSLogType = .default, log logObject: OSLog = .default, _ message: OSLogMessage) {
  logObject.write(message, logLevel)
}

/// Writes a message with a format of C, such as `"%{public}@ took %d ms"`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = #dsohandle,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  log.write(LogFormat(message.description).text(args), type)
}

/// Writes a message with a format of C, such as `"%{public}@ took %d ms"`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer = #dsohandle,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  log.write(LogFormat(message.description).text(args), type)
}

/// A format of C whose conversions may say who may see the value: `%{private}@`.
package struct LogFormat {
  private let format: String

  package init(_ format: String) { self.format = format }

  package func text(_ arguments: [any CVarArg]) -> String {
    var remaining = arguments[...]
    return format.replacing(#/%(?:\{([^}]*)\})?([-+ #0-9.]*(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z%])/#) { match in
      let conversion = String(match.2)
      if conversion == "%" { return "%" }
      guard let value = remaining.popFirst() else { return "<decode: missing data>" }
      let isPlain = !["@", "s"].contains(conversion.last.map(String.init) ?? "")
      return privacy(match.1.map(String.init) ?? "")
        .apply(to: String(format: "%" + conversion, value), isPlain: isPlain)
    }
  }

  private func privacy(_ words: String) -> OSLogPrivacy {
    let words = words.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    if words.contains("public") { return .public }
    return words.contains("private") || words.contains("sensitive") ? .private : .auto
  }
}
