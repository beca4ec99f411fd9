import Evidence
import Files
import Findings
import Testing

@testable import CheckRunning

@Suite("What the checks are built from")
struct PackageSourcesTests {
  @Test(
    "is found wherever the package manager finds it",
    arguments: [
      ("Sources/Icons/A.swift", "Sources/Icons"), ("Source/Icons/A.swift", "Source/Icons"),
      ("src/Icons/A.swift", "src/Icons"), ("srcs/Icons/A.swift", "srcs/Icons"),
    ]
  )
  func places(_ file: String, _ folder: String) throws {
    let found = try fingerprints([file: "a", "Tests/Checks/C.swift": "", "Package.swift": ""])
    #expect(found.map(\.path) == ["Package.swift", "Tests/Checks", folder])
  }

  @Test("may be tests among the sources, and folders that the manifest names")
  func otherPlaces() throws {
    let files = ["UI/Icons/A.swift": "a", "Sources/Checks/C.swift": "", "Package.swift": ""]
    let found = try fingerprints(files, icons: #", "path": "./UI/Icons/""#)
    #expect(found.map(\.path) == ["Package.swift", "Sources/Checks", "UI/Icons"])
  }

  @Test("changes with the manifest")
  func manifest() throws {
    let files = ["Sources/Icons/A.swift": "a", "Tests/Checks/C.swift": ""]
    let one = try fingerprints(files.merging(["Package.swift": "1"]) { $1 })
    let other = try fingerprints(files.merging(["Package.swift": "2"]) { $1 })
    #expect(one != other)
    #expect(one.dropFirst() == other.dropFirst())
  }

  @Test("changes with a manifest for a single version of Swift, also when that is new")
  func versionedManifest() throws {
    let files = ["Sources/Icons/A.swift": "a", "Tests/Checks/C.swift": "", "Package.swift": "1"]
    let without = try fingerprints(files)
    let with = try fingerprints(files.merging(["Package@swift-6.1.swift": "2"]) { $1 })
    #expect(without != with)
    #expect(try fingerprints(files.merging(["Package@swift-6.1.swift": "3"]) { $1 }) != with)
    #expect(try fingerprints(files.merging(["PackageOther.swift": "3"]) { $1 }) == without)
  }

  @Test("changes with the generator of the checks, which decides what of them counts")
  func generator() throws {
    let manifest = #"""
      {"name": "shop", "targets": [{"name": "Checks", "type": "test", "pluginUsages": [{"plugin": ["SpecChecks", null]}]},
      {"name": "SpecChecks", "type": "plugin", "dependencies": [{"byName": ["Generator", null]}]}, {"name": "Generator"}]}
      """#
    let package = try #require(try checkPackage(["/shop": manifest]))
    func fingerprints(_ generator: String) throws -> [SourceFingerprint] {
      let files = [
        "Package.swift": "1", "Tests/Checks/C.swift": "", "Plugins/SpecChecks/P.swift": "",
        "Sources/Generator/G.swift": generator,
      ]
      return try PackageSources(package: package, files: .inMemory(files)).fingerprints()
    }
    let (one, other) = (try fingerprints("1"), try fingerprints("2"))
    #expect(one.map(\.path) == ["Package.swift", "Tests/Checks", "Sources/Generator", "Plugins/SpecChecks"])
    #expect(zip(one, other).filter { $0 != $1 }.map(\.0.path) == ["Sources/Generator"])
  }

  @Test("changes with hidden files, which resources bring along, but not with what tools leave")
  func hidden() throws {
    let files = ["Sources/Icons/A.swift": "a", "Tests/Checks/C.swift": "", "Package.swift": "1"]
    let without = try fingerprints(files)
    #expect(try fingerprints(files.merging(["Tests/Checks/Samples/.lamp": "on"]) { $1 }) != without)
    #expect(try fingerprints(files.merging(["Tests/Checks/.samples/lamp": "on"]) { $1 }) != without)
    for name in [".git/index", ".build-x/a", ".DS_Store", ".A.swift.swp", "._A.swift", ".counterfoil/evidence.json"] {
      #expect(try fingerprints(files.merging(["Sources/Icons/\(name)": "on"]) { $1 }) == without, "\(name)")
    }
  }

  @Test(
    "is refused when a part of it is missing or cannot be read",
    arguments: ["Sources/Icons", "Tests/Checks", "Package.swift"]
  )
  func missing(_ path: String) {
    let all = [
      "Sources/Icons/A.swift": "a", "Sources/Other/B.swift": "", "Tests/Checks/C.swift": "", "Tests/Other/D.swift": "",
      "Package.swift": "",
    ]
    let files = all.filter { !$0.key.hasPrefix(path) }
    #expect(throws: CheckRunFailure.unreadableSources(path)) { try fingerprints(files) }
  }

  @Test("is refused when a single file of it cannot be read")
  func unreadable() throws {
    let disk = FileAccess.inMemory(["Sources/Icons/A.swift": "a", "Tests/Checks/C.swift": "", "Package.swift": ""])
    let files = FileAccess(
      read: { path, limit throws(FileFailure) in
        if path.name == "A.swift" { throw FileFailure(path: path, reason: .notPermitted) }
        return try disk.read(path, limit)
      },
      list: disk.list,
      write: disk.write,
      kind: disk.kind
    )
    let sources = PackageSources(package: try package(), files: files)
    #expect(throws: CheckRunFailure.unreadableSources("Sources/Icons")) { try sources.fingerprints() }
  }

  private func fingerprints(_ files: [String: String], icons: String = "") throws -> [SourceFingerprint] {
    try PackageSources(package: try package(icons: icons), files: .inMemory(files)).fingerprints()
  }

  private func package(icons: String = "") throws -> CheckPackage {
    let manifest = """
      {"name": "shop", "targets": [
        {"name": "Checks", "type": "test", "dependencies": [{"byName": ["Icons", null]}],
         "pluginUsages": [{"plugin": ["SpecChecks", "counterfoil"]}]},
        {"name": "OtherTests", "type": "test"}, {"name": "Other", "type": "regular"},
        {"name": "Icons", "type": "regular"\(icons)}
      ]}
      """
    return try #require(try checkPackage(["/shop": manifest]))
  }
}
