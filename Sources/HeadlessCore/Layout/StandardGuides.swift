import Foundation

private enum Leading {}
private enum CenterX {}
private enum Trailing {}
private enum Top {}
private enum CenterY {}
private enum Bottom {}
private enum FirstBaseline {}
private enum LastBaseline {}

/// The guides that every view has.
extension AlignmentGuide {
  package static let leading = horizontal(Leading.self) { _ in 0 }
  package static let centerX = horizontal(CenterX.self) { $0.size.width / 2 }
  package static let trailing = horizontal(Trailing.self) { $0.size.width }
  package static let top = vertical(Top.self) { _ in 0 }
  package static let centerY = vertical(CenterY.self) { $0.size.height / 2 }
  package static let bottom = vertical(Bottom.self) { $0.size.height }
  package static let firstTextBaseline = vertical(FirstBaseline.self, .first) { $0.size.height }
  package static let lastTextBaseline = vertical(LastBaseline.self, .last) { $0.size.height }

  private static func horizontal(
    _ key: any Any.Type,
    _ value: @escaping @Sendable (Dimensions) -> CGFloat
  ) -> AlignmentGuide {
    AlignmentGuide(key: ObjectIdentifier(key), axis: .horizontal, defaultValue: value)
  }

  private static func vertical(
    _ key: any Any.Type,
    _ combination: Combination = .average,
    _ value: @escaping @Sendable (Dimensions) -> CGFloat
  ) -> AlignmentGuide {
    AlignmentGuide(key: ObjectIdentifier(key), axis: .vertical, combination: combination, defaultValue: value)
  }
}
