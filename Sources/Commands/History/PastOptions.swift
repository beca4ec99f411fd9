import ArgumentParser

/// `--base`
struct PastOptions: ParsableArguments {
  @Option(
    help: """
      A git revision to compare the specs with: references that were written when their numbers stood for something else are listed. \
      The comparison is with the commit where it and what is checked out part. Without it, .counterfoil/lock is compared with; with it, the lock is heard of lines of which it knows more than git.
      """
  )
  var base: String?
}
