import Findings
import SpecModel

/// Looks up what sources name. Of which spec a bare `Requirement 1.1` speaks is said by the line, by its comment, by the head of
/// the file or by the only spec that lists it as an artifact, in this order; where nothing says it, nothing is guessed.
struct SourceLinker {
  private let index: SpecIndex
  private let resolver: Resolver
  private let listed: ListedSources

  init(corpus: Corpus, index: SpecIndex) {
    self.index = index
    resolver = Resolver(index: index)
    listed = ListedSources(corpus: corpus)
  }

  func links(_ scan: SourceScan) -> [SourceLink] {
    scan.files.flatMap { file -> [SourceLink] in
      let header = home(file.specs, in: file.path)
      let lister = listed.spec(of: file.path)
      // All that one comment names share its hints: thousands of them are looked up once, and not for each of thousands.
      var told: (hints: [SpecHint], home: Home?) = ([], nil)
      return file.mentions.compactMap { mention in
        if told.hints != mention.specs { told = (mention.specs, home(mention.specs, in: file.path)) }
        let link = link(mention, in: file.path, comment: told.home, header: header, lister: lister)
        let isOfSpec = !mention.isPossible || index.counts(like: mention.reference.requirement, in: link.home)
        return isOfSpec ? link : nil
      }
    }
  }

  /// What hints say.
  private enum Home {
    case spec(SpecID)
    /// A name that can mean nothing but a spec, and that none bears.
    case unknown(String)
  }

  private func link(
    _ mention: SourceMention,
    in path: DocumentPath,
    comment: Home?,
    header: Home?,
    lister: SpecID?
  ) -> SourceLink {
    if let name = mention.reference.spec {
      let named = index.specs(named: name, in: path)
      return link(mention, .reference, home: named.count == 1 ? named.first : nil)
    }
    if let comment { return link(mention, .comment, comment) }
    if let header { return link(mention, .header, header) }
    if let lister { return link(mention, .artifacts, home: lister) }
    return link(mention, .none, home: nil)
  }

  private func link(_ mention: SourceMention, _ attribution: SourceLink.Attribution, _ home: Home) -> SourceLink {
    switch home {
    case .spec(let spec): link(mention, attribution, home: spec)
    case .unknown(let name):
      SourceLink(mention: mention, attribution: attribution, home: nil, resolution: .dangling(.spec(name)))
    }
  }

  private func link(_ mention: SourceMention, _ attribution: SourceLink.Attribution, home: SpecID?) -> SourceLink {
    let resolution = resolver.resolve(mention.reference, home: home)
    return SourceLink(mention: mention, attribution: attribution, home: home, resolution: resolution)
  }

  /// The one spec that hints name. Two known ones leave it open.
  private func home(_ hints: [SpecHint], in path: DocumentPath) -> Home? {
    let known = Set(
      hints.flatMap { hint -> [SpecID] in
        let found = index.specs(named: hint.name, in: path)
        return found.count == 1 ? found : []
      }
    )
    if known.count == 1, let only = known.first { return .spec(only) }
    guard known.isEmpty else { return nil }
    return hints.first { $0.isCertain && index.specs(named: $0.name).isEmpty }.map { .unknown($0.name) }
  }
}
