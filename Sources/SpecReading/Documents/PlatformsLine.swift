import SpecModel

/// `**Platforms**: ios, web` at the head of the requirements.
struct PlatformsLine {
  /// Each once.
  private(set) var named: [Platform] = []
  private(set) var problem: DocumentProblem?

  /// Every criterion is judged on each of them.
  private static let limit = 32

  static func read(_ lines: DocumentLines) -> PlatformsLine {
    var read = PlatformsLine()
    for line in lines.lines.prefix(40) where line.isText {
      guard let (label, rest) = line.content.boldLabel, label.string.lowercased() == "platforms" else { continue }
      var known: Set<Platform> = []
      for name in rest.string.split(separator: ",") {
        let platform = Platform(name.filter { $0 != " " }.lowercased())
        guard known.insert(platform).inserted else { continue }
        guard known.count <= limit else {
          let words = "it names more platforms than the limit of \(limit); those from here on do not count"
          read.problem = DocumentProblem(kind: .cutOff(words), location: lines.location(line.whole))
          break
        }
        read.named.append(platform)
      }
      return read
    }
    return read
  }
}
