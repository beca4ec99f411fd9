/// The words of Swift that say the same everywhere.
enum ConstantWords {
  static func isConstant(_ word: String) -> Bool {
    isLiteral(word) || types.contains(word) || values.contains(word) || prefixes.contains(word)
  }

  static let types: Set<String> = [
    "Bool", "Int", "Double", "String", "Optional", "Swift", "Set", "Array", "Dictionary", "Character", "Float",
    "CGFloat",
    "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  /// What the standard library says of a constant is one.
  static let members: Set<String> = [
    "count", "isEmpty", "contains", "first", "last", "map", "compactMap", "flatMap", "filter", "reduce", "allSatisfy",
    "sorted", "reversed", "min", "max", "joined", "split", "prefix", "suffix", "dropFirst", "dropLast", "enumerated",
    "indices", "startIndex", "endIndex", "keys", "values", "union", "intersection", "subtracting", "isSubset",
    "isSuperset", "isDisjoint", "uppercased", "lowercased", "hasPrefix", "hasSuffix", "description", "magnitude",
    "isMultiple", "rounded", "squareRoot", "advanced", "distance", "zero", "pi", "infinity", "nan", "isNaN", "isFinite",
    "random", "some", "none", "forEach", "firstIndex", "lastIndex", "index", "randomElement", "shuffled", "lazy",
    "elementsEqual", "starts", "lexicographicallyPrecedes", "symmetricDifference", "isStrictSubset",
    "isStrictSuperset", "mapValues", "compactMapValues", "utf8", "utf16", "unicodeScalars", "signum", "bitWidth",
    "nonzeroBitCount", "lowerBound", "upperBound", "clamped", "relative", "quotientAndRemainder", "truncatingRemainder",
    // Of Foundation's values.
    "components", "trimmingCharacters", "replacingOccurrences", "distantPast", "distantFuture", "now",
    "timeIntervalSince", "timeIntervalSince1970", "timeIntervalSinceReferenceDate", "timeIntervalSinceNow",
    "addingTimeInterval", "uuidString", "absoluteString", "scheme", "absoluteURL", "whitespaces",
    "whitespacesAndNewlines", "decode", "encode", "insetBy", "intersects",
  ]
  /// What values of Foundation say of themselves, and their types do not: `CGFloat.width` is the components'.
  static let measures: Set<String> = [
    "minX", "midX", "maxX", "minY", "midY", "maxY", "width", "height", "x", "y",
  ]
  /// What it makes of a value of the block's own.
  static let changes: Set<String> = [
    "append", "insert", "remove", "removeFirst", "removeLast", "popLast", "swapAt", "formUnion", "removeAll",
    "toggle", "sort", "reverse", "rawValue", "allCases", "hashValue", "self", "init",
  ]
  /// What they say of constants is one.
  static let functions: Set<String> = [
    "max", "min", "abs", "zip", "stride", "repeatElement", "sequence", "type", "print", "debugPrint",
    "sqrt", "pow", "floor", "ceil", "round", "cbrt", "hypot", "fabs", "fmod", "strlen", "strcmp",
    // What the process is, no component changes.
    "getpid", "getppid", "getuid", "geteuid", "getgid", "getegid",
  ]
  /// The labels of what the standard library says or makes of a constant: `split(separator: ",")`. Others may be the components' own.
  static let labels: Set<String> = [
    "of", "by", "in", "where", "while", "separator", "repeating", "count", "radix", "into", "from", "to", "through",
    "with", "at", "offsetBy", "describing", "reflecting", "decoding", "grouping", "exactly", "clamping",
    "truncatingIfNeeded", "bitPattern", "maxSplits", "omittingEmptySubsequences", "after", "before", "using",
    "uniqueKeysWithValues", "separatedBy", "minimumCapacity", "upTo", "keepingCapacity",
  ]
  /// The labels of what Foundation makes of such. A component may well have a `size` of its own: it is none of these.
  static let ofFoundation: Set<String> = [
    "width", "height", "x", "y", "dx", "dy", "string", "uuidString", "format", "timeInterval",
    "timeIntervalSince1970", "timeIntervalSinceNow", "timeIntervalSinceReferenceDate",
  ]
  /// The values of the standard library and of Foundation that hold nothing but what they are made of.
  static let values: Set<String> = [
    "Date", "UUID", "URL", "Data", "Decimal", "CharacterSet", "IndexSet", "IndexPath", "DateComponents", "DateInterval",
    "JSONEncoder", "JSONDecoder", "CGSize", "CGPoint", "CGRect", "CGVector", "ContinuousClock", "SuspendingClock",
    "Duration", "Substring", "ClosedRange", "Range", "ArraySlice", "AnyHashable",
  ]
  static let prefixes: Set<String> = ["as", "is", "return", "try", "await"]
  /// What says no more than where it stands.
  static let places: Set<String> = ["#line", "#column", "#file", "#fileID", "#filePath", "#function"]
  /// Others may be the components' own.
  static let operators: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "!", "+", "-", "*", "/", "%", "&", "|", "^", "~", "<<",
    ">>", "??", "?", "...", "..<", ".", "~=", "&+", "&-", "&*", "&<<", "&>>",
  ]
  /// What comparing an expression with itself comes to.
  static let ofEquals: [String: Bool] = [
    "==": true, "===": true, "<=": true, ">=": true, "!=": false, "!==": false, "<": false, ">": false,
  ]

  static func isLiteral(_ word: String) -> Bool {
    word.first.map { ("0"..."9").contains($0) } == true || constants.contains(word)
  }

  /// `false`, `Bool(false)`, without their parentheses.
  static func areFalse(_ said: [String]) -> Bool { said == ["false"] || said == ["Bool", "false"] }

  private static let constants: Set<String> = ["true", "false", "nil"]
}
