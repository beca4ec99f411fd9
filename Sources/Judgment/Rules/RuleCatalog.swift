/// Every rule, sorted by name.
package enum RuleCatalog {
  package static let all: [any Rule] = [
    AmbiguousReference(),
    BrokenLink(),
    CheckBindsCriterion(),
    CheckNameIsUnique(),
    CheckPasses(),
    ClaimAgreesWithEvidence(),
    CriterionIsCited(),
    DocumentEncoding(),
    DocumentIsReadable(),
    DocumentNamesItsSpec(),
    FenceArgumentIsKnown(),
    FenceIsClosed(),
    ReferenceIsReadable(),
    ReferenceResolves(),
    ReportedTaskIsTicked(),
    RequirementNumberIsReadable(),
    RequirementNumberIsUnique(),
    TickedTaskHasReport(),
  ]
}
