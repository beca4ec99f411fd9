import Evidence
import Workspace

/// Asks the compiler and git what they are.
struct OriginReader {
  let folder: String
  let launcher: ProcessLauncher

  func origin() async -> Origin {
    let revision = await GitRepository(folder: folder, launcher: launcher).revision()
    return Origin(
      toolchain: await toolchain(),
      revision: revision.map { .init(commit: $0.commit, isDirty: $0.isDirty) }
    )
  }

  /// `Swift 6.3.1 (x86_64-unknown-linux-gnu)`.
  private func toolchain() async -> String {
    guard let outcome = try? await launcher.run(ProcessCommand("swiftc", ["--version"], folder: folder)) else {
      return "unknown"
    }
    let words = outcome.text.split { $0.isWhitespace }
    let version = words.firstIndex(of: "version").flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    let target = words.firstIndex(of: "Target:").flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    return "Swift \(version ?? "unknown") (\(target ?? "unknown"))"
  }
}
