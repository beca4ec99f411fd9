import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

#if os(Linux)
  /// C libraries show it to programs that ask for GNU's extensions only; both have it.
  @_silgen_name("pipe2")
  private func pipe2(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32
#endif

/// Ends what a program started, however we end ourselves: `kill -9` gives nobody a last word.
///
/// All that the program starts inherits a mark in its environment, into whatever group or session it goes. A shell beside it waits for
/// the end of a pipe that we alone hold open, and then ends everything that bears the mark. Only Linux shows environments; elsewhere
/// there is no guard.
struct ProcessGuard: ~Copyable {
  /// The variable that bears the mark.
  static let variable = "COUNTERFOIL_PROCESS"

  let mark = UUID().uuidString
  private(set) var shell: pid_t?
  private var pipeEnd: Int32 = -1

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    #if os(Linux)
      var ends: [Int32] = [-1, -1]
      // In one step: what another thread starts between two would hold the pipe open, and the shell would wait for its end.
      guard pipe2(&ends, O_CLOEXEC) == 0 else { return }
      pipeEnd = ends[1]
      // Where we are guarded ourselves, the shell must outlive what ends us: it bears no mark.
      let unmarked = environment.filter { $0.key != Self.variable }
      shell = Self.spawn(["sh", "-c", Self.script, "\(Self.variable)=\(mark)"], unmarked, input: ends[0])
      close(ends[0])
    #endif
  }

  /// What still runs is ended.
  deinit {
    if pipeEnd >= 0 { close(pipeEnd) }
    guard let shell else { return }
    var status: Int32 = 0
    while waitpid(shell, &status, 0) < 0, errno == EINTR {}
  }

  /// Several rounds: one that was about to start another when we looked may have done so.
  private static let script = """
    cat >/dev/null
    for round in 1 2 3 4 5 6 7 8; do
      found=$(grep -lzxF -e "$0" /proc/[0-9]*/environ 2>/dev/null)
      [ -n "$found" ] || exit 0
      for file in $found; do process=${file#/proc/}; kill -9 "${process%/environ}" 2>/dev/null; done
    done
    """

  #if os(Linux)
    /// `POSIX_SPAWN_SETSID`, which C libraries show to programs that ask for GNU's extensions only; both have it at this number.
    private static let newSession: Int16 = 0x80

    /// In a session of its own, where no Ctrl-C reaches it.
    private static func spawn(_ arguments: [String], _ environment: [String: String], input: Int32) -> pid_t? {
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else { return nil }
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      posix_spawn_file_actions_adddup2(&actions, input, 0)
      for stream in Int32(1)...2 { posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0) }
      posix_spawnattr_setflags(&attributes, newSession)
      var words = arguments.map { strdup($0) } + [nil]
      var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
      defer {
        for word in words + variables { free(word) }
      }
      var process = pid_t()
      return posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables) == 0 ? process : nil
    }
  #endif
}
