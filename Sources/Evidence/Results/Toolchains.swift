/// The compilers with which results were obtained.
package enum Toolchains {
  /// Those of what was built here, sorted; other runners do not say with what they ran.
  package static func built(_ results: some Sequence<CheckResult>) -> [String] {
    let built = results.filter { [.check, .example, .test].contains($0.source) }
    return Set(built.map(\.origin.toolchain)).sorted()
  }
}
