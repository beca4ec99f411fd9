/// What the lexer must know of a language: how its comments and strings begin and end, and little else.
package struct SourceLanguage: Hashable, Sendable {
  package let name: String
  let lineComments: [[UInt8]]
  /// `/*` to `*/`
  var hasBlockComments = true
  /// A block comment may hold another one.
  var nestsComments = false
  var strings: [StringForm]
  /// `'x'` is a character, and `'a` alone may be a lifetime.
  var hasCharacters = false
  /// `/x/` is a pattern where an operand is expected, in some languages.
  var patterns = Patterns.none
  /// Texts of markup may stand in it, `<p>Don't</p>`.
  var hasMarkup = false
  /// `` `name` `` names a function.
  var hasTickedNames = false
  /// A text that stands alone documents what follows.
  var hasDocumentationStrings = false
  /// The words before a function's name.
  var functionWords: [String] = []

  /// How patterns are written.
  enum Patterns: Hashable, Sendable {
    case none, script
    /// `#/x/#` as well.
    case swift
  }

  /// How a kind of string is written.
  struct StringForm: Hashable, Sendable {
    /// Longest first, where one begins like another.
    let delimiter: [UInt8]
    var hasEscapes = true
    var isMultiline = false
    /// What opens code within the string: `${`, `\(`.
    var interpolation: [UInt8] = []
    /// `#"` ... `"#`: the hashes before it stand behind it too, and in its escapes.
    var takesHashes = false
  }
}

extension SourceLanguage.StringForm {
  fileprivate static func quoted(_ quote: Character, interpolation: String = "") -> Self {
    Self(delimiter: Array(String(quote).utf8), interpolation: Array(interpolation.utf8))
  }

  fileprivate static func tripled(_ delimiter: String, escapes: Bool = true, interpolation: String = "") -> Self {
    Self(
      delimiter: Array(delimiter.utf8),
      hasEscapes: escapes,
      isMultiline: true,
      interpolation: Array(interpolation.utf8)
    )
  }
}

extension SourceLanguage {
  /// - Parameter path: a file's name, or its path.
  /// - Returns: `nil` for what is no source that we read.
  package static func of(_ path: String) -> SourceLanguage? {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return byExtension[path[path.index(after: dot)...].lowercased()]
  }

  private static let byExtension: [String: SourceLanguage] = {
    var table: [String: SourceLanguage] = [:]
    for (language, extensions) in [
      (swift, ["swift"]), (kotlin, ["kt", "kts"]), (java, ["java"]),
      (script, ["ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs"]), (css, ["css"]), (scss, ["scss", "less"]),
      (python, ["py", "pyi"]), (rust, ["rs"]), (go, ["go"]),
      (c, ["c", "h", "cc", "cpp", "cxx", "hpp", "hh", "hxx", "m", "mm"]),
    ] {
      for name in extensions { table[name] = language }
    }
    return table
  }()

  private static let slashes: [[UInt8]] = [Array("//".utf8)]

  private static let swift = SourceLanguage(
    name: "Swift",
    lineComments: slashes,
    nestsComments: true,
    strings: [
      StringForm(
        delimiter: Array("\"\"\"".utf8),
        isMultiline: true,
        interpolation: Array("\\(".utf8),
        takesHashes: true
      ),
      StringForm(delimiter: Array("\"".utf8), interpolation: Array("\\(".utf8), takesHashes: true),
    ],
    patterns: .swift,
    hasTickedNames: true,
    functionWords: ["func"]
  )

  private static let kotlin = SourceLanguage(
    name: "Kotlin",
    lineComments: slashes,
    nestsComments: true,
    strings: [.tripled("\"\"\"", escapes: false, interpolation: "${"), .quoted("\"", interpolation: "${")],
    hasCharacters: true,
    hasTickedNames: true,
    functionWords: ["fun"]
  )

  private static let java = SourceLanguage(
    name: "Java",
    lineComments: slashes,
    strings: [.tripled("\"\"\""), .quoted("\"")],
    hasCharacters: true,
    functionWords: ["void"]
  )

  private static let script = SourceLanguage(
    name: "JavaScript",
    lineComments: slashes,
    strings: [.tripled("`", interpolation: "${"), .quoted("\""), .quoted("'")],
    patterns: .script,
    hasMarkup: true,
    functionWords: ["function"]
  )

  private static let css = SourceLanguage(name: "CSS", lineComments: [], strings: [.quoted("\""), .quoted("'")])

  private static let scss = SourceLanguage(name: "SCSS", lineComments: slashes, strings: [.quoted("\""), .quoted("'")])

  private static let python = SourceLanguage(
    name: "Python",
    lineComments: [Array("#".utf8)],
    hasBlockComments: false,
    strings: [.tripled("\"\"\""), .tripled("'''"), .quoted("\""), .quoted("'")],
    hasDocumentationStrings: true,
    functionWords: ["def"]
  )

  private static let rust = SourceLanguage(
    name: "Rust",
    lineComments: slashes,
    nestsComments: true,
    strings: [StringForm(delimiter: Array("\"".utf8), isMultiline: true)],
    hasCharacters: true,
    functionWords: ["fn"]
  )

  private static let go = SourceLanguage(
    name: "Go",
    lineComments: slashes,
    strings: [.tripled("`", escapes: false), .quoted("\"")],
    hasCharacters: true,
    functionWords: ["func"]
  )

  private static let c = SourceLanguage(
    name: "C",
    lineComments: slashes,
    strings: [.quoted("\"")],
    hasCharacters: true,
    functionWords: ["void", "TEST", "TEST_F"]
  )
}
