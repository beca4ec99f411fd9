import Files
import Findings
import SpecModel

/// The path that a broken link most likely meant: in other letters, by more or fewer `../`, in a folder that was renamed, or the same name
/// elsewhere.
struct NearbyFiles {
  private let files: FileAccess
  private let candidates: LinkCandidates
  private let specs: [DocumentPath: SpecID]

  struct Offer {
    let path: DocumentPath
    /// As it would be written in the document.
    let relative: String
  }

  /// - Parameter specs: of the documents that belong to one.
  init(paths: [DocumentPath], specs: [DocumentPath: SpecID], files: FileAccess) {
    self.files = files
    self.specs = specs
    candidates = LinkCandidates(paths: paths, specs: specs)
  }

  func offer(for written: String, from document: DocumentPath, memory: inout LinkMemory) -> Offer? {
    let wanted = written.pathParts().filter { $0 != ".." && $0 != "." }
    guard !wanted.isEmpty, wanted.count < 64, memory.maySearch(among: 1) else { return nil }
    let isFolder = written.hasSuffix("/")
    let found =
      withSlashes(written, document, &memory) ?? inOtherLetters(written, document, &memory) ?? fromAncestor(
        wanted,
        document,
        &memory
      )
      ?? ofSameNumber(written, document, &memory) ?? ofSameTitle(written, document, &memory)
      ?? elsewhere(wanted, document, &memory) ?? mistyped(written, document, &memory)
    return found.map { path in
      Offer(path: path, relative: Self.relative(path, from: document.folder) + (isFolder ? "/" : ""))
    }
  }

  /// `..\tasks.md`, as other systems write it.
  private func withSlashes(_ written: String, _ document: DocumentPath, _ memory: inout LinkMemory) -> DocumentPath? {
    guard written.utf8.contains(UInt8(ascii: "\\")) else { return nil }
    let path = DocumentPath.resolving(written.replacing("\\", with: "/"), in: document.folder)
    return path.flatMap { memory.kind($0, files) == nil ? nil : $0 }
  }

  /// `../006-mark/design.md` where `../006-badge/design.md` is: a spec whose folder was renamed keeps its number.
  private func ofSameNumber(_ written: String, _ document: DocumentPath, _ memory: inout LinkMemory) -> DocumentPath? {
    renamed(written, document, &memory) { folder, names in
      LinkCandidates.number(folder).flatMap { names.byNumber[$0] }
    }
  }

  /// `../006-badge/design.md` where `../008-badge/design.md` is, and no other spec bears that number: it was given another one.
  private func ofSameTitle(_ written: String, _ document: DocumentPath, _ memory: inout LinkMemory) -> DocumentPath? {
    renamed(written, document, &memory) { folder, names in
      guard let number = LinkCandidates.number(folder), names.byNumber[number] == nil else { return nil }
      return names.byTitle[Self.title(folder)]
    }
  }

  /// - Parameter alike: of a part of the path and the names beside it, those that it may be called today.
  private func renamed(
    _ written: String,
    _ document: DocumentPath,
    _ memory: inout LinkMemory,
    alike: (Substring, FolderNames) -> [String]?
  ) -> DocumentPath? {
    guard let path = DocumentPath.resolving(written, in: written.hasPrefix("/") ? "" : document.folder) else {
      return nil
    }
    var parts = path.text.pathParts()
    for index in parts.indices.dropLast() where LinkCandidates.number(parts[index]) != nil {
      let parent = parts[..<index].joined(separator: "/")
      let names = alike(parts[index], contents(of: parent, &memory)) ?? []
      guard names.count == 1, let only = names.first else { continue }
      parts[index] = only[...]
      let found = DocumentPath(parts.joined(separator: "/"))
      return found == document || memory.kind(found, files) == nil ? nil : found
    }
    return nil
  }

  /// `badge` of `006-badge`, in small letters.
  fileprivate static func title(_ folder: Substring) -> String {
    folder.drop { $0.isASCII && $0.isNumber }.drop { $0 == "-" }.lowercased()
  }

  /// `../Design.md` where `../design.md` is.
  private func inOtherLetters(_ written: String, _ document: DocumentPath, _ memory: inout LinkMemory) -> DocumentPath?
  {
    let folder = written.hasPrefix("/") ? "" : document.folder
    guard let path = DocumentPath.resolving(written, in: folder), path.text.count < 1000 else { return nil }
    var found = ""
    for part in path.text.pathParts() {
      guard let name = contents(of: found, &memory).names[part.lowercased()] else { return nil }
      found = found.isEmpty ? name : "\(found)/\(name)"
    }
    return DocumentPath(found)
  }

  /// `../desing.md` where `../design.md` is. Another number is another document, and no slip of the hand.
  private func mistyped(_ written: String, _ document: DocumentPath, _ memory: inout LinkMemory) -> DocumentPath? {
    guard let path = DocumentPath.resolving(written, in: written.hasPrefix("/") ? "" : document.folder),
      path.name.utf8.count < 200
    else { return nil }
    let folder = contents(of: path.folder, &memory)
    let wanted = path.name.lowercased()
    let alike = folder.byDigits[FolderNames.digits(wanted)] ?? []
    guard memory.maySearch(for: wanted, among: folder.names.count), memory.mayCompare(alike.count) else { return nil }
    guard let match = nearestMatch(to: wanted, among: alike, most: 2), let name = folder.names[match] else {
      return nil
    }
    return DocumentPath(path.folder.isEmpty ? name : "\(path.folder)/\(name)")
  }

