/// What was asked for cannot be done, for a reason that its words give: a person can mend it.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
