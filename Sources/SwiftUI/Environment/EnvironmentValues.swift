/// A key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// The values that views hand down to the views inside them.
///
/// A chain, the last value first: a modifier adds a link and shares the rest, where a table would be copied for each of
/// them, and the few dozen links are read quicker than a key is hashed.
public struct EnvironmentValues: @unchecked Sendable {
  // Unchecked like Apple's: keys may hold any value; views read them on the main actor.
  private var last: EnvironmentLink?

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { last.flatMap { $0.value(of: key) } ?? K.defaultValue }
    set { last = TypedEnvironmentLink<K>(newValue, before: last?.shortened) }
  }
}

/// One value of the environment. It never changes, so that all views below can share it.
private class EnvironmentLink {
  let key: ObjectIdentifier
  let before: EnvironmentLink?
  /// How many links there are from here on.
  let length: Int
  /// A chain that is longer is gone through once for values that later ones stand before.
  private static let longest = 64

  init(_ key: ObjectIdentifier, before: EnvironmentLink?) {
    self.key = key
    self.before = before
    length = (before?.length ?? 0) + 1
  }

  final func value<K: EnvironmentKey>(of type: K.Type) -> K.Value? {
    let wanted = ObjectIdentifier(type)
    var link: EnvironmentLink? = self
    while let current = link {
      // Only a link of this type has its key: the cast cannot fail, and is made twenty times for each text.
      if current.key == wanted { return unsafeDowncast(current, to: TypedEnvironmentLink<K>.self).value }
      link = current.before
    }
    return nil
  }

  /// The same chain, without the values that are hidden by later ones where there are many.
  final var shortened: EnvironmentLink {
    guard length % Self.longest == 0 else { return self }
    var seen: Set<ObjectIdentifier> = []
    var kept: [EnvironmentLink] = []
    var link: EnvironmentLink? = self
    while let current = link {
      if seen.insert(current.key).inserted { kept.append(current) }
      link = current.before
    }
    return kept.count == length ? self : kept.reversed().reduce(nil) { $1.copy(before: $0) } ?? self
  }

  func copy(before: EnvironmentLink?) -> EnvironmentLink { EnvironmentLink(key, before: before) }
}

private final class TypedEnvironmentLink<K: EnvironmentKey>: EnvironmentLink {
  let value: K.Value

  init(_ value: K.Value, before: EnvironmentLink?) {
    self.value = value
    super.init(ObjectIdentifier(K.self), before: before)
  }

  override func copy(before: EnvironmentLink?) -> EnvironmentLink { TypedEnvironmentLink(value, before: before) }
}
