public import Testing

// Whether some expectations can fail is a matter of types: `lamps.count >= 0` holds of any collection, `lamp.count >= 0` of a number may
// not. Generated code hands the operand to whoever counts the expectation, and the compiler chooses among these. What is handed is not
// evaluated, but for the elements of `allSatisfy`.

/// Of `value != nil`, where the value may be `nil`.
public func counted<Value: ExpressibleByNilLiteral>(
  _ location: SourceLocation,
  _ check: String,
  notNil value: @autoclosure () throws -> Value
) -> SourceLocation { counted(location, check) }

/// Of `value != nil`, where nothing can be `nil`: it counts for nothing.
public func counted<Value>(
  _ location: SourceLocation,
  _ check: String,
  notNil value: @autoclosure () throws -> Value
) -> SourceLocation { location }

/// Of `values.count >= 0`, where that is the number of some elements: it counts for nothing.
public func counted<Values: Collection>(
  _ location: SourceLocation,
  _ check: String,
  countOf values: @autoclosure () throws -> Values
) -> SourceLocation { location }

/// Of `value.count >= 0`, where that may be any number.
public func counted<Value>(
  _ location: SourceLocation,
  _ check: String,
  countOf value: @autoclosure () throws -> Value
) -> SourceLocation { counted(location, check) }

/// Of `value >= 0`, where there is nothing below: it counts for nothing.
public func counted<Value: UnsignedInteger>(
  _ location: SourceLocation,
  _ check: String,
  notNegative value: @autoclosure () throws -> Value
) -> SourceLocation { location }

/// Of `value >= 0`.
public func counted<Value>(
  _ location: SourceLocation,
  _ check: String,
  notNegative value: @autoclosure () throws -> Value
) -> SourceLocation { counted(location, check) }

/// Of `value == true || value == false`, where there is nothing else: it counts for nothing.
public func counted(
  _ location: SourceLocation,
  _ check: String,
  either value: @autoclosure () throws -> Bool
) -> SourceLocation { location }

/// Of `value == true || value == false`, where it may be neither.
public func counted<Value>(
  _ location: SourceLocation,
  _ check: String,
  either value: @autoclosure () throws -> Value
) -> SourceLocation { counted(location, check) }

/// Of `value < other || value >= other`, where one of both holds: it counts for nothing.
public func counted<Value: BinaryInteger>(
  _ location: SourceLocation,
  _ check: String,
  ordered value: @autoclosure () throws -> Value
) -> SourceLocation { location }

/// Of `value < other || value >= other`, where neither may hold, as of no number at all.
public func counted<Value>(
  _ location: SourceLocation,
  _ check: String,
  ordered value: @autoclosure () throws -> Value
) -> SourceLocation { counted(location, check) }

/// Of `value >= .min`, where there is nothing beyond: it counts for nothing.
public func counted<Value: FixedWidthInteger>(
  _ location: SourceLocation,
  _ check: String,
  bounded value: @autoclosure () throws -> Value
) -> SourceLocation { location }

/// Of `value <= Int.max`, where there is nothing beyond: it counts for nothing.
public func counted<Value: FixedWidthInteger>(
  _ location: SourceLocation,
  _ check: String,
  bounded value: @autoclosure () throws -> Value,
  by type: Value.Type
) -> SourceLocation { location }

/// Of `value >= .min`, where something may lie beyond.
public func counted<Value>(
  _ location: SourceLocation,
  _ check: String,
  bounded value: @autoclosure () throws -> Value
) -> SourceLocation { counted(location, check) }

/// Of `value >= Int8.min`, where the value has more room.
public func counted<Value, Bound>(
  _ location: SourceLocation,
  _ check: String,
  bounded value: @autoclosure () throws -> Value,
  by type: Bound.Type
) -> SourceLocation { counted(location, check) }

/// A type as it is written; unlike the type itself it stands for none of those that it is made of.
public struct WrittenType<Value: ~Copyable> {
  public init() {}
}

/// Of `value is Type`, where it can be nothing else: it counts for nothing.
public func counted<Value>(
  _ location: SourceLocation,
  _ check: String,
  type value: @autoclosure () throws -> Value,
  is type: WrittenType<Value>
) -> SourceLocation { location }

/// Of `value is Type`.
public func counted<Value, Type>(
  _ location: SourceLocation,
  _ check: String,
  type value: @autoclosure () throws -> Value,
  is type: WrittenType<Type>
) -> SourceLocation { counted(location, check) }

/// Of `type(of: value) == Type.self`, where nothing inherits from it: it counts for nothing.
public func counted<Value>(
  _ location: SourceLocation,
  _ check: String,
  typeOf value: @autoclosure () throws -> Value,
  is type: WrittenType<Value>
) -> SourceLocation { location }

/// Of `type(of: value) == Type.self`, where the value may be of a class that inherits from it.
public func counted<Value: AnyObject>(
  _ location: SourceLocation,
  _ check: String,
  typeOf value: @autoclosure () throws -> Value,
  is type: WrittenType<Value>
) -> SourceLocation { counted(location, check) }

/// Of `type(of: value) == Type.self`, where it may be something else.
public func counted<Value, Type>(
  _ location: SourceLocation,
  _ check: String,
  typeOf value: @autoclosure () throws -> Value,
  is type: WrittenType<Type>
) -> SourceLocation { counted(location, check) }

/// Of `values.allSatisfy { ... }`: where there are none, nothing was asked, and it counts for nothing.
public func counted<Values: Collection>(
  _ location: SourceLocation,
  _ check: String,
  each values: @autoclosure () -> Values
) -> SourceLocation { values().isEmpty ? location : counted(location, check) }

/// Of `zip(values, others).allSatisfy { ... }`.
public func counted<Values: Collection, Others: Collection>(
  _ location: SourceLocation,
  _ check: String,
  each pairs: @autoclosure () -> Zip2Sequence<Values, Others>
) -> SourceLocation {
  var pairs = pairs().makeIterator()
  return pairs.next() == nil ? location : counted(location, check)
}

/// Of `allSatisfy` of something else: what can be gone through only once is left to the expectation.
public func counted<Value>(
  _ location: SourceLocation,
  _ check: String,
  each value: @autoclosure () -> Value
) -> SourceLocation { counted(location, check) }
