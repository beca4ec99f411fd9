import ArgumentParser
import Findings
import Reporting

/// `--format`
enum FindingsFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, sarif, github
}
