// swift-tools-version: 6.2

import PackageDescription

// A package of somebody else's: its own components, its own specs, and Counterfoil as a dependency.
let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "ShopComponents", targets: ["ShopComponents"])],
  dependencies: [.package(name: "counterfoil", path: "../../..")],
  targets: [
    .target(
      name: "ShopShapes",
      dependencies: [.product(name: "HeadlessSwiftUI", package: "counterfoil")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "ShopComponents",
      dependencies: ["ShopShapes", .product(name: "HeadlessSwiftUI", package: "counterfoil")]
    ),
    .testTarget(
      name: "Checks",
      dependencies: [
        "ShopComponents",
        .product(name: "HeadlessHost", package: "counterfoil"),
        .product(name: "HeadlessSwiftUI", package: "counterfoil"),
        .product(name: "SpecTesting", package: "counterfoil"),
      ],
      plugins: [.plugin(name: "SpecChecks", package: "counterfoil")]
    ),
  ]
)
