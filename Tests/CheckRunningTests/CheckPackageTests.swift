import Evidence
import Findings
import Testing

@testable import CheckRunning

@Suite("The package")
struct CheckPackageTests {
  @Test("is what the checks are built on, through all targets of its own")
  func closure() throws {
    let package = try #require(try checkPackage(["/shop": shop]))
    #expect(package.testProduct == "shopPackageTests")
    #expect(package.testTargets == ["BadgeTests", "Checks"])
    #expect(
      package.sourceFolders.map(\.target) == ["BadgeTests", "Buttons", "Checks", "Tokens", "TokenPlugin"].sorted()
    )
    #expect(package.sourceFolders.first { $0.target == "Buttons" }?.candidates == ["UI/Buttons"])
    #expect(package.sourceFolders.first { $0.target == "TokenPlugin" }?.candidates.first == "Plugins/TokenPlugin")
    #expect(package.packages == [""])
    #expect(package.usesOtherPackages)
  }

  @Test("is built on the targets of packages on this disk that its products come from, and on no others of theirs")
  func localPackages() throws {
    let package = try #require(try checkPackage(["/shop": shop, "/kit/design": kit]))
    #expect(package.packages == ["", "../kit/design"])
    let folders = package.sourceFolders.filter { $0.package == "../kit/design" }
    #expect(folders.map(\.target) == ["Colours", "Shapes"])
    #expect(
      folders.compactMap(\.candidates.first) == ["../kit/design/Sources/Colours", "../kit/design/Sources/Shapes"]
    )
  }

  @Test("knows what makes tests of its blocks, beside what they are built on, wherever on this disk the plugin lies")
  func generator() throws {
    let user = try #require(try checkPackage(["/shop": shop, "/kit/design": ours]))
    #expect(user.generatorFolders.map(\.target) == ["Evidence", "GenerateChecks", "SpecChecks"])
    #expect(user.generatorFolders.last?.candidates.first == "../kit/design/Plugins/SpecChecks")
    #expect(!user.sourceFolders.contains { $0.target == "SpecChecks" })
    let own = try #require(try checkPackage(["/shop": ours]))
    #expect(own.sourceFolders.map(\.target) == ["Evidence", "OurChecks", "SpecTesting"])
    #expect(own.generatorFolders.map(\.target) == ["GenerateChecks", "SpecChecks"])
    let elsewhere = try #require(try checkPackage(["/shop": shop]))
    #expect(elsewhere.generatorFolders.isEmpty)
  }

  @Test("says under which name it knows the one that the plugin comes from")
  func nameOfOurs() throws {
    let manifest = #"""
      {"name": "shop", "targets": [{"name": "Checks", "type": "test",
      "dependencies": [{"product": ["SpecTesting", "Clone", null, null]}]}]}
      """#
    #expect(try checkPackage(["/shop": manifest])?.nameOfOurs == "clone")
  }

  @Test("without a target that uses the plugin or the trait has no checks")
  func noPlugin() throws {
    #expect(try checkPackage(["/shop": #"{"name": "shop", "targets": [{"name": "A"}]}"#]) == nil)
  }

  @Test(
    "lies where its path says",
    arguments: [
      ("/a/b", "/a/b", ""), ("/a/b", "/a/c", "../c"), ("/a/b/c", "/a", "../.."), ("/", "/a", "a"),
    ]
  )
  func relativePaths(_ folder: String, _ target: String, _ path: String) {
    #expect(target.relative(to: folder) == path)
  }

  @Test(
    "has its folders joined",
    arguments: [
      ("", "./UI/Icons/", "UI/Icons"), ("../kit", "Sources/A", "../kit/Sources/A"), ("../kit", "../other", "../other"),
      ("..", "../b", "../../b"),
    ]
  )
  func joins(_ folder: String, _ path: String, _ joined: String) {
    #expect(RelativePath.joined(folder, path) == joined)
  }
}

/// The package in `/shop`.
func checkPackage(_ manifests: [String: String]) throws -> CheckPackage? {
  let parsed = try manifests.mapValues { try #require(PackageManifest(JSONParser.parse(Array($0.utf8)))) }
  return CheckPackage(root: "/shop", manifests: parsed)
}

private let shop = """
  {"name": "shop",
   "dependencies": [
     {"fileSystem": [{"identity": "design", "nameForTargetDependencyResolutionOnly": "Kit", "path": "/kit/design"}]},
     {"sourceControl": [{"identity": "counterfoil"}]}
   ],
   "targets": [
    {"name": "Checks", "type": "test", "dependencies": [{"byName": ["Buttons", null]}, {"product": ["SpecTesting", "counterfoil", null, null]}],
     "pluginUsages": [{"plugin": ["SpecChecks", "counterfoil"]}]},
    {"name": "BadgeTests", "type": "test", "dependencies": [{"product": ["SpecTesting", "counterfoil", null, null]}]},
    {"name": "OtherTests", "type": "test", "dependencies": [{"byName": ["Server", null]}]},
    {"name": "Buttons", "type": "regular", "path": "UI/Buttons", "dependencies": [{"target": ["Tokens", null]}, {"product": ["Shapes", "Kit", null, null]}]},
    {"name": "Tokens", "type": "regular", "dependencies": [{"byName": ["Buttons", null]}], "pluginUsages": [{"plugin": ["TokenPlugin", null]}]},
    {"name": "TokenPlugin", "type": "plugin"},
    {"name": "Server", "type": "executable", "dependencies": []}
  ]}
  """

private let kit = """
  {"name": "Kit", "products": [{"name": "Shapes", "targets": ["Shapes"]}, {"name": "Other", "targets": ["Other"]}],
   "targets": [
    {"name": "Shapes", "dependencies": [{"byName": ["Colours", null]}]}, {"name": "Colours"}, {"name": "Other"}
  ]}
  """

/// As far as the plugin needs it.
private let ours = """
  {"name": "counterfoil", "products": [{"name": "SpecChecks", "targets": ["SpecChecks"]}],
   "targets": [
    {"name": "SpecChecks", "type": "plugin", "dependencies": [{"byName": ["GenerateChecks", null]}]},
    {"name": "GenerateChecks", "type": "executable", "dependencies": [{"byName": ["Evidence", null]}]},
    {"name": "SpecTesting", "dependencies": [{"byName": ["Evidence", null]}]}, {"name": "Evidence"},
    {"name": "OurChecks", "type": "test", "dependencies": [{"byName": ["SpecTesting", null]}],
     "pluginUsages": [{"plugin": ["SpecChecks", null]}]}
  ]}
  """
