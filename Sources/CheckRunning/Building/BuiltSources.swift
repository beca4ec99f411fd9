import Evidence
import Files
import Findings
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the last build was made of, file by file.
///
/// The package manager takes a file for unchanged whose size and time are what they were. Tools that restore times, and those who write in
/// place and set the time back, change what is in it all the same: then an old program would pass in the name of new sources.
struct BuiltSources {
  /// Absolute.
  let root: String
  /// Where the package manager keeps what it builds, relative to the root: what is thrown away or carried along with it is this as well.
  let scratch: String

  struct Entry: Hashable {
    var fingerprint: String
    var stamp: String
  }

  private var record: String { "\(root)/\(scratch)/built-sources" }

  /// Gives a new time to each file that is another than at the last build and looks the same.
  ///
  /// - Parameter paths: the folders of the sources, relative to the root.
  /// - Returns: what the files are now.
  func refresh(_ paths: [String], files: FileAccess) -> [String: Entry] {
    let older = read()
    var now: [String: Entry] = [:]
    for path in paths {
      for (file, fingerprint) in (try? SourceTree.contents(of: path, files)) ?? [] {
        guard var stamp = stamp(file) else { continue }
        if let before = older[file], before.stamp == stamp, before.fingerprint != fingerprint.hexadecimal {
          renew(file)
          stamp = self.stamp(file) ?? stamp
        }
        now[file] = Entry(fingerprint: fingerprint.hexadecimal, stamp: stamp)
      }
    }
    return now
  }

  /// Remembers what was built. Of a file that was written meanwhile nobody knows what the compiler saw, be it written back by now.
  ///
  /// - Returns: whether none was.
  @discardableResult
  func note(_ built: [String: Entry]) -> Bool {
    var isStill = true
    let lines = built.sorted { $0.key < $1.key }.map { file, entry in
      let stamp = stamp(file) ?? "gone"
      if stamp != entry.stamp { isStill = false }
      return "\(stamp == entry.stamp ? entry.fingerprint : "unknown") \(stamp) \(file)\n"
    }
    try? Data(lines.joined().utf8).write(to: URL(filePath: record), options: .atomic)
    return isStill
  }

  private func read() -> [String: Entry] {
    guard let text = try? String(contentsOfFile: record, encoding: .utf8) else { return [:] }
    let entries = text.split(separator: "\n").compactMap { line -> (String, Entry)? in
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      return words.count == 3 ? (words[2], Entry(fingerprint: words[0], stamp: words[1])) : nil
    }
    return Dictionary(entries) { first, _ in first }
  }

  private func absolute(_ file: String) -> String { file.hasPrefix("/") ? file : "\(root)/\(file)" }

  /// What the package manager goes by.
  private func stamp(_ file: String) -> String? {
    var info = stat()
    guard stat(absolute(file), &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return "\(time.tv_sec).\(time.tv_nsec):\(info.st_size):\(info.st_ino)"
  }

  private func renew(_ file: String) {
    if utimes(absolute(file), nil) == 0 { return }
    // Somebody else's file: without its notes the package manager builds everything.
    for name in ["build.db", "debug.yaml"] { try? FileManager.default.removeItem(atPath: "\(root)/\(scratch)/\(name)") }
  }
}
