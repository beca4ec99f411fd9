// swift-tools-version: 6.1

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

// The toolchain: documents in, verdict out.
let toolchain: [Target] = [
  .systemLibrary(
    name: "CCMarkGFM",
    pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]
  ),
  .target(name: "Findings"),
  .target(name: "Files", dependencies: ["Findings"]),
  .target(name: "MarkdownSyntax", dependencies: ["CCMarkGFM", "Findings"]),
  .target(name: "SpecModel", dependencies: ["Findings"]),
  .target(name: "SpecReading", dependencies: ["Files", "Findings", "MarkdownSyntax", "SpecModel"]),
  .target(name: "Traceability", dependencies: ["Files", "Findings", "SpecModel"]),
  .target(name: "Judgment", dependencies: ["Evidence", "Findings", "SpecModel", "Traceability"]),
  .target(
    name: "Reporting",
    dependencies: ["Evidence", "Files", "Findings", "Judgment", "SpecModel", "Traceability", mustache]
  ),
  .target(
    name: "SiteRendering",
    dependencies: [
      "Evidence", "Files", "Findings", "Judgment", "MarkdownSyntax", "SpecModel", "Traceability", mustache,
    ]
  ),
  .target(name: "Workspace", dependencies: ["Files", "Findings", subprocess]),
  .target(
    name: "Commands",
    dependencies: [
      "Evidence", "Files", "Findings", "Judgment", "MarkdownSyntax", "Reporting", "SiteRendering", "SpecModel", "SpecReading",
      "Traceability", "Workspace", argumentParser,
    ]
  ),
  .executableTarget(name: "counterfoil", dependencies: ["Commands"]),
]

// The bridge: what ran, against what, with which outcome. A leaf that both islands may import.
let bridge: [Target] = [
  .target(name: "Evidence")
]

// The components: SwiftUI sources, and the headless runtime that they run on where Apple's does not exist.
let components: [Target] = [
  .target(name: "HeadlessCore", resources: [.copy("Resources/Inter")]),
  // Swift Testing looks for this overlay as soon as a module named UIKit is in sight.
  .target(name: "_Testing_UIKit"),
  .target(name: "UIKit", dependencies: ["HeadlessCore", "_Testing_UIKit"]),
  .target(name: "SwiftUI", dependencies: ["HeadlessCore", "UIKit"]),
  .target(name: "HeadlessHost", dependencies: ["Evidence", "HeadlessCore", "SwiftUI"]),
  .target(name: "ComponentLibrary", dependencies: ["SwiftUI"], resources: [.process("Icons.xcassets")]),
  .target(name: "SpecTesting", dependencies: ["Evidence"]),
  .testTarget(name: "HeadlessTests", dependencies: ["ComponentLibrary", "HeadlessHost", "SwiftUI"]),
]

let tests: [Target] = [
  .testTarget(name: "FilesTests", dependencies: ["Files", "Findings"]),
  .testTarget(name: "MarkdownSyntaxTests", dependencies: ["MarkdownSyntax"]),
  .testTarget(name: "SpecReadingTests", dependencies: ["Files", "Findings", "MarkdownSyntax", "SpecModel", "SpecReading"]),
  .testTarget(
    name: "HostileInputTests",
    dependencies: ["Evidence", "Files", "Findings", "Judgment", "MarkdownSyntax", "SpecModel", "SpecReading", "Traceability"]
  ),
  .testTarget(name: "CorpusTests", dependencies: ["Files", "Findings", "SpecModel", "SpecReading"]),
  .testTarget(name: "EvidenceTests", dependencies: ["Evidence"]),
]

// What authors of components depend on. Apple's systems have SwiftUI: there the product adds nothing to it.
#if os(Linux)
  let headlessSwiftUI = ["SwiftUI", "UIKit"]
#else
  let headlessSwiftUI = ["HeadlessCore"]
#endif

let package = Package(
  name: "counterfoil",
  products: [
    .executable(name: "counterfoil", targets: ["counterfoil"]),
    .library(name: "HeadlessSwiftUI", targets: headlessSwiftUI),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: toolchain + bridge + components + tests,
  swiftLanguageModes: [.v6]
)

// Components are written as in any app of Xcode's: plain `import SwiftUI`, without our upcoming features.
for target in package.targets
where target.type != .system && target.type != .plugin && target.name != "ComponentLibrary" {
  target.swiftSettings = upcoming + (target.swiftSettings ?? [])
}
