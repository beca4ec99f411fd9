/// Something that reads values out of data, such as JSON.
///
/// Packages that ask whether there is a module of this name, and find this one, look for it.
public protocol TopLevelDecoder<Input> {
  associatedtype Input

  func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

/// Something that writes values as data.
public protocol TopLevelEncoder<Output> {
  associatedtype Output

  func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}
