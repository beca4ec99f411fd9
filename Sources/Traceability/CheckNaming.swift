import Findings
import SpecModel

/// Names a check: what it stands under, and the name on its fence or a fingerprint of its source.
struct CheckNaming {
  private let block: CheckBlock
  private let document: SpecDocument
  /// What it is to prove.
  let citations: [Citation]

  init(_ block: CheckBlock, in document: SpecDocument) {
    self.block = block
    self.document = document
    // An example proves only what its fence says: the section around it speaks of success criteria.
    citations = block.verifies.map { [$0] } ?? (block.kind == .check ? block.sectionCitations : [])
  }

  var id: CheckID { CheckID("\(place)@\(name)") }

  private var place: String {
    if let property = block.property { return property.description }
    guard let spec = document.spec else { return document.path.name }
    // Beside a single criterion the criterion says it best.
    if let only = citations.first?.references.first, citations.count == 1, citations[0].references.count == 1 {
      return "\(spec.short)/\(only.local)"
    }
    return spec.short
  }

  private var name: String { block.name ?? fingerprint }

  /// FNV-1a over the source: short, and stable from run to run. It names a check, and vouches for nothing.
  private var fingerprint: String {
    let hash = block.source.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
