import Findings
import SpecModel

/// A task while its lines are still coming in.
final class TaskDraft {
  /// One number, or those of a range: `T005–T008`.
  let numbers: [TaskNumber]
  var number: TaskNumber { numbers[0] }
  let indent: Int
  var isClosed = false
  private let title: String
  var state: TaskState
  private let content: TextSlice
  private let rest: TextSlice
  private let isOptional: Bool
  private let location: Location
  private var type: String?
  private var validation: String?
  private var citations: [Citation] = []
  private var successCriteria: [(text: String, location: Location)] = []
  private var artifacts: [ArtifactMention] = []
  private var completionPaths: [ArtifactMention] = []
  private var dependencies: [TaskNumber] = []
  private var dependencyPlaces: [TaskNumber: Location] = [:]
  /// Those of them that are numbers of something else where no task bears them.
  private var doubtful: Set<TaskNumber> = []
  private var list = List.none
  /// Its items may say what the requirements are about: `- 1.2 Shut the lid`.
  private var isGlossed = false
  private var mayGloss = false
  /// The last citation ended in a comma: its list goes on below it.
  private var isCut = false
  /// `- Write the endpoint (Requirement 2.1)`: what its bullets name counts where no line cites anything.
  private var named: [Citation] = []

  /// What the bullets under a label are.
  private enum List {
    case none, successCriteria, artifacts, completion, citations
  }

  init(_ task: TaskNumberReader.Reading, state: TaskState, line: DocumentLine, in lines: DocumentLines) {
    numbers = [task.number] + task.others
    let inner =
      CitationLine.commented(task.rest) ?? CitationLine.inside(task.rest) ?? CitationLine.closing(task.rest)
      ?? CitationLine.behindDash(task.rest)
      ?? CitationLine.behindSentence(task.rest)
    let story = inner == nil ? StoryCriteria.closing(task.rest, lines) : nil
    title = Self.title((inner?.start ?? story?.start).map { task.rest.slice(to: $0) } ?? task.rest)
    if let story { citations.append(story.citation) }
    if let inner {
      let found = CitationReader(lines: lines).citations(inner.citation, in: task.rest)
      // `要約（要件 2.1）` says in the title what a line below says again.
      if task.rest.contains("\u{FF09}") { named += found } else { citations += found }
    }
    citations += StoryTags.citations(in: task.rest, lines)
    if inner == nil, task.number.text.hasPrefix("T") { citations += StoryTags.named(in: task.rest, lines) }
    self.state = state
    content = inner.map { line.content.slice(to: $0.start) } ?? line.content
    rest = inner.map { task.rest.slice(to: $0.start) } ?? task.rest
    isOptional = line.isOptional || task.isOptional
    indent = line.indent
    location = lines.location(line.whole)
    if let list = DependencyReader.list(inTitle: task.rest) { wait(for: list, in: lines) }
  }

  private static func title(_ text: TextSlice) -> String {
    var text = text.trimmed
    let joints: [StaticString] = ["\u{2014}", "\u{2013}", "-", "("]
    while let joint = joints.first(where: { text.matches($0, at: text.end - $0.utf8CodeUnitCount) }), text.count > 2 {
      text = text.slice(to: text.end - joint.utf8CodeUnitCount).trimmed
    }
    // `(P)` says that others may be worked on beside it.
    text = text.dropping("(P) ") ?? text
    if text.matches(" (P)", at: text.end - 4) { text = text.slice(to: text.end - 4).trimmed }
    // `~~20. Title~~`
    if let place = text.find("~~"), !text.slice(from: place + 2).contains("~~") {
      return (text.slice(to: place).string + text.slice(from: place + 2).string)
    }
    return text.withoutLoneClosing.withoutEmphasis.string
  }

