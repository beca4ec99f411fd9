import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that leads a session, and all that it started: in its own group, or in groups of their own as Foundation makes them.
struct ProcessSession {
  let leader: pid_t

  /// Ends all of them.
  func kill() {
    signal(-leader)
    // One that was about to start another when we looked may have done so.
    for _ in 0..<8 {
      let others = members
      if others.isEmpty { return }
      others.forEach(signal)
    }
  }

  private func signal(_ process: pid_t) {
    #if canImport(Glibc)
      _ = Glibc.kill(process, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(process, SIGKILL)
    #else
      _ = Darwin.kill(process, SIGKILL)
    #endif
  }

  /// Those that are alive, but for the leader. Only Linux lists them.
  private var members: [pid_t] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.compactMap { pid_t($0) }.filter { $0 != leader && isMember($0) }
  }

  /// `42 (name) S parent group session ...`; the name may hold anything, brackets too.
  private func isMember(_ process: pid_t) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return false }
    let fields = text[text.index(after: name)...].split(separator: " ")
    return fields.count > 3 && fields[0] != "Z" && fields[3] == "\(leader)"
  }
}
