/// Whether two values of the model say the same in every part.
///
/// Its large ones are classes that nobody but this test compares; asked of their mirrors, no field that joins them is forgotten.
func areSame(_ one: Any, _ other: Any) -> Bool {
  if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
  guard type(of: one) == type(of: other) else { return false }
  let (parts, others) = (Mirror(reflecting: one).children, Mirror(reflecting: other).children)
  return parts.count == others.count && zip(parts, others).allSatisfy { areSame($0.value, $1.value) }
}
