package import Files
import Findings
package import SpecModel
import Synchronization

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

  package func read(_ layout: SpecLayout) async -> Corpus {
    let readings = await readAll(layout.places)
    return CorpusAssembly(layout: layout, readings: readings).corpus()
  }

  private func readAll(_ places: [SpecLayout.Place]) async -> [DocumentReader.Reading] {
    let turns = Turns(count: places.count)
    return await withTaskGroup(of: [(Int, DocumentReader.Reading)].self) { group in
      for _ in 0..<min(workers, max(1, places.count)) {
        group.addTask {
          var readings: [(Int, DocumentReader.Reading)] = []
          while let index = turns.next() {
            readings.append((index, DocumentReader(place: places[index], looseSpec: looseSpec).read(files)))
          }
          return readings
        }
      }
      return await group.reduce(into: []) { $0 += $1 }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

/// Deals the documents out to the workers, one by one.
private final class Turns: Sendable {
  private let count: Int
  private let dealt = Atomic(0)

  init(count: Int) {
    self.count = count
  }

  func next() -> Int? {
    let index = dealt.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}

/// Puts what the documents gave together, spec by spec.
private struct CorpusAssembly {
  let layout: SpecLayout
  let readings: [DocumentReader.Reading]

  func corpus() -> Corpus {
    let bySpec = Dictionary(grouping: readings) { $0.document.spec }
    let specs = bySpec.compactMap { id, readings in id.map { spec($0, readings) } }
    return Corpus(
      specs: specs.sorted { $0.id < $1.id },
      documents: readings.map(\.document),
      problems: (layout.problems + readings.flatMap(\.problems)).sorted { $0.location < $1.location }
    )
  }

  private func spec(_ id: SpecID, _ readings: [DocumentReader.Reading]) -> Spec {
    Spec(
      id: id,
      folder: layout.folders[id] ?? .init(""),
      requirements: renumbered(readings.flatMap(\.requirements)),
      properties: readings.flatMap(\.properties),
      decisions: readings.flatMap(\.decisions),
      tasks: readings.flatMap(\.tasks),
      reports: readings.compactMap(\.report),
      platforms: readings.flatMap(\.platforms)
    )
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
