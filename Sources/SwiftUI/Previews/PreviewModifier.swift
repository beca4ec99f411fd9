import HeadlessCore

/// Surroundings that several previews share.
@MainActor public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View

  typealias Content = PreviewModifierContent

  /// Makes what the previews on one host share, once for all of them.
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

/// What the previews on one host share, made when the first one asks.
///
/// Apple's canvas keeps it for as long as it shows previews. Here it is gone with its host, so that no check finds what
/// another one did to it.
@MainActor private final class SharedContexts {
  private static let slot = -7

  private var made: [ObjectIdentifier: Any] = [:]

  /// Those of the host at work; where there is none, nobody shares them.
  private static var current: SharedContexts {
    guard let place = Graph.current?.rootIdentity else { return SharedContexts() }
    return place.slot(slot, as: SharedContexts.self) { SharedContexts() }
  }

  static func modified<Modifier: PreviewModifier>(_ content: AnyView, by modifier: Modifier) -> AnyView {
    guard let context = current.context(of: Modifier.self) else { return content }
    return AnyView(modifier.body(content: PreviewModifierContent(content: content), context: context))
  }

  private func context<Modifier: PreviewModifier>(of type: Modifier.Type) -> Modifier.Context? {
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
