public import UIKit

/// An app: scenes with views. Apps do not run here; their views are hosted one by one.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() {
    // There is no screen to wait at, and an app that seems to have run would be a lie.
    fatalError("Apps do not run here: host the views of \(Self.self) in checks.")
  }
}

/// A part of an app's interface.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@_spi(Primitive) extension Scene where Body == Never {
  public var body: Never {
    // Reached only when somebody calls `body` of a primitive scene by hand, which traps on Apple's systems too.
    fatalError("\(Self.self) is a primitive scene: it has no body.")
  }
}

/// Windows with the same views.
public struct WindowGroup<Content: View> {
  let views: () -> Content
}

extension WindowGroup: Scene {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: @escaping () -> Content) { views = content }

  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) { views = content }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    views = content
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
    views = content
  }
}

/// Builds scenes out of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }

  public static func buildBlock<First, each Rest>(_ first: First, _ rest: repeat each Rest) -> some Scene
  where First: Scene, repeat each Rest: Scene {
    first
  }
}

extension Scene {
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
  where V: Equatable {
    self
  }

  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    self
  }

  nonisolated public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject { self }

  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }
}

/// The delegate of the app, for which there is no app here.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  public var wrappedValue: DelegateType {
    // Reached only from inside an app, which does not run here.
    fatalError("Apps do not run here: there is no \(DelegateType.self).")
  }
}
