/// The types of the running program that conform to a protocol, as the compiler wrote them down for `as?`.
///
/// Unsafe, because the standard library has no call for it: Swift Testing finds its tests on the same road. What is read
/// is part of Swift's stable ABI (`TargetProtocolConformanceDescriptor`); `PreviewTests` holds it against types that are
/// there. Types with parameters and conformances under conditions are left out: nobody could make values of them.
struct ConformingTypes {
  /// The protocol's name, without its module.
  let protocolName: String

  /// In the order of the program's sections, which is that of the sources.
  var all: [any Any.Type] {
    var found = Found(protocolName: protocolName)
    withUnsafeMutablePointer(to: &found) { pointer in
      enumerateSections(
        { sections, context in
          guard let sections, let found = context?.assumingMemoryBound(to: Found.self) else { return true }
          // A version, two addresses and a word; then, by pairs of start and length: protocols, conformances.
          let words = sections.assumingMemoryBound(to: UInt.self)
          if let start = UnsafeRawPointer(bitPattern: words[6]) {
            found.pointee.read(start, count: Int(words[7]) / MemoryLayout<Int32>.size)
          }
          return true
        },
        pointer
      )
    }
    return found.types
  }
}

private typealias SectionBody = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(_ body: SectionBody, _ context: UnsafeMutableRawPointer?)

/// What was found so far.
private struct Found {
  let protocolName: String
  var types: [any Any.Type] = []

  private typealias AnyType = any Any.Type
  private typealias Accessor = @convention(thin) (Int) -> (UnsafeRawPointer?, Int)

  mutating func read(_ records: UnsafeRawPointer, count: Int) {
    for index in 0..<count {
      let conformance = (records + 4 * index).relative
      guard let conforms = conformance.indirectable, conforms.text(at: 8) == protocolName else { continue }
      let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
      var type = (conformance + 4).relative
      // Directly, or by the address of a pointer; other kinds are classes of Objective-C.
      if kind == 1 { type = type.load(as: UnsafeRawPointer.self) } else if kind != 0 { continue }
      let isGeneric = type.load(as: UInt32.self) & 0x80 != 0
      if isGeneric { continue }
      let accessor = unsafeBitCast((type + 12).relative, to: Accessor.self)
      if let metadata = accessor(0).0 { types.append(unsafeBitCast(metadata, to: AnyType.self)) }
    }
  }
}

extension UnsafeRawPointer {
  /// Where a distance that is kept here leads.
  fileprivate var relative: UnsafeRawPointer { self + Int(load(as: Int32.self)) }

  /// The same, where a last bit says that a pointer is kept there.
  fileprivate var indirectable: UnsafeRawPointer? {
    let distance = load(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = self + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  fileprivate func text(at offset: Int) -> String {
    String(cString: (self + offset).relative.assumingMemoryBound(to: CChar.self))
  }
}
