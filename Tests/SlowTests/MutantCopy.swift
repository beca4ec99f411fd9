import ComponentSyntax
import Files
import Findings
import Foundation
import Testing
import TokenGeneration
import Workspace

@testable import CheckRunning

/// A copy of this package whose components can be switched from one mutant to the next while they run.
struct MutantCopy {
  private static let product = "counterfoilPackageTests"
  private static let components = "Sources/ComponentLibrary"

  let package: PackageCopy
  let sources: InstrumentedSources

  /// Builds a copy that is whole. What the compiler refuses of the mutants is left out, and then it is built again.
  static func built(in package: PackageCopy) async throws -> MutantCopy {
    try addSwitch(to: package)
    let instrumenter = try instrumenter(of: package)
    var refused: Set<Mutant> = []
    while true {
      let sources = instrumenter.instrumented { refused.contains($0) }
      for (path, text) in sources.texts { try package.write(text, to: path) }
      let outcome = try await build(package)
      if outcome.isSuccess { return MutantCopy(package: package, sources: sources) }
      let blamed = sources.blamed(in: outcome.text)
      try #require(!blamed.isEmpty, "the copy with the mutants does not build:\n\(outcome.text)")
      refused.formUnion(blamed)
    }
  }

  private static func addSwitch(to package: PackageCopy) throws {
    let places = [
      "Mutant.swift": "Sources/MutantSwitch", "MutantModifiers.swift": components,
      "MutantTrial.swift": "Sources/SpecTesting",
    ]
    for (file, folder) in places {
      let source = PackageCopy.repository.appending(path: "Tests/Fixtures/MutantSwitch/\(file)")
      try package.write(try String(contentsOf: source, encoding: .utf8), to: "\(folder)/\(file)")
    }
    try package.edit(
      "Package.swift",
      #".target(name: "SpecTesting", dependencies: ["Evidence"]),"#,
      #".target(name: "MutantSwitch"), .target(name: "SpecTesting", dependencies: ["Evidence", "MutantSwitch"]),"#
    )
    try package.edit(
      "Package.swift",
      #"dependencies: ["DesignTokens", headless],"#,
      #"dependencies: ["DesignTokens", "MutantSwitch", headless],"#
    )
    try package.edit(
      "Sources/SpecTesting/CheckBlock.swift",
      "{ try await function() }",
      "{ try await MutantTrial.run(of: document, line: line, function) }"
    )
  }

  private static func instrumenter(of package: PackageCopy) throws -> Instrumenter {
    let tokens = TokenSource(
      Array(try package.read("Sources/DesignTokens/tokens.json").utf8),
      document: DocumentPath("Sources/DesignTokens/tokens.json")
    )
    return Instrumenter(
      // Previews are no part of what ships.
      sources: try SwiftSource.all(in: components, of: package.root) { path in
        !path.hasSuffix("Previews.swift") && !path.hasSuffix("MutantModifiers.swift")
      },
      tokens: DesignToken.declared(in: SwiftSource(path: "DesignTokens.swift", text: tokens.text)),
      modifiers: ModifierNames(
        declaredIn: try ["Sources/SwiftUI", "Sources/DesignTokens"].flatMap {
          try SwiftSource.all(in: $0, of: package.root)
        }
      )
    )
  }

  private static func build(_ package: PackageCopy) async throws -> ProcessOutcome {
    // Another plan than that of the checks before: there is a target more.
    try? FileManager.default.removeItem(at: package.root.appending(path: "\(PackageCopy.scratch)/debug.yaml"))
    return try await ProcessLauncher.system.run(
      ProcessCommand(
        "swift",
        CheckBuild.arguments(product: product, scratch: PackageCopy.scratch),
        folder: package.root.path,
        environment: CheckBuild.environment,
        memorable: "error:"
      )
    )
  }

  /// - Parameter enough: how many mutants a check has to notice before it is left alone.
  func trials(enough: Int) -> TrialRunner {
    let program = package.root.appending(path: "\(PackageCopy.scratch)/debug/\(Self.product).xctest").path
    return TrialRunner(folder: package.root, program: program, enough: enough)
  }
}

extension InstrumentedSources {
  /// The mutants in the lines that the compiler complains about.
  fileprivate func blamed(in output: String) -> [Mutant] {
    let blamed = texts.flatMap { path, text -> [Int] in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return output.matches(of: /(\S+\.swift):(\d+):\d+: error:/).flatMap { match -> [Int] in
        guard match.1.hasSuffix(path), let line = Int(match.2), lines.indices.contains(line - 1) else { return [] }
        return Self.numbers(in: lines[line - 1])
      }
    }
    return mutants.filter { Set(blamed).contains($0.number) }
  }

  private static func numbers(in line: Substring) -> [Int] {
    let single = line.matches(of: /(?:Mutant\.\w+|\.with)\((\d+)/).compactMap { Int($0.1) }
    let several = line.matches(of: /ithout\(\[([\d, ]+)\]/).flatMap { $0.1.matches(of: /\d+/).compactMap { Int($0.0) } }
    return single + several
  }
}
