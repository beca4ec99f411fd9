/// Why a check cannot go on. Says what was there instead.
public enum HostError: Error, Equatable, CustomStringConvertible {
  case notFound(wanted: String, found: [String])
  case endlessUpdate(String)
  case gone(String)
  case notOperable(String)

  public var description: String {
    switch self {
    case .notFound(let wanted, let found):
      let list = found.isEmpty ? "nothing at all" : found.joined(separator: "; ")
      return "There is no \(wanted). Found instead: \(list)."
    case .endlessUpdate(let message), .notOperable(let message): return message
    case .gone(let what): return "\(what) is no longer on the screen."
    }
  }
}
