import Findings
import Synchronization

extension FileAccess {
  /// A workspace that lives in a dictionary: path to text.
  package static func inMemory(_ files: [String: String]) -> FileAccess {
    inMemory(bytes: files.mapValues { Array($0.utf8) })
  }

  /// A workspace that lives in a dictionary: path to bytes.
  package static func inMemory(bytes: [String: [UInt8]]) -> FileAccess {
    let memory = Memory(bytes)
    return FileAccess(
      read: { path, limit throws(FileFailure) in try memory.read(path, limit: limit) },
      list: { folder throws(FileFailure) in try memory.list(folder) },
      write: { bytes, path throws(FileFailure) in memory.write(bytes, to: path) },
      kind: { path in memory.kind(path) }
    )
  }
}

private final class Memory: Sendable {
  private let files: Mutex<[String: [UInt8]]>

  init(_ files: [String: [UInt8]]) {
    self.files = Mutex(files)
  }

  func read(_ path: DocumentPath, limit: Int) throws(FileFailure) -> [UInt8] {
    guard let bytes = files.withLock({ $0[path.text] }) else { throw FileFailure(path: path, reason: .missing) }
    guard bytes.count <= limit else {
      throw FileFailure(path: path, reason: .tooLarge(bytes: bytes.count, limit: limit))
    }
    return bytes
  }

  func write(_ bytes: [UInt8], to path: DocumentPath) {
    files.withLock { $0[path.text] = bytes }
  }

  func kind(_ path: DocumentPath) -> FileAccess.Entry.Kind? {
    files.withLock { files in
      if files[path.text] != nil { return .file }
      return path.text.isEmpty || files.keys.contains { $0.hasPrefix(path.text + "/") } ? .folder : nil
    }
  }

  func list(_ folder: DocumentPath) throws(FileFailure) -> [FileAccess.Entry] {
    guard kind(folder) == .folder else { throw FileFailure(path: folder, reason: .missing) }
    let prefix = folder.text.isEmpty ? "" : folder.text + "/"
    var kinds: [String: FileAccess.Entry.Kind] = [:]
    for path in files.withLock({ Array($0.keys) }) where path.hasPrefix(prefix) {
      let rest = path.dropFirst(prefix.count)
      let name = String(rest.prefix { $0 != "/" })
      kinds[name] = name.count == rest.count ? .file : .folder
    }
    return kinds.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { name, kind in
      FileAccess.Entry(name: name, kind: kind, identity: identity(prefix + name))
    }
  }

  private func identity(_ path: String) -> UInt64 {
    path.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
