/// What of a text is selected, or where its cursor stands.
public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: TextSelection.Indices
  public var affinity = TextSelectionAffinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// To which side of a place between two lines a cursor belongs.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic
  case upstream
  case downstream
}

extension View {
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    notShown("textSelectionAffinity(_:) changes nothing here: fields show no cursor.")
  }
}

extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) where S: StringProtocol {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension TextField where Label: View {
  nonisolated public init(
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
    content.selection = selection
  }
}

extension TextEditor {
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
    self.selection = selection
  }
}
