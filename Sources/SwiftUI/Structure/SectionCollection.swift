import HeadlessCore

/// A section that another view was resolved to. Views that stand in none are one of their own, without header and footer.
public struct SectionConfiguration: Identifiable {
  /// What tells a section from the others.
  public struct ID: Hashable {
    let identity: ObjectIdentifier

    public static func == (a: ID, b: ID) -> Bool { a.identity == b.identity }
  }

  public let id: ID
  fileprivate var views: [(kind: SectionPart.Kind, view: Subview)] = []

  /// Those that were given to the section as a whole, which is what its first view has.
  public var containerValues: ContainerValues {
    (content.first ?? views.first?.view)?.containerValues ?? ContainerValues()
  }

  public var header: SubviewsCollection { part(.header) }
  public var content: SubviewsCollection { part(.content) }
  public var footer: SubviewsCollection { part(.footer) }

  private func part(_ kind: SectionPart.Kind) -> SubviewsCollection {
    SubviewsCollection(views.filter { $0.kind == kind }.map(\.view))
  }
}

/// The sections that another view was resolved to.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  private var sections: [SectionConfiguration] = []

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  @MainActor init<Content: View>(_ content: Content, _ inputs: _ViewInputs) {
    var inner = inputs
    inner.environment.marksSections = true
    var last: Identity?
    for view in SubviewsCollection(content, inner).views {
      let node = view.resolved.node
      let part = node.traits.section
      if sections.isEmpty || part?.section !== last {
        sections.append(SectionConfiguration(id: .init(identity: ObjectIdentifier(part?.section ?? node.identity))))
      }
      last = part?.section
      sections[sections.count - 1].views.append((part?.kind ?? .content, view))
    }
  }
}

extension EnvironmentValues {
  /// Whether sections are to tell their views which part of them they are.
  @Entry var marksSections = false
}

extension _ViewInputs {
  /// The views of one part of the section at this place.
  @MainActor func part(_ kind: SectionPart.Kind, _ index: Int, _ content: some View) -> [Node] {
    let nodes = descending(.index(index)).make(content).nodes
    for node in nodes { node.traits.section = SectionPart(section: identity, kind: kind) }
    return nodes
  }
}

/// A view made out of the sections of another.
public struct GroupSectionsOfContent<Sections, Content> where Sections: View, Content: View {
  let sections: Sections
  let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let all = SectionCollection(view.sections, inputs.descending(.index(0)))
    return inputs.descending(.index(1)).make(view.content(all))
  }
}

extension Group {
  nonisolated public init<Base, Result>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }
}

/// The sections of a view, and what is made of each. They are known when the view is evaluated, not before.
public struct ForEachSectionCollection<Content>: RandomAccessCollection where Content: View {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  let make: @MainActor (_ViewInputs) -> _ViewOutputs

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(position: Int) -> SectionConfiguration {
    // Reached only when somebody counts to the end of an empty collection and goes on.
    preconditionFailure("The sections of a view are known when it is evaluated.")
  }
}

extension ForEach {
  nonisolated public init<V>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View {
    let box = Confined((view, content))
    data = ForEachSectionCollection { inputs in
      let all = SectionCollection(box.value.0, inputs.descending(.index(0)))
      let place = inputs.descending(.index(1))
      return _ViewOutputs(
        all.flatMap { place.descending(.explicit(AnyHashable($0.id))).make(box.value.1($0)).nodes }
      )
    }
    self.content = content
    id = { $0.id }
  }
}
