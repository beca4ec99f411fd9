/// A property of a class whose changes are published.
@propertyWrapper
public struct Published<Value> {
  /// The value and those who follow it.
  final class Box {
    let subject: CurrentValueSubject<Value, Never>
    /// Publishers that are assigned to the property.
    var feeds: [AnyCancellable] = []
    var willChange: () -> Void = {}

    init(_ value: Value) { subject = CurrentValueSubject(value) }

    func replace(_ value: Value) {
      willChange()
      subject.send(value)
    }
  }

  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  public init(initialValue: Value) { box = Box(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.subject.value }
    set { box.replace(newValue) }
  }

  /// The values of the property, the present one first.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // `assign(to: &$property)` writes back what it was given.
    set {}
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: Box

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, Value == S.Input {
      box.subject.receive(subscriber: subscriber)
    }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      let box = object[keyPath: storageKeyPath].box
      tie(box, to: object)
      return box.subject.value
    }
    set {
      let box = object[keyPath: storageKeyPath].box
      tie(box, to: object)
      box.replace(newValue)
    }
  }

  private static func tie(_ box: Box, to object: some AnyObject) {
    guard let observable = object as? any ObservableObject,
      let publisher = observable.objectWillChange as? ObservableObjectPublisher
    else { return }
    box.willChange = { publisher.send() }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
