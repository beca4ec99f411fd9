import HeadlessCore

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified = 0
  case h1 = 1
  case h2 = 2
  case h3 = 3
  case h4 = 4
  case h5 = 5
  case h6 = 6
}

/// What a text is, so that it is read well.
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

/// Whether a view answers touches itself while VoiceOver runs.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The part that a label plays in a pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

extension View {
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility(changing: { $0.addedTraits = .isHeader })
      .notShown(level == .unspecified ? nil : "accessibilityHeading(_:) makes a header here; its level is not kept.")
  }

  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    notShown("accessibilityInputLabels(_:) changes nothing here: nobody speaks to the host.")
  }

  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    notShown("accessibilityInputLabels(_:) changes nothing here: nobody speaks to the host.")
  }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> some View where S: StringProtocol {
    notShown("accessibilityInputLabels(_:) changes nothing here: nobody speaks to the host.")
  }

  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    notShown("accessibilityTextContentType(_:) changes nothing here: the host does not speak.")
  }

  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    notShown("accessibilityIgnoresInvertColors(_:) changes nothing here: the host does not invert colours.")
  }

  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
  {
    notShown("accessibilityRespondsToUserInteraction(_:) changes nothing here.")
  }

  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    accessibility(changing: { if isDirectTouchArea { $0.addedTraits = .allowsDirectInteraction } })
      .notShown(options.isEmpty ? nil : "The options of accessibilityDirectTouch(_:options:) change nothing here.")
  }

  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    notShown("accessibilityShowsLargeContentViewer() shows nothing here.")
  }

  nonisolated public func accessibilityShowsLargeContentViewer<V>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View where V: View {
    notShown("accessibilityShowsLargeContentViewer(_:) shows nothing here.")
  }

  nonisolated public func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    unsupported("accessibilityLabeledPair(role:id:in:) does not join the pair here.")
  }

  nonisolated public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View
  where ID: Hashable {
    unsupported("accessibilityLinkedGroup(id:in:) does not join the group here.")
  }
}
