/// Numbers of somebody's own on which it depends what a node shows, and how it shows others that lie on their way.
package struct Morph {
  let numbers: [Double]
  let kinds: [ObjectIdentifier]
  let show: (Node, [Double]) -> Void

  /// - Parameter kinds: The types behind those that are erased, outermost first: between others there is no way.
  package init(numbers: [Double], kinds: [ObjectIdentifier] = [], show: @escaping (Node, [Double]) -> Void) {
    self.numbers = numbers
    self.kinds = kinds
    self.show = show
  }
}

extension Graph {
  /// Where the numbers of a place are now; `nil` when they are not on their way.
  package func numbersUnderWay(at place: Identity) -> [Double]? {
    place.shown.running[.animatableData]?.values(at: clock.now)
  }
}

extension Drawing {
  /// The same drawing of another outline.
  package func replacing(_ outline: @escaping Outline) -> Drawing {
    switch self {
    case .fill(_, let paint, let evenOdd): .fill(outline, paint, evenOdd: evenOdd)
    case .stroke(_, let paint, let pen): .stroke(outline, paint, pen)
    case .text, .image: self
    }
  }
}
