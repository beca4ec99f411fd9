import Findings
import Yams

/// Bytes to values with places. The only file that knows the YAML library.
enum YAMLDocument {
  /// - Returns: `nil` for a file that holds comments and blanks only.
  static func read(_ bytes: [UInt8]) throws(ConfigurationProblem) -> YAMLValue? {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    try YAMLGuard.check(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let source = YAMLSource(text)
    let root: Node?
    do {
      root = try compose(yaml: text, .basic, .default, .utf8)
    } catch let error as YamlError {
      throw source.problem(error)
    } catch {
      throw source.problem(at: Spot(line: 1, column: 1), "\(error)", "correct it")
    }
    return try root.flatMap { node throws(ConfigurationProblem) -> YAMLValue? in try source.document(node) }
  }
}

/// Line and column from 1; columns count letters, as the library does.
private struct Spot {
  var line = 1
  var column = 1

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  init(_ mark: Mark?) {
    line = mark?.line ?? 1
    column = mark?.column ?? 1
  }
}

private struct YAMLSource {
  /// Without their ends.
  let lines: [[UInt8]]
  /// Of each line where its letters begin, in bytes from 0; `nil` where each is one byte.
  private let letters: [[Int]?]

  init(_ text: String) {
    lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { line in
      line.last == 13 ? Array(line.dropLast()) : Array(line)
    }
    letters = lines.map { line in
      line.allSatisfy { $0 < 0x80 } ? nil : line.indices.filter { line[$0] & 0xC0 != 0x80 }
    }
  }

  func document(_ node: Node) throws(ConfigurationProblem) -> YAMLValue? {
    if case .scalar(let scalar) = node, scalar.style == .plain, scalar.string.isEmpty { return nil }
    return try value(node)
  }

  private func value(_ node: Node) throws(ConfigurationProblem) -> YAMLValue {
    switch node {
    case .scalar(let scalar):
      let isQuoted = scalar.style != .plain
      let isNothing = !isQuoted && ["", "~", "null"].contains(scalar.string)
      return YAMLValue(
        content: isNothing ? .nothing : .text(scalar.string, isQuoted: isQuoted),
        range: range(of: scalar)
      )
    case .sequence(let sequence):
      var values: [YAMLValue] = []
      for element in sequence { values.append(try value(element)) }
      return YAMLValue(content: .list(values), range: range(Spot(sequence.mark), length: 1))
    case .mapping(let mapping):
      var entries: [(YAMLValue.Key, YAMLValue)] = []
      for (key, element) in mapping { entries.append((try self.key(key), try value(element))) }
      return YAMLValue(content: .keys(entries), range: range(Spot(mapping.mark), length: 1))
    case .alias(let alias):
      throw problem(at: Spot(alias.mark), "aliases are not read", "write the value out")
    }
  }

  private func key(_ node: Node) throws(ConfigurationProblem) -> YAMLValue.Key {
    guard case .scalar(let scalar) = node else {
      throw problem(at: Spot(node.mark), "a key is one word", "write `key: value`")
    }
    return YAMLValue.Key(name: scalar.string, range: range(of: scalar))
  }

  // MARK: Places

  private func range(of scalar: Node.Scalar) -> SourceRange {
    range(Spot(scalar.mark), length: scalar.string.utf8.count + (scalar.style == .plain ? 0 : 2))
  }

  /// Where the library counts letters, we count bytes; what goes on over the end of the line ends there.
  private func range(_ mark: Spot, length: Int) -> SourceRange {
    guard lines.indices.contains(mark.line - 1) else { return SourceRange(line: 1, columns: 1..<2) }
    let line = lines[mark.line - 1]
    var start = mark.column
    if let letters = letters[mark.line - 1] {
      start = (letters.indices.contains(mark.column - 1) ? letters[mark.column - 1] : line.count) + 1
    }
    return SourceRange(line: mark.line, columns: start..<max(start + 1, min(start + length, line.count + 1)))
  }

  // MARK: Faults

  func problem(at mark: Spot, _ message: String, _ cure: String) -> ConfigurationProblem {
    ConfigurationProblem(range: range(mark, length: 1), message: message, cure: cure)
  }

  func problem(_ error: YamlError) -> ConfigurationProblem {
    switch error {
    case .scanner(let context, let words, let mark, _), .parser(let context, let words, let mark, _):
      // What the end of the file cuts off is shown where it begins.
      fault(words, Spot(words.contains("end of stream") ? context?.mark ?? mark : mark))
    case .composer(_, _, let mark, _):
      problem(at: Spot(mark), "a second document begins here", "keep one document, without `---` in between")
    case .duplicatedKeysInMapping(let keys, let context):
      problem(
        at: second(keys.first ?? "", after: Spot(context.mark)),
        "`\(keys.first ?? "")` stands here twice",
        "put both under one key"
      )
    default: problem(at: Spot(line: 1, column: 1), "it is no YAML", "correct it")
    }
  }

  private func fault(_ words: String, _ mark: Spot) -> ConfigurationProblem {
    let line = lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : []
    let indent = line.prefix { $0 == 32 || $0 == 9 }
    if indent.contains(9) {
      return problem(
        at: Spot(line: mark.line, column: 1),
        "a tab indents this line",
        "indent with blanks: YAML takes no tabs"
      )
    }
    return problem(at: mark, "this is no YAML: \(words)", "correct what stands here or in the line before")
  }

  /// The library names the first of two keys of one name; the second is the one too many.
  private func second(_ key: String, after mark: Spot) -> Spot {
    let indent = mark.column - 1
    for index in lines.indices.dropFirst(mark.line) {
      let text = String(decoding: lines[index], as: UTF8.self)
      let trimmed = text.drop { $0 == " " }
      if text.count - trimmed.count == indent, trimmed.hasPrefix("\(key):") || trimmed.hasPrefix("\(key) :") {
        return Spot(line: index + 1, column: mark.column)
      }
    }
    return mark
  }
}
