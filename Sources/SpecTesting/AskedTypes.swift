// Whether some expectations can fail is a matter of types: `lamps.count >= 0` holds of any collection, `lamp.count >= 0` of a number may
// not. Generated code hands the operand to whoever counts the expectation, and the compiler chooses among these. What is handed is not
// evaluated.

/// Stands for what an expectation waits for, where only its type is asked for: nobody waits for it, and nobody is asked.
public func awaited<Value>(_ value: () async throws -> Value) throws -> Value { throw NeverAsked() }

private struct NeverAsked: Error {}

/// Of `value != nil`, where the value may be `nil`.
public func canFail<Value: ExpressibleByNilLiteral>(notNil value: @autoclosure () throws -> Value) -> Bool { true }

/// Of `value != nil`, where nothing can be `nil`: it cannot fail.
public func canFail<Value>(notNil value: @autoclosure () throws -> Value) -> Bool { false }

/// Of `values.count >= 0`, where that is the number of some elements: it cannot fail.
public func canFail<Values: Collection>(countOf values: @autoclosure () throws -> Values) -> Bool { false }

/// Of `(values?.count ?? 0) >= 0`, where there may be nothing to ask: the same.
public func canFail<Values: Collection>(countOf values: @autoclosure () throws -> Values?) -> Bool { false }

/// Of `value.count >= 0`, where that may be any number.
public func canFail<Value>(countOf value: @autoclosure () throws -> Value) -> Bool { true }

/// Of `value >= 0`, where there is nothing below: it cannot fail.
public func canFail<Value: UnsignedInteger>(notNegative value: @autoclosure () throws -> Value) -> Bool { false }

/// Of `value >= 0`.
public func canFail<Value>(notNegative value: @autoclosure () throws -> Value) -> Bool { true }

/// Of `value.magnitude >= 0`, where there is nothing below: it cannot fail.
public func canFail<Size: UnsignedInteger, Value>(
  magnitude size: @autoclosure () throws -> Size,
  of value: @autoclosure () throws -> Value
) -> Bool { false }

/// The same of a number; what is no number at all is not expected.
public func canFail<Size, Value: BinaryFloatingPoint>(
  magnitude size: @autoclosure () throws -> Size,
  of value: @autoclosure () throws -> Value
) -> Bool { false }

/// Of `value.magnitude >= 0`, where that is what the components call so.
public func canFail<Size, Value>(
  magnitude size: @autoclosure () throws -> Size,
  of value: @autoclosure () throws -> Value
) -> Bool { true }

/// Of `value == true || value == false`, where there is nothing else: it cannot fail.
public func canFail(either value: @autoclosure () throws -> Bool) -> Bool { false }

/// Of `value == true || value == false`, where it may be neither.
public func canFail<Value>(either value: @autoclosure () throws -> Value) -> Bool { true }

/// Of `value < other || value >= other`, where one of both holds: it cannot fail.
public func canFail<Value: BinaryInteger>(ordered value: @autoclosure () throws -> Value) -> Bool { false }

/// Of `value < other || value >= other`, where neither may hold, as of no number at all.
public func canFail<Value>(ordered value: @autoclosure () throws -> Value) -> Bool { true }

/// The same of a text.
public func canFail<Value: StringProtocol>(ordered value: @autoclosure () throws -> Value) -> Bool { false }

/// Of `max(value, other) >= value`, of `!(value < other && value > other)`, where signs mean what they mean of numbers: it cannot fail.
public func canFail<Value: BinaryInteger>(compared value: @autoclosure () throws -> Value) -> Bool { false }

/// The same; what is no number at all is not expected.
public func canFail<Value: BinaryFloatingPoint>(compared value: @autoclosure () throws -> Value) -> Bool { false }

/// The same of a text.
public func canFail<Value: StringProtocol>(compared value: @autoclosure () throws -> Value) -> Bool { false }

/// The same, where the components may have taught the sign.
public func canFail<Value>(compared value: @autoclosure () throws -> Value) -> Bool { true }

/// Of `sorted == sorted.sorted()` of `let sorted = values.sorted()`, where both are the standard library's: it cannot fail.
public func canFail<Value: StringProtocol>(sorted values: @autoclosure () throws -> [Value]) -> Bool { false }

public func canFail<Value: BinaryInteger>(sorted values: @autoclosure () throws -> [Value]) -> Bool { false }

public func canFail<Value: StringProtocol>(sorted values: @autoclosure () throws -> Set<Value>) -> Bool { false }

public func canFail<Value: BinaryInteger>(sorted values: @autoclosure () throws -> Set<Value>) -> Bool { false }

/// The same, where the components may sort otherwise, or may have taught the sign.
public func canFail<Value>(sorted values: @autoclosure () throws -> Value) -> Bool { true }

/// Of `value + 0 == value`, where signs mean what they mean of numbers: it cannot fail.
public func canFail<Value: BinaryInteger>(reckoned value: @autoclosure () throws -> Value) -> Bool { false }

/// The same; what is no number at all is not expected.
public func canFail<Value: BinaryFloatingPoint>(reckoned value: @autoclosure () throws -> Value) -> Bool { false }

/// Of `value + 0 == value`, where the components may have taught the sign.
public func canFail<Value>(reckoned value: @autoclosure () throws -> Value) -> Bool { true }

/// Of `value + "" == value`, `values + [] == values`, where that adds nothing: it cannot fail.
public func canFail<Value: RangeReplaceableCollection>(joined value: @autoclosure () throws -> Value) -> Bool {
  false
}

/// The same, where the components may have taught the sign.
public func canFail<Value>(joined value: @autoclosure () throws -> Value) -> Bool { true }

/// Of `value >= .min`, where there is nothing beyond: it cannot fail.
public func canFail<Value: FixedWidthInteger>(bounded value: @autoclosure () throws -> Value) -> Bool { false }

/// Of `value <= Int.max`, where there is nothing beyond: it cannot fail.
public func canFail<Value: FixedWidthInteger>(
  bounded value: @autoclosure () throws -> Value,
  by type: Value.Type
) -> Bool { false }

/// Of `value >= .min`, where something may lie beyond.
public func canFail<Value>(bounded value: @autoclosure () throws -> Value) -> Bool { true }

/// Of `value >= Int8.min`, where the value has more room.
public func canFail<Value, Bound>(
  bounded value: @autoclosure () throws -> Value,
  by type: Bound.Type
) -> Bool { true }

/// A type as it is written; unlike the type itself it stands for none of those that it is made of.
public struct WrittenType<Value: ~Copyable> {
  public init() {}
}

/// Of `value is Type`, where it can be nothing else: it cannot fail.
public func canFail<Value>(
  type value: @autoclosure () throws -> Value,
  is type: WrittenType<Value>
) -> Bool { false }

/// Of `value is Type`.
public func canFail<Value, Type>(
  type value: @autoclosure () throws -> Value,
  is type: WrittenType<Type>
) -> Bool { true }

/// Of `type(of: value) == Type.self`, where nothing inherits from it: it cannot fail.
public func canFail<Value>(
  typeOf value: @autoclosure () throws -> Value,
  is type: WrittenType<Value>
) -> Bool { false }

/// Of `type(of: value) == Type.self`, where the value may be of a class that inherits from it.
public func canFail<Value: AnyObject>(
  typeOf value: @autoclosure () throws -> Value,
  is type: WrittenType<Value>
) -> Bool { true }

/// Of `type(of: value) == Type.self`, where it may be something else.
public func canFail<Value, Type>(
  typeOf value: @autoclosure () throws -> Value,
  is type: WrittenType<Type>
) -> Bool { true }
