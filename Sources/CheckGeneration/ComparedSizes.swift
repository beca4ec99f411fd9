/// How many there are of some, beside how many there are of all: `Set(names).count <= names.count`, `Array(names).count == names.count`.
extension TypeQuestions {
  /// `Array(lamp.name).count == lamp.name.count`, which holds of texts and of lists; those of the components may count otherwise.
  func sameSize(_ left: Range<Int>, _ right: Range<Int>) -> String? {
    guard let one = counted(left), let other = counted(right), let base = sameElements(one, other) else { return nil }
    return operand(base).map { "joined: \($0)" }
  }

  private func sameElements(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int>? {
    let (first, second) = (listed(one), listed(other))
    guard first != one || second != other, areTheSame(first, second) else { return nil }
    return first
  }

  /// `names` of `Array(names)`, of `[String](names)`
  private func listed(_ range: Range<Int>) -> Range<Int> {
    guard let conversion = WrittenConversion(range, tokens, words), conversion.kind == .list else { return range }
    return listed(withoutParentheses(conversion.value))
  }

  /// `lamps.filter { $0.isOn }.count <= lamps.count`: no part is larger than the whole.
  func sizeOfPart(_ left: Range<Int>, _ right: Range<Int>) -> String? {
    guard let part = counted(left), let all = counted(right), case let base = whole(part), base != part,
      areTheSame(base, whole(all, isPart: false))
    else { return nil }
    return operand(base).map { "countOf: \($0)" }
  }

  /// - Returns: whom it is asked of how many they are.
  private func counted(_ range: Range<Int>) -> Range<Int>? {
    guard range.count > 2, words[range].suffix(2).elementsEqual([".", "count"]) else { return nil }
    return unchanged(withoutParentheses(range.dropLast(2)))
  }

  private func areTheSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    words[one].elementsEqual(words[other]) && RepeatedOperands(tokens: tokens, words: words).saysTheSame(one)
  }

  // MARK: Parts

  /// - Parameter isPart: what leaves some out is looked behind as well.
  /// - Returns: those of which the rest of a chain takes some, or makes as many others.
  private func whole(_ range: Range<Int>, isPart: Bool = true) -> Range<Int> {
    let range = withoutParentheses(range)
    if let conversion = WrittenConversion(range, tokens, words),
      conversion.kind == .list || isPart && conversion.kind == .set
    {
      return whole(conversion.value, isPart: isPart)
    }
    guard let step = lastStep(range), Self.keepingNumber.contains(step.name) || isPart && takesSome(step) else {
      return range
    }
    return whole(step.base, isPart: isPart)
  }

  private struct Step {
    let base: Range<Int>
    let name: String
    let argument: Range<Int>
  }

  /// `filter { $0.isOn }` of `lamps.filter { $0.isOn }`
  private func lastStep(_ range: Range<Int>) -> Step? {
    guard let last = range.last, let open = tokens[last].partner, open > range.lowerBound + 2,
      ["(", "{"].contains(words[open]),
      words[open - 2] == "."
    else { return nil }
    let argument = words[open] == "{" ? open..<(last + 1) : (open + 1)..<last
    return Step(base: range.lowerBound..<(open - 2), name: words[open - 1], argument: argument)
  }

  private static let keepingNumber: Set<String> = ["map", "sorted", "reversed", "shuffled", "enumerated"]

  /// What is asked in other words may be asked of the components, `shop.filter(.onSale)`.
  private func takesSome(_ step: Step) -> Bool {
    switch step.name {
    case "filter", "compactMap": step.argument.first.map { ["{", "\\"].contains(words[$0]) } == true
    case "dropFirst", "dropLast": step.argument.isEmpty || isNumber(step.argument)
    case "prefix", "suffix": isNumber(step.argument) || isPredicate(step.argument)
    case "drop": isPredicate(step.argument)
    default: false
    }
  }

  private func isNumber(_ range: Range<Int>) -> Bool {
    range.count == 1 && words[range.lowerBound].first?.isNumber == true
  }

  private func isPredicate(_ range: Range<Int>) -> Bool {
    range.first.map { words[$0] == "{" } == true || words[range].starts(with: ["while", ":"])
  }

  /// `lamps.prefix(3).count <= 3`
  func sizeOfFirst(_ left: Range<Int>, _ right: Range<Int>) -> String? {
    guard let part = counted(left), right.count == 1, let most = Int(words[right.lowerBound]),
      let step = lastStep(part), ["prefix", "suffix"].contains(step.name), isNumber(step.argument),
      let number = Int(words[step.argument.lowerBound]), number <= most
    else { return nil }
    return operand(step.base).map { "countOf: \($0)" }
  }
}
