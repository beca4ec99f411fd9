package import Findings
import MarkdownSyntax
package import SpecModel

/// Reads the references in a comment of a source file, or in the name of a test, by the grammar of all others.
///
///     @see Requirements 1.1, 1.2      per Requirement 3.3      Requirements: R6.1, R6.2      Validates: Requirements 1.1-1.4
///     verifies: 035/8.4               @verifies 8.4            Requirement 4.1 (Spec 013)    [035/8.4]
package struct CommentReferences: Sendable {
  /// In the order of the text.
  package private(set) var mentions: [Mention] = []
  package private(set) var unreadable: [Citation.Unreadable] = []
  /// The specs that it names.
  package private(set) var specs: [SpecHint] = []

  package struct Mention: Hashable, Sendable {
    package let reference: Reference
    /// It says `verifies`.
    package let saysVerifies: Bool
    /// The line that it stands in, cut short.
    package let text: String
    /// The words around it speak of a standard or of another document.
    package let isSaidOfAnother: Bool
    /// `FR-912` counts where the spec of the file counts with zeros.
    package let isPossible: Bool
  }

  /// A part of a comment: the text between its delimiters, and where it begins in the file.
  package struct Piece: Sendable {
    let bytes: ArraySlice<UInt8>
    let start: SourcePosition

    /// - Parameter bytes: invalid UTF-8 is read as what can be read of it.
    package init(_ bytes: ArraySlice<UInt8>, at start: SourcePosition) {
      self.bytes = bytes
      self.start = start
    }
  }

  /// What one file may name: as much as a document.
  package static func allowance() -> Allowance { Allowance(limit: DocumentLines.mostReferences) }

  /// - Parameters:
  ///   - pieces: line comments right below each other are one comment, and each of them a piece.
  ///   - isTestOfSpec: they are the name of a test, and the head of its file names a spec.
  ///   - allowance: what its file may still name, unreadable pieces included. Nothing is read once it is spent.
  package init(_ pieces: [Piece], in path: DocumentPath, isTestOfSpec: Bool = false, allowance: Allowance) {
    var scan = CommentScan()
    scan.isTestOfSpec = isTestOfSpec
    if let wrapped = CommentWraps.lines(pieces) {
      for line in wrapped { read(DocumentLines(line, path, allowance), &scan) { $0 } }
    } else {
      for piece in pieces {
        let lines = DocumentLines(commentOf: SourceText(piece.bytes), path, allowance)
        let place = Place(start: piece.start, path: path)
        read(lines, &scan) { place.moved($0) }
      }
    }
    specs = scan.specs
  }

  /// - Parameter placed: where in the file a place of the lines is.
  private mutating func read(_ lines: DocumentLines, _ scan: inout CommentScan, placed: (Location) -> Location) {
    defer { withExtendedLifetime(lines.tree.text) {} }
    scan.read(lines)
    mentions += scan.mentions.map { mention in
      let reference = mention.reference
      return Mention(
        reference: Reference(
          target: reference.target,
          spec: reference.spec,
          location: placed(reference.location),
          isFromRange: reference.isFromRange
        ),
        saysVerifies: mention.saysVerifies,
        text: mention.line.excerpt,
        isSaidOfAnother: mention.isSaidOfAnother,
        isPossible: mention.isPossible
      )
    }
    unreadable += scan.unreadable.map {
      Citation.Unreadable(text: $0.text, location: placed($0.location), cause: $0.cause)
    }
  }

  /// Where the text lies in its file.
  private struct Place {
    let start: SourcePosition
    let path: DocumentPath

    func moved(_ location: Location) -> Location {
      Location(
        path: path,
        range: SourceRange(start: moved(location.range.start), end: moved(location.range.end))
      )
    }

    private func moved(_ position: SourcePosition) -> SourcePosition {
      SourcePosition(
        line: start.line + position.line - 1,
        column: position.line == 1 ? start.column + position.column - 1 : position.column
      )
    }
  }
}
