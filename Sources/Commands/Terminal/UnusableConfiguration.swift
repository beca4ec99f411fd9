import Configuration
import Files
import Reporting
import Workspace

/// A failure that has more to show than a sentence.
protocol ShownFailure: Error {
  func text(style: Style, width: Int) -> String
}

/// A `counterfoil.yml` that says what cannot be, shown where it says so.
struct UnusableConfiguration: ShownFailure, CustomStringConvertible {
  let failure: ConfigurationFailure
  let place: WorkspacePlace

  var description: String { "\(place.prefix)\(failure)" }

  func text(style: Style, width: Int) -> String {
    let text = FindingsText(
      lines: SourceLines(files: .disk(root: place.root)),
      style: style,
      width: width,
      prefix: place.prefix
    )
    return failure.findings.map(text.text).joined(separator: "\n")
  }
}
