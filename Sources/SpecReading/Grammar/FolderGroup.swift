import Findings

/// Whose the numbers of a list are behind the folder of another spec, `002-boats 1.1, 1.2`.
///
/// A folder counts for all that follows it where it stands first, in the list or behind a semicolon; a semicolon ends what commas have
/// held together, `1.1; 002-boats 1.1, 1.2; 1.3`. Otherwise, behind numbers of the document's own, `1.1, 002-boats 1.1, 1.2`, the last may
/// be of either spec, and nobody can tell.
struct FolderGroup {
  /// What was read before is of the document's own spec.
  private var isBehindOwn: Bool
  private var folder: Folder?

  private struct Folder {
    let name: String
    /// Numbers of the document's own stand before it, and no semicolon.
    let isDoubtful: Bool
    let isFirst: Bool
    /// A comma joins numbers behind it.
    var hasList = false
  }

  init(isBehindOwn: Bool) {
    self.isBehindOwn = isBehindOwn
  }

  /// A number without a word of its own may be of the folder before it.
  var isOpen: Bool { folder != nil }

  /// - Parameters:
  ///   - isLed: a folder stands before the number, as a word does.
  ///   - isLabelled: another word does, and says what it is.
  ///   - isParted: a semicolon stands before it. Asked only where a folder is named.
  mutating func place(
    _ item: inout ReferenceCursor.Item,
    isLed: Bool,
    isLabelled: Bool,
    isParted: @autoclosure () -> Bool
  ) {
    if isLed, let name = item.spec {
      folder = Folder(name: name, isDoubtful: isBehindOwn && !isParted(), isFirst: !isBehindOwn)
      return
    }
    guard item.spec == nil, !isLabelled, let folder, case let isParted = isParted(),
      !(isParted && folder.hasList && !folder.isDoubtful)
    else {
      if item.spec == nil { isBehindOwn = true }
      folder = nil
      return
    }
    if folder.isDoubtful || isParted && !folder.isFirst {
      (item.isUnreadable, item.rival) = (true, folder.name)
    } else {
      item.spec = folder.name
      if !isParted { self.folder?.hasList = true }
    }
  }
}

extension ReferenceCursor {
  /// Nothing but blanks and marks stands between a semicolon and the place.
  func isBehindSemicolon(_ place: Int) -> Bool {
    var place = place
    while place > text.start, isBlank(text[place - 1]) || ByteSet("*_`[").contains(text[place - 1]) { place -= 1 }
    return text[place - 1] == UInt8(ascii: ";") || text.matches("\u{FF1B}", at: place - 3)
  }
}
