import Files
import Findings
import History
import Workspace

/// Sees to it that a line in the words of another one is as old as the commit that wrote it.
///
/// git follows a line that was moved within its document. One that was written, or copied, in the words of a line that stays looks to
/// it like that line, and as old. Where none of several stays in its place, one of them is the old one, and nobody can tell which.
struct CopiedLines {
  let git: GitHistory
  let files: FileAccess

  /// - Parameters:
  ///   - numbers: the lines that matter.
  ///   - plain: the same blame, of a git that follows no line.
  func dated(_ blame: GitBlame, of path: DocumentPath, _ numbers: [Int], plain: () async throws -> GitBlame?)
    async throws -> GitBlame
  {
    let copies = copies(among: numbers, blame)
    guard !copies.isEmpty, let plain = try await plain() else { return blame }
    var lines = blame.lines
    var texts: [String: Text] = [:]
    let staying = staying(blame, plain)
    for number in copies {
      guard let own = plain.lines[number], own.origin != lines[number]?.origin else { continue }
      let isOnDisk = own.author == .uncommitted
      let names = [isOnDisk ? nil : own.origin, own.previous?.name].compactMap(\.self).filter { texts[$0] == nil }
      for (name, bytes) in try await git.contents(names) { texts[name] = Text(DocumentText(bytes)) }
      if isOnDisk, texts[own.origin] == nil { texts[own.origin] = DocumentText.read(path, files).map { Text($0) } }
      guard let after = texts[own.origin] else { continue }
      let words = after.text.line(own.originalNumber)
      let before = own.previous.flatMap { texts[$0.name]?.counts[words] } ?? 0
      // Where its words stand no more often than before, it was moved.
      guard after.counts[words, default: 0] > before else { continue }
      if before > 0, let origin = blame.lines[number].map(Origin.init), !staying.contains(origin) {
        lines[number]?.isDoubtful = true
      } else {
        lines[number] = own
      }
    }
    return GitBlame(lines: lines)
  }

  /// A version of the document, and how often each line stands in it.
  private struct Text {
    let text: DocumentText
    let counts: [String: Int]

    init(_ text: DocumentText) {
      self.text = text
      counts = text.lineCounts
    }
  }

  /// The lines that a git which follows none has found in their places.
  private func staying(_ blame: GitBlame, _ plain: GitBlame) -> Set<Origin> {
    Set(blame.lines.filter { plain.lines[$0.key]?.origin == $0.value.origin }.values.map(Origin.init))
  }

  /// The lines that git follows to one line, together with others.
  private func copies(among numbers: [Int], _ blame: GitBlame) -> [Int] {
    let wanted = Set(numbers.compactMap { blame.lines[$0]?.originalNumber })
    let alike = blame.lines.filter { wanted.contains($0.value.originalNumber) }
    let counts = alike.values.reduce(into: [Origin: Int]()) { $0[Origin($1), default: 0] += 1 }
    return numbers.filter { number in blame.lines[number].map { counts[Origin($0), default: 0] > 1 } ?? false }
  }

  private struct Origin: Hashable {
    let name: String
    let number: Int

    init(_ line: GitBlame.Line) {
      (name, number) = (line.origin, line.originalNumber)
    }
  }
}
