// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

/// Every target states the reach of its imports, spells out `any`, and sees only what it imports itself.
let upcoming: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let syntax = ["SwiftOperators", "SwiftParser", "SwiftSyntax"].map {
  Target.Dependency.product(name: $0, package: "swift-syntax")
}

// The toolchain: documents in, verdict out.
let toolchain: [Target] = [
  .systemLibrary(
    name: "CCMarkGFM",
    pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]
  ),
  .target(name: "Findings"),
  .target(name: "Parallelism"),
  .target(name: "Files", dependencies: ["Findings"]),
  .target(name: "MarkdownSyntax", dependencies: ["CCMarkGFM", "Findings"]),
  .target(name: "SpecModel", dependencies: ["Findings"]),
  .target(name: "SpecReading", dependencies: ["Files", "Findings", "MarkdownSyntax", "Parallelism", "SpecModel"]),
  .target(name: "SourceReferences", dependencies: ["Files", "Findings", "Parallelism", "SpecModel", "SpecReading"]),
  .target(name: "Traceability", dependencies: ["Files", "Findings", "SpecModel"]),
  .target(
    name: "History",
    dependencies: ["Evidence", "Files", "Findings", "MarkdownSyntax", "SpecModel", "Traceability"]
  ),
  .target(
    name: "Judgment",
    dependencies: ["Evidence", "Findings", "History", "Parallelism", "SpecModel", "Traceability"]
  ),
  .target(
    name: "Reporting",
    dependencies: [
      "EmbeddedAssets", "Evidence", "Files", "Findings", "Judgment", "Parallelism", "SpecModel", "Traceability",
      mustache,
    ]
  ),
  .target(
    name: "SiteRendering",
    dependencies: [
      "EmbeddedAssets", "Evidence", "Files", "Findings", "Judgment", "MarkdownSyntax", "Parallelism", "SpecModel",
      "Traceability", mustache,
    ]
  ),
  .target(name: "IconImport", dependencies: ["Files", "Findings"]),
  .target(name: "TokenGeneration", dependencies: ["Findings"]),
  .executableTarget(name: "GenerateTokens", dependencies: ["Findings", "TokenGeneration"]),
  .plugin(name: "TokenConstants", capability: .buildTool(), dependencies: ["GenerateTokens"]),
  .executableTarget(name: "AssetEmbedding"),
  .plugin(name: "EmbedAssets", capability: .buildTool(), dependencies: ["AssetEmbedding"]),
  .target(name: "EmbeddedAssets", plugins: ["EmbedAssets"]),
  .testTarget(name: "EmbeddedAssetsTests", dependencies: ["EmbeddedAssets"]),
  .testTarget(
    name: "SiteRenderingTests",
    dependencies: [
      "EmbeddedAssets", "Evidence", "Files", "Findings", "Judgment", "MarkdownSyntax", "Reporting", "SiteRendering",
      "SpecModel", "SpecReading", "Traceability", mustache,
    ]
  ),
  .target(name: "Workspace", dependencies: ["Files", "Findings", subprocess]),
  // Yams asks whether there is a Combine, and on Linux finds ours once it is built: who links Yams must link it too.
  .target(name: "Configuration", dependencies: ["Combine", "Findings", yams]),
  .target(
    name: "CheckRunning",
    dependencies: ["CheckGeneration", "Evidence", "Files", "Findings", "SpecModel", "Traceability", "Workspace"]
  ),
  .target(name: "CheckGeneration", dependencies: ["Evidence", "Findings", "SpecModel"]),
  .executableTarget(
    name: "GenerateChecks",
    dependencies: ["CheckGeneration", "Evidence", "Files", "Findings", "SpecModel", "SpecReading"]
  ),
  .plugin(name: "SpecChecks", capability: .buildTool(), dependencies: ["GenerateChecks"]),
  .target(
    name: "Commands",
    dependencies: [
      "CheckRunning", "Configuration", "Evidence", "Files", "Findings", "History", "IconImport", "Judgment",
      "Parallelism", "Reporting", "SiteRendering", "SourceReferences", "SpecModel", "SpecReading", "TokenGeneration",
      "Traceability",
      "Workspace", argumentParser,
    ]
  ),
  // Reading is a tenth faster with it than with the allocator of the system, which the executable of a release replaces.
  .executableTarget(
    name: "counterfoil",
    dependencies: ["Commands"],
    linkerSettings: [.linkedLibrary("jemalloc", .when(platforms: [.linux], configuration: .release))]
  ),
  .executableTarget(
    name: "EvidenceBenchmarks",
    dependencies: ["Evidence", "Files", "Findings", "Judgment", "SpecModel", "SpecReading", "Traceability"],
    path: "Benchmarks/EvidenceBenchmarks"
  ),
  .target(
    name: "DocumentHost",
    dependencies: [
      "Evidence", "Files", "Findings", "Judgment", "Reporting", "SiteRendering", "SpecModel", "SpecReading",
      "Traceability",
    ]
  ),
]