  private func contents(of folder: String, _ memory: inout LinkMemory) -> FolderNames {
    if let known = memory.folders[folder] { return known }
    let names = FolderNames((try? files.list(DocumentPath(folder))) ?? [])
    memory.folders[folder] = names
    return names
  }

  /// The same path from a folder further up, or down: one `../` too few, or too many.
  private func fromAncestor(_ wanted: [Substring], _ document: DocumentPath, _ memory: inout LinkMemory)
    -> DocumentPath?
  {
    guard let first = wanted.first?.lowercased() else { return nil }
    var folder = document.folder[...]
    while true {
      // What is not even the name of something in there needs no look of its own.
      if contents(of: String(folder), &memory).names[first] != nil {
        let path = DocumentPath((folder.isEmpty ? "" : folder + "/") + wanted.joined(separator: "/"))
        if memory.kind(path, files) != nil, mayMean(path, wanted, in: document) { return path }
      }
      guard !folder.isEmpty else { return nil }
      folder = folder.utf8.lastIndex(of: UInt8(ascii: "/")).map { folder[..<$0] } ?? ""
    }
  }

  /// The file of the same name that shares the longest end of its path with what was written.
  private func elsewhere(_ wanted: [Substring], _ document: DocumentPath, _ memory: inout LinkMemory) -> DocumentPath? {
    guard
      let namesakes = candidates.files(
        wanted,
        from: document,
        where: { memory.maySearch(among: $0) && memory.mayCompare($0) }
      )
    else { return nil }
    // Whoever names a spec by its number means no document of another one.
    let numbers = wanted.dropLast().compactMap(LinkCandidates.number)
    let meant = namesakes.filter { path in
      let folders = path.folder.pathParts().compactMap(LinkCandidates.number)
      return path != document && numbers.allSatisfy(folders.contains) && mayMean(path, wanted, in: document)
    }
    let end = wanted.joined(separator: "/")
    let scored = meant.map { ($0, Self.sharedParts($0.text, end)) }
    guard let best = scored.map(\.1).max(), let only = scored.first(where: { $0.1 == best })?.0,
      scored.count(where: { $0.1 == best }) == 1 || best > 1
    else { return nil }
    return only
  }

  /// Each spec has a `design.md` of its own, or none yet: that of another one is meant by whoever names its folder only.
  private func mayMean(_ path: DocumentPath, _ wanted: [Substring], in document: DocumentPath) -> Bool {
    guard let spec = specs[path], spec != specs[document], OwnDocuments.hold(path.name) else { return true }
    let folder = spec.name.pathParts().last?.lowercased()
    return wanted.dropLast().contains { part in
      part.lowercased() == folder || spec.number.map { $0 == part || LinkCandidates.number(part) == $0[...] } ?? false
    }
  }

  /// How many parts two paths have in common, counted from their ends.
  private static func sharedParts(_ path: String, _ other: String) -> Int {
    var one = path.utf8[...]
    var two = other.utf8[...]
    var parts = 0
    while let byte = one.last, byte == two.last {
      one.removeLast()
      two.removeLast()
      if byte == UInt8(ascii: "/") { parts += 1 }
    }
    let endsPart = [one.last, two.last].allSatisfy { $0 == nil || $0 == UInt8(ascii: "/") }
    return endsPart ? parts + 1 : parts
  }

  private static func relative(_ path: DocumentPath, from folder: String) -> String {
    let place = path.text.relative(to: folder)
    let isInside = folder.isEmpty || path.text == folder || path.text.hasPrefix(folder + "/")
    return isInside ? place.isEmpty ? "." : "./\(place)" : place
  }
}

/// What a folder holds, listed once however many links lead into it.
final class FolderNames {
  /// By the name in small letters; what is written rightly counts for itself.
  let names: [String: String]
  /// Of folders whose names begin with a number.
  private(set) lazy var byNumber = Dictionary(grouping: names.values) { LinkCandidates.number($0[...]) }
  /// The same by what stands behind the number.
  private(set) lazy var byTitle = Dictionary(
    grouping: names.values.filter { LinkCandidates.number($0[...]) != nil },
    by: { NearbyFiles.title($0[...]) }
  )
  /// The small names by the numbers in them, sorted; without those that are too long to be mistyped.
  private(set) lazy var byDigits = Dictionary(
    grouping: names.keys.filter { $0.utf8.count < NearestSearch.longest }.sorted(),
    by: Self.digits
  )

  init(_ entries: [FileAccess.Entry]) {
    names = Dictionary(entries.map { ($0.name.lowercased(), $0.name) }) { first, _ in first }
  }

  static func digits(_ name: String) -> String { name.filter(\.isNumber) }
}
