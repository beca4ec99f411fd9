import Evidence

// Whether there was anybody to ask: `lamps.allSatisfy { $0.isOn }` holds of no lamps whatever the components do, and so does
// `!lamps.contains { $0.isBroken }`.

/// Of `values.allSatisfy { ... }`: where there are none, nothing was asked, and nothing could fail.
public func canFail<Values: Collection>(
  each values: @autoclosure () -> Values
) -> Bool { areAny(!values().isEmpty) }

/// Of `zip(values, others).allSatisfy { ... }`.
public func canFail<Values: Collection, Others: Collection>(
  each pairs: @autoclosure () -> Zip2Sequence<Values, Others>
) -> Bool {
  var pairs = pairs().makeIterator()
  return areAny(pairs.next() != nil)
}

/// Of `allSatisfy` of something else: what can be gone through only once is left to the expectation.
public func canFail<Value>(each value: @autoclosure () -> Value) -> Bool { true }

/// Of `!values.contains { ... }`, where the check asked the same list before: that all of it is gone is an answer.
///
/// - Parameter list: what it is called in the block.
public func canFail<Values: Collection>(each values: @autoclosure () -> Values, seen list: String) -> Bool {
  areAny(!values().isEmpty || CheckRecorder.current?.hasSeen(list) == true)
}

/// The same, of something else.
public func canFail<Value>(each value: @autoclosure () -> Value, seen list: String) -> Bool { true }

/// Keeps that something is in a list that is about to be asked. Generated code says it before the statement that asks it.
///
/// - Parameter list: what it is called in the block.
public func seeing<Values: Collection>(_ list: String, _ values: @autoclosure () -> Values) {
  if !values().isEmpty { CheckRecorder.current?.noteSeen(list) }
}

/// The same, of something else.
public func seeing<Value>(_ list: String, _ value: @autoclosure () -> Value) {}

/// Of `Lamp.all().allSatisfy { ... }`, which would make its lamps twice: what it asks itself tells, when the expectation is over. Its
/// right side, or a function that it is handed, may be asked only after whoever counts it.
public func canFail(onceAsked: Void) -> Bool {
  CheckRecorder.current?.leaveOpen()
  return true
}

/// Of a name that was given an answer, `let ok = Lamp.all().allSatisfy { ... }`: that was told when it was given.
///
/// - Parameter binding: its number in the block.
public func canFail(noted binding: Int) -> Bool { areAny(CheckRecorder.current?.hasAskedNone(for: binding) != true) }

private func areAny(_ areAny: Bool) -> Bool {
  if !areAny { CheckRecorder.current?.noteMissingElements() }
  return areAny
}

/// What is asked from here on is of one expectation, or of what one name is given. Generated code says it before these.
public func asking() { CheckRecorder.current?.beginAsking() }

/// Hands on what a name is given, and keeps whether there was anybody to ask.
///
/// - Parameters:
///   - binding: its number in the block.
///   - start: `asking()`, which comes before what the name is given.
public func noting<Value>(_ binding: Int, _ start: Void, _ value: Value) -> Value {
  CheckRecorder.current?.noteAsked(for: binding)
  return value
}

// As the standard library's, in whose stead the compiler takes these, wherever SpecTesting is imported. They tell the check that runs
// whether there was anybody to ask, as the loop itself saw it: to ask the elements again may make them again, or find others.
extension Sequence {
  public func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    try telling { found in
      for element in self {
        found()
        guard try predicate(element) else { return false }
      }
      return true
    }
  }

  public func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    try telling { found in
      for element in self {
        found()
        if try predicate(element) { return true }
      }
      return false
    }
  }

  public func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    try telling { found in
      for element in self {
        found()
        if try predicate(element) { return element }
      }
      return nil
    }
  }

  public func reduce(_ first: Bool, _ next: (Bool, Element) throws -> Bool) rethrows -> Bool {
    try telling { found in
      var result = first
      for element in self {
        found()
        result = try next(result, element)
      }
      return result
    }
  }

  /// - Parameter question: calls what it is handed when it has found an element.
  fileprivate func telling<Answer>(_ question: (_ found: () -> Void) throws -> Answer) rethrows -> Answer {
    var isNone = true
    CheckRecorder.current?.beginQuestion()
    defer { CheckRecorder.current?.endQuestion(none: isNone) }
    return try question { isNone = false }
  }
}

extension Collection {
  public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    try telling { found in
      var index = startIndex
      while index != endIndex {
        found()
        if try predicate(self[index]) { return index }
        formIndex(after: &index)
      }
      return nil
    }
  }
}

extension BidirectionalCollection {
  public func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    try lastIndex(where: predicate).map { self[$0] }
  }

  public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    try telling { found in
      var index = endIndex
      while index != startIndex {
        found()
        formIndex(before: &index)
        if try predicate(self[index]) { return index }
      }
      return nil
    }
  }
}