  func read(_ line: DocumentLine, in lines: DocumentLines, spec: SpecID) {
    // `~~Old~~ _Requirements: 1.2_`: what stands behind the struck words is said.
    if line.firstByte == UInt8(ascii: "~"), let said = TaskStandingReader.said(line.content) {
      return read(line.reading(from: said), in: lines, spec: spec)
    }
    let goesOn = isCut && line.marker == .none
    isCut = false
    if goesOn || (list == .citations && line.marker == .none), let more = CitationLine.more(line.content) {
      return cite(more, in: lines)
    }
    if list == .citations, line.marker == .bullet, let more = item(line.content) {
      // `1.2 Stop` below `1.1`: a list that began with a number goes on with numbers, whatever explains them.
      isGlossed = isGlossed || mayGloss
      return cite(more, in: lines)
    }
    // `_Requirements:_` above nothing of the kind was meant to cite something, and is told of.
    if CitationLine.headsList(line.content), lines.lines.indices.contains(line.number) {
      // Below `**Acceptance Criteria:**` words behind a number may be a criterion of the task's own, and below a plain `- Requirements:`
      // what must be installed.
      let label = line.content.withoutEmphasis
      mayGloss = !label.hasPrefix("A")
      isGlossed = label.start > line.content.start && mayGloss
      isGlossed = isGlossed || mayGloss && isMixed(listAt: line.number, in: lines)
      if item(lines.lines[line.number].content) != nil {
        list = .citations
        return
      }
    }
    // `~~_Requirements: 2.1_~~` is cited no longer.
    if line.content.hasPrefix("~~"), line.content.matches("~~", at: line.content.end - 2) { return }
    // What an assistant is told cites what the task cites already.
    let isPrompt = !citations.isEmpty && line.content.withoutLeadingEmphasis.hasPrefix("Prompt:")
    if isPrompt { return }
    // `**Property 2: Title, Validates: Requirements 2.1**`
    let isProperty = line.content.hasPrefix("**Property ")
    if let citation = CitationLine(line.content, allowsOtherLabels: true)
      ?? CitationLine.commented(line.content)?.citation ?? CitationLine.inside(line.content)?.citation
      ?? CitationLine.closingMarked(line.content) ?? (isProperty ? CitationLine.ending(line.content) : nil)
    {
      // Behind the limit of the document they count for nothing, and one of them says so.
      for list in citation.lists(in: line.content) where !lines.allowance.isSpent || !cites { cite(list, in: lines) }
      // `_Requirements: 1.1,` and `_Requirements: 1.1`, whose emphasis the next line closes
      let mark = line.content.first
      let isMarked = mark == UInt8(ascii: "_") || mark == UInt8(ascii: "*")
      let behind = max(citation.list.end, line.content.start + 1)..<max(citation.list.end, line.content.end)
      isCut = isCut || isMarked && citation.rest == nil && !behind.contains { line.content[$0] == mark }
      // `_Requirements: 1.1_ _Boundary: API_ _Depends: 1.3_`
      if let rest = citation.rest,
        let place = rest.find("Depends:").map({ $0 + 8 }) ?? rest.find("Depends on:").map({ $0 + 11 })
      {
        let list = rest.slice(from: place).withoutLeadingEmphasis
        wait(for: list.find("_").map { list.slice(to: $0) } ?? list, in: lines)
      }
    } else if let (label, rest) = line.content.boldLabel ?? line.content.emphasizedPair {
      readLabel(label, rest, line, in: lines)
    } else if let list = DependencyReader.list(labelledIn: line.content) {
      wait(for: list, in: lines)
    } else if line.marker == .bullet || line.checkbox != nil {
      readBullet(line, in: lines)
    }
  }

  /// `- 1.1 Start` above a bare `- 1.2`: one item without words tells that all begin with references.
  private func isMixed(listAt index: Int, in lines: DocumentLines) -> Bool {
    guard CitationLine.leading(lines.lines[index].content) != nil else { return false }
    let indent = lines.lines[index].indent
    return lines.lines[index...].prefix(Self.longestLook).prefix { $0.isText && $0.indent >= indent }.contains {
      $0.indent == indent && CitationLine.more($0.content) != nil
    }
  }

  /// In lines.
  private static let longestLook = 16

  /// What an item of such a list cites.
  private func item(_ text: TextSlice) -> TextSlice? {
    CitationLine.more(text) ?? (isGlossed ? CitationLine.leading(text) : nil)
  }

  var cites: Bool { !citations.isEmpty }

  func cite(_ list: TextSlice, in lines: DocumentLines) {
    citations.append(CitationReader(lines: lines).citation(list))
    isCut = list[list.end - 1] == UInt8(ascii: ",")
  }

