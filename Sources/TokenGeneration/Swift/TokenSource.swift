package import Findings

/// A token file as Swift constants, or as findings about it.
package struct TokenSource {
  /// Empty when there are findings.
  package let text: String
  /// In the order of the file.
  package let findings: [Finding]

  /// - Parameters:
  ///   - bytes: the token file, in the W3C design-token format.
  ///   - document: where it lies, for findings and for the head of the source.
  package init(_ bytes: [UInt8], document: DocumentPath) {
    var reader = TokenReader(document: document)
    do throws(PlacedJSONParser.Failure) {
      reader.read(try PlacedJSONParser.parse(bytes))
    } catch {
      let range = SourceRange(start: error.position, end: error.position)
      let problem = TokenProblem("token-syntax", "this is no JSON: \(error.problem)")
      (text, findings) = ("", [problem.finding(Location(path: document, range: range))])
      return
    }
    var resolver = TokenResolver(document: document, tokens: reader.tokens)
    let constants = reader.tokens.compactMap { token in
      resolver.value(of: token).map { TokenConstant(token: token, value: $0) }
    }
    let found = reader.findings + resolver.findings + Self.nameFindings(constants, document)
    findings = found.sorted()
    text = found.isEmpty ? Self.text(constants, document) : ""
  }

  private static func nameFindings(_ constants: [TokenConstant], _ document: DocumentPath) -> [Finding] {
    var owners: [String: String] = [:]
    return constants.flatMap { constant in
      constant.members.compactMap { member in
        let location = Location(path: document, range: constant.token.name)
        let isWord = member.name.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#) != nil
        if !isWord || ["_", "init", "self", "Self", "Type", "Protocol"].contains(member.name) {
          return TokenProblem.noIdentifier(member.name).finding(location)
        }
        if let other = owners[member.name] {
          return TokenProblem.sameConstant(member.name, constant.token.path, other).finding(location)
        }
        owners[member.name] = constant.token.path
        return nil
      }
    }
  }

  private static func text(_ constants: [TokenConstant], _ document: DocumentPath) -> String {
    let lines = constants.flatMap { constant in
      constant.members.map { member in
        let words =
          constant.token.description.map { ": \($0.split(whereSeparator: \.isNewline).joined(separator: " "))" } ?? ""
        return "  /// `\(constant.token.path)`\(words)\n  public static \(member.declaration)\n"
      }
    }
    return """
      // Generated from \(document): change that file, not this one.
      import SwiftUI

      /// The design's decisions by name. Lengths are in points, durations in seconds.
      public enum DesignTokens {
      \(lines.joined(separator: "\n"))}

      """
  }
}

extension TokenProblem {
  fileprivate static func noIdentifier(_ name: String) -> Self {
    Self("token-name", "\"\(name)\" cannot be the name of a Swift constant", cure: "use letters and digits only")
  }

  fileprivate static func sameConstant(_ name: String, _ path: String, _ other: String) -> Self {
    Self("token-name", "\(path) and \(other) would both be the constant \(name)", cure: "rename one of them")
  }
}