// The bridge: what ran, against what, with which outcome. A leaf that both islands may import.
let bridge: [Target] = [
  .target(name: "Evidence")
]

// Where Apple's SwiftUI is, components are built with that.
let headless = Target.Dependency.target(name: "SwiftUI", condition: .when(platforms: [.linux]))

// The components: SwiftUI sources, and the headless runtime that they run on where Apple's does not exist.
let components: [Target] = [
  .target(name: "HeadlessCore", dependencies: ["Evidence"], resources: [.copy("Resources/Inter")]),
  // Swift Testing looks for this overlay as soon as a module named UIKit is in sight.
  .target(name: "_Testing_UIKit"),
  .target(name: "UIKit", dependencies: ["HeadlessCore", "_Testing_UIKit"]),
  // Files of tokens and shapes import it by name. It has an overlay for Swift Testing as well.
  .target(name: "_Testing_CoreGraphics"),
  .target(name: "CoreGraphics", dependencies: ["UIKit", "_Testing_CoreGraphics"]),
  // The part of Apple's Combine that observable objects need.
  .target(name: "Combine"),
  .macro(name: "SwiftUIMacros"),
  // The kinds of data that files are asked for. Apple's SwiftUI speaks of them, and has them not itself.
  .target(name: "UniformTypeIdentifiers"),
  .target(
    name: "SwiftUI",
    dependencies: ["Combine", "HeadlessCore", "SwiftUIMacros", "UIKit", "UniformTypeIdentifiers"]
  ),
  // Files that make announcements import it by name.
  .target(name: "Accessibility", dependencies: ["SwiftUI"]),
  .target(name: "HeadlessHost", dependencies: ["Evidence", "HeadlessCore", "SwiftUI"]),
  .target(
    name: "DesignTokens",
    dependencies: [headless],
    exclude: ["tokens.json"],
    plugins: ["TokenConstants"]
  ),
  .target(
    name: "ComponentLibrary",
    dependencies: ["DesignTokens", headless],
    exclude: ["IconSources"],
    resources: [.process("Icons.xcassets")]
  ),
  .target(name: "SpecTesting", dependencies: ["Evidence"]),
  // Takes a parser of Swift along, so nothing but tests depends on it.
  .target(name: "ComponentSyntax", dependencies: syntax),
  .executableTarget(
    name: "HeadlessBenchmarks",
    dependencies: ["HeadlessHost", "SwiftUI"],
    path: "Benchmarks/HeadlessBenchmarks"
  ),
  .testTarget(
    name: "ComponentLibraryTests",
    dependencies: ["ComponentLibrary", "DesignTokens", "HeadlessHost", "SwiftUI"]
  ),
  .testTarget(
    name: "HeadlessTests",
    dependencies: [
      "Accessibility", "ComponentLibrary", "CoreGraphics", "Evidence", "HeadlessCore", "HeadlessHost", "SwiftUI",
      "UniformTypeIdentifiers",
    ]
  ),
]

