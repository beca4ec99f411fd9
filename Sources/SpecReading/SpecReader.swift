package import Files
import Findings
import Parallelism
package import SpecModel

/// Reads the documents of a workspace, several at a time, and puts each spec together.
package struct SpecReader: Sendable {
  private let files: FileAccess
  private let looseSpec: SpecID?
  private let workers: Int

  /// - Parameters:
  ///   - looseSpec: the spec that loose documents belong to, whatever they say.
  ///   - workers: how many documents are read at a time; the result is the same for any number.
  package init(files: FileAccess, looseSpec: SpecID? = nil, workers: Int) {
    self.files = files
    self.looseSpec = looseSpec
    self.workers = max(1, workers)
  }

  /// - Parameter progress: is told now and then how many documents are read, never fewer than before.
  package func read(_ layout: SpecLayout, progress: (@Sendable (Int) -> Void)? = nil) async -> Corpus {
    let readings = await readAll(layout, progress.map { ReadingProgress(tell: $0) })
    return CorpusAssembly(layout: layout, readings: readings).corpus()
  }

  private func readAll(_ layout: SpecLayout, _ progress: ReadingProgress?) async -> [DocumentReader.Reading] {
    let places = layout.places
    let looseSpec = looseSpec.map { layout.spec(named: $0.name) }
    let queue = WorkQueue(count: places.count)
    let limit = WorkspaceLimit()
    func reader(_ index: Int) -> DocumentReader {
      DocumentReader(place: places[index], looseSpec: looseSpec, layout: layout)
    }
    let all = await withTaskGroup(of: [(Int, DocumentReader.Reading)].self) { group in
      for _ in 0..<min(workers, max(1, places.count)) {
        group.addTask {
          var readings: [(Int, DocumentReader.Reading)] = []
          // Asked before a document is taken: whatever is read by then stands before it.
          while case let isSpent = limit.isSpent, let index = queue.next() {
            let reading = isSpent ? reader(index).passOver() : reader(index).read(files)
            limit.take(reading)
            readings.append((index, reading))
            progress?.step()
          }
          return readings
        }
      }
      return await group.reduce(into: []) { $0 += $1 }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    let count = WorkspaceLimit.count(of: all)
    return all[..<count] + (count..<all.count).map { reader($0).passOver() }
  }
}

/// Puts what the documents gave together, spec by spec.
private struct CorpusAssembly {
  let layout: SpecLayout
  let readings: [DocumentReader.Reading]

  func corpus() -> Corpus {
    let bySpec = Dictionary(grouping: readings) { $0.document.spec }
    let largest = readings.lazy.flatMap(\.content.requirements).map(\.criteria.count).max() ?? 0
    var specs: [Spec] = []
    var cut: [DocumentPath: SpecDocument] = [:]
    var problems = layout.problems + readings.flatMap(\.content.problems)
    var room = SpreadRoom()
    // In one order, for what the first ones take the last ones lack.
    for id in bySpec.keys.compactMap(\.self).sorted() {
      let spec = spec(id, bySpec[id] ?? [], largest: largest, &room)
      specs.append(spec.spec)
      cut.merge(spec.cut) { _, new in new }
      problems += spec.problems
    }
    return Corpus(
      specs: specs.sorted { $0.id < $1.id },
      documents: readings.map { cut[$0.document.path] ?? $0.document },
      problems: problems.sorted { $0.location < $1.location }
    )
  }

  private struct Assembled {
    let spec: Spec
    /// Documents whose checks go beyond the limit, or that claim ranges which lead nowhere.
    let cut: [DocumentPath: SpecDocument]
    let problems: [DocumentProblem]
  }

  private func spec(
    _ id: SpecID,
    _ readings: [DocumentReader.Reading],
    largest: Int,
    _ room: inout SpreadRoom
  ) -> Assembled {
    let requirements = renumbered(readings.flatMap(\.content.requirements))
    var ranges = WideRanges(requirements, room)
    let wide = readings.filter { !$0.wideClaims.isEmpty }
      .reduce(into: [:]) { $0[$1.document.path] = ranges.read($1.wideClaims) }
    let tasks = readings.flatMap(\.content.tasks)
    let possible = possible(readings, requirements, tasks)
    var limit = SpreadLimit(requirements, largest: largest, room)
    let heads = TaskHeads(tasks)
    let spec = Spec(
      id: id,
      folder: layout.folders[id] ?? .init(""),
      requirements: requirements,
      // What a check is bound to is read from its document alone: neither it nor the property above it may prove more than the other.
      properties: limit.keep(readings.flatMap(\.content.properties), \.validates),
      decisions: readings.flatMap(\.content.decisions),
      tasks: limit.keep(ranges.read(tasks), \.citations),
      reports: readings.compactMap { reading in
        let others = (wide[reading.document.path]?.claims ?? []) + (possible[reading.document.path] ?? [])
        return heads.named(in: reading.report)?.claiming(also: others) { limit.keep($0) }
      },
      platforms: readings.flatMap(\.content.platforms)
    )
    var cut: [DocumentPath: SpecDocument] = [:]
    for document in readings.map(\.document) {
      let checks = limit.keep(document.checks) { $0.verifies.map { [$0] } ?? $0.sectionCitations }
      let unreadable = wide[document.path]?.unreadable ?? []
      if checks.count < document.checks.count || !unreadable.isEmpty {
        cut[document.path] = document.with(checks, unreadable: unreadable)
      }
    }
    room.take(ranges)
    room.take(limit)
    return Assembled(spec: spec, cut: cut, problems: [ranges.problem, limit.problem].compactMap(\.self))
  }

  private func possible(
    _ readings: [DocumentReader.Reading],
    _ requirements: [Requirement],
    _ tasks: [SpecTask]
  ) -> [DocumentPath: [Claim]] {
    let claiming = readings.filter { !$0.possibleClaims.isEmpty }
    guard !claiming.isEmpty else { return [:] }
    let numbers = PossibleClaims.Numbers(requirements, tasks)
    return claiming.reduce(into: [:]) { claims, reading in
      claims[reading.document.path] = numbers.claims(among: reading.possibleClaims, of: reading.report?.tasks ?? [])
    }
  }

  /// Two documents of a spec may hold requirements, each counting its own occurrences from 1.
  private func renumbered(_ requirements: [Requirement]) -> [Requirement] {
    var seen: [RequirementNumber: Int] = [:]
    return requirements.map { requirement in
      seen[requirement.id.number, default: 0] += 1
      let occurrence = seen[requirement.id.number] ?? 1
      return occurrence == requirement.id.occurrence ? requirement : requirement.asOccurrence(occurrence)
    }
  }
}

extension CompletionReport {
  fileprivate func claiming(also others: [Claim], keep: ([Claim]) -> [Claim]) -> CompletionReport {
    let all = others.isEmpty ? claims : (claims + others).sorted { $0.location.line < $1.location.line }
    let kept = keep(all)
    return kept.count < all.count || !others.isEmpty ? with(claims: kept) : self
  }
}

extension SpecDocument {
  fileprivate func with(_ checks: [CheckBlock], unreadable: [Citation.Unreadable]) -> SpecDocument {
    SpecDocument(
      path: path,
      kind: kind,
      spec: spec,
      title: title,
      headings: headings,
      links: links,
      mentions: mentions,
      possibleMentions: possibleMentions,
      listedMentions: listedMentions,
      unreadableMentions: unreadableMentions + unreadable,
      checks: checks,
      ignores: ignores,
      renames: renames,
      lineCount: lineCount,
      substance: substance,
      isLoose: isLoose
    )
  }
}

extension Requirement {
  fileprivate func asOccurrence(_ occurrence: Int) -> Requirement {
    let id = RequirementID(spec: id.spec, number: id.number, occurrence: occurrence)
    let criteria = criteria.map { criterion in
      Criterion(
        id: CriterionID(requirement: id, label: criterion.id.label),
        text: criterion.text,
        location: criterion.location,
        continuation: criterion.continuation,
        ears: criterion.ears,
        platforms: criterion.platforms,
        method: criterion.method,
        notApplicable: criterion.notApplicable
      )
    }
    return Requirement(
      id: id,
      title: title,
      isRemoved: isRemoved,
      location: location,
      userStory: userStory,
      criteria: criteria
    )
  }
}
