import ArgumentParser

/// `--base`
struct PastOptions: ParsableArguments {
  @Option(
    help: """
      A git revision to compare the specs with: references that were written when their numbers stood for something else are listed. \
      The comparison is with the commit where it and what is checked out part. Without it, .counterfoil/lock is compared with.
      """
  )
  var base: String?
}
