import Findings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileAccess {
  /// The disk below a folder.
  ///
  /// - Parameter root: an absolute path.
  package static func disk(root: String) -> FileAccess {
    let disk = Disk(root: root == "/" ? "" : root)
    return FileAccess(
      read: { path, limit throws(FileFailure) in try disk.read(path, limit: limit) },
      list: { folder throws(FileFailure) in try disk.list(folder) },
      write: { bytes, path throws(FileFailure) in try disk.write(bytes, to: path) },
      kind: { path in disk.status(path)?.kind },
      remove: { path throws(FileFailure) in try disk.remove(path) }
    )
  }
}

private struct Disk: Sendable {
  let root: String

  func absolute(_ path: DocumentPath) -> String {
    path.text.isEmpty ? (root.isEmpty ? "/" : root) : "\(root)/\(path.text)"
  }

  struct Status {
    let kind: FileAccess.Entry.Kind
    let identity: UInt64
    let size: Int
  }

  func status(_ path: DocumentPath) -> Status? {
    var info = stat()
    guard stat(absolute(path), &info) == 0 else { return nil }
    return Status(info)
  }

  func read(_ path: DocumentPath, limit: Int) throws(FileFailure) -> [UInt8] {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer that never comes.
    let file = open(absolute(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw failure(path) }
    let status = Status(info)
    guard status.kind == .file else { throw FileFailure(path: path, reason: .notAFile) }
    guard status.size <= limit else {
      throw FileFailure(path: path, reason: .tooLarge(bytes: status.size, limit: limit))
    }
    // The file may shrink or grow while it is read: one byte more than expected shows that it grew.
    var bytes = try read(file, upTo: status.size + 1, expecting: status.size, of: path)
    if bytes.count > status.size {
      let most = limit + 1 - min(limit, bytes.count)
      bytes += try read(file, upTo: most, expecting: most, of: path)
    }
    guard bytes.count <= limit else {
      throw FileFailure(path: path, reason: .tooLarge(bytes: bytes.count, limit: limit))
    }
    return bytes
  }

  /// - Parameter expected: what ends with just so many bytes, where more were asked for, need not be asked for its end once more.
  /// - Returns: what there is, at most so many bytes.
  private func read(
    _ file: Int32,
    upTo count: Int,
    expecting expected: Int,
    of path: DocumentPath
  ) throws(FileFailure) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      // A size of 0 may mean that nobody knows it, as in `/proc`.
      while filled < buffer.count, filled == 0 || filled != expected {
        let got = systemRead(file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
        if got < 0 {
          if errno == EINTR { continue }
          code = errno
        }
        if got <= 0 { break }
        filled += got
      }
    }
    guard code == 0 else { throw FileFailure(path: path, reason: reason(code)) }
    return bytes
  }

  func list(_ folder: DocumentPath) throws(FileFailure) -> [FileAccess.Entry] {
    guard let stream = opendir(absolute(folder)) else { throw failure(folder) }
    defer { closedir(stream) }
    var entries: [FileAccess.Entry] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          guard strcmp(name, ".") != 0, strcmp(name, "..") != 0 else { return }
          entries.append(self.entry(name, in: folder, dirfd(stream)))
        }
      }
    }
    return entries.sorted { ByteOrder.precedes($0.name, $1.name) }
  }

  /// A symbolic link is what it leads to; one that leads nowhere is no file, and reading it says so. Asked from its folder: the system
  /// need not follow the whole path to each of thousands of files.
  private func entry(_ raw: UnsafePointer<CChar>, in folder: DocumentPath, _ descriptor: Int32) -> FileAccess.Entry {
    let name = String(cString: raw)
    var info = stat()
    guard fstatat(descriptor, raw, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
      return FileAccess.Entry(name: name, kind: .other, identity: 0, isLink: false)
    }
    let own = Status(info)
    guard info.st_mode & S_IFMT == S_IFLNK else {
      return FileAccess.Entry(name: name, kind: own.kind, identity: own.identity, isLink: false)
    }
    let target = status(DocumentPath(folder.text.isEmpty ? name : "\(folder.text)/\(name)"))
    return FileAccess.Entry(
      name: name,
      kind: target?.kind ?? .other,
      identity: target?.identity ?? own.identity,
      isLink: true
    )
  }

  func write(_ bytes: [UInt8], to path: DocumentPath) throws(FileFailure) {
    try makeFolder(DocumentPath(path.folder))
    // Written beside its place and moved there: a reader sees the old file or the new one, never half of it.
    let target = absolute(path)
    let draft = "\(target).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(path) }
    // Who may read and run a file is not ours to change.
    var known = stat()
    if stat(target, &known) == 0 { _ = fchmod(file, known.st_mode & 0o7777) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(file, $0.baseAddress.map { $0 + written }, bytes.count - written)
      }
      guard count > 0 else { break }
      written += count
    }
    let code = errno
    guard close(file) == 0, written == bytes.count else {
      unlink(draft)
      throw FileFailure(path: path, reason: reason(code))
    }
    guard rename(draft, target) == 0 else {
      let code = errno
      unlink(draft)
      throw FileFailure(path: path, reason: reason(code))
    }
  }

  func remove(_ path: DocumentPath) throws(FileFailure) {
    guard let kind = status(path)?.kind else { throw failure(path) }
    guard kind == .file else { throw FileFailure(path: path, reason: .notAFile) }
    guard unlink(absolute(path)) == 0 else { throw failure(path) }
  }

  private func makeFolder(_ folder: DocumentPath) throws(FileFailure) {
    do throws(FileFailure.Reason) { try makeFolder(at: absolute(folder)) } catch {
      throw FileFailure(path: folder, reason: error)
    }
  }

  /// With the folders above it, those above the root too.
  private func makeFolder(at path: String) throws(FileFailure.Reason) {
    var info = stat()
    if stat(path, &info) == 0 {
      guard Status(info).kind == .folder else { throw .system("\(path) is no folder") }
      return
    }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(at: String(path[..<slash])) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw reason(errno) }
  }

  private func failure(_ path: DocumentPath) -> FileFailure {
    let reason = reason(errno)
    guard reason == .missing, RawFolder.holds(path, below: root) else { return FileFailure(path: path, reason: reason) }
    return FileFailure(path: path, reason: .nameNotUTF8)
  }

  private func reason(_ code: Int32) -> FileFailure.Reason {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .notPermitted
    default: .system(String(cString: strerror(code)))
    }
  }
}

extension Disk.Status {
  fileprivate init(_ info: stat) {
    let kind: FileAccess.Entry.Kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    self.init(
      kind: kind,
      identity: UInt64(truncatingIfNeeded: info.st_dev) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(info.st_ino),
      size: Int(info.st_size)
    )
  }
}

// `Disk` has a `read` and a `write` of its own, which hide the system's.
private let systemRead = read
private let systemWrite = write
