/// What a view is of a section.
package struct SectionPart {
  package enum Kind: Sendable { case header, content, footer }

  /// The place of the section, which tells it from others.
  package let section: Identity
  package let kind: Kind

  package init(section: Identity, kind: Kind) {
    self.section = section
    self.kind = kind
  }
}
