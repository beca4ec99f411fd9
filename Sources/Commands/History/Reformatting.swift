import Files
import Findings
import History
import Workspace

/// Sees through commits that only formatted lines anew, marked them otherwise, edited words beside their numbers or followed a spec to
/// another folder: they wrote none of them.
///
/// git passes over white space. A number that was set in bold type, or a list that became a table, says what it said before.
struct Reformatting {
  let git: GitHistory
  /// Where to stop; `nil` to go back as far as there is history.
  let base: String?
  let files: FileAccess
  /// What the specs were called then, to what they are called today.
  let names: SpecNames

  /// Nobody formats a line more often.
  private static let mostSteps = 20

  /// - Parameters:
  ///   - numbers: the lines that matter.
  ///   - places: of the documents of today.
  /// - Returns: the blame with those lines as old as their words.
  func seenThrough(_ blame: GitBlame, of path: DocumentPath, _ numbers: [Int], _ places: ReferencePlaces) async throws
    -> GitBlame
  {
    var lines = blame.lines
    var open = numbers
    for _ in 0..<Self.mostSteps {
      var next: [Int] = []
      let young = open.filter { lines[$0].map { $0.author != .base && $0.previous != nil } ?? false }
      let steps = Dictionary(grouping: young) { Step(to: lines[$0]?.origin ?? "", from: lines[$0]?.previous) }
      for (step, numbers) in steps {
        let former = try await former(of: numbers.compactMap { lines[$0] }, step, path, places)
        for number in numbers {
          guard let line = lines[number], var older = former[line.originalNumber] else { continue }
          older.line.markedBy = line.markedBy ?? (older.isMarkedAnew ? line.author : nil)
          older.line.isDoubtful = line.isDoubtful || older.line.isDoubtful
          lines[number] = older.line
          next.append(number)
        }
      }
      if next.isEmpty { break }
      open = next
    }
    return GitBlame(lines: lines)
  }

  /// One commit's change of one file.
  private struct Step: Hashable {
    let to: String
    let from: GitBlame.Version?
  }

  /// Who wrote the lines that a step only formatted, by their numbers after it.
  private func former(of lines: [GitBlame.Line], _ step: Step, _ path: DocumentPath, _ places: ReferencePlaces)
    async throws -> [Int: (line: GitBlame.Line, isMarkedAnew: Bool)]
  {
    guard let from = step.from else { return [:] }
    let isCommitted = lines.first?.author != .uncommitted
    let contents = try await git.contents(isCommitted ? [step.to, from.name] : [from.name])
    let after = isCommitted ? contents[step.to].map { DocumentText($0) } : DocumentText.read(path, files)
    guard let after = after.map(names.renamed),
      let before = contents[from.name].map({ names.renamed(DocumentText($0)) })
    else {
      return [:]
    }
    let now = LineForms(after, places.contexts(of: path, after))
    let then = LineForms(before, places.contexts(of: path, before))
    let kept = now.places(of: lines.map(\.originalNumber), in: then)
    let numbers = lines.compactMap { line in kept[line.originalNumber].map { (line, $0) } }
    guard !numbers.isEmpty else { return [:] }
    var isBase = false
    if let base { isBase = try await git.isReached(from.commit, from: base) }
    let older = isBase ? nil : try await git.blame(from, since: base)
    var former: [Int: (line: GitBlame.Line, isMarkedAnew: Bool)] = [:]
    for (line, place) in numbers {
      var own =
        isBase
        ? GitBlame.Line(author: .base, origin: from.name, originalNumber: place.line, previous: nil)
        : older?.lines[place.line]
      own?.isDoubtful = place.isDoubtful
      if let own { former[line.originalNumber] = (own, place.isMarkedAnew) }
    }
    return former
  }
}
