/// What was asked for cannot be done, for a reason that its words give: a person can mend it.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A file of ours cannot be used: what the documents say without it can still be told.
struct UnusableFile: Error, CustomStringConvertible {
  enum Content { case evidence, baseline }

  let content: Content
  let description: String
}

/// What stood at the base cannot be compared with today; what today's documents say by themselves can still be told.
struct UncomparableBase: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
