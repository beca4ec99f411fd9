public import Foundation
import HeadlessCore

/// Closes what the view is presented in. Nothing is presented here: the wish is in the log of findings.
@MainActor @preconcurrency public struct DismissAction {
  let perform: (() -> Void)?

  public func callAsFunction() {
    if let perform { return perform() }
    Graph.note(.notShown, "dismiss() was called outside of a presentation: nothing closes.")
  }
}

/// Opens an address.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    let name: String
    var other: URL?

    public static let handled = Result(name: "handled")
    public static let discarded = Result(name: "discarded")
    public static let systemAction = Result(name: "systemAction")

    public static func systemAction(_ url: URL) -> Result { Result(name: "systemAction", other: url) }
  }

  private let handler: ((URL) -> Result)?

  public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

  init() { handler = nil }

  /// Without a handler of the app's the host notes which address was opened.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    let result = handler?(url) ?? .systemAction
    guard result.name == "systemAction", let graph = Graph.current else { return }
    graph.log.append(.opened((result.other ?? url).absoluteString, time: graph.clock.now))
  }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    self(url)
    completion(true)
  }
}

/// Loads content anew.
@MainActor @preconcurrency public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

/// Whether a view is shown by another, and the way to close it.
public struct PresentationMode {
  public internal(set) var isPresented: Bool = false
  let close: () -> Void

  public mutating func dismiss() {
    isPresented = false
    close()
  }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey { static var defaultValue: Confined<(() -> Void)?> { Confined(nil) } }

  var dismissal: (() -> Void)? {
    get { self[DismissKey.self].value }
    set { self[DismissKey.self] = Confined(newValue) }
  }

  @MainActor public var dismiss: DismissAction { DismissAction(perform: dismissal) }

  public var isPresented: Bool { dismissal != nil }

  public var presentationMode: Binding<PresentationMode> {
    let close = dismissal
    return Binding(
      get: { PresentationMode(isPresented: close != nil) { close?() } },
      set: { _ in }
    )
  }

  @Entry public var openURL: OpenURLAction = OpenURLAction()
  @Entry public var refresh: RefreshAction? = nil
}
