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
      kind: { path in memory.kind(path) },
      remove: { path throws(FileFailure) in try memory.remove(path) }
    )
  }
}

private final class Memory: Sendable {
  private let state: Mutex<State>

  /// What folders hold is known beforehand: asked of thousands, nobody looks through all of the files each time.
  private struct State {
    var files: [String: [UInt8]] = [:]
    var folders: [String: [String: FileAccess.Entry.Kind]] = ["": [:]]

    mutating func write(_ bytes: [UInt8], to path: String) {
      guard files.updateValue(bytes, forKey: path) == nil else { return }
      var (name, kind) = (path, FileAccess.Entry.Kind.file)
      while !name.isEmpty {
        let folder = DocumentPath(name).folder
        let isKnown = folders[folder] != nil
        folders[folder, default: [:]][DocumentPath(name).name] = kind
        if isKnown { break }
        (name, kind) = (folder, .folder)
      }
    }

    mutating func remove(_ path: String) -> Bool {
      guard files.removeValue(forKey: path) != nil else { return false }
      var name = path
      while !name.isEmpty {
        let folder = DocumentPath(name).folder
        folders[folder]?[DocumentPath(name).name] = nil
        // A folder is there while it holds something.
        guard folders[folder]?.isEmpty == true, !folder.isEmpty else { break }
        folders[folder] = nil
        name = folder
      }
      return true
    }
  }

  init(_ files: [String: [UInt8]]) {
    var state = State()
    for (path, bytes) in files { state.write(bytes, to: path) }
    self.state = Mutex(state)
  }

  func read(_ path: DocumentPath, limit: Int) throws(FileFailure) -> [UInt8] {
    guard let bytes = state.withLock({ $0.files[path.text] }) else { throw FileFailure(path: path, reason: .missing) }
    guard bytes.count <= limit else {
      throw FileFailure(path: path, reason: .tooLarge(bytes: bytes.count, limit: limit))
    }
    return bytes
  }

  func write(_ bytes: [UInt8], to path: DocumentPath) {
    state.withLock { $0.write(bytes, to: path.text) }
  }

  func remove(_ path: DocumentPath) throws(FileFailure) {
    guard state.withLock({ $0.remove(path.text) }) else { throw FileFailure(path: path, reason: .missing) }
  }

  func kind(_ path: DocumentPath) -> FileAccess.Entry.Kind? {
    state.withLock { state in
      state.files[path.text] != nil ? .file : state.folders[path.text] != nil ? .folder : nil
    }
  }

  func list(_ folder: DocumentPath) throws(FileFailure) -> [FileAccess.Entry] {
    guard let kinds = state.withLock({ $0.folders[folder.text] }) else {
      throw FileFailure(path: folder, reason: .missing)
    }
    let prefix = folder.text.isEmpty ? "" : folder.text + "/"
    return kinds.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { name, kind in
      FileAccess.Entry(name: name, kind: kind, identity: (prefix + name).utf8.stableHash)
    }
  }
}
