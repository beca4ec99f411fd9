package import Evidence

/// How to run the checks of a package.
package struct CheckRunOptions: Hashable, Sendable {
  /// The package, which is the workspace too: an absolute path.
  package var package: String
  /// Where the package manager keeps what it builds, relative to the package: a place of our own, so that we never wait for a
  /// build that runs beside us, nor it for us.
  package var scratch = ".build-checks"
  package var limitPerCheck = Duration.seconds(60)
  /// Of all checks together, the build not counted; `nil` for ten minutes, or more where the checks could use more.
  package var limit: Duration?
  /// How many checks are to run.
  package var count = 0

  /// The limit of all checks together. Unless it was set, every check can use up all of its own, and once more by itself.
  package var overallLimit: Duration { limit ?? max(.seconds(600), limitPerCheck * max(1, count) * 2 + .seconds(60)) }

  package init(package: String) {
    self.package = package
  }
}

/// What happens, for whoever watches.
package enum CheckEvent: Hashable, Sendable {
  case planned(CheckPlan)
  /// `of=` on the fence of a check names nothing that the components have: it is held against all of them.
  case unknownPart(String, of: SourcePlace, nearest: String?)
  /// No target compiles blocks, and some are planned; ordinary tests run all the same.
  case withoutPlugin(CheckRunFailure)
  /// Files of the test targets hold XCTest cases: nobody hears of them here.
  case withXCTest(files: Int)
  case building
  /// Another minute has passed.
  case stillBuilding(minutes: Int)
  /// A block was refused by the compiler; the rest is built without it.
  case rebuilding(without: [String])
  /// The build fails without naming a line; it is built in parts to find the block at fault.
  case searching(among: Int)
  case running(count: Int)
  case started(String)
  case finished(String)
  /// The process ended in the middle; the rest is run again.
  ///
  /// `cause`: who ran then and how the process ended.
  case restarting(remaining: Int, cause: String)
  /// These run once more: `because` says why.
  case again(count: Int, because: String)
  /// These run again by themselves, to see who ended the process.
  case alone(String)
  /// These run again in parts, to see whose a failure is that no test claims.
  case apart(count: Int)
}
