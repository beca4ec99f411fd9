import Findings

/// Which declaration of a block a name is said for: the innermost that is known there.
struct NameLookup {
  let declarations: [LocalDeclaration]
  /// Of each declaration the first with which it is one: of several in one scope it is not certain which is meant, as of overloads.
  let firsts: [Int]
  /// Of each name, from where on it stands for which declaration.
  private var turns: [String: [(place: Int, number: Int?)]] = [:]

  init(_ declarations: [LocalDeclaration]) {
    self.declarations = declarations
    var known: [Key: Int] = [:]
    firsts = declarations.indices.map { number in
      let key = Key(name: declarations[number].name, scope: declarations[number].scope.lowerBound)
      let first = known[key] ?? number
      known[key] = first
      return first
    }
    for (name, numbers) in Dictionary(grouping: declarations.indices, by: { declarations[$0].name }) {
      turns[name] = turns(of: numbers)
    }
  }

  private struct Key: Hashable {
    let name: String
    let scope: Int
  }

  /// Whether the block declares anything of that name.
  func holds(_ name: String) -> Bool { turns[name] != nil }

  /// - Returns: the number of the first declaration of what a name stands for at a place; `nil` where it is none of the block's.
  func number(of name: String, at place: Int) -> Int? {
    guard let turns = turns[name] else { return nil }
    let next = turns.partitionPoint { $0.place <= place }
    return next > 0 ? turns[next - 1].number.map { firsts[$0] } : nil
  }

  private func turns(of numbers: [Int]) -> [(place: Int, number: Int?)] {
    let ranges = numbers.flatMap { number in declarations[number].known.map { (range: $0, number: number) } }
    // What begins last is inside of what began before, and ends first.
    let starts = ranges.sorted { ($0.range.lowerBound, $0.number) < ($1.range.lowerBound, $1.number) }
    var turns: [(place: Int, number: Int?)] = []
    var open: [(range: Range<Int>, number: Int)] = []
    func close(until place: Int) {
      while let last = open.last, last.range.upperBound <= place {
        open.removeLast()
        turns.append((last.range.upperBound, open.last?.number))
      }
    }
    for start in starts {
      close(until: start.range.lowerBound)
      open.append(start)
      turns.append((start.range.lowerBound, start.number))
    }
    close(until: .max)
    return turns
  }
}
