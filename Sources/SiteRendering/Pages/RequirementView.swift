import Mustache

/// A requirement with its criteria.
package struct RequirementView: Sendable {
  /// `7`, `10~2`
  package let number: String
  package let anchor: String
  package let title: String
  package let story: String?
  /// Its heading in the document.
  package let source: PageLink
  package let criteria: [CriterionView]
  package let moreCriteria: Remainder?
  package let isEmpty: Bool

  package init(
    number: String,
    title: String,
    story: String?,
    source: PageLink,
    criteria: [CriterionView],
    moreCriteria: Remainder? = nil
  ) {
    self.number = number
    anchor = SiteAnchor.requirement(number)
    self.title = title
    self.story = story
    self.source = source
    self.criteria = criteria
    self.moreCriteria = moreCriteria
    isEmpty = criteria.isEmpty && moreCriteria == nil
  }
}

/// A criterion: a ticket with its counterfoil.
package struct CriterionView: Sendable {
  /// As written inside its spec: `8.4`.
  package let number: String
  package let anchor: String
  package let mark: StateMark
  /// The text, inline markdown rendered: HTML.
  package let text: String
  /// The line of the document that states it.
  package let source: PageLink
  package let hops: [HopView]
  /// `No check states it.` Absent where the chain holds.
  package let gap: String?
  package let results: [ResultView]
  package let claims: [MarkedLink]
  package let moreClaims: Remainder?
  /// Why it is as it is, where that is more than its checks say: who attested it, why it is not applicable.
  package let word: String?
  /// Results and claims are shown unfolded.
  package let isOpen: Bool
  /// There is something to unfold.
  package let hasDetails: Bool

  package init(
    number: String,
    mark: StateMark,
    text: String,
    source: PageLink,
    hops: [HopView],
    gap: String?,
    results: [ResultView],
    claims: [MarkedLink],
    moreClaims: Remainder? = nil,
    word: String?,
    isOpen: Bool
  ) {
    self.number = number
    anchor = SiteAnchor.criterion(number)
    self.mark = mark
    self.text = text
    self.source = source
    self.hops = hops
    self.gap = gap
    self.results = results
    self.claims = claims
    self.moreClaims = moreClaims
    self.word = word
    self.isOpen = isOpen
    hasDetails = !results.isEmpty || !claims.isEmpty
  }
}

/// One link of the chain criterion, property, task, claim, check, result.
package struct HopView: Sendable {
  /// `task`
  package let name: String
  /// `holds`, `broken`, `waiting` beyond the broken one, `none` where a proven criterion has none
  package let mark: StateMark
  package let links: [PageLink]
  package let more: Int?

  /// - Parameters:
  ///   - links: those to show.
  ///   - count: how many there are.
  package init(name: String, mark: StateMark, links: [PageLink], of count: Int) {
    self.name = name
    self.mark = mark
    self.links = links
    more = count > links.count ? count - links.count : nil
  }
}

/// What one check said.
package struct ResultView: Sendable {
  package let mark: StateMark
  package let check: PageLink
  /// With the values that were seen, line for line.
  package let messages: [String]
  /// What it was obtained on: platform, toolchain, commit, confidence.
  package let obtained: String?

  package init(mark: StateMark, check: PageLink, messages: [String], obtained: String?) {
    self.mark = mark
    self.check = check
    self.messages = messages
    self.obtained = obtained
  }
}

extension RequirementView: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "number": number
    case "anchor": anchor
    case "title": title
    case "story": story
    case "source": source
    case "criteria": criteria
    case "moreCriteria": moreCriteria
    case "isEmpty": isEmpty
    default: nil
    }
  }
}

extension CriterionView: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "number": number
    case "anchor": anchor
    case "mark": mark
    case "text": text
    case "source": source
    case "hops": hops
    case "gap": gap
    case "results": results
    case "claims": claims
    case "moreClaims": moreClaims
    case "word": word
    case "isOpen": isOpen
    case "hasDetails": hasDetails
    default: nil
    }
  }
}

extension HopView: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "name": name
    case "mark": mark
    case "links": links
    case "more": more
    default: nil
    }
  }
}

extension ResultView: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "mark": mark
    case "check": check
    case "messages": messages
    case "obtained": obtained
    default: nil
    }
  }
}
