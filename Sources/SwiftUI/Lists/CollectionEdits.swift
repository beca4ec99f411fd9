public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements before the one that stood at the destination.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    self = Self(before + moved + after)
  }
}
