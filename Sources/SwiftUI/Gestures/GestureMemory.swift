/// What the gestures of one modifier remember while fingers come and go: the gestures themselves are made anew by every
/// evaluation, always in the same order.
final class GestureMemory {
  @MainActor private static var current: GestureMemory?

  private var kept: [AnyObject] = []
  private var next = 0

  /// Makes gestures that may ask for what they remember.
  @MainActor func recall<Result>(_ make: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    next = 0
    defer { Self.current = outer }
    return make()
  }

  /// What the gesture that asks kept the last time, made when it asks for the first time.
  @MainActor static func keep<Kept: AnyObject>(_ make: () -> Kept) -> Kept { current?.keep(make) ?? make() }

  private func keep<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    defer { next += 1 }
    if kept.indices.contains(next), let known = kept[next] as? Kept { return known }
    let made = make()
    kept = kept.prefix(next) + [made]
    return made
  }
}
