import HeadlessCore

/// Surroundings that several previews share.
@MainActor public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View

  typealias Content = PreviewModifierContent

  /// Makes what the previews share, once for all of them.
  static func makeSharedContext() async throws -> Self.Context

  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws -> Context { () }
}

/// The preview that is modified.
public struct PreviewModifierContent {
  let content: AnyView
}

extension PreviewModifierContent: View {
  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The first modifier is the innermost.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    let box = Confined(modifier)
    return PreviewTrait(wrap: { content in SharedContexts.modified(content, by: box.value) })
  }
}

/// What previews share, made when the first one asks.
@MainActor private enum SharedContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  static func modified<Modifier: PreviewModifier>(_ content: AnyView, by modifier: Modifier) -> AnyView {
    guard let context = context(of: Modifier.self) else { return content }
    return AnyView(modifier.body(content: PreviewModifierContent(content: content), context: context))
  }

  private static func context<Modifier: PreviewModifier>(of type: Modifier.Type) -> Modifier.Context? {
    if let known = made[ObjectIdentifier(type)] as? Modifier.Context { return known }
    var problem = "waits for something that does not come while nothing else runs"
    // Runs until it waits, which what is made of samples does not do.
    _ = _Concurrency.Task.immediate { @MainActor in
      do { made[ObjectIdentifier(type)] = try await type.makeSharedContext() } catch { problem = "fails: \(error)" }
    }
    let context = made[ObjectIdentifier(type)] as? Modifier.Context
    if context == nil {
      Graph.note(.unsupported, "\(type).makeSharedContext() \(problem). The preview is shown without it.")
    }
    return context
  }
}
