/// A Swift source that holds files as string literals: the form that the compiler gets through fastest.
struct EmbeddedSource {
  let assets: [Asset]

  var text: String {
    let entries = assets.map { asset in
      "    (\(literal(asset.path.unicodeScalars)), \(content(asset.bytes))),\n"
    }
    return """
      // Made by AssetEmbedding out of the files that it names. Do not edit.

      extension EmbeddedAssets {
        /// Path and content, in the order of the paths.
        static let table: [(path: String, content: Content)] = [
      \(entries.joined())  ]
      }

      """
  }

  /// Text stays text; of anything else each byte becomes the scalar of its value.
  private func content(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return ".text(\(literal(text.unicodeScalars)))" }
    return ".bytes(\(literal(bytes.map { Unicode.Scalar($0) })))"
  }

  private func literal(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var literal = "\""
    for scalar in scalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }
}