  private func readLabel(_ label: TextSlice, _ rest: TextSlice, _ line: DocumentLine, in lines: DocumentLines) {
    let name = label.string.lowercased()
    switch name {
    case "type", "task type": type = rest.string
    case "validation", "validation tier": validation = rest.string
    case _ where DependencyReader.isLabel(name): wait(for: rest, in: lines)
    case "success criteria": list = .successCriteria
    case "primary artifacts", "artifacts created", "artifacts": list = .artifacts
    case "completion documentation": list = .completion
    default: if rest.isEmpty { list = .none } else if line.marker == .bullet { readBullet(line, in: lines) }
    }
  }

  /// A cell of a table that says what it is for. What explains its numbers, `1.1 Width`, is none of them.
  func cite(cell: TextSlice, in lines: DocumentLines) {
    let citation = CitationReader(lines: lines).citation(cell)
    guard !citation.references.isEmpty else { return }
    citations.append(citation.readable)
  }

  func wait(for list: TextSlice, in lines: DocumentLines) {
    let (numbers, doubtful) = DependencyReader.numbers(in: list)
    guard lines.allowance.take(numbers.count, line: lines.location(list).line) else { return }
    self.doubtful.formUnion(doubtful)
    dependencies += numbers
    for number in numbers where dependencyPlaces[number] == nil {
      // Of a list of pages its place is enough.
      let place = numbers.count <= 100 ? DependencyReader.place(of: number, in: list) : nil
      dependencyPlaces[number] = lines.location(place ?? list.trimmed)
    }
  }

  private func readBullet(_ line: DocumentLine, in lines: DocumentLines) {
    switch list {
    case .successCriteria:
      guard lines.entryAllowance.take(1, line: line.number) else { return }
      successCriteria.append((line.content.string, lines.location(line.whole)))
    case .artifacts:
      let found = ArtifactReader.planned(in: line.content, lines: lines)
      artifacts += found
      if found.isEmpty, let bare = ArtifactReader.bare(in: line.content, verb: nil, lines: lines) {
        artifacts.append(bare)
      }
    case .completion: completionPaths += ArtifactReader.mentions(in: line.content, verb: nil, lines: lines)
    case .citations:
      if let more = item(line.content) { cite(more, in: lines) } else { list = .none }
    case .none:
      if citations.isEmpty, let citation = CitationLine.closing(line.content)?.citation, citation.isLabelled {
        named.append(CitationReader(lines: lines).citation(citation.list))
      } else if citations.isEmpty, let story = StoryCriteria.closing(line.content, lines) {
        named.append(story.citation)
      }
      if let list = DependencyReader.list(inBullet: line.content) {
        wait(for: list, in: lines)
      }
    }
  }

  /// Each once: the task may say what a list of all dependencies says again.
  private func waited(for known: KnownTasks) -> [TaskNumber] {
    var seen: Set<TaskNumber> = []
    return dependencies.filter { !doubtful.contains($0) || known.mayHold($0) }.map(known.own).filter {
      seen.insert($0).inserted
    }
  }

  func tasks(spec: SpecID, known: KnownTasks) -> [SpecTask] {
    numbers.map { task(known.own($0), spec: spec, known: known) }
  }

  private func task(_ number: TaskNumber, spec: SpecID, known: KnownTasks) -> SpecTask {
    let id = TaskID(spec: spec, number: number)
    let standing = TaskStandingReader.standing(of: content, title: rest, state: state, isOptional: isOptional)
    return SpecTask(
      id: id,
      title: title,
      state: state,
      isOptional: isOptional || standing == .optional,
      standing: standing,
      location: location,
      parent: known.parent(of: number),
      type: type,
      validation: validation,
      citations: citations.isEmpty ? named : citations,
      successCriteria: successCriteria.enumerated().map { index, criterion in
        SuccessCriterion(
          id: SuccessCriterionID(task: id, ordinal: index + 1),
          text: criterion.text,
          location: criterion.location
        )
      },
      artifacts: artifacts,
      completionPaths: completionPaths,
      dependencies: waited(for: known),
      dependencyPlaces: Dictionary(dependencyPlaces.map { (known.own($0), $1) }) { min($0, $1) }
    )
  }
}
