/// The suite that all blocks are generated into.
package enum GeneratedSuite {
  package static let name = "ChecksOfSpecs"

  /// - Parameter test: an identity as Swift Testing gives it: `Checks.ChecksOfSpecs/Document_1/line12()/design.md:12:2`.
  package static func contains(_ test: String) -> Bool {
    let path = test.drop { $0 != "." }.dropFirst()
    return path == name || path.hasPrefix("\(name)/")
  }
}
