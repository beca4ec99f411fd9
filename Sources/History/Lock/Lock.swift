import Evidence
package import Files
package import Findings
import SpecModel
package import Traceability

/// What every criterion said when somebody last looked, and which lines cited criteria then.
package struct Lock: Hashable, Sendable {
  /// `.counterfoil/lock`, committed with the specs.
  package static let path = DocumentPath(".counterfoil/lock")
  /// Forty times what 800 documents need; a longer one is refused.
  package static let maximumBytes = 1 << 24

  package let numbering: Numbering
  /// The lines of each document and source that name requirements, in order.
  package let lines: [DocumentPath: [Line]]
  /// `nil` in a lock that an older release wrote.
  package let seals: LockSeals?
  /// What the numbers of lines stood for that were left when others were rewritten.
  package let formers: [Era: Numbering]

  /// A time before the one that `numbering` is of: the beginning of a fingerprint of what all numbers stood for then.
  package struct Era: Hashable, Comparable, Sendable {
    package let code: UInt64

    package init(code: UInt64) {
      self.code = code
    }

    package static func < (one: Self, other: Self) -> Bool { one.code < other.code }
  }

  /// A line by what stands on it: it need not be read again, and no other line of a document is likely to be like it.
  package struct Line: Hashable, Sendable {
    package let code: UInt32
    /// What it belongs to: the same words under another task are another line; `nil` of a line that an older release took down, which
    /// told that, and all that is below, otherwise.
    package let context: UInt16?
    /// Its words and what it belongs to without markup, so that a line that was only formatted anew is known again.
    package let words: UInt32?
    /// What an edit leaves of it; `nil` where no number is found in it.
    package let gist: LineGist?
    /// What tells what it is about if it says nothing but numbers: the text below a heading, the words above a list.
    package let companion: UInt32?
    /// When its numbers stood for what it means; `nil` for the time of the lock.
    package private(set) var era: Era?
    /// Whether the line that stood there when it was left is the one that had been locked nobody could tell.
    package private(set) var isDoubted = false

    package init(
      code: UInt32,
      context: UInt16? = nil,
      words: UInt32? = nil,
      gist: LineGist? = nil,
      companion: UInt32? = nil,
      era: Era? = nil,
      isDoubted: Bool = false
    ) {
      self.code = code
      self.context = context
      self.words = words
      self.gist = gist
      self.companion = companion
      self.era = era
      self.isDoubted = isDoubted
    }

    /// - Parameter isDoubted: it may be another line that has become this one.
    func of(_ era: Era?, isDoubted: Bool = false) -> Line {
      var line = self
      line.era = era
      line.isDoubted = isDoubted || self.isDoubted
      return line
    }

    /// The same line below a heading that was written anew.
    func belonging(as line: Line) -> Line {
      Line(
        code: line.code,
        context: line.context,
        words: line.words,
        gist: line.gist,
        companion: companion,
        era: era,
        isDoubted: isDoubted
      )
    }

    /// Lines of one text. What they belong to is made out once for neighbours: thousands may stand below one long heading.
    ///
    /// - Parameter contexts: of the same text.
    package static func all(_ numbers: some Sequence<Int>, of text: DocumentText, _ contexts: LineContexts) -> [Line] {
      var open: (text: String, code: UInt16, words: Fingerprint.Beginning)?
      var companions = contexts.isOfDocument ? CompanionReader(text) : nil
      return numbers.map { number in
        let above = contexts[number]
        let context = open?.text == above ? open : nil
        let known = context ?? Self.known(above)
        open = known
        let line = text.line(number)
        let folded = LineWords.folded(line)
        let edited = EditedWords(line, folded: folded)
        let companion = edited.isBare ? companions?.companion(of: number) : nil
        return Line(
          code: UInt32(Fingerprint(of: line).hexadecimal.prefix(8), radix: 16) ?? 0,
          context: known.code,
          words: UInt32(known.words.with(folded).hexadecimal.prefix(8), radix: 16),
          gist: LineGist(of: edited),
          companion: companion.flatMap { UInt32(Fingerprint(of: $0).hexadecimal.prefix(8), radix: 16) }
        )
      }
    }

    private static func known(_ context: String) -> (text: String, code: UInt16, words: Fingerprint.Beginning) {
      let words = LineWords.context(context)
      let code = UInt16(Fingerprint(of: words).hexadecimal.prefix(4), radix: 16) ?? 0
      return (context, code, Fingerprint.Beginning(words + "\n"))
    }

    /// As an older release knew it.
    var text: Line { Line(code: code, era: era, isDoubted: isDoubted) }

    /// The line as it was written, whenever that was.
    package static func == (one: Self, other: Self) -> Bool { one.code == other.code && one.context == other.context }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(code)
      hasher.combine(context)
    }
  }

  /// - Parameter formers: those that no line is of are left out.
  package init(
    numbering: Numbering,
    lines: [DocumentPath: [Line]],
    seals: LockSeals? = nil,
    formers: [Era: Numbering] = [:]
  ) {
    self.numbering = numbering
    let lines = lines.filter { !$0.value.isEmpty }
    self.lines = lines
    self.seals = seals.map { LockSeals($0.byDocument.filter { lines[$0.key] != nil }) }
    let eras = formers.isEmpty ? [] : Set(lines.values.joined().compactMap(\.era))
    self.formers = formers.filter { eras.contains($0.key) }
  }

  /// The state of today.
  package init(_ graph: TraceGraph, files: FileAccess) {
    let places = ReferencePlaces(graph)
    var lines: [DocumentPath: [Line]] = [:]
    for path in places.byDocument.keys {
      lines[path] = Self.lines(of: path, places, files).map(\.line)
    }
    let numbering = Numbering(graph.corpus)
    self.init(numbering: numbering, lines: lines, seals: LockSeals(places, in: graph, numbering))
  }

  /// The lines of a document of today that name requirements.
  ///
  /// - Parameter names: what they would have called the specs.
  static func lines(
    of path: DocumentPath,
    _ places: ReferencePlaces,
    _ files: FileAccess,
    calling names: SpecNames? = nil
  ) -> [(number: Int, line: Line)] {
    guard let own = DocumentText.read(path, files) else { return [] }
    let text = names?.renamed(own) ?? own
    let contexts = places.contexts(of: path, text)
    let numbers = places.lines(of: path)
    return Array(zip(numbers, Line.all(numbers, of: text, contexts)))
  }

  /// Lines that are older still, or may be, as a lock would take them down, and with them those that say the same since they were
  /// rewritten: git may take either for the other, and the lock for both.
  package static func lines(like left: [Location], _ places: ReferencePlaces, _ files: FileAccess)
    -> [DocumentPath: [Line]]
  {
    Dictionary(
      uniqueKeysWithValues: Dictionary(grouping: left, by: \.path).map { path, locations -> (DocumentPath, [Line]) in
        guard let text = DocumentText.read(path, files) else { return (path, []) }
        let words = Set(locations.map { text.line($0.line) })
        let numbers = places.lines(of: path).filter { words.contains(text.line($0)) }
        return (path, Line.all(numbers, of: text, places.contexts(of: path, text)))
      }
    )
  }

  /// An older release took down some of its lines, and less of each.
  package var isOlder: Bool { lines.values.contains { $0.contains { $0.context == nil } } }

  /// Whether another one of the same time would be this one, but for what this release and an older one know of a line.
  ///
  /// - Parameter sources: those whose lines the first releases did not take down.
  package func saysTheSame(as new: Lock, sources: Set<DocumentPath>) -> Bool {
    numbering.isSame(as: new.numbering) && formers.isEmpty
      && Set(lines.keys).union(new.lines.keys).allSatisfy { path in
        guard let own = lines[path] else { return seals == nil && sources.contains(path) }
        let (then, today) = Line.comparable(own, new.lines[path] ?? [])
        return then == today
      }
  }

  /// Leaves lines out: what they stood for is settled, or is for somebody else to say.
  package func without(_ removed: [DocumentPath: [Line]]) -> Lock {
    var lines = self.lines
    for (path, gone) in removed {
      for line in gone {
        // What says the same and means something else stays.
        func index(where isLine: (Line) -> Bool) -> Int? {
          lines[path]?.firstIndex { $0.era == line.era && isLine($0) }
        }
        let index =
          index { $0 == line && $0.companion == line.companion } ?? index { $0 == line } ?? index {
            $0.words != nil && $0.words == line.words
          } ?? index { $0 == line.text }
        if let index { lines[path]?.remove(at: index) }
      }
    }
    return Lock(numbering: numbering, lines: lines, seals: seals, formers: formers)
  }

  /// Lines of a document that are known by something else from now on.
  func replacing(_ others: [Line: Line], in path: DocumentPath) -> Lock {
    guard !others.isEmpty, let known = lines[path] else { return self }
    var lines = self.lines
    lines[path] = known.map { line in others[line].map { line.belonging(as: $0) } ?? line }
    return Lock(numbering: numbering, lines: lines, seals: seals, formers: formers)
  }
}

extension Lock.Line {
  /// Lines of two locks, told by what both know of them.
  static func comparable(_ one: [Self], _ other: [Self]) -> ([Self], [Self]) {
    let isOlder = (one + other).contains { $0.context == nil }
    return isOlder ? (one.map(\.text), other.map(\.text)) : (one, other)
  }
}
