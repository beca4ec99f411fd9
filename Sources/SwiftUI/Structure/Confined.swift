/// Carries a value into a closure of the main actor, where it is used from then on.
///
/// Unchecked, because modifiers may be called from any isolation, as on Apple's systems, while views are evaluated on
/// the main actor only.
package struct Confined<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
