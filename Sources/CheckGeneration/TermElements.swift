/// What questions to elements come to whatever these are: `lamps.allSatisfy { _ in true }`, `lamps.contains { _ in false }`,
/// `lamps.filter { $0.isOn }.allSatisfy { $0.isOn }`, `zip(lamps, lamps).allSatisfy(==)`, `name.hasPrefix("")`.
extension TermReader {
  mutating func ofElements(_ range: Range<Int>) -> Term? {
    guard let call = lastCall(range) else { return nil }
    switch words[call.name] {
    case "isEmpty" where call.argument == nil: return isNothing(call.base) ? .value(.truth(true)) : nil
    case "count" where call.argument == nil:
      if isNothing(call.base) { return .value(.number(0)) }
      return asManyAs(call.base).map { base in written.size(of: base).map { .value(.number($0)) } ?? size(of: base) }
    case "allSatisfy": return holdsOfAll(call) ? .value(.truth(true)) : nil
    case "contains":
      return isWritten(call.base, "contains", call.argument) || isJoinedWithIt(call)
        ? .value(.truth(true)) : ofContained(call)
    case "first" where call.argument == nil, "last" where call.argument == nil:
      return writtenEnd(of: call.base, words[call.name]).flatMap { read($0) }
    case "hasPrefix", "hasSuffix", "starts":
      if isWritten(call.base, words[call.name], call.argument) { return .value(.truth(true)) }
      return isNothingWritten(call) || isAskedOfItself(call) || isJoinedWithIt(call) ? .value(.truth(true)) : nil
    case "elementsEqual": return isAskedOfItself(call) ? .value(.truth(true)) : nil
    case "isSubset", "isSuperset": return isOfTheSameElements(call) ? .value(.truth(true)) : nil
    case "isStrictSubset", "isStrictSuperset": return isOfTheSameElements(call) ? .value(.truth(false)) : nil
    case "map": return ofWrapped(call)
    case "isDisjoint": return isNothingWritten(call) ? .value(.truth(true)) : nil
    default: return nil
    }
  }

  private struct Call {
    let base: Range<Int>
    let name: Int
    /// What stands in the brackets behind the name; `nil` where there are none.
    let argument: Range<Int>?
  }

  /// - Returns: the last that is asked in a chain, with one argument or none.
  private func lastCall(_ range: Range<Int>) -> Call? {
    let top = tokens.topLevel(range)
    guard let last = top.last else { return nil }
    let isCall = ["(", "{"].contains(words[last])
    guard let name = isCall ? top.dropLast().last : last, name > range.lowerBound + 1, words[name - 1] == ".",
      tokens[name].kind == .identifier, !words[range].contains("try"), !words[range].contains("await")
    else { return nil }
    let base = range.lowerBound..<(name - 1)
    guard isCall, let close = tokens[last].partner else { return Call(base: base, name: name, argument: nil) }
    if words[last] == "{" { return Call(base: base, name: name, argument: last..<(close + 1)) }
    let argument = tokens.unlabelled((last + 1)..<close)
    let isAlone = !tokens.topLevel(argument).contains { [.comma, .colon].contains(tokens[$0].kind) }
    return isAlone ? Call(base: base, name: name, argument: argument) : nil
  }

  // MARK: Predicates

  /// - Returns: what a closure says of each; `nil` where that may differ.
  private func answer(_ predicate: Range<Int>?, of elements: Range<Int>? = nil) -> Bool? {
    guard case .value(.truth(let truth))? = said(by: predicate, of: elements.flatMap(element)) else { return nil }
    return truth
  }

  /// - Parameter element: what the closure is handed each time.
  private func said(by predicate: Range<Int>?, of element: Term? = nil) -> Term? {
    guard let open = predicate?.first, words[open] == "{", let close = tokens[open].partner,
      close + 1 == predicate?.upperBound
    else { return nil }
    var start = open + 1
    if let sign = tokens.topLevel(start..<close).prefix(8).first(where: { words[$0] == "in" }) { start = sign + 1 }
    // In a copy: what is named in there is asked nowhere else.
    var reader = self
    guard let answer = BlockStatements.answer(of: start..<close, tokens, words) else { return nil }
    if let element {
      let isNamed = start > open + 2
      // A closure within this one is handed a `$0` of its own.
      let places = isNamed ? Array(answer) : outsideOfBraces(answer)
      let name = isNamed ? words[open + 1] : "$0"
      for place in places where words[place] == name { reader.handed.values[place] = element }
    }
    return reader.certain(answer)
  }

  private func outsideOfBraces(_ range: Range<Int>) -> [Int] {
    var places: [Int] = []
    var place = range.lowerBound
    while place < range.upperBound {
      places.append(place)
      place = words[place] == "{" ? tokens[place].partner ?? place + 1 : place + 1
    }
    return places
  }

  /// - Returns: what each element of a list is that is made of others without a look at them: `names.map { _ in true }`.
  private func element(of range: Range<Int>) -> Term? {
    guard let call = lastCall(range), words[call.name] == "map" else { return nil }
    return said(by: call.argument)
  }

  /// `Optional(lamp).map { _ in true }`
  private func ofWrapped(_ call: Call) -> Term? {
    let (base, open) = (call.base, call.base.lowerBound + 1)
    guard words[base.lowerBound] == "Optional", open < base.upperBound, words[open] == "(",
      tokens[open].partner == base.upperBound - 1
    else { return nil }
    return said(by: call.argument)
  }

