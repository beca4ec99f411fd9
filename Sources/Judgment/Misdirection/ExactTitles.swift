import SpecModel

/// The titles of the requirements of one spec, word for word: `✅ Requirement 3: Alarms` is about the requirement that is called so,
/// however short that is.
struct ExactTitles {
  /// `nil` where several requirements bear it.
  private var requirements: [String: RequirementID?] = [:]

  init(_ requirements: [Requirement]) {
    for requirement in requirements {
      let title = Self.plain(requirement.title)
      guard !title.isEmpty else { continue }
      self.requirements[title] = self.requirements.keys.contains(title) ? .some(nil) : requirement.id
    }
  }

  /// The other requirement whose title is all that a line says of one that it claims as a whole.
  struct Found {
    let requirement: RequirementID
    /// `Requirement 3: Testing` may be said of anything, unless other lines of the report went as far astray.
    let isTelling: Bool
  }

  /// - Returns: `nil` where the words may be said of what the line cites.
  func requirement(_ line: ClaimLine, in lexicon: inout SpecLexicon) -> Found? {
    guard line.citesWhole, let own = line.requirement, line.gloss.utf8.count <= Self.longest,
      let titled = requirements[Self.plain(line.gloss)] ?? nil, titled != own
    else { return nil }
    let cited = line.criteria.compactMap { lexicon.places[$0] }.map { lexicon.entries[$0] }
    let new = lexicon.words(of: line.gloss).filter { word in
      !cited.contains { $0.share(of: word, lexicon.vocabulary) > 0 || $0.holdsInTitle(word) }
    }
    guard !new.isEmpty else { return nil }
    return Found(requirement: titled, isTelling: new.contains { lexicon.vocabulary.kinds[$0] == .substance })
  }

  /// In bytes.
  private static let longest = 120

  private static func plain(_ text: String) -> String {
    plainASCII(text) ?? text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// The same byte by byte, as nearly all titles and glosses allow; `nil` where a letter takes several.
  private static func plainASCII(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var isBehindWord = false
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      let isCapital = (65...90).contains(byte)
      if isCapital || (97...122).contains(byte) || (48...57).contains(byte) {
        if isBehindWord { bytes.append(32) }
        isBehindWord = false
        bytes.append(isCapital ? byte | 0x20 : byte)
      } else {
        isBehindWord = !bytes.isEmpty
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
