package import Foundation
import SwiftOperators
import SwiftParser
package import SwiftSyntax

/// A Swift file as a tree in which operators are bound as they will be.
package struct SwiftSource {
  /// Relative to the package.
  package let path: String
  package let tree: SourceFileSyntax
  private let lines: SourceLocationConverter

  package init(path: String, text: String) {
    self.path = path
    let parsed = Parser.parse(source: text)
    // Operators that nobody knows stay as they are written.
    tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }.as(SourceFileSyntax.self) ?? parsed
    lines = SourceLocationConverter(fileName: path, tree: parsed)
  }

  /// The Swift files below a folder, by their paths.
  ///
  /// - Parameters:
  ///   - folder: relative to the root.
  ///   - root: a folder on this disk.
  ///   - isWanted: told the path.
  /// - Throws: what Foundation throws when the folder or a file cannot be read.
  package static func all(
    in folder: String,
    of root: URL,
    where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [SwiftSource] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.filter(isWanted).sorted().map { path in
      SwiftSource(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  package func place(of node: some SyntaxProtocol) -> SyntaxPlace {
    let location = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    return SyntaxPlace(path: path, line: location.line, column: location.column)
  }
}

/// Where something stands, counted from one; columns count UTF-8 bytes.
package struct SyntaxPlace: Hashable, Comparable, CustomStringConvertible, Sendable {
  package let path: String
  package let line: Int
  package let column: Int

  package var description: String { "\(path):\(line):\(column)" }

  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