  private func holdsOfAll(_ call: Call) -> Bool {
    guard let predicate = call.argument else { return false }
    if isNothing(call.base) { return true }
    if answer(predicate, of: call.base) == true { return true }
    if let kept = lastCall(call.base), words[kept.name] == "filter", let chosen = kept.argument {
      return areTheSameQuestions(chosen, predicate)
    }
    return isPairedWithItself(call.base) && isEquality(predicate)
  }

  /// `zip(lamps, lamps)`
  private func isPairedWithItself(_ range: Range<Int>) -> Bool {
    guard range.count > 5, words[range.lowerBound] == "zip", !isDeclared("zip"),
      case let inside = range.dropFirst(), isParenthesised(inside)
    else { return false }
    let arguments = inside.dropFirst().dropLast()
    let parts = tokens.listed(arguments)
    return parts.count == 2 && areTheSame(parts[0], parts[1])
  }

  /// `==`, `{ $0 == $1 }`
  private func isEquality(_ predicate: Range<Int>) -> Bool {
    ["==", "{$0==$1}", "{$1==$0}"].contains(words[predicate].joined())
  }

  /// The same words, and nothing is called that may say something else the next time.
  private func areTheSameQuestions(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    let (first, second) = (unbraced(one), unbraced(other))
    return words[first].elementsEqual(words[second])
      && (saysTheSame(first) || words[first].first == "\\" && !words[first].contains("("))
  }

  private func unbraced(_ range: Range<Int>) -> Range<Int> {
    words[range.lowerBound] == "{" ? range.dropFirst().dropLast() : range
  }

  // MARK: Ends

  /// - Returns: whether somebody asks there for an end, and whether there are any, and so both are read alike from now on.
  mutating func takesEndsForSize(in range: Range<Int>) -> Bool {
    let said = words[range]
    endsAreSizes =
      said.contains("nil") && (said.contains("first") || said.contains("last"))
      && (said.contains("isEmpty") || said.contains("count"))
    return endsAreSizes
  }

  /// `names.first != nil`
  mutating func sizeOfEnd(_ end: Range<Int>, _ sign: String, _ other: Range<Int>) -> Term? {
    guard end.count > 2, words[other].elementsEqual(["nil"]), ["==", "!="].contains(sign),
      words[end.upperBound - 2] == ".", ["first", "last"].contains(words[end.upperBound - 1])
    else { return nil }
    let areSome = Term.compared("<", .value(.number(0)), sizeByEnd(of: end.dropLast(2)))
    return sign == "!=" ? areSome : .not(areSome)
  }

  // MARK: Elements

  /// `lamps.contains { _ in true }` asks whether there are any.
  private mutating func ofContained(_ call: Call) -> Term? {
    switch answer(call.argument, of: call.base) {
    case false?: .value(.truth(false))
    case true?: .not(areNone(call.base))
    case nil: nil
    }
  }

  /// `lamps.filter { _ in false }`, `lamps.prefix(0)`
  private func isNothing(_ range: Range<Int>) -> Bool {
    guard let call = lastCall(range), let argument = call.argument else { return false }
    switch words[call.name] {
    case "filter": return answer(argument) == false
    case "prefix", "suffix": return words[argument].elementsEqual(["0"])
    case "subtracting", "symmetricDifference": return isOfTheSameElements(call)
    default: return false
    }
  }

  /// `lamps` of `lamps.map(\.name)`, of `lamps.sorted()`
  private func asManyAs(_ range: Range<Int>) -> Range<Int>? {
    guard let call = lastCall(range) else { return nil }
    switch (words[call.name], call.argument) {
    case ("map", .some), ("sorted", _), ("reversed", .some), ("shuffled", .some), ("indices", nil):
      return asManyAs(call.base) ?? call.base
    case ("filter", let predicate?) where answer(predicate) == true: return asManyAs(call.base) ?? call.base
    default: return nil
    }
  }

  /// `name.hasPrefix("")`, `lamps.starts(with: [])`
  private func isNothingWritten(_ call: Call) -> Bool {
    guard let argument = call.argument else { return false }
    if words[argument].elementsEqual(["[", "]"]) { return true }
    var reader = self
    return reader.read(argument) == .value(.text(""))
  }

  /// `"\\(lamp.name)!".hasPrefix(lamp.name)`
  private func isJoinedWithIt(_ call: Call) -> Bool {
    guard let argument = call.argument, !argument.isEmpty, words[argument.lowerBound - 1] == "(",
      ["hasPrefix", "hasSuffix", "contains"].contains(words[call.name])
    else { return false }
    return readings.isJoinedWith(argument, call.base, words[call.name])
  }

  /// `lamps.elementsEqual(lamps)`. A set of them has another order, and nothing twice.
  private func isAskedOfItself(_ call: Call) -> Bool {
    guard let argument = call.argument, !argument.isEmpty else { return false }
    return areTheSame(call.base, argument)
  }

  /// `Set(lamps).isSubset(of: lamps)`
  private func isOfTheSameElements(_ call: Call) -> Bool {
    guard let argument = call.argument, !argument.isEmpty else { return false }
    return areTheSame(elements(call.base), elements(argument))
  }

  /// `lamps` of `Set(lamps)`, of `[Lamp](lamps)`
  private func elements(_ range: Range<Int>) -> Range<Int> {
    guard let conversion = WrittenConversion(range, tokens, words), [.list, .set].contains(conversion.kind) else {
      return range
    }
    return elements(conversion.value)
  }
}
