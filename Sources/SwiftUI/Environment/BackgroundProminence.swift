/// How strong what is behind a view is: that of a chosen row may be strong.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  public static let standard = BackgroundProminence(isIncreased: false)
  public static let increased = BackgroundProminence(isIncreased: true)
}
