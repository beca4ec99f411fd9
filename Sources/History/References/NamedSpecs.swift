import Findings
import SpecModel
import Traceability

/// Which spec a reference is of: the name that stands on its line may be that of another one today.
extension OlderReferenceFinder {
  /// The spec of which a place that was written before today speaks.
  func spec(of reference: Reference, at place: ReferencePlace) -> SpecID? {
    let (path, line) = (place.location.path, place.location.line)
    return spec(
      of: reference,
      home: past.formerHome(of: path, line: line) ?? place.home,
      // Of a reference that names no spec nobody asks.
      at: reference.spec == nil ? nil : past.writing(path, line: line).moment
    )
  }

  private func spec(of reference: Reference, home: SpecID?, at moment: Moment?) -> SpecID? {
    guard let name = reference.spec else { return home }
    if let renamed = moment.flatMap({ past.spec(called: name, at: $0) }) { return renamed }
    let named = graph.index.specs(named: name, from: home)
    return named.count == 1 ? named[0] : nil
  }

  /// - Parameter spec: of which it spoke when it was written.
  /// - Returns: that of which somebody has confirmed it since; `nil` where nobody has.
  func confirmed(_ reference: Reference, _ place: ReferencePlace, _ spec: SpecID) -> SpecID? {
    let (path, line) = (place.location.path, place.location.line)
    let today = self.spec(of: reference, home: place.home, at: nil)
    guard let name = reference.spec, let today, today != spec else {
      return past.isConfirmed(path, line: line, spec: spec, target: reference.target) ? spec : nil
    }
    // The name has passed to another spec, and only who knew that has confirmed what the line says today.
    guard past.isCalled(name, today, at: path, line: line),
      past.isConfirmed(path, line: line, spec: today, target: reference.target)
    else { return nil }
    return today
  }
}
