import Findings

/// The number of a task within its spec: `4`, `4.1`, `2.FIX.1`.
package struct TaskNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// As its document writes it.
  package let text: String
  /// By what it is known: `1` for a `1.0` that heads `1.1` and `1.2`.
  fileprivate let key: String

  package init(_ text: String) {
    self.text = text
    key = text
  }

  private init(head text: String, key: String) {
    self.text = text
    self.key = key
  }

  /// `1.0` as the number of the whole whose parts are `1.1` and `1.2`: the same as `1`.
  ///
  /// - Returns: `nil` where it does not end so.
  package var asHead: TaskNumber? {
    guard text.utf8.count > 2, text.utf8.suffix(2).elementsEqual(".0".utf8) else { return nil }
    return TaskNumber(head: text, key: String(text.dropLast(2)))
  }

  /// Written with the zero behind which its parts are counted.
  package var isHead: Bool { key.utf8.count != text.utf8.count }

  /// Whether somebody who writes this means it: `1.0` and `1` may both do.
  package func isCalled(_ written: String) -> Bool { text == written || key == written }

  package var description: String { text }

  /// The numbers of the tasks that could contain this one, nearest first: `4.2`, `4` for `4.2.1`.
  package var ancestors: [TaskNumber] {
    var found: [TaskNumber] = []
    var rest = key.utf8[...]
    while let dot = rest.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      found.append(TaskNumber(String(Substring(rest))))
    }
    return found
  }

  /// Whether another one is among its ancestors.
  package func isPart(of whole: TaskNumber) -> Bool {
    let (own, other) = (key.utf8, whole.key.utf8)
    return own.count > other.count && own.starts(with: other)
      && own[own.index(own.startIndex, offsetBy: other.count)] == UInt8(ascii: ".")
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// By bytes, as the hash of what it is a part of.
  package static func == (left: Self, right: Self) -> Bool { ByteOrder.areSame(left.key, right.key) }

  package static func < (left: Self, right: Self) -> Bool { precedesByNumber(left.key, right.key) }
}

/// A task: `035#4.1`.
package struct TaskID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let spec: SpecID
  package let number: TaskNumber

  package init(spec: SpecID, number: TaskNumber) {
    self.spec = spec
    self.number = number
  }

  package func hash(into hasher: inout Hasher) {
    var hash = spec.mixed
    hash.add(number.key)
    hasher.combine(hash.value)
  }

  package var description: String { "\(spec.short)#\(number)" }

  package static func < (left: Self, right: Self) -> Bool {
    left.spec != right.spec ? left.spec < right.spec : left.number < right.number
  }
}

/// A success criterion of a task: `035#4/C1`.
package struct SuccessCriterionID: Hashable, Sendable, CustomStringConvertible {
  package let task: TaskID
  /// Counts from 1, in the order of `tasks.md`.
  package let ordinal: Int

  package init(task: TaskID, ordinal: Int) {
    self.task = task
    self.ordinal = ordinal
  }

  package var description: String { "\(task)/C\(ordinal)" }
}

extension TaskNumber {
  /// Its letters and signs, with `0` for each of its numbers: `T0` of `T009`.
  package var form: String {
    text.reduce(into: "") { form, sign in
      guard sign.isNumber else { return form.append(sign) }
      if form.last != "0" { form.append("0") }
    }
  }
}
