import Evidence
import Files
import Findings

/// What build plugins make sources of, where it lies outside of the targets: a file of tokens at the top of a package, a schema.
///
/// The package manager writes down what each command of a build is made of. Commands of plugins are told by where they write.
struct PluginInputs {
  /// Absolute.
  let root: String
  let scratch: String
  let sources: PackageSources

  /// - Returns: `nil` when one of them is not there or cannot be read.
  func fingerprints() -> [SourceFingerprint]? {
    guard let bytes = try? sources.files.read(DocumentPath("\(scratch)/debug.yaml"), 1 << 28) else { return [] }
    let targets = Set(sources.package.folders.map(\.target))
    let places = (try? sources.places()) ?? []
    var found: [SourceFingerprint] = []
    for path in Self.inputs(in: String(decoding: bytes, as: UTF8.self), of: targets).sorted() {
      guard !path.hasPrefix("\(root)/\(scratch)/"), !path.hasPrefix("\(root)/.counterfoil/") else { continue }
      let place = path.relative(to: root)
      if places.contains(where: { place == $0 || place.hasPrefix("\($0)/") }) { continue }
      guard let fingerprint = SourceTree.fingerprint(place, files: sources.files) else { return nil }
      found.append(SourceFingerprint(path: place, fingerprint: fingerprint))
    }
    return found
  }

  /// The inputs of the commands that make sources of these targets, but for the blocks of documents, which are held against each by
  /// themselves; what makes tests of them is among the sources.
  ///
  /// - Parameter description: what the package manager wrote for its build system: on a line each `inputs:` and `outputs:`, as JSON.
  static func inputs(in description: String, of targets: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var inputs: Substring = ""
    for line in description.split(separator: "\n") {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("inputs: ") { inputs = words.dropFirst(8) }
      guard words.hasPrefix("outputs: "), words.contains("/plugins/outputs/") else { continue }
      let isWanted = strings(words.dropFirst(9)).contains { output in
        let parts = output.split(separator: "/")
        guard let place = parts.firstIndex(of: "outputs"), parts.count > place + 4, parts[place - 1] == "plugins" else {
          return false
        }
        return targets.contains(String(parts[place + 2])) && parts[place + 4] != "SpecChecks"
      }
      if isWanted { found.formUnion(strings(inputs).filter { $0.hasPrefix("/") }) }
    }
    return found
  }

  private static func strings(_ list: Substring) -> [String] {
    ((try? JSONParser.parse(Array(list.utf8)))?.array ?? []).compactMap(\.string)
  }
}
