/// Pages on what is seen: contrast, opacity, the size of text.
extension Golden.Source {
  static let contrastRatio = observed(
    "https://www.w3.org/WAI/GL/wiki/Contrast_ratio",
    says:
      "(L1 + 0.05) / (L2 + 0.05) of the lighter and the darker luminance, from 1 to 21; measured with respect to the "
      + "background over which the text is rendered in normal usage."
  )
  static let separateOpacity = observed(
    "https://clive819.github.io/posts/compositing-group",
    says: "Without compositingGroup() opacity is applied to each subview separately, with it to the view as a whole."
  )
  static let minimumScale = apple(
    "view/minimumscalefactor(_:)",
    says: "A label with a factor of 0.5 draws its text in a font size as small as half of the actual font if needed."
  )
  static let removalPhase = apple(
    "transitionphase/diddisappear",
    says:
      "The transition is applied to a view that has been requested to be removed from the view hierarchy, which shows "
      + "the appearance that is animated to make it disappear."
  )
}