let tests: [Target] = [
  .testTarget(name: "ArchitectureTests"),
  .testTarget(
    name: "JudgmentTests",
    dependencies: [
      "Evidence", "Files", "Findings", "History", "Judgment", "SourceReferences", "SpecModel", "SpecReading",
      "Traceability",
    ]
  ),
  .testTarget(
    name: "HistoryTests",
    dependencies: [
      "Commands", "Evidence", "Files", "Findings", "History", "Judgment", "SpecModel", "SpecReading", "Traceability",
      "Workspace",
    ]
  ),
  .testTarget(
    name: "ReportingTests",
    dependencies: ["Evidence", "Files", "Findings", "Judgment", "Reporting", "SpecModel"],
    exclude: ["Snapshots"]
  ),
  // Runs the executable, as its callers do.
  .testTarget(name: "CommandsTests", dependencies: ["counterfoil"]),
  .testTarget(
    name: "TraceabilityTests",
    dependencies: ["Files", "Findings", "SourceReferences", "SpecModel", "SpecReading", "Traceability"]
  ),
  .testTarget(
    name: "SourceReferencesTests",
    dependencies: ["Files", "Findings", "SourceReferences", "SpecModel", "SpecReading", "Traceability"]
  ),
  .testTarget(name: "WorkspaceTests", dependencies: ["Files", "Findings", "Workspace"]),
  // Our formats, held against the schemas that are published with every site.
  .testTarget(
    name: "SchemaTests",
    dependencies: [
      "Configuration", "Evidence", "Files", "Findings", "Judgment", "Reporting", "SpecReading", "Traceability",
    ]
  ),
  .testTarget(name: "FindingsTests", dependencies: ["Findings"]),
  .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "Findings"]),
  .testTarget(name: "ParallelismTests", dependencies: ["Parallelism"]),
  .testTarget(name: "FilesTests", dependencies: ["Files", "Findings"]),
  .testTarget(name: "MarkdownSyntaxTests", dependencies: ["MarkdownSyntax"]),
  .testTarget(
    name: "SpecReadingTests",
    dependencies: ["Files", "Findings", "MarkdownSyntax", "SpecModel", "SpecReading"]
  ),
  .testTarget(
    name: "HostileInputTests",
    dependencies: [
      "CheckRunning", "Configuration", "Evidence", "Files", "Findings", "History", "Judgment", "MarkdownSyntax",
      "Reporting",
      "SourceReferences", "SpecModel", "SpecReading", "Traceability", "Workspace",
    ]
  ),
  .testTarget(
    name: "CorpusTests",
    dependencies: ["Evidence", "Files", "Findings", "Judgment", "SpecModel", "SpecReading", "Traceability"],
    exclude: ["misdirected-sample.tsv"]
  ),
  .testTarget(name: "EvidenceTests", dependencies: ["Evidence"]),
  .testTarget(name: "SpecTestingTests", dependencies: ["SpecTesting"]),
  .testTarget(name: "IconImportTests", dependencies: ["Files", "Findings", "IconImport"]),
  .testTarget(
    name: "ComponentSyntaxTests",
    dependencies: ["ComponentSyntax", "Findings", "SpecTesting", "TokenGeneration"]
  ),
  .testTarget(name: "TokenGenerationTests", dependencies: ["Findings", "TokenGeneration"]),
  .testTarget(
    name: "CheckGenerationTests",
    dependencies: ["CheckGeneration", "Evidence", "Findings", "SpecModel"],
    exclude: ["Snapshots"]
  ),
  .testTarget(
    name: "CheckRunningTests",
    dependencies: ["CheckGeneration", "CheckRunning", "Evidence", "Files", "Findings", "SpecModel", "Workspace"]
  ),
  // Builds copies of the package: runs with COUNTERFOIL_SLOW=1 only.
  .testTarget(
    name: "SlowTests",
    dependencies: [
      "CheckRunning", "ComponentSyntax", "Evidence", "Files", "Findings", "Judgment", "SpecModel", "SpecReading",
      "TokenGeneration", "Traceability", "Workspace", "counterfoil",
    ]
  ),
  // The checks that the documents in `specs/` hold.
  .testTarget(
    name: "SpecCheckTests",
    dependencies: [
      "ComponentLibrary", "ComponentSyntax", "DesignTokens", "DocumentHost", "HeadlessHost", "SpecTesting", "SwiftUI",
    ],
    path: "Tests/SpecChecks",
    plugins: ["SpecChecks"]
  ),
]

// What authors of components depend on. Apple's systems have SwiftUI: there the product adds nothing to it.
#if os(Linux)
  let headlessSwiftUI = [
    "Accessibility", "Combine", "CoreGraphics", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
  ]
#else
  let headlessSwiftUI = ["HeadlessCore"]
#endif

let package = Package(
  name: "counterfoil",
  // Of the components; Linux needs no word.
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .executable(name: "counterfoil", targets: ["counterfoil"]),
    .library(name: "HeadlessSwiftUI", targets: headlessSwiftUI),
    .library(name: "HeadlessHost", targets: ["HeadlessHost"]),
    .library(name: "SpecTesting", targets: ["SpecTesting"]),
    .library(name: "ComponentLibrary", targets: ["ComponentLibrary", "DesignTokens"]),
    .plugin(name: "SpecChecks", targets: ["SpecChecks"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: toolchain + bridge + components + tests,
  swiftLanguageModes: [.v6]
)

// All tests share one program. Who needs few of them names their targets, and need not build the rest: `counterfoil check`
// wants the checks alone, and `COUNTERFOIL_TESTS=JudgmentTests,TraceabilityTests swift test` is quick to repeat.
if let wanted = Context.environment["COUNTERFOIL_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

// Components are written as in any app of Xcode's: plain `import SwiftUI`, without our upcoming features.
for target in package.targets
where target.type != .system && target.type != .plugin && !["ComponentLibrary", "DesignTokens"].contains(target.name) {
  target.swiftSettings = upcoming + (target.swiftSettings ?? [])
}
