/// What a check was made of, and what it ran against, apart from the texts of its criteria.
package struct Inputs: Hashable, Sendable {
  /// The source of the check; `nil` when its runner does not say.
  package var check: Fingerprint?
  /// The folders of the components and of everything that they are built on; empty when the runner does not say.
  package var components: [SourceFingerprint]

  package init(check: Fingerprint?, components: [SourceFingerprint]) {
    self.check = check
    self.components = components.sorted()
  }
}

/// Where and with what a check ran.
package struct Origin: Hashable, Sendable {
  /// The compiler: `Swift 6.3.1 (x86_64-unknown-linux-gnu)`.
  package var toolchain: String
  /// The revision, and whether files differed from it; `nil` outside a repository.
  package var revision: Revision?
  package var unknown: JSONObject

  package init(toolchain: String, revision: Revision?, unknown: JSONObject = JSONObject()) {
    self.toolchain = toolchain
    self.revision = revision
    self.unknown = unknown
  }

  package struct Revision: Hashable, Sendable {
    package let commit: String
    package let isDirty: Bool

    package init(commit: String, isDirty: Bool) {
      self.commit = commit
      self.isDirty = isDirty
    }
  }
}
