import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// One fact about SwiftUI that the runtime must show, and where the fact comes from.
struct Golden: Sendable, CustomTestStringConvertible {
  /// Where a fact was read.
  enum Source: Sendable, Equatable {
    /// The path of a page of Apple's documentation under `documentation/swiftui/`, and what it says, in short.
    case apple(String, says: String)
    /// Observed by others and written down, at an address.
    case observed(String, says: String)
    /// Follows from how the runtime's authors understand SwiftUI; nobody has held it against a device.
    case unverified
  }

  let name: String
  let source: Source
  let expected: String
  let measure: @MainActor @Sendable () throws -> String

  init(
    _ name: String,
    _ source: Source,
    _ expected: String,
    measure: @escaping @MainActor @Sendable () throws -> String
  ) {
    self.name = name
    self.source = source
    self.expected = expected
    self.measure = measure
  }

  var testDescription: String { name }

  var isVerified: Bool { source != .unverified }
}

extension CGFloat {
  /// Two decimals, no trailing zeros.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}

extension CGRect {
  /// `x y width height`.
  var short: String { [minX, minY, width, height].map(\.short).joined(separator: " ") }
}

/// The size that a view chooses on a screen of 100 by 100 points.
@MainActor func size(_ view: some View, of screen: CGSize = CGSize(width: 100, height: 100)) throws -> String {
  let size = try host(view, size: screen).size
  return "\(size.width.short) \(size.height.short)"
}

/// The frame of the first view of a type on a screen of 100 by 100 points, in the space of the outermost view.
@MainActor func frame<V: View>(
  _ type: V.Type,
  at index: Int = 0,
  in surroundings: Surroundings = Surroundings(),
  _ view: some View
) throws -> String {
  let hosted = try host(view, size: CGSize(width: 100, height: 100), in: surroundings)
  let found = hosted.findAll(type)
  try #require(found.count > index, "there are \(found.count) views of the type \(type)")
  return found[index].frame.short
}

/// A square of 10 by 10 points that shapes are made of in these tables.
struct Box: View {
  var width: CGFloat = 10
  var height: CGFloat = 10

  var body: some View { Color.red.frame(width: width, height: height) }
}
