import Evidence
import Judgment

/// What is proven was built by several compilers: a proof is of text, check and code, and stays one when the compiler changes, but whoever
/// reads it should know.
struct ToolchainNote {
  /// `nil` where there is one compiler.
  let text: String?

  init(_ judgment: Judgment) {
    let proofs = judgment.criteria.values.lazy.flatMap(\.results).filter(\.isCurrent).map(\.result)
    let names = Toolchains.built(proofs)
    text =
      names.count < 2
      ? nil
      : "this evidence was obtained with \(names.count) toolchains: \(names.joined(separator: ", ")); "
        + "`counterfoil check` obtains all with one"
  }
}
