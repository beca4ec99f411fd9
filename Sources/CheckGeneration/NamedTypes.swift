/// What is asked of the type of something by its name: `lamp is Lamp`, `type(of: lamp) == Lamp.self`, `"\\(type(of: lamp))" == "Lamp"`.
extension TypeQuestions {
  /// `type(of: lamp) == Lamp.self`, and the same by what the type is called
  func sameType(_ asking: Range<Int>, _ named: Range<Int>) -> String? {
    if named.count == 1 {
      guard let type = written(named.lowerBound), let value = described(asking) else { return nil }
      return question(value, type)
    }
    guard words[named].suffix(2).elementsEqual([".", "self"]), case let type = named.dropLast(2),
      EmptyLiteral.areTypes(type, tokens, words), let value = asked(asking)
    else { return nil }
    return question(value, type)
  }

  private func question(_ value: String, _ type: Range<Int>) -> String {
    "typeOf: \(value), is: SpecTesting.WrittenType<\(words[type].joined(separator: " "))>()"
  }

  /// `lamp` of `type(of: lamp)`
  private func asked(_ range: Range<Int>) -> String? {
    guard range.count > 5, words[range].starts(with: ["type", "(", "of", ":"]),
      tokens[range.lowerBound + 1].partner == range.upperBound - 1
    else { return nil }
    return operand(uncoerced((range.lowerBound + 4)..<(range.upperBound - 1)))
  }

  /// - Returns: where the block says the type whose name a literal says, so that the compiler knows it by that name: `Lamp(name: "a")`,
  ///   and then `"Lamp"`.
  private func written(_ literal: Int) -> Range<Int>? {
    guard let said = WrittenText(words[literal], tokens[literal])?.written[0], said.first?.isUppercase == true else {
      return nil
    }
    let place = words.indices.first {
      words[$0] == said && tokens[$0].kind == .identifier && word($0 + 1) == "(" && !word($0 - 1).hasSuffix(".")
    }
    return place.map { $0..<($0 + 1) }
  }

  /// `lamp` of `String(describing: type(of: lamp))`, of `"\\(type(of: lamp))"`
  private func described(_ range: Range<Int>) -> String? {
    if let conversion = WrittenConversion(range, tokens, words), conversion.kind == .text {
      return asked(withoutParentheses(conversion.value))
    }
    guard range.count == 1, let text = InterpolatedText(words[range.lowerBound], tokens[range.lowerBound]),
      text.made.count == 1, text.written.allSatisfy(\.isEmpty), text.made[0].hasPrefix("type(of: "),
      case let name = text.made[0].dropFirst("type(of: ".count).dropLast(),
      name.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
    else { return nil }
    return String(name)
  }

  /// `lamp is Lamp`
  func type(_ value: Range<Int>, _ type: Range<Int>) -> String? {
    guard EmptyLiteral.areTypes(type, tokens, words), !words[type].contains("some"),
      // Whether it conforms to something may be asked in this way only of what is taken for anything first.
      let value = operand(words[type].contains("any") ? value : uncoerced(value))
    else {
      return nil
    }
    return "type: \(value), is: SpecTesting.WrittenType<\(words[type].joined(separator: " "))>()"
  }
}
