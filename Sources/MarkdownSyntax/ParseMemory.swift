#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The memory of one parse: handed out from front to back, and taken back as a whole.
///
/// A syntax tree is thousands of small blocks that live and die together. Each thread keeps one first chunk from parse to parse,
/// so that most documents ask the system for nothing. The library gives its allocator no context, so the arena belongs to the
/// thread: a parse must end on the thread that it began on.
enum ParseMemory {
  /// Runs `body`, and then frees all that was allocated on this thread meanwhile.
  static func scope<Result>(_ body: () -> Result) -> Result {
    let arena = Arena.ofThread()
    let mark = arena.pointee.mark
    defer { arena.pointee.release(to: mark) }
    return body()
  }

  /// `calloc`: filled with zeros.
  static func allocate(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
    let (bytes, overflows) = count.multipliedReportingOverflow(by: size)
    guard !overflows, let block = Arena.ofThread().pointee.allocate(bytes) else { return nil }
    memset(block, 0, bytes)
    return block
  }

  /// `realloc`: in place where the block has room.
  static func reallocate(_ old: UnsafeMutableRawPointer?, _ bytes: Int) -> UnsafeMutableRawPointer? {
    let arena = Arena.ofThread()
    guard let old else { return arena.pointee.allocate(bytes) }
    let room = Arena.room(of: old)
    if bytes <= room { return old }
    guard let block = arena.pointee.allocate(bytes) else { return nil }
    memcpy(block, old, room)
    arena.pointee.free(old)
    return block
  }

  /// The block may be handed out again before the parse ends: hostile documents make the library allocate and free for ever.
  static func free(_ block: UnsafeMutableRawPointer?) {
    guard let block else { return }
    Arena.ofThread().pointee.free(block)
  }
}

/// Chunks, the last of which is being filled, and lists of freed blocks by their size.
private struct Arena {
  /// Where a scope began.
  struct Mark {
    let chunks: Int
    let used: Int
  }

  private static let firstChunk = 1 << 18
  private static let largestChunk = 1 << 24
  /// Of every block; its size stands before it.
  private static let alignment = 16
  /// Blocks up to here come in steps of the alignment, larger ones in powers of two.
  private static let largestStep = 1024
  private static let listCount = 128

  private var chunks: [UnsafeMutableRawBufferPointer] = []
  /// The last of them.
  private var chunk = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var used = 0
  /// The first freed block of each size; each holds the address of the next.
  private let freed = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: listCount)

  init() {
    freed.initialize(repeating: nil, count: Self.listCount)
  }

  var mark: Mark { Mark(chunks: chunks.count, used: used) }

  /// How many bytes a block may hold.
  static func room(of block: UnsafeMutableRawPointer) -> Int { size(of: block) - alignment }

  private static func size(of block: UnsafeMutableRawPointer) -> Int { (block - alignment).load(as: Int.self) }

  mutating func allocate(_ bytes: Int) -> UnsafeMutableRawPointer? {
    let size = Self.size(for: bytes)
    let list = Self.list(of: size)
    if let block = freed[list] {
      freed[list] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    if used + size > chunk.count { addChunk(holding: size) }
    guard let start = chunk.baseAddress else { return nil }
    let block = start + used + Self.alignment
    (block - Self.alignment).storeBytes(of: size, as: Int.self)
    used += size
    return block
  }

  func free(_ block: UnsafeMutableRawPointer) {
    let list = Self.list(of: Self.size(of: block))
    block.storeBytes(of: freed[list], as: UnsafeMutableRawPointer?.self)
    freed[list] = block
  }

  /// The first chunk stays for the next parse.
  mutating func release(to mark: Mark) {
    freed.update(repeating: nil, count: Self.listCount)
    while chunks.count > max(1, mark.chunks) { chunks.removeLast().deallocate() }
    chunk = chunks.last ?? UnsafeMutableRawBufferPointer(start: nil, count: 0)
    used = mark.used
  }

  private mutating func addChunk(holding size: Int) {
    let next = min(max(Self.firstChunk, 2 * chunk.count), Self.largestChunk)
    chunk = .allocate(byteCount: max(size, next), alignment: Self.alignment)
    chunks.append(chunk)
    used = 0
  }

  /// What a block of so many bytes takes up, its size before it included; at least room for the address of another.
  private static func size(for bytes: Int) -> Int {
    let needed = max(bytes, alignment) + alignment
    if needed <= largestStep { return (needed + alignment - 1) & ~(alignment - 1) }
    return 1 << (Int.bitWidth - (needed - 1).leadingZeroBitCount)
  }

  private static func list(of size: Int) -> Int {
    size <= largestStep ? size / alignment : largestStep / alignment + size.trailingZeroBitCount - 10
  }

  // MARK: Threads

  static func ofThread() -> UnsafeMutablePointer<Arena> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Arena.self) }
    let arena = UnsafeMutablePointer<Arena>.allocate(capacity: 1)
    arena.initialize(to: Arena())
    pthread_setspecific(key, arena)
    return arena
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { state in
      #if canImport(Darwin)
        let arena = state.assumingMemoryBound(to: Arena.self)
      #else
        guard let arena = state?.assumingMemoryBound(to: Arena.self) else { return }
      #endif
      arena.pointee.releaseAll()
      arena.deinitialize(count: 1)
      arena.deallocate()
    }
    return key
  }()

  private mutating func releaseAll() {
    for chunk in chunks { chunk.deallocate() }
    freed.deallocate()
  }
}
