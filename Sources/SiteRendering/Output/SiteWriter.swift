import Files
import Findings

/// Writes what changed, and takes away what an earlier site had and this one has not: a page that stays behind would go on
/// saying what is no longer so. What others put into the folder stays.
package struct SiteWriter: Sendable {
  private let folder: SiteFolder

  package init(folder: SiteFolder) {
    self.folder = folder
  }

  /// Refuses a folder in which something of somebody else's stands where a page of ours would go.
  package func claim(_ paths: Set<SitePath>) throws {
    let ours = try earlier()
    let foreign = paths.subtracting(ours).sorted().first { folder.files.kind(DocumentPath($0.text)) != nil }
    if let foreign { throw ForeignFile(path: foreign) }
  }

  /// A file in the folder that no earlier site of ours wrote.
  package struct ForeignFile: Error, CustomStringConvertible {
    package let path: SitePath

    package var description: String {
      "the folder holds a `\(path.text)` that no site of ours wrote; render into a folder of its own with --output"
    }
  }

  /// Why a file of the site could not be written, with its whole path: which folder was meant is half of the answer.
  package struct UnwritableFile: Error, CustomStringConvertible {
    package let description: String
  }

  /// - Returns: whether the file had to be written.
  package func write(_ file: SiteFile) throws -> Bool {
    let path = DocumentPath(file.path.text)
    if let old = try? folder.files.read(path, file.bytes.count), old == file.bytes { return false }
    do throws(FileFailure) { try folder.files.write(file.bytes, path) } catch {
      throw UnwritableFile(description: "\(folder.name)/\(path.text): \(error.words)")
    }
    return true
  }

  /// - Parameter written: every file of the site that is finished now.
  /// - Returns: how many files were taken away.
  package func finish(_ written: Set<SitePath>) throws -> Int {
    let stale = try earlier().subtracting(written)
    for path in stale.sorted() { try folder.remove(path) }
    let lines = written.sorted().map { PercentEncoding.encode($0.text, keepingSlashes: true) + "\n" }
    _ = try write(SiteFile(path: Self.list, text: lines.joined()))
    return stale.count
  }

  /// The list of the files of a site, one to a line, percent-encoded.
  static let list = SitePath("counterfoil-files.txt")

  /// What the list names, but for what no site can hold: whoever edits it must not make us remove files elsewhere.
  private func earlier() throws -> Set<SitePath> {
    let list = DocumentPath(Self.list.text)
    guard folder.files.kind(list) == .file else { return [] }
    let text = String(decoding: try folder.files.read(list, 1 << 26), as: UTF8.self)
    let paths = text.split(separator: "\n").map { PercentEncoding.decode($0) }
    return Set(paths.filter(Self.isInside).map(SitePath.init))
  }

  private static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.isEmpty && !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
  }
}
