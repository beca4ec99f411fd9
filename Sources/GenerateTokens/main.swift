import Findings
import Foundation
import TokenGeneration

// GenerateTokens TOKENS OUTPUT: the Swift constants of a token file. Findings go to the error output in the form in which
// compilers speak, so that SwiftPM and Xcode show them at their line.
let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 2 else {
  FileHandle.standardError.write(Data("usage: GenerateTokens TOKENS OUTPUT\n".utf8))
  exit(2)
}
do {
  let bytes = try Data(contentsOf: URL(filePath: words[0]))
  let name = URL(filePath: words[0]).lastPathComponent
  let source = TokenSource(Array(bytes), document: DocumentPath(name))
  for finding in source.findings {
    let start = finding.location?.range.start
    let cure = finding.cure.map { "; \($0)" } ?? ""
    let place = "\(words[0]):\(start?.line ?? 1):\(start?.column ?? 1)"
    FileHandle.standardError.write(Data("\(place): error: \(finding.message)\(cure) [\(finding.rule)]\n".utf8))
  }
  guard source.findings.isEmpty else { exit(1) }
  try Data(source.text.utf8).write(to: URL(filePath: words[1]), options: .atomic)
} catch {
  FileHandle.standardError.write(Data("\(words[0]): error: \(error.localizedDescription)\n".utf8))
  exit(2)
}
