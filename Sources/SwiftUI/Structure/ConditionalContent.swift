import HeadlessCore

/// One of two views; each branch has an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static var _spreads: Bool { true }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    switch view.storage {
    case .trueContent(let content): inputs.descending(.branch(1)).make(content)
    case .falseContent(let content): inputs.descending(.branch(0)).make(content)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static var _spreads: Bool { true }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let content = view else { return _ViewOutputs([]) }
    return inputs.descending(.branch(1)).make(content)
  }
}
