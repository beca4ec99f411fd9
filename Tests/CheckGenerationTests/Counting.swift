import Testing

@testable import CheckGeneration

/// None of the expectations of a block counts.
func expectNoneCounts(
  in source: String,
  modules: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let counted = try CountedExpectations(source, modules: modules).source
  #expect(!counted.contains("SpecTesting.counted"), "\(counted)", sourceLocation: sourceLocation)
}

/// All of them count.
func expectAllCount(
  in source: String,
  modules: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let counted = try CountedExpectations(source, modules: modules).source
  #expect(!counted.contains("SpecTesting.uncounted"), "\(counted)", sourceLocation: sourceLocation)
}
