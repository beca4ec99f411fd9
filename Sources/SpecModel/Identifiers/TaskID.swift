import Findings

/// The number of a task within its spec: `4`, `4.1`, `2.FIX.1`.
package struct TaskNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var description: String { text }

  /// The numbers of the tasks that could contain this one, nearest first: `4.2`, `4` for `4.2.1`.
  package var ancestors: [TaskNumber] {
    var found: [TaskNumber] = []
    var rest = text.utf8[...]
    while let dot = rest.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      found.append(TaskNumber(String(Substring(rest))))
    }
    return found
  }

  /// Whether another one is among its ancestors.
  package func isPart(of whole: TaskNumber) -> Bool {
    let (own, other) = (text.utf8, whole.text.utf8)
    return own.count > other.count && own.starts(with: other)
      && own[own.index(own.startIndex, offsetBy: other.count)] == UInt8(ascii: ".")
  }

  /// By bytes, as the hash of what it is a part of.
  package static func == (left: Self, right: Self) -> Bool { ByteOrder.areSame(left.text, right.text) }

  package static func < (left: Self, right: Self) -> Bool { precedesByNumber(left.text, right.text) }
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
    hash.add(number.text)
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
